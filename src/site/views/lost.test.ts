import { describe, expect, it } from 'vitest'
import type { OctavoError } from '#src/errors.ts'
import { flowers, places } from '#src/read-model/resources/flowers.ts'
import { findService, type Service, services } from '#src/services.ts'
import { countryIn, type Few } from '#test/few-entries.ts'
import { pageOpened, readerOf } from '#test/reading-pages.ts'
import { openCatalogue } from '../catalogue.ts'
import { lostPage } from './lost.tsx'

const rose = (slug: string): Few => ({ resource: flowers, slug, fields: { countries: [countryIn('FR')] } })
const { site } = readerOf({
  entries: [
    ...['rose', 'rose-red', 'rose-white', 'rose-pink', 'rose-blue', 'rose-old', 'rose-new'].map(rose),
    { resource: places, slug: 'keukenhof', fields: { kind: 'field' } },
    { resource: flowers, slug: 'lily' },
  ],
})
const flowersOf = openCatalogue(findService('flowers') as Service, site, site.now())

type Told = { nearest?: string[]; suggestions?: OctavoError['suggestions']; waiting?: OctavoError['waiting'] }

const lost = async (asked: string, { nearest = [], suggestions = [], waiting = [] }: Told = {}, isOf = true) =>
  pageOpened(await lostPage(site, isOf ? flowersOf : null, asked, { nearest, suggestions, waiting }))
const suggestion = (name: string, slug: string, resource = 'flower') =>
  ({ name, slug, resource }) as unknown as OctavoError['suggestions'][number]

describe('a page that is not there', () => {
  it('says in words what was asked for', async () => {
    const page = await lost('no-such_thing')
    expect(page.head).toMatchObject({
      title: 'There is nothing called “no such thing”',
      description: 'There is nothing called “no such thing”',
      siteName: 'Octavo',
    })
    expect(page.head.canonical).toBeUndefined()
    expect(page.lines.slice(0, 2)).toEqual(['404', 'There is nothing called “no such thing”'])
  })

  it.each([
    ['', 'There is nothing here'],
    ['--__', 'There is nothing here'],
    ['a/b', 'There is nothing called “a b”'],
    ['<b>', 'There is nothing called “<b>”'],
    ['x\u0007\ufffdy', 'There is nothing called “x y”'],
    ['x'.repeat(80), `There is nothing called “${'x'.repeat(60)}”`],
    [`${'x'.repeat(59)}🌸`, `There is nothing called “${'x'.repeat(59)}”`],
  ])('of "%s" is called "%s"', async (asked, title) => {
    expect((await lost(asked)).head.title).toBe(title)
  })

  it('leads to the search, the home and the first four lists of its catalogue', async () => {
    const { links, lines } = await lost('')
    expect(links).toEqual([
      ['search', '/flowers/search'],
      ['the home of Flowers', '/flowers'],
      ['flowers', '/flowers/flowers'],
      ['flower days', '/flowers/days'],
      expect.any(Array),
      expect.any(Array),
    ])
    expect(lines.at(-1)).toMatch(/^Look for it in the search, or begin again at the home of Flowers, flowers, .*\w\.$/)
  })

  it('leads to every catalogue where it is of none, and looks for nothing', async () => {
    const { links, lines, html } = await lost('rose', {}, false)
    expect(links).toEqual(services.map(({ title, path }) => [title, `/${path}`]))
    expect(lines.at(-1)).toBe(`These are the catalogues: ${services.map(({ title }) => title).join(', ')}.`)
    expect(html).not.toContain('Perhaps')
  })
})

describe('what comes near', () => {
  it('is found by the words of the address, each with what sort of entry it is', async () => {
    const page = await lost('keukenhof-gardens')
    expect(page.lines).toContain('Perhaps you were looking for one of these:')
    expect(page.part('nearest').lines).toEqual(['Keukenhof place'])
    expect(page.part('nearest').links).toEqual([['Keukenhof', '/flowers/places/keukenhof']])
  })

  it('is what was suggested before what the search finds, each once', async () => {
    const page = await lost('rose', { suggestions: [suggestion('Lily', 'lily'), suggestion('Rose red', 'rose-red')] })
    const names = page.part('nearest').links.map(([name]) => name)
    expect(names.slice(0, 3)).toEqual(['Lily', 'Rose red', 'Rose'])
    expect(new Set(names).size).toBe(names.length)
  })

  it('is six entries at most', async () => {
    expect((await lost('rose')).part('nearest').links).toHaveLength(6)
    const suggestions = Array.from({ length: 8 }, (_, index) => suggestion(`S ${index}`, `s-${index}`))
    expect((await lost('rose', { suggestions })).part('nearest').links.map(([name]) => name)).toEqual([
      ...['S 0', 'S 1', 'S 2', 'S 3', 'S 4', 'S 5'],
    ])
  })

  it('is, of a name that is known, its own entry alone', async () => {
    const page = await lost('xyzzy', { nearest: ['Rose', 'Keukenhof'] })
    expect(page.part('nearest').links).toEqual([
      ['Rose', '/flowers/flowers/rose'],
      ['Keukenhof', '/flowers/places/keukenhof'],
    ])
  })

  it('is not looked for by a name that was suggested with its entry', async () => {
    const page = await lost('xyzzy', { nearest: ['Rose'], suggestions: [suggestion('Rose', 'rose-new')] })
    expect(page.part('nearest').links).toEqual([['Rose', '/flowers/flowers/rose-new']])
  })

  it('is left out where nothing does', async () => {
    const page = await lost('xyzzy')
    expect(page.lines.join()).not.toContain('Perhaps')
    expect(page.all('nearest')).toEqual([])
  })
})

it('says of what waits to be written that it has a place and no page', async () => {
  const waiting = [{ name: 'Peony', resource: 'flower' }] as unknown as OctavoError['waiting']
  const page = await lost('peony', { waiting })
  expect(page.head.title).toBe('“Peony” waits to be written')
  expect(page.lines).toContain('It has a place in the catalogue, and no page yet.')
  expect((await lost('peony')).lines.join()).not.toContain('no page yet')
})
