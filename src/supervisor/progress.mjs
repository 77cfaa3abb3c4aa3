/** What the person who typed `npm start` sees. On a terminal one line moves; elsewhere a line now and then. */
import { stripVTControlCharacters } from 'node:util'

/** An error; of a failed program, with its last lines. @typedef {Error & { lastWords?: string }} Failure */

/**
 * What the person who typed `npm start` sees.
 * @typedef {object} Progress
 * @property {<T>(title: string, work: (detail: (words: string) => void) => Promise<T>) => Promise<T>} step
 * @property {(line: string) => void} note
 * @property {(error: unknown) => void} fail
 */

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const quietMilliseconds = 1000
const periodMilliseconds = 10_000

/**
 * Gives `step(title, work)`, which shows `title` and the seconds while `work(detail)` runs and passes its result on
 * (`detail` shows a few words beside the title), `note(line)` and `fail(error)`.
 * @param {NodeJS.WriteStream} stream
 * @returns {Progress}
 */
export function createProgress(stream = process.stdout) {
  const isLive = Boolean(stream.isTTY) && process.env.TERM !== 'dumb'
  const erase = () => isLive && stream.write('\r\u001b[2K')

  /** @type {Progress['step']} */
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
    note: (line) => void stream.write(`  ${line}\n`),
    /** One clear line first; then, where a program failed, its last lines. */
    fail(error) {
      const { message, stack, lastWords } = /** @type {Failure} */ (error)
      process.stderr.write(`\n${message}\n`)
      if (['debug', 'trace'].includes(process.env.LOG_LEVEL ?? '')) process.stderr.write(`${stack}\n`)
      if (lastWords) process.stderr.write(`\nIts last lines:\n${lastWords.replace(/^/gm, '    ')}\n`)
    },
  }
}
