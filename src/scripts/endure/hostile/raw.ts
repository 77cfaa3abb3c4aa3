/** Sends raw bytes to a port, which no HTTP client would send, and reads the answer. */
import { connect } from 'node:net'

/** What came back. `isOpen`: after all this time neither an answer nor the end of the connection. */
export type RawReply = { text: string; statuses: number[]; isOpen: boolean; ms: number }

/** How long nothing has to come for an answer to be over. */
const CALM_MS = 400

/** Sends this and reads until the connection ends, or nothing more comes after an answer. */
export function sendRaw(port: number, bytes: string | Buffer, mostMs = 20_000): Promise<RawReply> {
  const begin = performance.now()
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let calm: NodeJS.Timeout | undefined
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const end = (isOpen: boolean) => {
      clearTimeout(calm)
      clearTimeout(late)
      socket.destroy()
      const text = Buffer.concat(chunks).toString('latin1')
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)].map(([, status]) => Number(status))
      resolve({ text, statuses, isOpen, ms: performance.now() - begin })
    }
    const late = setTimeout(() => end(chunks.length === 0), mostMs)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      clearTimeout(calm)
      calm = setTimeout(() => end(false), CALM_MS)
    })
    // A refused connection may be cut off before everything is written.
    socket.on('error', () => end(false))
    socket.on('close', () => end(false))
  })
}
