import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { sourcesOf } from '#src/read-model/parts.ts'
import { type Answer, answerOf } from '#tools/answer.ts'
import type { Lifetime } from './cache-control.ts'
import { replyWith } from './reply.ts'
import type { HttpReply, HttpRequest } from './request-and-reply.ts'

const LONG = 'A rose is a rose. '.repeat(40)
const lifetime: Lifetime = { cacheControl: 'public, max-age=60', cdn: null, cdnSeconds: 0 }
const about = { contentType: 'text/plain; charset=utf-8', lifetime }

const answer = (text = LONG): Answer =>
  answerOf(text, { varies: 'content', sources: sourcesOf('flowers', ['entries']) })

const asks = (headers: Readonly<Record<string, string>> = {}, method = 'GET'): HttpRequest => ({
  method,
  url: '/',
  header: (name) => headers[name],
  body: async () => new Uint8Array(),
  client: '',
})

const bytesOf = ({ body }: HttpReply): Buffer => body as Buffer

it('sends the bytes with what they are, how many, how long they are good, and their validator', async () => {
  const long = answer()
  const { status, headers, body } = await replyWith(long, asks(), { ...about, headers: { 'x-own': '1' } })
  expect(status).toBe(200)
  expect(String(body)).toBe(LONG)
  expect(headers).toEqual({
    'x-own': '1',
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=60',
    etag: long.etag,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(LONG.length),
  })
})

it('compresses for who takes it, each form with a validator of its own', async () => {
  const long = answer()
  const br = await replyWith(long, asks({ 'accept-encoding': 'gzip, br' }), about)
  const gzip = await replyWith(long, asks({ 'accept-encoding': 'gzip' }), about)
  expect(brotliDecompressSync(bytesOf(br)).toString()).toBe(LONG)
  expect(gunzipSync(bytesOf(gzip)).toString()).toBe(LONG)
  for (const [coding, { headers, body }] of [
    ['br', br],
    ['gzip', gzip],
  ] as const) {
    expect(headers).toMatchObject({
      'content-encoding': coding,
      'content-length': String((body as Buffer).length),
      etag: `${long.etag?.slice(0, -1)}-${coding}"`,
      vary: 'Accept-Encoding',
    })
  }
})

it('makes a form once, for all who wait for it and all who come later, and has it weighed', async () => {
  const long = answer()
  let weighed = 0
  long.grown = () => {
    weighed += 1
  }
  const taking = asks({ 'accept-encoding': 'br' })
  const both = await Promise.all([replyWith(long, taking, about), replyWith(long, taking, about)])
  const later = replyWith(long, taking, about)
  expect(later).not.toBeInstanceOf(Promise)
  expect(new Set([...both, later as HttpReply].map(bytesOf)).size).toBe(1)
  expect(weighed).toBe(1)
})

it('does not compress what would come out longer', async () => {
  const { headers } = await replyWith(answer('x'.repeat(199)), asks({ 'accept-encoding': 'br' }), about)
  expect(headers).not.toHaveProperty('content-encoding')
  const { headers: compressed } = await replyWith(answer('x'.repeat(200)), asks({ 'accept-encoding': 'br' }), about)
  expect(compressed['content-encoding']).toBe('br')
})

it('sends no body to who has the answer, in the form they would get', async () => {
  const long = answer()
  const validator = { 'if-none-match': String(long.etag) }
  const { status, headers, body } = await replyWith(long, asks(validator), about)
  expect([status, body]).toEqual([304, null])
  expect(headers).toMatchObject({ etag: long.etag, 'cache-control': 'public, max-age=60', vary: 'Accept-Encoding' })
  expect(headers).not.toHaveProperty('content-length')
  expect((await replyWith(long, asks({ ...validator, 'accept-encoding': 'gzip' }), about)).status, 'another form').toBe(
    200,
  )
  expect((await replyWith(long, asks(validator, 'POST'), about)).status, 'a POST is always answered').toBe(200)
})

it('goes by the time of change where the reply has one', async () => {
  const changed = 'Sun, 22 Nov 2026 12:00:00 GMT'
  const dated = { ...about, headers: { 'last-modified': changed } }
  expect((await replyWith(answer(), asks({ 'if-modified-since': changed }), dated)).status).toBe(304)
  expect((await replyWith(answer(), asks({ 'if-modified-since': changed }), about)).status).toBe(200)
})

it('has no body for HEAD, and the head of GET', async () => {
  const long = answer()
  const [head, get] = [await replyWith(long, asks({}, 'HEAD'), about), await replyWith(long, asks(), about)]
  expect(head).toEqual({ ...get, body: null })
})

it('says what else decides what is sent', async () => {
  expect((await replyWith(answer(), asks(), { ...about, vary: 'Accept' })).headers.vary).toBe('Accept-Encoding, Accept')
})

it('has no validator of what is drawn by chance', async () => {
  const drawn = answerOf(LONG, { varies: 'random', sources: [] })
  expect((await replyWith(drawn, asks({ 'if-none-match': '*' }), about)).status).toBe(200)
  for (const headers of [{}, { 'accept-encoding': 'br' }])
    expect((await replyWith(drawn, asks(headers), about)).headers).not.toHaveProperty('etag')
})

it('tells a CDN how long and by which keys, where there is one, and puts a head together anew when that changes', async () => {
  const long = answer()
  const told = (cdnSeconds: number) => ({ ...about, lifetime: { ...lifetime, cdn: 'fastly' as const, cdnSeconds } })
  const { headers } = await replyWith(long, asks(), told(90))
  expect(headers['surrogate-control']).toBe('max-age=90')
  expect(headers['surrogate-key']).toContain('flowers')
  expect((await replyWith(long, asks(), told(30))).headers['surrogate-control']).toBe('max-age=30')
  expect((await replyWith(long, asks(), about)).headers).not.toHaveProperty('surrogate-control')
  const minute = { ...about, lifetime: { ...lifetime, cacheControl: 'no-store' } }
  expect((await replyWith(long, asks(), minute)).headers['cache-control']).toBe('no-store')
})

it('says to those who count which answer was given', async () => {
  const request = asks()
  const long = answer()
  await replyWith(long, request, about)
  expect(request.answer).toBe(long)
})
