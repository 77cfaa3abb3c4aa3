/** The side of a child: it gets a port, tells that it answers, and learns when to end. Needs nothing but Node. */
import type { Server } from 'node:net'

/** The word that a child sends its supervisor when it answers. */
export const LISTENING = 'listening'

/** The environment of a child whose port is sent to it. */
export const portIsSent = { PORT_IS_SENT: '1' }

/** Listens on the port that is sent or, without one, on the given port; then calls `whenListening` and tells the supervisor, if any. */
export function listen(
  server: Server,
  { host, port }: { host: string; port: number },
  whenListening: () => void = () => {},
): void {
  const tell = () => {
    whenListening()
    process.send?.(LISTENING)
  }
  if (process.env.PORT_IS_SENT !== portIsSent.PORT_IS_SENT) return void server.listen(port, host, tell)
  // Until the port comes, the channel has to keep this process alive: Node 24 ends a process that only listens for messages.
  process.channel?.ref()
  process.once('message', (_, shared) => {
    process.channel?.unref()
    server.listen(shared, tell)
  })
}

/** Calls `stop` at a signal to stop, and when the supervisor ends, even if it was killed. It may be called twice. */
export function whenAskedToStop(stop: () => void): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  if (process.channel) process.on('disconnect', stop)
}
