/** The guide for editors is whole, and its words are those on the screen. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Field } from 'payload'
import { en } from 'payload/i18n/en'
import { describe, expect, it } from 'vitest'
import { ownFields } from '#collections/fields/own.ts'
import { authorshipField, sourcesField } from '#collections/fields/provenance.ts'
import { readChapter } from '#src/guide/chapter.ts'
import { type Chapter, chapters } from '#src/guide/chapters.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { owners, services } from '#src/services.ts'
import { capital } from '#src/text/capital.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = `${root}docs/guide/`
const read = (file: string) => readFileSync(file, 'utf8')
const ids = Object.keys(chapters) as Chapter[]
const texts = new Map(ids.map((id) => [id, read(`${folder}${id}.md`)]))

/** So much of pictures is fetched with a clone of the project. */
const MOST_BYTES = 2_000_000

const filesIn = (place: string): string[] =>
  readdirSync(`${root}${place}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${root}${place}/${file}`)

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** What the code of the admin can put on the screen: the texts in it, between quotes and between elements. */
function labelsOfTheAdmin(): Set<string> {
  const places = [
    'collections',
    'src/desk',
    'src/audit',
    'src/guide',
    'src/import',
    'src/keys',
    'src/webhooks',
    'src/sign-in',
  ]
  const shown = new Set<string>()
  for (const file of [...places, 'src/read-model/facets', 'src/read-model/resources'].flatMap(filesIn)) {
    const code = read(file)
    for (const [, one, other, third] of code.matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`/g))
      shown.add(oneLine(one ?? other ?? third ?? ''))
    for (const [, words = ''] of code.matchAll(/(?<!=)>([^<>{}]+)(?=[<{])/g)) shown.add(oneLine(words))
    // A list offers one more row of what it calls one of them.
    for (const [, one = ''] of code.matchAll(/singular: '([^']+)'/g)) shown.add(`Add ${one}`)
  }
  const told = (words: unknown): void => {
    if (typeof words === 'string') shown.add(words)
    else for (const part of Object.values(words as object)) told(part)
  }
  told(en.translations)
  for (const { title } of services) shown.add(title)
  for (const resource of owners.flatMap(resourcesOf)) shown.add(capital(resource.many))
  for (const label of labelsOf([...owners.flatMap(resourcesOf).flatMap(ownFields), sourcesField(), authorshipField()]))
    shown.add(label)
  return shown
}

/** What fields are called that follow from a schema, and those within them. */
const labelsOf = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if (!('name' in field)) return []
    const own = 'label' in field && typeof field.label === 'string' ? [field.label] : []
    const row = field.type === 'array' ? [`Add ${capital(field.name.replace(/s$/, ''))}`] : []
    return [...own, ...row, ...('fields' in field ? labelsOf(field.fields) : [])]
  })

describe('the guide for editors', () => {
  it('has a file for each chapter, under its title, and names all in their order', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md')
    expect(files.toSorted()).toEqual(ids.map((id) => `${id}.md`).toSorted())
    for (const [id, text] of texts) expect(text.startsWith(`# ${chapters[id]}\n`), id).toBe(true)
    const listed = [...read(`${folder}README.md`).matchAll(/^\d+\. \[(.+)\]\((.+)\.md\)$/gm)]
    expect(listed.map(([, title, id]) => [id, title])).toEqual(Object.entries(chapters))
  })

  it('shows every picture that there is, with words for who cannot see it, and no other', () => {
    const shown = [...texts.values()].flatMap((text) => [...text.matchAll(/!\[([^\]]*)\]\(pictures\/([^)]+)\)/g)])
    for (const [, words = '', name] of shown) expect(words.length, name).toBeGreaterThan(10)
    const files = readdirSync(`${folder}pictures`)
    expect(shown.map(([, , name]) => name).toSorted()).toEqual(files.toSorted())
    const bytes = files.reduce((sum, file) => sum + statSync(`${folder}pictures/${file}`).size, 0)
    expect(bytes).toBeLessThan(MOST_BYTES)
  })

  it('says in bold what stands on the screen', () => {
    const labels = labelsOfTheAdmin()
    const unknown = [...texts].flatMap(([id, text]) =>
      [...text.matchAll(/\*\*(.+?)\*\*/gs)]
        .map(([, words = '']) => oneLine(words))
        .filter((words) => !labels.has(words))
        .map((words) => `${id}: ${words}`),
    )
    expect(unknown).toEqual([])
  })

  it('leads from chapter to chapter, and to parts that are there', async () => {
    const parts = new Map<string, string[]>()
    const links: [from: string, to: string, part: string | undefined][] = []
    for (const id of ids) {
      const told = await readChapter(id)
      parts.set(
        id,
        told.parts.map((part) => part.id),
      )
      expect(new Set(parts.get(id)).size, id).toBe(told.parts.length)
      expect(told.html, id).not.toMatch(/\.md[#")]|src="pictures/)
      for (const [, to = '', , part] of told.html.matchAll(/href="\/admin\/guide\/([a-z-]+)(#([a-z0-9-]+))?"/g))
        links.push([id, to, part])
    }
    for (const [from, to, part] of links) {
      expect(ids, `${from} leads to ${to}`).toContain(to)
      if (part) expect(parts.get(to), `${from} leads to ${to}`).toContain(part)
    }
    expect(links.length).toBeGreaterThan(0)
  })
})
