/** Whether an error says that the database is away. */

/** Errors of node:net and node:dns when there is nobody to talk to. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOENT',
])

/**
 * SQLSTATE of a server that is stopping, starting, recovering, too slow, read-only for now, without room on its disk or in memory,
 * or full, and of one that knows us or our database no more. PostgreSQL manual, appendix A.
 */
const serverCodes = new Set([
  '3D000',
  '28000',
  '28P01',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53100',
  '53200',
  '53300',
  '53400',
  '57014',
  '58030',
  '25006',
])

/** Messages of node-postgres for a connection that broke or did not come about; they carry no code. */
const driverMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
]

/** Whether this error says that the database cannot be reached for the moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // The server ends or refuses the connection, for whatever reason.
  if ('severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC')) return true
  if (networkCodes.has(code) || serverCodes.has(code) || code.startsWith('08')) return true
  if (driverMessages.some((message) => error.message.startsWith(message))) return true
  return error.cause !== undefined && isDatabaseAway(error.cause)
}
