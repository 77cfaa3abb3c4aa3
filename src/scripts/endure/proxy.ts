/** A TCP proxy that can be slow, go silent, and break. */
import { connect, createServer, type Socket } from 'node:net'

/** A way to a server that can be made slow, cut or silent. */
export type SlowProxy = {
  port: number
  /** Delay of every chunk, each way, in milliseconds. */
  delay(milliseconds: number): void
  /** Swallows everything without breaking connections; `false` lets later chunks pass again. */
  stall(isStalled: boolean): void
  /** Breaks every connection at once. */
  cut(): void
  /** Where it leads from now on. */
  lead(port: number): void
  close(): Promise<void>
}

/** Opens one on the loopback that leads to this port. */
export async function openProxy(target: number): Promise<SlowProxy> {
  const sockets = new Set<Socket>()
  let to = target
  let delayMs = 0
  let isStalled = false

  const pass = (from: Socket, into: Socket) => {
    sockets.add(from)
    from.on('data', (chunk) => {
      if (isStalled) return void from.pause()
      if (delayMs === 0) return void into.write(chunk)
      setTimeout(() => into.write(chunk), delayMs)
    })
    from.on('error', () => into.destroy())
    from.on('close', () => {
      sockets.delete(from)
      into.destroy()
    })
  }
  const server = createServer((incoming) => {
    const outgoing = connect(to, '127.0.0.1')
    pass(incoming, outgoing)
    pass(outgoing, incoming)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as { port: number }).port,
    delay: (milliseconds) => {
      delayMs = milliseconds
    },
    stall(stalled) {
      isStalled = stalled
      // A connection of which a part was swallowed is of no use any more.
      if (!stalled) cut()
    },
    cut,
    lead: (port) => {
      to = port
    },
    async close() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
