/** Files of entries over what a catalogue has already: what is refused, what is kept, and what is put in its place. */
import { describe, expect, it } from 'vitest'
import { collectionSlug } from '#collections/slugs.ts'
import { flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { filledForm } from '#test/published.ts'
import type { RecordedAnswer } from '#test/recorded.ts'
import { saving } from '#test/saving.ts'
import { sourcesInFile } from '#test/sources.ts'
import { importFiles } from './import-catalogue.ts'
import { ImportRefused } from './trouble.ts'

const rose = (more = '', name = 'Rose') =>
  `---\nname: ${name}\nsummary: A shrub.\ncolors: [red]\n${sourcesInFile}\n${more}---\n`

/** A document as its file made it. */
const row = (id: number, slug: string, file: string) => ({ ...filledForm(flowers, slug, file), id })
const stored = row(7, 'rose', rose())

type Ground = {
  /** What is published or drafted of flowers, and newer versions of it, by its id. */
  rows?: readonly { id: number }[]
  /** Ids of days by their slugs. */
  days?: Readonly<Record<string, number>>
  newer?: Readonly<Record<number, object>>
  answers?: readonly RecordedAnswer[]
  /** What the CMS has against a change. */
  refuses?: Error
}

/** What an import of these files comes to. */
async function imported(
  files: Readonly<Record<string, string>>,
  { rows = [stored], days = {}, newer = {}, answers = [], refuses }: Ground = {},
  given: Parameters<typeof importFiles>[3] = {},
) {
  const versions = rows.map((one) => ({ parent: one.id, version: { ...one, ...newer[one.id] } }))
  const { payload, asked, ended } = saving({ tables: { flowers: rows }, versions: { flowers: versions }, answers })
  const slugs: Record<string, readonly object[]> = {
    [collectionSlug(flowers)]: rows,
    [collectionSlug(flowerDays)]: Object.entries(days).map(([slug, id]) => ({ slug, id })),
  }
  const updates: object[] = []
  Object.assign(payload.config, { admin: { user: 'users' } })
  Object.assign(payload, {
    find: async ({ collection }: { collection: string }) => ({ docs: slugs[collection] ?? [] }),
    async update({ id, data, draft }: { id: number; data: { name: string }; draft: boolean }) {
      if (refuses) throw refuses
      updates.push({ id, draft, name: data.name })
    },
  })
  const list = Object.entries(files).map(([path, text]) => ({ path, shown: path, text }))
  const changes: object[] = []
  const onChange = (change: object) => void changes.push(change)
  const told = await importFiles(payload, 'flowers', list, { onChange, ...given }).catch((error) => {
    if (error instanceof ImportRefused) return { troubles: error.troubles }
    throw error
  })
  return { told, updates, changes, ended, asked }
}

const refused = async (...asked: Parameters<typeof imported>) => {
  const { told, updates, ended } = await imported(...asked)
  expect([updates, ended], JSON.stringify(told)).toEqual([[], ['undone']])
  return 'troubles' in told ? told.troubles : []
}

describe('files are refused', () => {
  it('that refer to what is neither there nor among them, each at its line, with the nearest', async () => {
    const troubles = await refused({
      'flowers/lily.md': rose('days: [rose-dai, rose-day]\n', 'Lily'),
      'flowers/aster.md': rose('', 'Aster').concat(
        '\n## Appearance\n\nAs [it](octavo:flowers/lilly) and [that](octavo:flowrs/lily).\n',
      ),
      'days/rose-day.md': `---\nname: Rose day\nsummary: Kept.\nkind: festival\nrule: { kind: weekly, weekdays: [monday] }\n${sourcesInFile}\n---\n`,
    })
    const line = rose().split('\n').indexOf('---', 1) + 1
    expect(troubles).toContainEqual({
      ...{ file: 'flowers/lily.md', line },
      detail: 'days: there is no flower day "rose-dai". Did you mean "rose-day"?',
    })
    const links = troubles.filter(({ file }) => file === 'flowers/aster.md').map(({ detail }) => detail)
    expect(links.join('\n')).toContain('there is no flower "lilly". Did you mean "lily"?')
    expect(links.join('\n')).toContain('there is no kind of entry "flowrs".')
    expect(troubles).toHaveLength(3)
  })

  it('that would make an entry of a slug that another has in the trash', async () => {
    expect(await refused({ 'flowers/lily.md': rose('', 'Lily') })).toEqual([
      { file: 'flowers/lily.md', line: 2, detail: 'Another flower, perhaps in the trash, has the slug "lily".' },
    ])
  })

  it('that take an address which leads to another entry, as theirs now or as theirs before', async () => {
    const led = (...slugs: string[]): RecordedAnswer => ({
      to: 'from read_model.former_slugs f',
      rows: ([, , asked]) =>
        slugs
          .filter((slug) => (asked as string[]).includes(slug))
          .map((slug) => ({ slug, documentId: 7, name: 'Rose' })),
    })
    const held: RecordedAnswer = { to: 'on conflict (slug) do nothing', rows: () => [{ id: 8, slug: 'lily' }] }
    const file = { 'flowers/lily.md': rose('former_slugs: [lilium, lillium]\n', 'Lily') }
    const now = await refused(file, { answers: [led('lily'), held] })
    expect(now).toMatchObject([{ line: 2, detail: expect.stringContaining('“lily” leads to “Rose”') }])
    const before = await refused(file, { answers: [led('lilium', 'lillium'), held] })
    expect(before.map(({ detail }) => /“(.*?)”/.exec(detail)?.[1])).toEqual(['lilium', 'lillium'])
  })

  it('where changes of an entry wait, unless they are one more draft of it', async () => {
    const waiting = { newer: { 7: { _status: 'draft', summary: 'Another.' } } }
    const file = { 'flowers/rose.md': rose('', 'Roses') }
    expect(await refused(file, waiting, { isReplacing: true })).toMatchObject([
      { file: 'flowers/rose.md', line: 2, detail: expect.stringContaining('wait to be published') },
    ])
    const { updates } = await imported(file, waiting, { isReplacing: true, areDrafts: true })
    expect(updates).toEqual([{ id: 7, draft: true, name: 'Roses' }])
  })

  it('where the CMS has something against a change, in the names of the file', async () => {
    const refuses = Object.assign(new Error('invalid'), {
      data: { id: 7, errors: [{ path: 'otherNames.0', message: 'Too long.' }] },
    })
    const file = { 'flowers/rose.md': rose('other_names: [Gul]\n') }
    expect(await refused(file, { refuses }, { isReplacing: true })).toMatchObject([
      { file: 'flowers/rose.md', detail: 'other_names.0: Too long.' },
    ])
  })

  it('and nobody is told that the operator broke something where it was another failure', async () => {
    const file = { 'flowers/rose.md': rose('', 'Roses') }
    await expect(imported(file, { refuses: new Error('the database is gone') }, { isReplacing: true })).rejects.toThrow(
      'the database is gone',
    )
  })
})

describe('an entry that is there', () => {
  const replacing = { isReplacing: true }

  it('is kept as its editors left it, unless somebody asks for another', async () => {
    const { told, updates, changes } = await imported({ 'flowers/rose.md': rose('', 'Roses') })
    expect(told).toMatchObject({ made: 0, replaced: 0, kept: 1, isStored: true })
    expect([updates, changes]).toEqual([[], []])
  })

  it('is kept where its file says the same', async () => {
    const { told, updates, ended } = await imported({ 'flowers/rose.md': rose() }, {}, replacing)
    expect([told, updates, ended]).toMatchObject([{ replaced: 0, kept: 1 }, [], ['committed']])
  })

  it('is replaced where it says another thing, which is told field by field at its line', async () => {
    const { told, updates, changes, asked } = await imported(
      { 'flowers/rose.md': rose('other_names: [Gul]\n', 'Roses') },
      {},
      replacing,
    )
    expect(told).toMatchObject({ made: 0, replaced: 1, kept: 0 })
    expect(updates).toEqual([{ id: 7, draft: false, name: 'Roses' }])
    const last = rose().split('\n').indexOf('---', 1) + 1
    const place = { file: 'flowers/rose.md', entry: 'flowers/rose' }
    expect(changes).toEqual([
      { ...place, line: 2, field: 'name', before: 'Rose', after: 'Roses' },
      { ...place, line: last, field: 'other_names', before: '', after: 'Gul' },
    ])
    const [line] = asked.filter(({ text }) => text.includes('insert into editing.audit'))
    expect(String(line?.values[0])).toContain('0 made, 1 replaced, 0 kept as they were')
  })

  it('tells what it refers to by slugs', async () => {
    const { changes } = await imported(
      { 'flowers/rose.md': rose('days: [lily-day, rose-day]\n') },
      { rows: [{ ...stored, days: [21] } as { id: number }], days: { 'rose-day': 21, 'lily-day': 22 } },
      replacing,
    )
    expect(changes).toMatchObject([{ field: 'days', before: 'rose-day', after: 'lily-day\nrose-day' }])
  })

  it('is published by a file that is no draft, and never unpublished by one that is', async () => {
    const draft = { ...stored, _status: 'draft' }
    const published = await imported({ 'flowers/rose.md': rose() }, { rows: [draft] }, replacing)
    expect(published.changes).toMatchObject([{ field: 'status', before: 'draft', after: 'published' }])
    const importedDraft = await imported({ 'flowers/rose.md': rose('status: draft\n') }, {}, replacing)
    expect([importedDraft.changes, importedDraft.updates]).toEqual([[], []])
  })
})

describe('the plan of an import', () => {
  const given = { isReplacing: true, isTrial: true }
  const file = { 'flowers/rose.md': rose('', 'Roses') }
  const planOf = async (...[files, ground, more]: Parameters<typeof imported>) => {
    const { told } = await imported(files, ground, { ...given, ...more })
    return 'plan' in told ? told.plan : null
  }

  it('is the same as long as all that it changes is, and then it is stored', async () => {
    const plan = (await planOf(file)) ?? ''
    expect(await planOf(file)).toBe(plan)
    const agreed = await imported(file, {}, { isReplacing: true, plan })
    expect([agreed.told, agreed.ended]).toMatchObject([{ isStored: true, plan }, ['committed']])
  })

  it('is another where the files, the entries or what is asked differ: nothing is stored by it', async () => {
    const plan = await planOf(file)
    const others = await Promise.all([
      planOf({ 'flowers/rose.md': rose('', 'Röses') }),
      planOf({ 'flowers/other.md': file['flowers/rose.md'] }, { rows: [row(7, 'other', rose())] }),
      planOf(file, { rows: [{ ...stored, summary: 'Another shrub.' } as { id: number }] }),
      planOf(file, { newer: { 7: { summary: 'Yet another.' } } }),
      planOf(file, {}, { areDrafts: true }),
      planOf(file, {}, { isReplacing: false }),
    ])
    expect(others).not.toContain(plan)
    expect(new Set(others).size).toBe(others.length)
    const old = await imported(file, {}, { isReplacing: true, plan: String(others[0]) })
    expect([old.told, old.ended]).toMatchObject([{ isStored: false, plan }, ['undone']])
  })

  it('is tried out: all is done but the last step', async () => {
    const { told, updates, ended } = await imported(file, {}, given)
    expect([told, updates, ended]).toMatchObject([{ replaced: 1, isStored: false }, [{ id: 7 }], ['undone']])
  })
})
