import { describe, expect, it } from 'vitest'
import type { AnyResource } from '#src/read-model/resource.ts'
import { dishes } from '#src/read-model/resources/cheese.ts'
import { flowers, nationalFlowers } from '#src/read-model/resources/flowers.ts'
import { isText, readTable } from './read-table.ts'
import { troubleLine } from './trouble.ts'

const read = (text: string, { resource = flowers as AnyResource, areDrafts = true } = {}) => [
  ...readTable(resource, { shown: 'flowers.csv', text }, { areDrafts }),
]
const troublesOf = (text: string) => read(text).flatMap(({ troubles }) => troubles.map(troubleLine))

describe('the rows of a table', () => {
  it('are entries: text as it stands, lists as YAML has them, and nothing for an empty cell', () => {
    const [rose, lily, ...more] = read(
      'slug,name,colors,other_names,scent\nrose,"Rose, ""queen""","[red, white]",[Gul],\nlily,007,[],"",no\n',
    )
    expect(rose?.troubles).toEqual([])
    expect(rose?.entry).toMatchObject({ slug: 'rose', isDraft: true })
    expect(rose?.entry?.fields).toEqual({ name: 'Rose, "queen"', colors: ['red', 'white'], other_names: ['Gul'] })
    expect(lily?.entry?.fields).toEqual({ name: '007', colors: [], scent: 'no' })
    expect(more).toEqual([])
  })

  it('may begin with the mark that programs of tables write', () => {
    expect(read('\ufeffslug,name\nrose,Rose\n').map(({ entry }) => entry?.slug)).toEqual(['rose'])
  })

  it('name faults by the line of their row, and go on', () => {
    const text =
      'slug,name,colors\nrose,"Rose\nof two lines",[red]\nlily,Lily,[crimson]\nRöse,Rose,[red]\naster,Aster,[red]\n'
    const rows = read(text)
    expect(rows.map(({ entry }) => entry?.slug)).toEqual(['rose', 'lily', 'Röse', 'aster'])
    expect(troublesOf(text)).toEqual([
      expect.stringMatching(/^flowers\.csv:4: colors: /),
      expect.stringMatching(/^flowers\.csv:5: .*not a slug/),
    ])
    expect(rows[3]?.entry?.lineOf(['colors'])).toBe(6)
  })

  it('are refused where a cell is neither YAML nor what its field holds', () => {
    expect(troublesOf('slug,name,colors\nrose,Rose,"[red"\n')).toEqual([
      expect.stringMatching(/^flowers\.csv:2: colors: /),
    ])
    expect(troublesOf(`slug,name,colors\nrose,Rose,"${'['.repeat(60)}"\n`)).toEqual([
      'flowers.csv:2: Lists and fields stand within each other more than 50 times.',
    ])
  })

  it('may have brackets in a text, and no alias in a list', () => {
    const brackets = '['.repeat(60)
    const [rose] = read(`slug,name,other_names\nrose,${brackets},"[Gul]"\n`)
    expect(rose?.troubles).toEqual([])
    expect(rose?.entry?.fields.name).toBe(brackets)
    expect(troublesOf('slug,name,colors\nrose,Rose,"[&a red, *a]"\n')).toEqual([
      expect.stringMatching(/^flowers\.csv:2: colors: /),
    ])
  })

  it('are none of a table that is no CSV, which is said once', () => {
    const rows = read('slug,name\nrose,Rose,too,many\n')
    expect(rows).toHaveLength(1)
    expect(rows[0]?.entry).toBeNull()
    expect(rows[0]?.troubles).toHaveLength(1)
  })

  it('are drafts where that is asked for, and otherwise as they say', () => {
    const status = (text: string, areDrafts: boolean) => read(text, { areDrafts }).map(({ entry }) => entry?.isDraft)
    const text = 'slug,name,status\nrose,Rose,published\nlily,Lily,draft\n'
    expect(status(text, false)).toEqual([false, true])
    expect(status(text, true)).toEqual([true, true])
  })
})

it('cells are text where the field is text, one of some words, or the slug of one entry', () => {
  const texts = ['name', 'summary', 'scientific_name', 'speaks_of', 'status']
  const others = ['colors', 'countries', 'sources', 'provenance', 'may_be_named', 'rule', 'former_slugs']
  expect(texts.filter((field) => !isText(flowers, field))).toEqual([])
  expect(others.filter((field) => isText(flowers, field))).toEqual([])
  expect(isText(nationalFlowers, 'flower')).toBe(true)
  expect(isText(nationalFlowers, 'official')).toBe(false)
  expect(isText(dishes, 'kind')).toBe(true)
})
