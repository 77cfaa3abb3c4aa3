/** The guide for editors as pages of the admin, and its pictures. */
import { createElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { pageSeen, seen } from '#test/admin-views.ts'
import { type Chapter, chapters } from '../chapters.ts'
import { guideEndpoint } from '../endpoint.ts'
import { Guide } from './guide.tsx'
import { GuideLink } from './link.tsx'

vi.mock('@payloadcms/ui', async () => (await import('#test/admin-views.ts')).cmsInBrowsers)
vi.mock('@payloadcms/next/templates', async () => (await import('#test/admin-views.ts')).cmsFrame)

const ids = Object.keys(chapters) as Chapter[]
const [first, second, third] = ids as [Chapter, Chapter, Chapter, ...Chapter[]]
const last = ids.at(-1) as Chapter

const page = (...segments: string[]) =>
  pageSeen((asked) => Guide({ ...asked, params: { segments: ['guide', ...segments] } }), { user: { id: 1 } })
const waysOn = ({ html }: Awaited<ReturnType<typeof page>>) =>
  [...html.matchAll(/<a href="([^"]*)" rel="(prev|next)"/g)].map(([, address, way]) => [way, address])

describe('the guide', () => {
  it('begins with its first chapter, and leads to all in their order', async () => {
    const shown = await page()
    expect(shown.lines).toContain(chapters[first])
    const contents = shown.part('Chapters of the guide')
    expect(contents.links.filter(([, address]) => !address.startsWith('#'))).toEqual(
      ids.map((id) => [chapters[id], `/admin/guide/${id}`]),
    )
    expect(contents.current).toEqual([chapters[first]])
  })

  it('leads to the parts of the chapter that is open, and of no other', async () => {
    const shown = await page(second)
    const parts = shown.part('Chapters of the guide').links.filter(([, address]) => address.startsWith('#'))
    expect(parts.length).toBeGreaterThan(0)
    for (const [words, address] of parts) {
      expect(shown.html, address).toContain(`<h2 id="${address.slice(1)}">`)
      expect(shown.part('guide__text').lines).toContain(words)
    }
    const headings = shown.html.match(/<h2 id=/g)
    expect(parts).toHaveLength(headings?.length ?? 0)
  })

  it('leads from each chapter to the ones beside it', async () => {
    expect(waysOn(await page(first))).toEqual([['next', `/admin/guide/${second}`]])
    expect(waysOn(await page(second))).toEqual([
      ['prev', `/admin/guide/${first}`],
      ['next', `/admin/guide/${third}`],
    ])
    expect(waysOn(await page(last))).toEqual([['prev', `/admin/guide/${ids.at(-2)}`]])
  })

  it('says of what is no chapter that there is none, and still leads to all', async () => {
    for (const name of ['nothing', 'toString', '']) {
      const shown = await page(name)
      expect(shown.lines, name).toContain('There is no such chapter. Choose one of these.')
      expect(shown.part('Chapters of the guide').links).toHaveLength(ids.length)
      expect([shown.part('Chapters of the guide').current, waysOn(shown)]).toEqual([[], []])
    }
  })

  it('is reached from above the collections', async () => {
    expect((await seen(createElement(GuideLink))).links).toEqual([['Guide', '/admin/guide']])
  })
})

describe('a picture of the guide', () => {
  const asked = async (picture: unknown, user: object | null = { id: 1 }) => {
    const req = { user, routeParams: { picture }, t: (words: string) => words }
    return Promise.resolve()
      .then(() => guideEndpoint.handler(req as never))
      .catch(({ status }) => new Response(null, { status }))
  }

  it('is sent to who is signed in, to be kept by their browser alone', async () => {
    const [, name] = /src="\/cms\/api\/guide\/([^"]+)" width="\d+" height="\d+"/.exec((await page(first)).html) ?? []
    const { status, headers } = await asked(name)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(headers.get('cache-control')).toMatch(/^private/)
    expect((await asked(name, null)).status).toBe(403)
  })

  it('is none of another place, and none that there is not', async () => {
    for (const name of ['../README.md', '..%2fwriting.md', 'writing.md', 'none.webp', undefined])
      expect((await asked(name)).status, String(name)).toBe(404)
  })
})
