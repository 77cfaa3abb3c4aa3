import { describe, expect, it } from 'vitest'
import { isTooDeep, readMarkdownFile, readYaml } from './front-matter.ts'
import { troubleLine } from './trouble.ts'

const read = (text: string) => readMarkdownFile('rose.md', text)
const troublesOf = (text: string) => read(text).troubles.map(troubleLine)

const good = ['---', 'name: Rose', 'colors:', '  - red', '  - pink', '---', '', '## Uses', '', 'Tea.', ''].join('\n')

describe('a Markdown file', () => {
  it('has fields, and texts under their headings with the line they begin after', () => {
    const { fields, sections, troubles } = read(
      `${good}\n##   How it grows  \nIn *sun*.\n\n### Not a section\n\nMore.\n`,
    )
    expect(troubles).toEqual([])
    expect(fields).toEqual({ name: 'Rose', colors: ['red', 'pink'] })
    expect([...sections]).toEqual([
      ['Uses', { text: 'Tea.', line: 8 }],
      ['How it grows', { text: 'In *sun*.\n\n### Not a section\n\nMore.', line: 12 }],
    ])
  })

  it('knows the line of a field, of a part of it, and of the nearest part that there is', () => {
    const { lineOf } = read(good)
    expect(lineOf(['name'])).toBe(2)
    expect(lineOf(['colors'])).toBe(3)
    expect(lineOf(['colors', 1])).toBe(5)
    expect(lineOf(['colors', 7, 'x'])).toBe(4)
    expect(lineOf(['summary'])).toBe(2)
  })

  it('is refused where front matter is not opened, or not closed', () => {
    const detail = 'rose.md:1: The file must open with front matter between two lines of ---.'
    expect(troublesOf('name: Rose\n')).toEqual([detail])
    expect(troublesOf('---\nname: Rose\n')).toEqual([detail])
    expect(troublesOf(`\n${good}`)).toEqual([detail])
  })

  it('is refused for a section that stands twice, and for text above the first', () => {
    expect(troublesOf(`${good}\n## Uses\n\nOil.\n`)).toEqual(['rose.md:12: The section "Uses" stands twice.'])
    expect(troublesOf('---\nname: Rose\n---\nWords.\n\n## Uses\n')).toEqual([
      'rose.md:4: Text must stand under a "## " heading.',
    ])
    expect(troublesOf('---\nname: Rose\n---\n\n\n')).toEqual([])
  })

  it('is refused with the line of each fault in its front matter, and then gives no field of it', () => {
    expect(troublesOf('---\nname: Rose\nname: Lily\n---\n')[0]).toMatch(/^rose\.md:3: Map keys must be unique/)
    const { fields, troubles } = read('---\nname: &a Rose\nother: *a\n---\n')
    expect(troubles.map(troubleLine)).toEqual(['rose.md:3: An alias (*) has no place here: write it out.'])
    expect(fields).toEqual({})
    expect(troublesOf('---\n- Rose\n---\n')).toEqual([
      'rose.md:2: The front matter must be a list of "field: value" lines.',
    ])
    expect(troublesOf('---\n---\n')).toHaveLength(1)
  })

  it('says of a fault what it is, without the place that the library has for it', () => {
    expect(troublesOf('---\nname: "Rose\n---\n')[0]).not.toContain(' at line ')
  })
})

describe('YAML that is nested', () => {
  const brackets = (depth: number) => `a: ${'['.repeat(depth)}${']'.repeat(depth)}`

  it('is read to a depth of fifty', () => {
    expect(isTooDeep(brackets(50))).toBe(false)
    expect(isTooDeep(brackets(51))).toBe(true)
    expect(isTooDeep(`a: ${'{b: '.repeat(51)}1${'}'.repeat(51)}`)).toBe(true)
    expect(isTooDeep('- '.repeat(49))).toBe(false)
    expect(isTooDeep(`${'- '.repeat(50)}a`)).toBe(true)
    expect(isTooDeep(`${' '.repeat(200)}a: 1`)).toBe(true)
  })

  it('is not too deep for brackets one after the other', () => {
    expect(isTooDeep('[] '.repeat(200))).toBe(false)
  })

  it('is refused without being read where it is deeper', () => {
    const { fields, troubles } = readYaml('card.yaml', brackets(100_000))
    expect(fields).toEqual({})
    expect(troubles.map(troubleLine)).toContain(
      'card.yaml:1: Lists and fields stand within each other more than 50 times.',
    )
  })
})
