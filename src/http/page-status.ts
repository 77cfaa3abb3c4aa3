/**
 * The status of a page. Next can answer 404 only with an empty body that a script fills in later; on our own server a page
 * sets the status itself and is readable without a script.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

type Outgoing = { statusCode: number }

/** Our own server and Next's bundles each load this module: what they share hangs on the global object. */
const shared = globalThis as typeof globalThis & { [key: symbol]: AsyncLocalStorage<Outgoing> | undefined }
const KEY = Symbol.for('octavo.page')

const pages = (): AsyncLocalStorage<Outgoing> => {
  const known = shared[KEY] ?? new AsyncLocalStorage<Outgoing>()
  shared[KEY] = known
  return known
}

/** Renders a page that may set the status of this answer. */
export const withPageStatus = <T>(outgoing: Outgoing, render: () => T): T => pages().run(outgoing, render)

/** Sets the status of the page being rendered. False where Next runs without our own server: then it cannot be set. */
export function setPageStatus(status: 404 | 500 | 503): boolean {
  const outgoing = pages().getStore()
  if (outgoing) outgoing.statusCode = status
  return outgoing !== undefined
}
