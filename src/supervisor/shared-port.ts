/**
 * A port that children share. Their supervisor binds it, so that it outlives each of them: connections made while none runs wait in the
 * queue of the system for the next, instead of being refused. Node's own cluster closes the port with its last worker, and leaves
 * connections hanging that it was handing to a worker that died.
 */
import type { SendHandle } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import net from 'node:net'
import { getSystemErrorName } from 'node:util'

/** `handle` is sent to a child, which then listens on it. */
export type SharedPort = { handle: SendHandle; close(): void }

type Bound = { close(): void }

/** The function by which Node's cluster binds a port. It has no public name; a public `net.Server` would take connections itself. */
const { _createServerHandle: bindHandle } = net as unknown as {
  _createServerHandle(address: string, port: number, family: 4 | 6): Bound | number
}

/** Binds a port, without listening yet. Throws an Error where the system refuses. */
export async function bindPort(host: string, port: number): Promise<SharedPort> {
  const { address, family } = await lookup(host)
  const bound = bindHandle(address, port, family === 6 ? 6 : 4)
  if (typeof bound === 'number') throw new Error(`${host}:${port} cannot be listened on: ${getSystemErrorName(bound)}`)
  // A bound handle is the inner handle of a Node server, and can be sent like one.
  return { handle: bound as unknown as SendHandle, close: () => bound.close() }
}
