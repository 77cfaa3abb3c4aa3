/** Whether a process lives, and since when. Plain JavaScript: it also runs before the dependencies are installed. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When a process started, as an opaque text that no later process with the same id shares; undefined when there is no
 * such process, or when it is a zombie.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function processStartTime(pid) {
  if (process.platform === 'linux') return fromProc(pid)
  const { stdout } = spawnSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { encoding: 'utf8' })
  const text = stdout?.trim()
  return text && !text.startsWith('Z') ? text.replace(/^\S+\s+/, '') : undefined
}

/** Linux, proc(5): field 3 is the state, field 22 the start in clock ticks since boot. @param {number} pid */
function fromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()}/${fields[19]}`
  } catch {
    return undefined
  }
}
