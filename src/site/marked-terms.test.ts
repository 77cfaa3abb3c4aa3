import { describe, expect, it } from 'vitest'
import type { RecordHtml } from '#src/read-model/html.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { flowers, terms } from '#src/read-model/resources/flowers.ts'
import { findService, type Service } from '#src/services.ts'
import type { Few } from '#test/few-entries.ts'
import { readerOf } from '#test/reading-pages.ts'
import { openCatalogue } from './catalogue.ts'
import { withMarkedTerms } from './marked-terms.ts'

const term = (name: string): Few => ({
  resource: terms,
  slug: name.toLowerCase().replaceAll(/\W+/g, '-'),
  fields: { name },
})
const glossary = ['Sepal', 'Petal', 'Petal tip', 'Ray petal', 'Calyx', 'C. (sect.)'].map(term)

/** So many lines of a glossary, as its list is answered. */
const summaries = (length: number) =>
  Array.from({ length }, (_, index) => ({
    summary: JSON.stringify({ slug: `t-${index}`, name: `T${index}`, url: '' }),
  }))

type Asked = { entries?: readonly Few[]; summaries?: readonly object[]; resource?: AnyResource; slug?: string }

/** The texts of an entry with its terms marked. */
async function marked(
  sections: Readonly<Record<string, string>>,
  { entries = glossary, summaries: lines, resource = flowers, slug = 'rose' }: Asked = {},
) {
  const answers = lines ? [{ to: 'select summary from read_model.records where service = $1', rows: () => lines }] : []
  const { site } = readerOf({ entries }, { answers })
  const html = { faq: [{ answer: 'A sepal.' }], sections } as unknown as RecordHtml
  return withMarkedTerms(openCatalogue(findService('flowers') as Service, site, site.now()), resource, slug, html)
}

/** One text, with each button as the term that it opens in brackets. */
async function read(text: string, asked: Asked = {}): Promise<string> {
  const { html } = await marked({ origin: text }, asked)
  return String(html.sections.origin)
    .replaceAll(/<button type="button" class="term" popovertarget="term-([\w-]+)">(.*?)<\/button>/g, '[$2: $1]')
    .replaceAll(/<span class="with-stop">(.*?)<\/span>/g, '{$1}')
}

describe('a term of the glossary', () => {
  it('is marked where a text first uses it, and not again', async () => {
    expect(await read('<p>A sepal here, a sepal there.</p>')).toBe('<p>A [sepal: sepal] here, a sepal there.</p>')
    const { html } = await marked({ origin: '<p>A petal.</p>', appearance: '<p>A petal.</p>' })
    expect(String(html.sections.origin)).toContain('popovertarget="term-petal"')
    expect(html.sections.appearance).toBe('<p>A petal.</p>')
  })

  it.each([
    ['a SEPAL of it', 'a [SEPAL: sepal] of it'],
    ['many sepals of it', 'many [sepals: sepal] of it'],
    ['two Calyxes of it', 'two [Calyxes: calyx] of it'],
    ['a ray petal of it', 'a [ray petal: ray-petal] of it'],
    ['a petal of it', 'a [petal: petal] of it'],
    ['a petal tip of it', 'a [petal tip: petal-tip] of it'],
  ])('is found in "%s"', async (text, expected) => {
    expect(await read(text)).toBe(expected)
  })

  it.each(['sepaled', 'asepal', 'sepal-like', 'half-sepal', 'sepalé', 'sepal2', 'C x (sectX)'])(
    'is not found within the word %s',
    async (text) => {
      expect(await read(text)).toBe(text)
    },
  )

  it('may have signs in its name', async () => {
    expect(await read('In c. (sect.) it is.')).toBe('In [c. (sect.): c-sect-] it is.')
  })

  it('keeps what ends a sentence on its line', async () => {
    expect(await read('It has a sepal. And a petal, too (a calyx).')).toBe(
      'It has a {[sepal: sepal].} And a {[petal: petal],} too (a {[calyx: calyx]).}',
    )
  })

  it.each(['a', 'sup', 'code', 'h2', 'h3'])('is not marked within %s, and is behind it', async (tag) => {
    expect(await read(`<${tag} id="x">A sepal <em>and sepal</em></${tag}><p>A sepal.</p>`)).toBe(
      `<${tag} id="x">A sepal <em>and sepal</em></${tag}><p>A {[sepal: sepal].}</p>`,
    )
  })

  it('is not marked in what is markup itself', async () => {
    expect(await read('<p title="sepal">x</p><abbr class="sepal">y</abbr>')).toBe(
      '<p title="sepal">x</p><abbr class="sepal">y</abbr>',
    )
  })

  it('is not marked on its own page, and is on that of an entry of the same slug', async () => {
    expect(await read('A sepal and a petal.', { resource: terms, slug: 'sepal' })).toBe(
      'A sepal and a {[petal: petal].}',
    )
    expect(await read('A sepal', { slug: 'sepal' })).toBe('A [sepal: sepal]')
  })
})

describe('the terms of a page', () => {
  it('have their meanings beside the text, in the order in which they come, and none that it does not use', async () => {
    const { meanings } = await marked({ origin: 'A petal and a sepal, a petal.' })
    expect(meanings).toEqual([
      { id: 'petal', name: 'Petal', summary: 'Petal in a line.', url: 'https://octavo.example/flowers/glossary/petal' },
      { id: 'sepal', name: 'Sepal', summary: 'Sepal in a line.', url: 'https://octavo.example/flowers/glossary/sepal' },
    ])
  })

  it('are twelve at most, those that come first', async () => {
    const many = Array.from({ length: 14 }, (_, index) => term(`Word${String.fromCharCode(97 + index)}`))
    const text = many.map(({ fields }) => fields?.name).join(' and ')
    const { meanings, html } = await marked({ origin: text }, { entries: many })
    expect(meanings).toHaveLength(12)
    expect(meanings.at(-1)?.id).toBe('wordl')
    expect(String(html.sections.origin).match(/<button/g)).toHaveLength(12)
  })

  it('make the page follow the glossary, whether it uses any or not', async () => {
    expect((await marked({ origin: 'None.' })).beside).toEqual([{ resource: 'term' }])
    const none = await marked({ origin: 'A sepal.' }, { entries: [] })
    expect(none).toMatchObject({
      html: { sections: { origin: 'A sepal.' } },
      meanings: [],
      beside: [{ resource: 'term' }],
    })
  })

  it('are not looked for in a glossary of more than a thousand', async () => {
    expect(await read('T7', { summaries: summaries(1000) })).toBe('[T7: t-7]')
    expect(await read('T7', { summaries: summaries(1001) })).toBe('T7')
  })

  it('leave all else of the texts as it is', async () => {
    const { html } = await marked({ origin: '<p>A &amp; B</p>\n<ul><li>x</li></ul>', uses: '' })
    expect(html).toEqual({
      faq: [{ answer: 'A sepal.' }],
      sections: { origin: '<p>A &amp; B</p>\n<ul><li>x</li></ul>', uses: '' },
    })
  })
})
