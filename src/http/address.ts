/** The addresses of the API: which service and which part of it a path names. */
import { raise } from '#src/errors.ts'
import { findService, type ServiceId, services } from '#src/services.ts'
import { nearest } from '#src/text/nearest.ts'

export const apiPath = '/api/v1'

/** `name` is a tool's, or `openapi.json`, or empty for the index. */
export type ApiAddress = { service: ServiceId; name: string }

/** Whether an address is the API's, of a service that exists or not: `/<anything>/api/v1` and all below it. */
export function isApiUrl(url: string): boolean {
  const start = url.indexOf('/', 1)
  if (start < 0 || !url.startsWith(apiPath, start)) return false
  const next = url[start + apiPath.length]
  return next === undefined || next === '/' || next === '?'
}

/**
 * What the path of an API address names. One slash at the end changes nothing. Raises `unknown_service` with the nearest
 * names, and `unknown_tool` below a tool.
 */
export function readAddress(url: string): ApiAddress {
  const path = decodedPath(url)
  const start = path.indexOf('/', 1)
  const service = findService(path.slice(1, start))
  if (!service) unknownService(path.slice(1, start))
  const name = path.slice(start + apiPath.length + 1, path.endsWith('/') ? -1 : undefined)
  if (name.includes('/')) raise('unknown_tool', 'There is nothing below the address of a tool.')
  return { service: service.id, name }
}

/** The path of an address with its percent-encoding undone; as it is where that is not UTF-8. */
export function decodedPath(url: string): string {
  const path = url.slice(0, endOfPath(url))
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The query string of an address, without its question mark. */
export const queryOf = (url: string): string => url.slice(endOfPath(url) + 1)

const endOfPath = (url: string): number => {
  const question = url.indexOf('?')
  return question < 0 ? url.length : question
}

function unknownService(name: string): never {
  const shown = name.slice(0, 60)
  const paths = services.map(({ path }) => path)
  raise('unknown_service', `There is no service "${shown}". There are: ${paths.join(', ')}.`, {
    nearest: nearest(shown, paths),
  })
}
