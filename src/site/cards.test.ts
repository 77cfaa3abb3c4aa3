import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { HttpReply } from '#src/http/request-and-reply.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { findService, type Service } from '#src/services.ts'
import type { EntryRecord } from '#src/ui/records.ts'
import { fewSite, requestOf } from '#test/few-site.ts'
import { cardImage, cards, topicCardImage } from './cards.ts'
import { openCatalogue } from './catalogue.ts'
import { openNetwork } from './network.ts'

const paper = [250, 248, 244]
const long = 'Honourable and very long name of a rose of the old gardens by the sea '

const few = fewSite({
  entries: [
    { resource: flowers, slug: 'rose', fields: { colors: ['red'], summary: 'A shrub.' } },
    { resource: flowers, slug: 'signs', fields: { name: '<b> & "co"', summary: 'A < B & C.' } },
    { resource: flowers, slug: 'long', fields: { name: long.repeat(3).slice(0, 120), summary: long.repeat(4) } },
    { resource: topics, slug: 'roses', fields: { kind: 'living-thing' } },
  ],
})
const { site, asked, failures } = few

const ask = (path: string, options: Parameters<typeof requestOf>[1] = {}, servedSite = site): Promise<HttpReply> =>
  Promise.resolve(cards.respond(requestOf(`/cards/${path}`, options), servedSite))

/** The colours of a card, at a place. */
async function pixelsOf(path: string) {
  const { body } = await ask(path)
  const { data, info } = await sharp(body as Buffer)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  /** Whether nothing is drawn from one place to another. */
  const isBlank = (left: number, top: number, right: number, bottom: number): boolean => {
    for (let y = top; y < bottom; y += 1) {
      const row = (y * info.width + left) * 3
      for (let at = 0; at < (right - left) * 3; at += 1)
        if (Math.abs((data[row + at] ?? 0) - (paper[at % 3] ?? 0)) > 3) return false
    }
    return true
  }
  return { ...info, isBlank }
}

describe('the card of an entry', () => {
  it('is a picture of the size that those who show it ask for', async () => {
    const { status, headers } = await ask('flowers/flowers/rose.png')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await pixelsOf('flowers/flowers/rose.png')).toMatchObject({ width: 1200, height: 630 })
  })

  it('has its catalogue above, its name and its line below, and its plate at the right', async () => {
    const { isBlank } = await pixelsOf('flowers/flowers/rose.png')
    expect(isBlank(64, 64, 664, 100), 'the name of the catalogue').toBe(false)
    expect(isBlank(0, 120, 728, 380), 'between them').toBe(true)
    expect(isBlank(64, 400, 664, 566), 'name and line').toBe(false)
    expect(isBlank(728, 0, 1200, 630)).toBe(false)
  })

  it.each(['rose', 'signs', 'long'])('keeps its margins free, and its words off the plate: %s', async (slug) => {
    const { isBlank } = await pixelsOf(`flowers/flowers/${slug}.png`)
    expect(isBlank(0, 0, 60, 630)).toBe(true)
    expect(isBlank(0, 0, 728, 56)).toBe(true)
    expect(isBlank(0, 574, 728, 630)).toBe(true)
    expect(isBlank(668, 0, 727, 630)).toBe(true)
  })

  it('is not compressed again, whatever a reader takes, and has a validator', async () => {
    const { headers } = await ask('flowers/flowers/rose.png', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers.etag).toMatch(/^"[\w-]{27}"$/)
    const again = await ask('flowers/flowers/rose.png', { headers: { 'if-none-match': String(headers.etag) } })
    expect([again.status, again.body]).toEqual([304, null])
    expect((await ask('topics/roses.png')).headers.etag).not.toBe(headers.etag)
  })

  it('is made once, and from what the entry says alone', async () => {
    await ask('flowers/flowers/rose.png')
    const before = asked.length
    const [one, other] = await Promise.all([ask('flowers/flowers/rose.png'), ask('flowers/flowers/rose.png?x=1')])
    expect(asked).toHaveLength(before)
    expect(Buffer.from(other.body as Buffer).equals(one.body as Buffer)).toBe(true)
    expect(failures).toEqual([])
  })

  it('differs with what the entry says and is', async () => {
    const bodies = await Promise.all(
      ['flowers/flowers/rose.png', 'flowers/flowers/signs.png', 'topics/roses.png'].map(async (path) =>
        String((await ask(path)).body),
      ),
    )
    expect(new Set(bodies).size).toBe(3)
  })

  it('is drawn though the one before it failed', async () => {
    const { site: fresh } = fewSite({ entries: [{ resource: flowers, slug: 'rose' }] })
    const replies = await Promise.all(
      ['flowers/flowers/tulip.png', 'flowers/flowers/rose.png', 'topics/nothing.png'].map((path) =>
        ask(path, {}, fresh),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual([404, 200, 404])
  })
})

it('is named in the head of a page with what it shows, in the words of its catalogue', () => {
  const catalogue = openCatalogue(findService('flowers') as Service, site, site.now())
  const record = { name: 'Rose', slug: 'rose' } as EntryRecord
  expect(cardImage(catalogue, flowers, record)).toEqual({
    src: 'https://octavo.example/cards/flowers/flowers/rose.png',
    alt: 'Rose, of Octavo Flowers, beside an ornament drawn from its facts.',
    ...{ width: 1200, height: 630 },
  })
  expect(topicCardImage(openNetwork(site, site.now()), { name: 'Roses', slug: 'roses' })).toEqual({
    src: 'https://octavo.example/cards/topics/roses.png',
    alt: 'Roses, of Octavo, beside an ornament.',
    ...{ width: 1200, height: 630 },
  })
})

it.each(['/cards/topics/roses.png', '/cards/x'])('%s is a card, if there is one', (url) => {
  expect(cards.takes(url)).toBe(true)
  expect(cards.takes(url.replace('/cards', '/card'))).toBe(false)
})
