/** Why a job failed, in words for editors. */

/** Messages of the database and the network, and what they mean. */
const reasons: readonly (readonly [said: RegExp, words: string])[] = [
  [/ECONNREFUSED|connection terminated|terminating connection|shutting down|starting up/i, 'The database was away.'],
  [/statement timeout/i, 'The database took too long, and the run was stopped.'],
  [/deadlock detected|could not serialize/i, 'Something else was being written at the same moment.'],
  [/disk full|no space left/i, 'The disk is full.'],
  [/too many (clients|connections)|connection slots/i, 'The database has too many connections.'],
]

/** A sentence for a known message; else the message itself. */
export const plainReason = (detail: string): string =>
  reasons.find(([said]) => said.test(detail))?.[1] ?? (detail.trim() || 'It did not say why.')
