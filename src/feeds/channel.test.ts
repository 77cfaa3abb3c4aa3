import { parseAtomFeed } from 'feedsmith'
import { describe, expect, it, test } from 'vitest'
import { baseUrls } from '#src/http/base-urls.ts'
import { storedJson } from '#src/read-model/json.ts'
import { licenceOf } from '#src/read-model/licences.ts'
import type { NewPage } from '#src/read-model/queries/newest.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { dishes, foodDays } from '#src/read-model/resources/food.ts'
import { countryIn, type Few, recordOf } from '#test/few-entries.ts'
import { requestOf } from '#test/few-site.ts'
import { publishedEntry, siteWith } from '#test/published.ts'
import { sourcesInFile } from '#test/sources.ts'
import { filtersAsked, filterWords } from './asked.ts'
import { feedOf, itemOf, rightsWords, tagOf, withPicture } from './channel.ts'
import { respondWithFeed } from './respond.ts'

const place = {
  publicUrl: 'https://octavo.example:8080',
  baseUrls: baseUrls({ PUBLIC_URL: 'https://octavo.example:8080', SERVICE_HOSTS: { food: 'food.example' } }),
}

const at = new Date('2026-03-04T10:00:00Z')
const page = (few: Few, sections: object = {}): NewPage =>
  ({
    resource: few.resource,
    documentId: 7,
    record: storedJson(JSON.stringify(recordOf(few))),
    html: { sections },
    publishedAt: at,
    updatedAt: at,
  }) as never

const inFeed = (
  few: Few,
  {
    sections = {},
    surface = few.resource.service,
  }: { sections?: object; surface?: 'network' | Few['resource']['service'] } = {},
) => itemOf(page(few, sections), { ...place, surface })

describe('a page in a feed', () => {
  it('keeps its identifier, whatever becomes of its address and its host', () => {
    expect(inFeed({ resource: dishes, slug: 'soup' })).toMatchObject({
      id: 'tag:octavo.example,2026:food/dish/7',
      url: 'https://food.example/dishes/soup',
    })
    expect(inFeed({ resource: dishes, slug: 'broth' }).id).toBe('tag:octavo.example,2026:food/dish/7')
    expect(tagOf(place, 'x')).toBe('tag:octavo.example,2026:x')
  })

  it('is told on one line, and filed under each word once', () => {
    const rose = inFeed({
      resource: flowers,
      slug: 'rose',
      fields: { summary: 'A\nshrub.', colors: ['red'], countries: [countryIn('FR'), countryIn('CN')] },
    })
    expect(rose.summary).toBe('A shrub.')
    expect(rose.categories.slice(0, 1)).toEqual(['flower'])
    expect(rose.categories).toEqual(expect.arrayContaining(['red', 'France', 'China']))
    expect(new Set(rose.categories).size).toBe(rose.categories.length)
    expect(inFeed({ resource: flowers, slug: 'rose' }, { surface: 'network' }).categories[0]).toBe('Flowers: flower')
  })

  it('has its sections in the order of their declaration, and links that lead there from anywhere', () => {
    const [first = '', second = ''] = Object.keys(flowers.sections)
    const titles = [first, second].map((key) => flowers.sections[key as keyof typeof flowers.sections]?.title)
    const sections = {
      [second]: '<p><a href="#note">n</a> <a href="https://x/">x</a></p>',
      [first]: '<p><a href="/glossary/petal">p</a></p>',
      unknown: '<p>Nobody declared it.</p>',
    }
    expect(inFeed({ resource: flowers, slug: 'rose' }, { sections }).html).toBe(
      `<h2>${titles[0]}</h2><p><a href="https://octavo.example:8080/flowers/glossary/petal">p</a></p>` +
        `<h2>${titles[1]}</h2><p><a href="https://octavo.example:8080/flowers/flowers/rose#note">n</a> <a href="https://x/">x</a></p>`,
    )
    expect(inFeed({ resource: flowers, slug: 'rose' }).html, 'there is no text').toBeNull()
  })
})

describe('a picture in a feed', () => {
  const picture = {
    ...{ src: 'https://x/a.jpg?a=1&b=2', alt: '"half" <open>', width: 8, height: 6 },
    ...{ caption: null, credit: 'Ada & Co', licence: 'CC0' },
  } as never

  it('stands above the text, with whose it is, and with its caption where it has one', () => {
    expect(withPicture({ picture }, '<p>Text.</p>')).toBe(
      '<figure><img src="https://x/a.jpg?a=1&amp;b=2" alt="&quot;half&quot; &lt;open&gt;" width="8" height="6">' +
        '<figcaption>Ada &amp; Co · CC0</figcaption></figure><p>Text.</p>',
    )
    expect(withPicture({ picture }, null)).toMatch(/<\/figure>$/)
    expect(withPicture({ picture: null }, null)).toBeNull()
  })
})

it('has changed when the last of its items did, and never with none', () => {
  const channel = { title: 'a' } as never
  const changed = (when: string) => ({ updatedAt: new Date(when) }) as never
  expect(feedOf(channel, []).updatedAt.getTime()).toBe(0)
  expect(feedOf(channel, [changed('2026-02-01'), changed('2026-03-01'), changed('2026-01-01')]).updatedAt).toEqual(
    new Date('2026-03-01'),
  )
})

it('says of its rights which licence and where that stands', () => {
  expect(rightsWords(licenceOf('CC0-1.0'))).toMatch(/^CC0.*: https:\/\//)
})

describe('the filters of a calendar', () => {
  test.each([
    [{ weekly: true }, ''],
    [{ faith: 'christian', weekly: true }, 'christian'],
    [{ kind: 'public-holiday', country: 'IN', weekly: false }, 'public holiday, India, without weekly days'],
    [{ catalogue: 'food', weekly: true }, 'Food'],
  ])('%j are called “%s”', (filters, words) => {
    expect(filterWords(filters as never)).toBe(words)
  })

  it('know a country by any of its names, as one', () => {
    for (const country of ['FR', 'fr', 'France', 'france'])
      expect(filtersAsked('flowers', { country }), country).toMatchObject({ country: 'FR', weekly: true })
    expect(filtersAsked('flowers', { weekly: 'false' })).toEqual({ weekly: false })
  })
})

it('leads to the occasion where several catalogues have a page of a day, and to the page where one has', async () => {
  const day = (
    resource: AnyResource,
    documentId: number,
    slug: string,
    refers: Readonly<Record<string, unknown>> = {},
  ) =>
    publishedEntry(
      resource,
      slug,
      `---
name: ${slug}
summary: It is kept.
rule: { kind: fixed-date, month: 11, day: 20 }
${resource === flowerDays ? 'kind: festival\n' : ''}${sourcesInFile}
---
`,
      { documentId, refers },
    )
  const speaksOf = { record: { slug: 'harvest', name: 'Harvest', kind: 'occasion' } }
  const entries = [
    day(flowerDays, 21, 'garlands', { speaksOf }),
    day(foodDays, 31, 'supper', { speaksOf }),
    day(flowerDays, 22, 'alone'),
    day(flowerDays, 23, 'of-may', { speaksOf: { record: { slug: 'may-day', name: 'May Day', kind: 'occasion' } } }),
  ]
  const reply = await respondWithFeed(requestOf('/today.xml'), siteWith(entries).site)
  const { entries: told } = parseAtomFeed(String(reply.body))
  const links = Object.fromEntries((told ?? []).map(({ title, links: all }) => [title?.value, all?.[0]?.href]))
  expect(Object.values(links).sort()).toEqual([
    'https://octavo.example/flowers/days/alone',
    'https://octavo.example/flowers/days/of-may',
    'https://octavo.example/topics/harvest',
  ])
})
