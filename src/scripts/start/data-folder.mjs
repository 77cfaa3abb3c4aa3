/** The data folder, which one start or one npm command holds at a time. */
import { takeLock, whoHolds } from '../../supervisor/lock.mjs'

/**
 * Takes the folder of DATA_DIR, or throws an Error of one line, a LockHeld where another process has it. `command` names the npm command
 * that takes it; a start adds the `address` of Octavo instead, for the message of a refusal.
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
