/** What the person who typed `npm start` sees. On a terminal one line moves; elsewhere a line now and then. */
import { stripVTControlCharacters } from 'node:util'

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const quietMilliseconds = 1000
const periodMilliseconds = 10_000

/**
 * Gives `step(title, work)`, which shows `title` and the seconds while `work(detail)` runs and passes its result on
 * (`detail` shows a few words beside the title), `note(line)` and `fail(error)`.
 */
export function createProgress(stream = process.stdout) {
  const isLive = Boolean(stream.isTTY) && process.env.TERM !== 'dumb'
  const erase = () => isLive && stream.write('\r\u001b[2K')

  async function step(title, work) {
    const begin = performance.now()
    const seconds = () => `${((performance.now() - begin) / 1000).toFixed(performance.now() - begin < 9950 ? 1 : 0)} s`
    let words = ''
    let ticks = 0
    const show = () => {
      if (isLive) {
        const line = `  ${frames[ticks++ % frames.length]} ${title}  ${seconds()}  ${words}`
        stream.write(`\r\u001b[2K${line.slice(0, (stream.columns || 80) - 1)}`)
      } else {
        stream.write(`  … ${title}  ${seconds()}${words && `  ${words}`}\n`)
      }
    }
    let timer = isLive ? setInterval(show, 100) : setTimeout(showNowAndThen, quietMilliseconds)
    function showNowAndThen() {
      show()
      timer = setTimeout(showNowAndThen, periodMilliseconds)
    }
    try {
      const result = await work((text) => {
        words = stripVTControlCharacters(String(text)).trim()
      })
      erase()
      stream.write(`  ✓ ${title}  ${seconds()}\n`)
      return result
    } catch (error) {
      erase()
      stream.write(`  ✗ ${title}  ${seconds()}\n`)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    step,
    note: (line) => stream.write(`  ${line}\n`),
    /** One clear line first; then, where a program failed, what it said last. */
    fail(error) {
      process.stderr.write(`\n${error.message}\n`)
      if (['debug', 'trace'].includes(process.env.LOG_LEVEL)) process.stderr.write(`${error.stack}\n`)
      if (error.lastWords) process.stderr.write(`\nIts last lines:\n${error.lastWords.replace(/^/gm, '    ')}\n`)
    },
  }
}
