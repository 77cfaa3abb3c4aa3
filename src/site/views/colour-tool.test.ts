import { describe, expect, it } from 'vitest'
import { colourValuesOf } from '#src/colour/values.ts'
import { colourDays, colours, countryColours, swatches, swatchSets } from '#src/read-model/resources/colours.ts'
import { countryIn, type Few, linkTo } from '#test/few-entries.ts'
import { readerOf } from '#test/reading-pages.ts'

const colour = (slug: string, hex: string, family: string): Few => ({
  resource: colours,
  slug,
  fields: { hex, family, values: colourValuesOf(hex) },
})
const swatch = (slug: string, hex: string, family: string): Few => ({
  resource: swatches,
  slug,
  fields: { hex, family, set: linkTo(swatchSets, 'web') },
})

const reader = readerOf({
  entries: [
    colour('indigo', '#4b0082', 'purple'),
    colour('navy', '#000080', 'blue'),
    colour('royal-blue', '#4169e1', 'blue'),
    { resource: swatchSets, slug: 'web' },
    swatch('gold', '#ffd700', 'yellow'),
    swatch('tomato', '#ff6347', 'red'),
    swatch('midnight', '#191970', 'blue'),
    { resource: colourDays, slug: 'holi' },
    {
      resource: countryColours,
      slug: 'japan',
      fields: {
        countries: [countryIn('JP')],
        national_colours: [
          { name: 'Beni', hex: '#b22234', stands_for: 'Sun.' },
          { name: 'Ai', hex: '#223a70', stands_for: 'Sea.' },
        ],
        flag_colours: [{ name: 'beni', hex: '#b22234', stands_for: 'Sun.' }],
      },
    },
  ],
})
const at = (query = '') => reader.open(`/colours/name-a-colour${query}`)

describe('the page that names a colour', () => {
  it('names the nearest, and tells a name that is exactly it apart', async () => {
    const near = await at('?colour=4b0083')
    expect(near.part('colour-shown').lines).toEqual(['Indigo', 'is the nearest name to #4b0083, of the purple family'])
    expect(near.head.title).toBe('Indigo, #4b0083 · Octavo Colours')
    expect((await at('?colour=4b0082')).part('colour-shown').lines).toEqual(['Indigo', '#4b0082, of the purple family'])
  })

  it.each([
    ['%23000080', '#000080'],
    ['rgb(0+0+128)', '#000080'],
    ['navy', '#000080'],
    ['Royal+blue', '#4169e1'],
    ['midnight', '#191970'],
  ])('takes %s for %s', async (typed, hex) => {
    expect((await at(`?colour=${typed}`)).head.title).toContain(`, ${hex} · `)
  })

  it('has an example while nothing is asked, by which alone it is found again', async () => {
    const page = await at()
    expect(page.head).toMatchObject({
      title: 'Name a colour · Octavo Colours',
      canonical: 'https://octavo.example/colours/name-a-colour',
    })
    expect(page.field('colour').value).toMatch(/^#[0-9a-f]{6}$/)
    expect((await at('?colour=navy')).head.canonical).toBeUndefined()
    expect((await at('?colour=navy')).field('colour').value).toBe('navy')
  })

  it('says what is no colour, as text and no longer than tells', async () => {
    const page = await at('?colour=%3Ci%3Eblue&with=zzz')
    expect(page.part('mistakes').lines).toEqual([
      '“<i>blue” is no colour that a style sheet knows, and no name that the catalogue has.',
      '“zzz” is no colour that a style sheet knows, and no name that the catalogue has.',
    ])
    expect(page.html).not.toContain('<i>blue')
    expect((await at(`?colour=${'x'.repeat(60)}`)).part('mistakes').lines[0]).toContain(`“${'x'.repeat(40)}” is no`)
    expect((await at('?colour=navy')).all('mistakes')).toEqual([])
  })

  it('reads it against a second colour where one is asked for', async () => {
    const page = await at('?colour=navy&with=fff')
    expect(page.under('What can be read on it').lines).toContain('16 : 1Enough for any text (AAA).')
    expect(page.lines).toContain('And #ffffff')
    expect(page.field('with').value).toBe('fff')
    expect((await at('?colour=navy')).lines.join()).not.toContain('And #')
  })

  it('names the nearest, leads to what goes with it, and gives that as files', async () => {
    const page = await at('?colour=navy')
    expect(page.under('Nearest names').links.slice(0, 3)).toEqual([
      ['Navy', '/colours/colours/navy'],
      ['Indigo', '/colours/colours/indigo'],
      ['Midnight', '/colours/swatches/midnight'],
    ])
    const harmonies = page.under('What goes with it').links
    expect(harmonies).toContainEqual(['#372200', '/colours/name-a-colour?colour=372200'])
    expect(harmonies.at(-1)?.[1]).toMatch(/^\/colours\/name-a-colour\/palette\.\w+\?colour=000080$/)
  })
})

describe('what goes with a colour, as a file', () => {
  const file = (path: string) => reader.file(`/colours/name-a-colour/${path}`)

  it('has the colour first, and every harmony by its name', async () => {
    const { text, fileName, contentType } = await file('palette.css?colour=navy')
    expect(fileName).toBe('octavo-000080.css')
    expect(contentType).toBe('text/css; charset=utf-8')
    expect(String(text).split('\n').slice(0, 4)).toEqual([
      '/* Octavo 000080 */',
      ':root {',
      '  --colour: #000080;',
      '  --complement-1: #372200;',
    ])
  })

  it.each(['palette.css', 'palette.css?colour=zzz', 'palette.exe?colour=navy', 'other.css?colour=navy'])(
    'is not there at %s',
    async (path) => {
      await expect(async () => file(path)).rejects.toMatchObject({ code: 'not_found' })
    },
  )

  it('is there in catalogues that name colours alone', async () => {
    await expect(async () => reader.show('/flowers/name-a-colour?colour=navy')).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(async () => reader.show('/flowers/name-a-colour/palette.css?colour=navy')).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

describe('colours on the page of an entry', () => {
  it('are its own, with those next to it and without itself', async () => {
    const page = await reader.open('/colours/colours/navy')
    const own = page.under('The colour itself')
    expect(own.lines).toContain('rgb(0 0 128)')
    expect(page.under('Next to it').links.map(([label]) => label)).not.toContain('Navy')
    expect(own.links).toContainEqual([
      'Its contrast, its harmonies, and how others see it',
      '/colours/name-a-colour?colour=000080',
    ])
  })

  it('are those of a set in the order of their hues, with their files', async () => {
    const page = await reader.open('/colours/swatch-sets/web')
    const chart = page.under('Its 3 colours')
    expect(chart.lines.join(' ')).toMatch(/Tomato.*Gold.*Midnight/)
    expect(chart.links).toContainEqual(['CSS', '/colours/swatch-sets/web/palette.css'])
    const { text, fileName } = await reader.file('/colours/swatch-sets/web/palette.css')
    expect(fileName).toBe('web.css')
    expect(text).toMatch(/--tomato: #ff6347;.*--gold: #ffd700;.*--midnight: #191970;/s)
  })

  it('are those that it names, each with the way to its own', async () => {
    const page = await reader.open('/colours/countries/japan')
    expect(page.under('Palette').links.slice(0, 3)).toEqual([
      ['#b22234', '/colours/name-a-colour?colour=b22234'],
      ['#223a70', '/colours/name-a-colour?colour=223a70'],
      ['CSS', '/colours/countries/japan/palette.css'],
    ])
    expect((await reader.file('/colours/countries/japan/palette.css')).text).toContain('--beni: #b22234')
  })

  it('are none of what has no colour, nor is there a file of them', async () => {
    expect((await reader.open('/colours/days/holi')).lines.join()).not.toMatch(/The colour itself|Palette/)
    await expect(reader.show('/colours/days/holi/palette.css')).rejects.toMatchObject({ code: 'not_found' })
  })
})
