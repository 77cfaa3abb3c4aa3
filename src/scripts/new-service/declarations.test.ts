/** What a new catalogue begins with, and how it gets into the files that name every catalogue. */
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { collectionsText, publicationText, resourcesText, toolsText } from './declarations.ts'
import { type Registry, registries, withService } from './registries.ts'

const registry: Registry = {
  file: 'src/list.ts',
  importBefore: '\nexport const list',
  importText: (id) => `import { ${id} } from './${id}.ts'\n`,
  rowBefore: '} satisfies',
  row: (id, title) => `  ${id}: '${title}',\n`,
}
const text = `import { a } from './a.ts'\n\nexport const list = {\n  a: 'A',\n} satisfies Record<string, string>\n`

describe('a catalogue more', () => {
  it('is imported after the others, and stands after them', () => {
    expect(withService(registry, text, 'bells', 'Bells')).toBe(
      "import { a } from './a.ts'\nimport { bells } from './bells.ts'\n\nexport const list = {\n  a: 'A',\n  bells: 'Bells',\n} satisfies Record<string, string>\n",
    )
  })

  it('is refused where a file no longer looks as it did, which is named', () => {
    expect(() => withService(registry, text.replace('satisfies', 'as'), 'bells', 'Bells')).toThrow(
      'src/list.ts has no place for a new catalogue: "} satisfies" is gone.',
    )
    expect(() => withService(registry, text.replace('export', ''), 'bells', 'Bells')).toThrow(/is gone/)
  })

  it('has an accent that is another with each length of a name', () => {
    const rowOf = (id: string) => registries[0]?.row(id, 'X') ?? ''
    const hueOf = (id: string) => Number(/accentHueDegrees: (\d+)/.exec(rowOf(id))?.[1])
    const hues = ['abc', 'abcd', 'abcde', 'abcdef'].map(hueOf)
    expect(new Set(hues).size).toBe(4)
    for (const hue of hues) expect(hue).toBeLessThan(360)
  })
})

describe('the declarations of a new catalogue', () => {
  it('are of that catalogue, and name each resource where the others look for it', () => {
    const resources = resourcesText('bells', 'Bells')
    const declared = [...resources.matchAll(/export const (\w+) = resource\(/g)].map(([, name = '']) => name)
    expect(declared).toEqual(['entries', 'days', 'cities', 'countryOverviews', 'terms'])
    expect(resources.match(/service: 'bells'/g)).toHaveLength(declared.length)
    expect(resources).toContain('export const bellsResources = catalogue([')
    for (const name of declared) {
      expect(collectionsText('bells'), name).toContain(`collection(${name})`)
      expect(toolsText('bells'), name).toMatch(new RegExp(`\\b${name}\\b`))
    }
  })

  it('has a slug for every resource that it declares', () => {
    const ids = [...resourcesText('bells', 'Bells').matchAll(/^ {2}id: '(\w+)'/gm)].map(([, id]) => id)
    const row = registries.find(({ file }) => file === 'collections/slugs.ts')?.row('bells', 'Bells') ?? ''
    for (const id of ids) expect(row).toContain(`    ${id}: '`)
    for (const [, slug = ''] of row.matchAll(/: '([^']+)'/g)) expect(slug.length, slug).toBeLessThanOrEqual(16)
  })

  it('import what they use, and nothing else', () => {
    const whole = toolsText('bells')
    const imported = [...whole.matchAll(/^import \{ (\w+) \}/gm)].map(([, name = '']) => name)
    for (const name of imported) expect(whole.match(new RegExp(`\\b${name}\\(`, 'g'))?.length, name).toBeGreaterThan(0)
  })

  it('say of the catalogue what a card says', () => {
    expect(parse(publicationText('Bells'))).toMatchObject({
      name: 'Bells',
      tagline: 'Bells, and what people do with them.',
      topics: [],
      ad_slots: [],
      about: expect.stringMatching(/\.\n$/),
    })
  })
})
