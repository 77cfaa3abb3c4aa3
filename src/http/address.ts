/** The addresses of the API: which service and which part of it a path names. */
import { raise } from '#src/errors.ts'
import { findService, network, type OwnerId, services } from '#src/services.ts'
import { nearest } from '#src/text/nearest.ts'

/** Where the API stands below a service or the network. */
export const apiPath = '/api/v1'

/** `name` is the name of a tool or of a document about the tools, such as `openapi.json`; empty for the index. */
export type ApiAddress = { surface: OwnerId; name: string }

/** Whether an address is one of the API: `/api/v1`, or `/<anything>/api/v1` even if there is no such service. */
export const isApiUrl = (url: string): boolean => isApiAt(url, 0) || isApiAt(url, url.indexOf('/', 1))

/** Whether the path of the API stands at this place of an address, as whole segments. */
function isApiAt(url: string, start: number): boolean {
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
  const start = isApiAt(path, 0) ? 0 : path.indexOf('/', 1)
  const surface = start === 0 ? network : (findService(path.slice(1, start)) ?? unknownService(path.slice(1, start)))
  const name = path.slice(start + apiPath.length + 1, path.endsWith('/') ? -1 : undefined)
  if (name.includes('/')) raise('unknown_tool', 'There is nothing below the address of a tool.')
  return { surface: surface.id, name }
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
