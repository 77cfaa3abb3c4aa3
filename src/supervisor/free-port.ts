/** Finding a free port on the loopback. */
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Ports below the range that Linux and macOS use for outgoing connections, so that none of these takes one by chance. */
const range = [15_432, 32_000] as const

/** A port on 127.0.0.1 that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = randomInt(...range)
    if (await isFree(port)) return port
  }
  throw new Error('No free port was found on 127.0.0.1.')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
