/** The data folder, which one start, or one command of npm, has at a time. */
import { takeLock, whoHolds } from '../../supervisor/lock.mjs'

/**
 * Takes the folder of DATA_DIR, or throws an Error of one line, a LockHeld where somebody has it. `command` says which command of
 * npm takes it, where it is no start; a start adds the `address` at which Octavo can be reached, for whoever is refused.
 * @param {string} folder
 * @param {{ command?: string }} [taker]
 */
export function takeDataFolder(folder, taker = {}) {
  return takeLock(folder, {
    name: 'start.lock',
    about: { ...taker },
    setting: 'DATA_DIR',
    refusal(holder) {
      const { command, address } = holder.about ?? {}
      const who = whoHolds(holder)
      if (command) return `${command} is at work on ${folder} (${who}). Wait until it is done.`
      return address
        ? `Octavo is already running on ${folder}: ${address} (${who}). Stop it first, or set DATA_DIR and PORT to run another.`
        : `Octavo is already being started on ${folder} (${who}). Wait for it, or set DATA_DIR and PORT to run another.`
    },
  })
}
