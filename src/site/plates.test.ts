import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { HttpReply } from '#src/http/request-and-reply.ts'
import type { Site } from '#src/http/site.ts'
import { storeOf } from '#src/read-model/store.ts'
import { plateStyle } from '#src/ui/cover/drawing.ts'
import { plateAddress } from '#src/ui/cover/plate-address.ts'
import { plates } from './plates.ts'

const rose = plateAddress({
  kind: 'blossom',
  path: 'flowers',
  slug: 'rose',
  accentHueDegrees: 5,
  said: { form: ['Rosa'], ink: ['red'] },
})

const store = storeOf({ of: () => null, areKnown: () => false, epoch: () => 0 }, 1_000_000)
// All of a site that a plate needs: a store, and no database behind it.
const site = { database: { store }, now: () => new Date(0), publicUrl: 'https://example.org' } as unknown as Site

const ask = async (url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<HttpReply> =>
  plates.respond({ method, url, header: (name) => headers[name], body: async () => new Uint8Array(), client: '' }, site)

describe('a plate', () => {
  it('is drawn without a database, and kept by readers for ever', async () => {
    const { status, headers, body } = await ask(rose)
    expect(status).toBe(200)
    expect(String(body)).toMatch(/^<svg /)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    })
  })

  it('may show its own style and do nothing, opened by itself', async () => {
    const { headers, body } = await ask(rose)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='; sandbox$/)
    expect(String(body)).toContain(`<style>${plateStyle}</style>`)
    expect(String(body)).not.toMatch(/style=|<script|href="(?!#)/)
  })

  it('comes compressed, under a validator of its own, and not twice', async () => {
    const plain = await ask(rose)
    const packed = await ask(rose, { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(packed.body as Buffer).toString()).toBe(String(plain.body))
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
    const again = await ask(rose, { 'accept-encoding': 'br', 'if-none-match': packed.headers.etag as string })
    expect([again.status, again.body]).toEqual([304, null])
  })

  it('has no body for HEAD, and takes no other method', async () => {
    expect(await ask(rose, {}, 'HEAD')).toMatchObject({ status: 200, body: null })
    const { status, headers } = await ask(rose, {}, 'POST')
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('is not there at another address', async () => {
    expect((await ask(`${rose}?x=1`)).status).toBe(404)
    expect((await ask('/plates/')).status).toBe(404)
  })
})
