import { describe, expect, it } from 'vitest'
import { flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { drapes } from '#src/read-model/resources/sarees.ts'
import { sourcesInFile } from '#test/sources.ts'
import { readEntry } from './read-entry.ts'
import { troubleLine } from './trouble.ts'

const good = `---
name: Rose
summary: Thorns and scent.
scientific_name: Rosa
colors: [red]
kinds: [garden, shrub]
seasons: [summer]
purposes: [gift]
family: Rosaceae
countries: [BG]
days: [valentines-day]
sources:
  - title: Mabberley's Plant-book
    publisher: Cambridge University Press
---

## Appearance

A *prickly* shrub.
`

const troublesOf = (text: string, slug = 'rose') =>
  readEntry(flowers, 'flowers/rose.md', slug, text).troubles.map(troubleLine)

describe('an entry read from a file', () => {
  it('gives its fields by the names of the record, its sections as Markdown', () => {
    const { entry, troubles } = readEntry(flowers, 'flowers/rose.md', 'rose', good)
    expect(troubles).toEqual([])
    expect(entry).toMatchObject({
      slug: 'rose',
      isDraft: false,
      fields: { name: 'Rose', appearance: 'A *prickly* shrub.' },
    })
  })

  it('reads a file with Windows line ends the same', () => {
    expect(troublesOf(good.replaceAll('\n', '\r\n'))).toEqual([])
  })

  it('may leave out of a row what need not be told', () => {
    const drape = '---\nname: Nivi\nstatus: draft\nsteps:\n  - text: Wrap it.\n    part: wrap\n  - text: Walk.\n---\n'
    expect(readEntry(drapes, 'drapes/nivi.md', 'nivi', drape).troubles).toEqual([])
  })

  it('may leave everything but its name unwritten as a draft', () => {
    expect(troublesOf('---\nname: Rose\nstatus: draft\n---\n')).toEqual([])
  })
})

describe('a fault in a file is named with its line', () => {
  it.each([
    ['a value that is none of the facet', good.replace('[red]', '[red, crimson]'), 5, 'colors'],
    ['a field the resource does not have', good.replace('family:', 'famly:'), 9, 'Did you mean "family"'],
    [
      'a section the resource does not have',
      good.replace('## Appearance', '## Apearance'),
      17,
      'Did you mean "Appearance"',
    ],
    ['a missing summary', good.replace('summary: Thorns and scent.\n', ''), 2, 'summary'],
    ['a country that is none', good.replace('[BG]', '[BG, QQ]'), 10, '"QQ"'],
    ['YAML that is none', good.replace('[BG]', '[BG'), 11, ''],
    ['no front matter', 'Rose', 1, 'front matter'],
    ['a status that is none', good.replace('name: Rose', 'name: Rose\nstatus: ready'), 3, 'published or draft'],
    ['a rule where none belongs', good.replace('name: Rose', 'name: Rose\nrule: {kind: easter}'), 3, 'has no rule'],
    ['a naming that is neither', good.replace('name: Rose', 'name: Rose\nmay_be_named: perhaps'), 3, 'true or false'],
    ['what cannot be kept', good.replace('name: Rose', 'name: "Ro\\0se"'), 2, 'name: '],
    [
      'announced changes without a rule',
      good.replace('name: Rose', 'name: Rose\noverrides: []'),
      3,
      'announced changes',
    ],
    [
      'an answer that is no text',
      good.replace('family:', 'faq: [{question: Why?, answer: "[x](javascript:1)"}]\nfamily:'),
      9,
      'faq',
    ],
    ['a day before that is none', good.replace('name: Rose', 'name: Rose\npublished_at: soon'), 3, 'published_at: '],
    ['text outside a section', good.replace('## Appearance', 'Loose words.\n\n## Appearance'), 16, 'heading'],
    ['a link that leads nowhere safe', good.replace('*prickly*', '[x](javascript:alert)'), 17, 'Appearance'],
  ])('%s', (_, text, line, detail) => {
    const [first = ''] = troublesOf(text)
    expect(first).toMatch(new RegExp(`^flowers/rose\\.md:${line}: `))
    expect(first).toContain(detail)
  })

  it('a slug that is none', () => {
    expect(troublesOf(good, 'Röse')[0]).toContain('not a slug')
  })

  it('a day whose rule can never fall', () => {
    const day = `---\nname: Never\nsummary: Never.\nkind: festival\nrule: {kind: fixed-date, month: 2, day: 30}\n${sourcesInFile}\n---\n`
    expect(readEntry(flowerDays, 'days/never.md', 'never', day).troubles.map(troubleLine)[0]).toMatch(
      /^days\/never\.md:5: /,
    )
  })

  it('a day without a rule, or with one that is not whole', () => {
    const day = (rule: string, more = '') =>
      `---\nname: A day\nsummary: Kept.\nkind: festival\n${rule}${more}${sourcesInFile}\n---\n`
    const troublesIn = (text: string) => readEntry(flowerDays, 'days/a.md', 'a', text).troubles.map(troubleLine)
    expect(troublesIn(day(''))).toEqual([expect.stringContaining('A day needs a rule that says when it falls')])
    expect(troublesIn(day('', 'status: draft\n'))).toEqual([])
    expect(troublesIn(day('', 'speaks_of: may-day\n'))).toEqual([])
    expect(troublesIn(day('rule: {kind: fixed-date, month: 13, day: 1}\n'))).toEqual([
      expect.stringMatching(/^days\/a\.md:5: rule: /),
    ])
  })
})
