/** The surroundings of a house, on this machine: outlets with feeds, cited pages, and a CDN that is told what to forget. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { everythingKey } from '#src/read-model/surrogate-keys.ts'

/** Outlets with feeds, whose stories are told on demand. */
export type Town = {
  url: string
  /** Adds one more story to every feed. */
  tell(): void
  /** The addresses of all stories. */
  stories(): string[]
  /** Whether the CDN was told since this time, by `performance.now()`, to forget what this key finds, alone or along with more. */
  hasForgotten(key: string, sinceMs: number): boolean
  close(): Promise<void>
}

/** Outlets, by their numbers. */
export const outlets = [1, 2, 3] as const

/** How long a feed takes to answer, in milliseconds, so that processes are killed meanwhile. */
const FEED_MS = 400

/** Opens it on the loopback. */
export async function openTown(): Promise<Town> {
  const forgottenMs = new Map<string, number>()
  let told = 0
  let url = ''
  const story = (outlet: number, number: number) => `${url}/story/${outlet}-${number}`
  const numbers = () => Array.from({ length: told }, (_, index) => index + 1)
  const feed = (outlet: number) =>
    `<?xml version="1.0"?><rss version="2.0"><channel><title>Gazette ${outlet}</title>${numbers()
      .map((number) => {
        const when = new Date(Date.now() - (told - number) * 1000).toUTCString()
        return `<item><title>Story ${number} of ${outlet}</title><link>${story(outlet, number)}</link><pubDate>${when}</pubDate></item>`
      })
      .join('')}</channel></rss>`

  const server = createServer((incoming, outgoing) => {
    const address = incoming.url ?? '/'
    if (incoming.method === 'PURGE') {
      for (const key of String(incoming.headers['surrogate-key'] ?? '').split(' '))
        forgottenMs.set(key, performance.now())
      return void outgoing.end()
    }
    if (address === '/gone') return void outgoing.writeHead(404).end()
    const [, outlet] = /^\/feed\/(\d+)$/.exec(address) ?? []
    if (!outlet) return void outgoing.end('Here it is.')
    setTimeout(
      () => outgoing.writeHead(200, { 'content-type': 'application/rss+xml' }).end(feed(Number(outlet))),
      FEED_MS,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    tell: () => {
      told += 1
    },
    stories: () => outlets.flatMap((outlet) => numbers().map((number) => story(outlet, number))),
    hasForgotten: (key, sinceMs) =>
      [key, key.split('/', 2).join('/'), key.split('/', 1).join(), everythingKey].some(
        (one) => (forgottenMs.get(one) ?? 0) >= sinceMs,
      ),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
