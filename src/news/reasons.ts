/** Why a feed could not be read, in words for editors. */
import { FeedTrouble } from './feed-trouble.ts'

/** Reasons by Node's code of an error. */
const byCode: Readonly<Record<string, string>> = {
  ENOTFOUND: 'No host of that name is known.',
  EAI_AGAIN: 'The name of the host could not be looked up.',
  ECONNREFUSED: 'The server refuses the connection.',
  ECONNRESET: 'The connection broke off.',
  EPIPE: 'The connection broke off.',
  ERR_STREAM_PREMATURE_CLOSE: 'The connection broke off.',
  ETIMEDOUT: 'The server does not answer.',
  EHOSTUNREACH: 'The server cannot be reached.',
  ENETUNREACH: 'The server cannot be reached.',
  CERT_HAS_EXPIRED: 'The certificate of the server has expired.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the server is for another name.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the server is not to be trusted.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate of the server is not to be trusted.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The certificate of the server is not to be trusted.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of the server is not to be trusted.',
  HPE_HEADER_OVERFLOW: 'The headers of the answer are too long.',
}

/** Reasons by the beginning of the code, for kinds of errors with many codes. */
const byKind: readonly (readonly [start: string, reason: string])[] = [
  ['HPE_', 'The server does not answer as a web server does.'],
  ['EPROTO', 'No secure connection could be made.'],
  ['ERR_SSL', 'No secure connection could be made.'],
  ['ERR_TLS', 'No secure connection could be made.'],
  ['Z_', 'The feed is packed, and cannot be unpacked.'],
  ['ERR_BROTLI', 'The feed is packed, and cannot be unpacked.'],
  ['ERR__', 'The feed is packed, and cannot be unpacked.'],
]

const byStatus: Readonly<Record<number, string>> = {
  401: 'The server lets only its own readers have the feed (401).',
  403: 'The server does not let us have the feed (403).',
  404: 'There is no feed at the address any more (404).',
  410: 'There is no feed at the address any more (410).',
  429: 'The server wants to be asked less often (429).',
}

/** An error as a sentence that tells nothing about this machine. */
export function failureReasonOf(error: unknown): string {
  if (error instanceof FeedTrouble) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const kind = byKind.find(([start]) => code.startsWith(start))
  return byCode[code] ?? kind?.[1] ?? 'The feed could not be read.'
}

/** Whether an error says that this machine has no network, and nothing about the outlet. */
export const isWithoutNetwork = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN'].includes(String(error.code))

/** Whether an error says that the outlet was not reached. If none was, the trouble is on this machine. */
export const isUnreached = (error: unknown): boolean =>
  isWithoutNetwork(error) ||
  (error instanceof Error && 'code' in error && ['ENOTFOUND', 'EHOSTUNREACH'].includes(String(error.code)))

/** The reason for an HTTP status without a feed. */
export const reasonOfStatus = (status: number): string =>
  byStatus[status] ??
  (status >= 500 ? `The server has trouble of its own (${status}).` : `The server answers ${status}.`)
