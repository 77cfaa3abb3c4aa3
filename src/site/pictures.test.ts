import { describe, expect, it, test } from 'vitest'
import type { HttpRequest } from '#src/http/request-and-reply.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { siteWith } from '#test/published.ts'
import { cards } from './cards.ts'
import { media } from './media.ts'

const asks = (url: string, method = 'GET'): HttpRequest => ({
  ...{ method, url, client: '' },
  header: () => undefined,
  body: async () => new Uint8Array(),
})

/** A site on which nobody shows a picture. */
const nobody = () =>
  siteWith([], {
    answers: [
      { to: 'shown', rows: () => [] },
      { to: 'picture', rows: () => [] },
    ],
  })

describe('pictures', () => {
  it('are what stands below their folder', () => {
    expect(media.takes('/media/rose.webp')).toBe(true)
    expect(media.takes('/mediation')).toBe(false)
  })

  test.each([
    '/media/..%2f..%2fetc%2fpasswd.png',
    '/media/folder/rose.png',
    '/media/.hidden.png',
    '/media/rose.svg',
    '/media/rose',
    '/media/a%5cb.png',
    '/media/a%00.png',
  ])('are never read at %s, nor is anybody asked for it', async (url) => {
    const { site, asked } = nobody()
    expect((await media.respond(asks(url), site)).status).toBe(404)
    expect(asked).toEqual([])
  })

  it('are public where an entry that is published shows them, and not else', async () => {
    const { site, asked, failures } = nobody()
    expect((await media.respond(asks('/media/rose%20one.webp'), site)).status).toBe(404)
    expect(asked.map(({ values }) => values.join())).toEqual(['/media/rose%20one.webp'])
    expect(failures).toEqual([])
  })

  it('are read and nothing else', async () => {
    const { site } = nobody()
    const refused = await media.respond(asks('/media/rose.webp', 'POST'), site)
    expect(refused).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, OPTIONS' } })
    expect(await media.respond(asks('/media/rose.webp', 'OPTIONS'), site)).toMatchObject({ status: 204, body: null })
  })
})

describe('cards', () => {
  test.each([
    '/cards/flowers/flowers/rose.jpg',
    '/cards/flowers/flowers/rose',
    '/cards/flowers/flowers/Rose.png',
    '/cards/flowers/nothing/rose.png',
    '/cards/nothing/flowers/rose.png',
    '/cards/flowers/flowers/deeper/rose.png',
    '/cards/topics/deeper/rose.png',
    '/cards/rose.png',
  ])('are not there at %s', async (url) => {
    const { site, asked, failures } = siteWith([])
    const reply = await cards.respond(asks(url), site)
    expect(reply.status).toBe(404)
    expect([asked, failures]).toEqual([[], []])
  })

  it('are read and nothing else, and there is none of what is not published', async () => {
    expect(await cards.respond(asks('/cards/flowers/flowers/rose.png', 'POST'), siteWith([]).site)).toMatchObject({
      status: 405,
    })
    const unpublished = siteWith([], { answers: [{ to: 'select', rows: () => [] }] })
    const reply = await cards.respond(asks(`/cards/flowers/${flowers.path}/rose.png`, 'HEAD'), unpublished.site)
    expect(reply).toMatchObject({ status: 404, body: null })
  })
})
