/** The side of a child: the port that it is sent, the word that it answers, and when it is to end. Needs nothing but Node. */
import type { Server } from 'node:net'

/** The word that a child sends its supervisor when it answers. */
export const LISTENING = 'listening'

/** What a child is told by where the port that it listens on is sent to it. */
export const portIsSent = { PORT_IS_SENT: '1' }

/** Listens on the port that is sent, or else on the one given; tells the supervisor, where there is one, and then `whenListening`. */
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
  // Until it comes nothing else may keep this process alive: Node 24 ends one that only listens to its channel.
  process.channel?.ref()
  process.once('message', (_, shared) => {
    process.channel?.unref()
    server.listen(shared, tell)
  })
}

/** Calls this when the process is asked to stop, by a signal, or by the supervisor's end, even if it was killed. It may be called twice. */
export function whenAskedToStop(stop: () => void): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  if (process.channel) process.on('disconnect', stop)
}
