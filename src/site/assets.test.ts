import { mkdtempSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HttpReply } from '#src/http/request-and-reply.ts'
import type { Site } from '#src/http/site.ts'
import { projectRoot } from '#src/project-root.ts'
import { compileAssets, type Manifest } from '#src/scripts/compile-assets.mjs'
import { assetsIn } from './assets.ts'

const root = mkdtempSync(path.join(tmpdir(), 'octavo-assets-'))
const { assets, assetsOf } = assetsIn(path.join(root, 'dist', 'assets'))
const reported: unknown[] = []
// All of a site that a file needs.
const site = {
  publicUrl: 'https://example.org',
  report: (_id: string, _request: object, error: unknown) => reported.push(error),
} as unknown as Site

const ask = async (name: string, headers: Record<string, string> = {}, method = 'GET'): Promise<HttpReply> =>
  assets.respond(
    { method, url: `/assets/${name}`, header: (key) => headers[key], body: async () => new Uint8Array(), client: '' },
    site,
  )

describe('the assets of the pages', () => {
  let manifest: Manifest

  beforeAll(async () => {
    expect(assetsOf).toThrow(/npm start/)
    expect((await ask('site.css')).status).toBe(500)
    expect(reported).toHaveLength(1)
    await cp(path.join(projectRoot, 'src/ui'), path.join(root, 'src/ui'), { recursive: true })
    manifest = await compileAssets(root)
  })
  afterAll(() => rmSync(root, { recursive: true }))

  it('have the same names however often they are made', async () => {
    expect(await compileAssets(root)).toEqual(manifest)
  })

  it('are kept by readers for ever', async () => {
    const { status, headers } = await ask(manifest.stylesheet)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    })
  })

  it('come in the form a reader takes, each form with a validator of its own', async () => {
    const plain = await ask(manifest.script)
    const br = await ask(manifest.script, { 'accept-encoding': 'gzip, br' })
    const gzip = await ask(manifest.script, { 'accept-encoding': 'gzip' })
    expect(brotliDecompressSync(br.body as Buffer)).toEqual(plain.body)
    expect(gunzipSync(gzip.body as Buffer)).toEqual(plain.body)
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
    const again = await ask(manifest.script, { 'accept-encoding': 'br', 'if-none-match': br.headers.etag as string })
    expect([again.status, again.body]).toEqual([304, null])
  })

  it('leave fonts as they are: they are compressed within', async () => {
    const { headers } = await ask(manifest.fonts[0] as string, { 'accept-encoding': 'gzip, br' })
    expect(headers['content-type']).toBe('font/woff2')
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
  })

  it('are all there that the stylesheet and the head of a page name', async () => {
    const { stylesheet, scripts, whole, rare, preloads, early, script } = assetsOf()
    const fonts = Object.values(preloads).flatMap((own) => own.map(({ href }) => href))
    for (const address of [stylesheet, scripts, ...Object.values(whole), rare, early, script, ...fonts])
      expect((await ask(address.slice('/assets/'.length))).status, address).toBe(200)
    const { body } = await ask(manifest.stylesheet)
    for (const [, name = ''] of String(body).matchAll(/url\("?\.\/([^")]+)"?\)/g))
      expect((await ask(name)).status, name).toBe(200)
  })

  it('are those files and no others', async () => {
    const others = [
      '',
      'manifest.json',
      `${manifest.script}.br`,
      '../manifest.json',
      '..%2fpackage.json',
      'constructor',
    ]
    for (const name of others) expect((await ask(name)).status, name).toBe(404)
    const { status, headers } = await ask(manifest.script, {}, 'POST')
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(await ask(manifest.script, {}, 'HEAD')).toMatchObject({ status: 200, body: null })
  })

  it('are small: what runs before a page is drawn under 300 bytes, the rest under 5 kB of script and 12.5 of style', async () => {
    const sizeOf = async (name: string, headers = {}) => Number((await ask(name, headers)).headers['content-length'])
    expect(await sizeOf(manifest.early)).toBeLessThan(300)
    expect(await sizeOf(manifest.script, { 'accept-encoding': 'br' })).toBeLessThan(5000)
    expect(await sizeOf(manifest.stylesheet, { 'accept-encoding': 'br' })).toBeLessThan(12_500)
  })
})
