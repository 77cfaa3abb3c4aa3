/**
 * A port that children share. It is bound by their supervisor and outlives every one: who connects while none is there waits in the
 * queue of the system for the next, instead of being refused. Node's own cluster gives the port up with its last worker, and
 * leaves hanging whom it was handing to a worker that died.
 */
import type { SendHandle } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import net from 'node:net'
import { getSystemErrorName } from 'node:util'

/** `handle` is what a child is sent, which then listens there. */
export type SharedPort = { handle: SendHandle; close(): void }

type Bound = { close(): void }

/** What Node's cluster binds a port with; it has no public name, and a server that is public would take connections itself. */
const { _createServerHandle: bindHandle } = net as unknown as {
  _createServerHandle(address: string, port: number, family: 4 | 6): Bound | number
}

/** Binds it; nobody listens yet. Throws an Error where the system refuses. */
export async function bindPort(host: string, port: number): Promise<SharedPort> {
  const { address, family } = await lookup(host)
  const bound = bindHandle(address, port, family === 6 ? 6 : 4)
  if (typeof bound === 'number') throw new Error(`${host}:${port} cannot be listened on: ${getSystemErrorName(bound)}`)
  // A bound handle is what a server of Node is made of, and is sent as one.
  return { handle: bound as unknown as SendHandle, close: () => bound.close() }
}
