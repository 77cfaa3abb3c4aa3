import { describe, expect, it } from 'vitest'
import { colourValuesOf } from '#src/colour/values.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { colours, countryColours, swatches, swatchSets } from '#src/read-model/resources/colours.ts'
import { flowers, places } from '#src/read-model/resources/flowers.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { findService, type Service, type ServiceId, services } from '#src/services.ts'
import type { EntryRecord } from '#src/ui/records.ts'
import { type Few, linkTo } from '#test/few-entries.ts'
import { readerOf } from '#test/reading-pages.ts'
import { openCatalogue, readAnswer, resourceAt } from './catalogue.ts'
import { contentsOf, mainLinks, resourcesInOrder } from './contents.ts'
import { openEntry } from './entries.ts'
import { openNetwork } from './network.ts'
import { coloursOf, membersOf, paletteFile, paletteFormatOf, paletteLinks } from './palettes.ts'
import { pointsOf, pointsOfEntry } from './points.ts'
import { askedWords, foundBy, kindInWords, type NetworkHit, platesOf } from './searching.ts'

const swatch = (slug: string, hex: string, set = 'web'): Few => ({
  resource: swatches,
  slug,
  fields: { hex, family: 'red', set: linkTo(swatchSets, set) },
})

const reader = readerOf({
  entries: [
    { resource: flowers, slug: 'rose' },
    { resource: flowers, slug: 'rose-red' },
    { resource: places, slug: 'garden', fields: { kind: 'botanic', latitude: 52.3, longitude: 4.5 } },
    { resource: places, slug: 'nowhere', fields: { kind: 'botanic' } },
    { resource: colours, slug: 'rose', fields: { hex: '#ff007f', values: colourValuesOf('#ff007f') } },
    swatch('navy', '#000080'),
    swatch('tomato', '#ff6347'),
    swatch('grey', '#808080'),
    swatch('other', '#00ff00', 'else'),
    { resource: swatchSets, slug: 'web' },
    { resource: topics, slug: 'roses', fields: { kind: 'living-thing' } },
  ],
})
const { site } = reader
const catalogueOf = (id: ServiceId) => openCatalogue(findService(id) as Service, site, site.now())
const flowersOf = catalogueOf('flowers')
const coloursCatalogue = catalogueOf('colours')

describe('what a catalogue holds', () => {
  it('is in the order in which readers want it: its subject, its days, what is opened, then countries and registers', () => {
    expect(resourcesInOrder(flowersOf).map(({ id }) => id)).toEqual([
      ...['flower', 'flower_day', 'decoration', 'place', 'experience', 'tradition', 'country'],
      ...['city', 'national_flower', 'term', 'bloom'],
    ])
  })

  it('is all of it, each once, and then its views', () => {
    for (const { id } of services) {
      const catalogue = catalogueOf(id)
      const contents = contentsOf(catalogue)
      const addresses = contents.map(({ href }) => href)
      expect(new Set(addresses).size, id).toBe(addresses.length)
      for (const { path } of catalogue.resources) expect(addresses).toContain(`${catalogue.base}/${path}`)
      expect(addresses.at(-1), id).toMatch(/\/(calendar|name-a-colour)$/)
    }
  })

  it('is named in the masthead by few pages, and the tool for colours where there is one', () => {
    expect(mainLinks(flowersOf)).toEqual([
      { href: 'https://octavo.example/flowers/calendar', label: 'Calendar' },
      { href: 'https://octavo.example/flowers/countries', label: 'Countries' },
    ])
    expect(mainLinks(coloursCatalogue).at(-1)).toEqual({
      href: 'https://octavo.example/colours/name-a-colour',
      label: 'Name a colour',
    })
  })

  it('is found by its path, and not by its id', () => {
    expect(resourceAt(flowersOf, 'days')?.id).toBe('flower_day')
    expect(resourceAt(flowersOf, 'flower_day')).toBeUndefined()
  })
})

it('reads an answer once, however many parts of a page ask for it', async () => {
  const answer = await openEntry(flowers, 'rose', flowersOf.call)
  const read = readAnswer(flowersOf, answer)
  expect(read).toMatchObject({ name: 'Rose', url: 'https://octavo.example/flowers/flowers/rose' })
  expect(readAnswer(flowersOf, answer)).toBe(read)
  expect(readAnswer(flowersOf, await openEntry(flowers, 'rose-red', flowersOf.call))).toMatchObject({
    name: 'Rose red',
  })
})

describe('the colours of an entry', () => {
  const record = (fields: object) => fields as unknown as EntryRecord

  it('are those that it names in its lists, each once by name and value, whatever else stands there', () => {
    expect(
      coloursOf(
        countryColours as AnyResource,
        record({
          national_colours: [
            { name: 'Beni', hex: '#b22234', stands_for: 'Sun.' },
            { name: 'Ai', hex: '#223a70' },
            { name: 'Half', hex: '#22' },
            { name: 'None' },
            null,
            'red',
          ],
          flag_colours: [
            { name: 'beni', hex: '#b22234', url: '/colours/beni' },
            { name: 'Beni', hex: '#b22235' },
          ],
          overview: 'A text.',
        }),
      ),
    ).toEqual([
      { name: 'beni', hex: '#b22234', url: '/colours/beni' },
      { name: 'Ai', hex: '#223a70' },
      { name: 'Beni', hex: '#b22235' },
    ])
  })

  it('are, of a set, its swatches in the order of their hues, with their addresses', async () => {
    expect(await membersOf(coloursCatalogue, swatchSets, 'web')).toMatchObject([
      { name: 'Tomato', url: 'https://octavo.example/colours/swatches/tomato' },
      { name: 'Navy', hex: '#000080' },
      { name: 'Grey' },
    ])
    expect(await membersOf(coloursCatalogue, swatchSets, 'nothing')).toEqual([])
    expect(await membersOf(flowersOf, flowers, 'rose'), 'of what no colour is a part').toEqual([])
  })

  it('are had as files, each with a link that keeps what was asked for', () => {
    expect(paletteLinks('/colours/x', { colour: '#fff & more' })).toEqual([
      { href: '/colours/x/palette.css?colour=%23fff+%26+more', label: 'CSS' },
      { href: '/colours/x/palette.json?colour=%23fff+%26+more', label: 'JSON' },
      { href: '/colours/x/palette.ase?colour=%23fff+%26+more', label: 'ASE' },
      { href: '/colours/x/palette.gpl?colour=%23fff+%26+more', label: 'GPL' },
    ])
    expect(
      ['palette.css', 'palette.gpl', 'palette', 'palette.', 'palette.exe', 'xpalette.css'].map(paletteFormatOf),
    ).toEqual(['css', 'gpl', undefined, undefined, undefined, undefined])
  })

  it('are saved under the name of the palette, or as a palette where that has no letters', () => {
    const saved = (name: string) => paletteFile({ name, colours: [{ name: 'Red', hex: '#ff0000' }] }, 'json')
    expect(saved('Café & “co”')).toMatchObject({
      fileName: 'cafe-and-co.json',
      contentType: 'application/json; charset=utf-8',
    })
    expect(saved('!!').fileName).toBe('palette.json')
    expect(saved('x')).not.toHaveProperty('isOpen')
  })
})

describe('entries on a map', () => {
  it('are those that say where they lie, each with the way to its page', async () => {
    expect(await pointsOf(flowersOf, places, [{ slug: 'garden' }, { slug: 'nowhere' }])).toEqual([
      { name: 'Garden', latitude: 52.3, longitude: 4.5, url: 'https://octavo.example/flowers/places/garden' },
    ])
  })

  it('are the cities of an entry, which its page follows; of one without any nothing is asked', async () => {
    const before = reader.asked.length
    expect(await pointsOfEntry(flowersOf, { cities: [] })).toEqual({ places: [], beside: [] })
    expect(reader.asked).toHaveLength(before)
    expect((await pointsOfEntry(flowersOf, { cities: [{ slug: 'paris', name: 'Paris', url: '' }] })).beside).toEqual([
      { resource: 'city', slugs: ['paris'] },
    ])
  })
})

describe('what is searched for', () => {
  it.each([
    ['  rose  ', 'rose'],
    ['a\u0000b\nc', 'a b c'],
    ['x\ufffd\ud800y', 'x  y'],
    ['x'.repeat(200), 'x'.repeat(120)],
    [`${'x'.repeat(119)}🌸`, 'x'.repeat(119)],
    ['\u0007', ''],
  ])('is, of %j, what can be looked for', (asked, words) => {
    expect(askedWords(asked)).toBe(words)
  })

  it('is shown by plates of entries, and of nothing that is of no catalogue or not written', async () => {
    const { call } = openNetwork(site, site.now())
    const hit = (catalogue: ServiceId | null, resource: string, slug: string, url: string) =>
      ({ catalogue, resource, slug, url, name: slug }) as unknown as NetworkHit
    const plates = await platesOf(call, [
      hit(null, 'topic', 'roses', '/topics/roses'),
      hit('flowers', 'flower', 'gone', '/gone'),
      hit('colours', 'colour', 'rose', '/colours/colours/rose'),
      hit('flowers', 'flower', 'rose', '/flowers/flowers/rose'),
    ])
    expect([...plates.keys()]).toEqual(['/colours/colours/rose', '/flowers/flowers/rose'])
    expect(plates.get('/flowers/flowers/rose')).toMatchObject({ resource: flowers, accent: 5, entry: { name: 'Rose' } })
    expect(plates.get('/colours/colours/rose')?.resource).toBe(colours)
  })

  it('is counted in each catalogue that has any of it, as many shown as are wanted', async () => {
    const byCatalogue = await foundBy(openNetwork(site, site.now()), 'rose', 1)
    expect(byCatalogue.map(({ service, items, total }) => [service.id, items.length, total])).toEqual([
      ['flowers', 1, 2],
      ['colours', 1, 1],
    ])
  })

  it('is called as its catalogue calls it, or by what it is to all', () => {
    expect(kindInWords({ catalogue: 'flowers', resource: 'flower_day' })).toBe('flower day')
    expect(kindInWords({ catalogue: null, resource: 'some_thing' })).toBe('some thing')
  })
})
