import { describe, expect, it } from 'vitest'
import { countryOverviews, flowers, places } from '#src/read-model/resources/flowers.ts'
import { countryIn, type Few } from '#test/few-entries.ts'
import { readerOf } from '#test/reading-pages.ts'
import { shownOnMap } from '#test/shown-on-map.ts'

const lies = (...codes: string[]) => ({ countries: codes.map(countryIn) })
const picture = {
  ...{ src: 'https://octavo.example/media/fr.webp', alt: 'A field', caption: null, credit: 'Ada', licence: 'CC0 1.0' },
  ...{ width: 900, height: 600, focus: { x: 50, y: 50 }, sizes: [] },
}

const reader = readerOf({
  entries: [
    {
      resource: countryOverviews,
      slug: 'france',
      fields: { ...lies('FR'), overview: 'It **grows**.', summary: 'Fields & more.', picture },
    },
    ...Array.from({ length: 9 }, (_, index): Few => ({ resource: flowers, slug: `f-${index}`, fields: lies('FR') })),
    { resource: places, slug: 'garden', fields: { kind: 'botanic', ...lies('FR', 'JP') } },
    { resource: flowers, slug: 'sakura', fields: lies('JP') },
  ],
})

describe('the page of a country', () => {
  const france = () => reader.open('/flowers/countries/france')

  it('has its overview in full, with its line and its picture, and is told to search engines as an article', async () => {
    const page = await france()
    expect(page.part('lede').lines).toEqual(['Fields & more.'])
    expect(page.html).toContain('It <strong>grows</strong>.')
    expect(page.html).toContain(picture.src)
    expect(page.head).toMatchObject({ type: 'article', image: { src: picture.src } })
    expect(JSON.stringify(page.head.data)).toContain('"Fields & more."')
  })

  it('shows where it lies, and in which part of the world', async () => {
    const page = await france()
    expect(shownOnMap(page.html).land).toEqual([1])
    expect(page.lines).toEqual(expect.arrayContaining(['Region', 'Europe']))
  })

  it('has a page though nobody has written of it, with what is tied to it and no words of another', async () => {
    const page = await reader.open('/flowers/countries/japan')
    expect(page.all('lede').flatMap(({ lines }) => lines)).not.toContain('Fields & more.')
    expect(page.head.data).toBeUndefined()
    expect(page.html).toContain('<h1>Japan</h1>')
    expect(page.links).toContainEqual(['Sakura', '/flowers/flowers/sakura'])
    expect(page.links).toContainEqual(['Garden', '/flowers/places/garden'])
    expect(page.links.map(([label]) => label)).not.toContain('F 0')
    expect(page.html).toMatch(/<figure class="entry-plate"><img class="cover"/)
  })

  it.each(['FR', 'French%20Republic', 'france-'])('is where %s leads', async (asked) => {
    expect(await reader.moved(`/flowers/countries/${asked}`)).toMatchObject({
      movedTo: 'https://octavo.example/flowers/countries/france',
    })
  })
})

describe('two countries side by side', () => {
  const at = (query = '') => reader.open(`/flowers/countries/compare${query}`)

  it('are shown on a map, the first the darker, as far as they are chosen', async () => {
    expect(shownOnMap((await at('?country=FR&with=JP')).html).land).toEqual([1, 0.55])
    expect(shownOnMap((await at('?country=FR')).html).land).toEqual([1])
    expect(shownOnMap((await at()).html).land).toEqual([])
  })

  it('are told by region, season and numbers, kind by kind', async () => {
    const page = await at('?country=FR&with=JP')
    const words = page.part('In short').lines.join(' ')
    expect(words).toMatch(/France .*Region Europe Season now Autumn.* Flowers 9.* Japan .*Region Asia .*Flowers 1/)
    expect(page.head.description).toBe('Two countries side by side, by what the catalogue of flowers says of them.')
    expect(page.html).toMatch(/<form [^>]*action="https:\/\/octavo\.example\/flowers\/countries\/compare"/)
  })

  it('are those that stand in an address by their slugs', async () => {
    const page = await at('?country=united-kingdom&with=new-zealand')
    expect(page.head.title).toMatch(/^United Kingdom and New Zealand ·/)
    expect(page.part('In short').lines.join(' ')).toContain('New Zealand')
    await expect(reader.show('/flowers/countries/compare?country=no-such')).rejects.toMatchObject({
      detail: 'No country is called "no such".',
    })
  })
})
