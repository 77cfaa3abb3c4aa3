/** What is written into the record: by whom, of what, and what of it is kept. */
import type { CollectionConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { flowers } from '#src/read-model/resources/flowers.ts'
import type { RecordedAnswer } from '#test/recorded.ts'
import { saving } from '#test/saving.ts'
import { noteOfNew } from './entries.ts'
import { forgetOlderThan } from './forget.ts'
import { note } from './note.ts'
import { machineInContext, whoOf } from './who.ts'
import { withAudit } from './with-audit.ts'

type Asked = ReturnType<typeof saving>['asked']

/** The lines that were written. */
const written = (asked: Asked) =>
  asked
    .filter(({ text }) => text.includes('insert into editing.audit'))
    .flatMap(({ values }) => JSON.parse(String(values[0])) as Record<string, unknown>[])

describe('who did it', () => {
  it('is a person, a machine, a machine in a person’s name, or a script', () => {
    const actorOf = (user: object | null, context: object = {}) => whoOf({ user, context } as never)
    expect(actorOf({ id: 7 })).toEqual({ personId: 7, machine: null })
    expect(actorOf({ id: '7' }, { [machineInContext]: 'planned publishing' })).toEqual({
      personId: 7,
      machine: 'planned publishing',
    })
    expect(actorOf(null, { [machineInContext]: 'import' })).toEqual({ personId: null, machine: 'import' })
    expect(actorOf(null)).toEqual({ personId: null, machine: 'script' })
    expect(actorOf(null, { [machineInContext]: 7 })).toEqual({ personId: null, machine: 'script' })
  })
})

describe('a line', () => {
  const who = { personId: 7, machine: null }

  it('is written with the others by one statement, in their order; none needs none', async () => {
    const { execute, asked } = saving()
    await note(execute, [])
    expect(asked).toEqual([])
    await note(execute, [
      { who, kind: 'made', title: 'Rose', service: 'flowers', collection: 'flowers', documentId: 3 },
      { who, kind: 'imported', title: '' },
    ])
    expect(asked).toHaveLength(1)
    expect(written(asked)).toMatchObject([
      { person_id: 7, kind: 'made', title: 'Rose', document_id: 3, reason: '', changes: [] },
      { kind: 'imported', title: null },
    ])
  })

  it('tells of a new entry whether readers see it', () => {
    expect(noteOfNew(flowers, { id: 3, name: 'Rose', _status: 'published' }, who)).toMatchObject({
      ...{ kind: 'published', reason: 'new', title: 'Rose', documentId: 3, service: 'flowers', collection: 'flowers' },
    })
    expect(noteOfNew(flowers, { id: '3', name: null, _status: 'draft' }, who)).toMatchObject({
      ...{ kind: 'made', reason: '', title: null, documentId: 3 },
    })
  })
})

describe('lines that are too old', () => {
  const forgotten = async (count: number) => {
    const gone: RecordedAnswer = {
      to: 'delete from editing.audit',
      rows: () => Array.from({ length: count }, (_, id) => ({ id })),
    }
    const { execute, asked } = saving({ answers: [gone] })
    return { count: await forgetOlderThan(execute, 400), asked }
  }

  it('are counted, and that they are gone is a line itself', async () => {
    const { count, asked } = await forgotten(3)
    expect(count).toBe(3)
    expect(asked[0]).toMatchObject({ text: expect.stringContaining('octavo.audit_days'), values: ['400'] })
    expect(asked[1]?.values).toEqual([400])
    expect(written(asked)).toMatchObject([
      { kind: 'record shortened', machine: 'audit', person_id: null, reason: '3 lines older than 400 days' },
    ])
  })

  it('leave no line where there were none', async () => {
    const { count, asked } = await forgotten(0)
    expect(count).toBe(0)
    expect(written(asked)).toEqual([])
  })
})

describe('what is no entry', () => {
  const outlets: CollectionConfig = {
    slug: 'outlets',
    fields: [
      { name: 'name', type: 'text', label: 'Name' },
      { name: 'feed', type: 'text', label: 'Feed' },
      { name: 'failures', type: 'number', access: { update: () => false }, admin: { readOnly: true } },
    ],
  }
  const doc = { id: 4, service: 'flowers', name: 'Gazette', feed: 'https://a', failures: 0 }

  async function told(hook: 'afterChange' | 'afterDelete', given: object, config = outlets) {
    const { req, asked } = saving({ user: { id: 7 } })
    await withAudit(config).hooks?.[hook]?.at(-1)?.({ collection: { slug: config.slug }, req, ...given } as never)
    return written(asked)
  }

  it('is told of with what was changed of it', async () => {
    expect(await told('afterChange', { doc, previousDoc: { ...doc, feed: 'https://b' }, operation: 'update' })).toEqual(
      [
        expect.objectContaining({
          ...{
            kind: 'changed',
            person_id: 7,
            collection: 'outlets',
            document_id: 4,
            service: 'flowers',
            title: 'Gazette',
          },
          changes: [expect.objectContaining({ field: 'feed', label: 'Feed' })],
        }),
      ],
    )
  })

  it('is told of with all that it said, as it comes and as it goes', async () => {
    const [first] = await told('afterChange', { doc, previousDoc: doc, operation: 'create' })
    expect(first).toMatchObject({ kind: 'made' })
    expect(((first?.changes ?? []) as { field: string }[]).map(({ field }) => field)).toEqual(['name', 'feed'])
    expect(await told('afterDelete', { doc })).toMatchObject([{ kind: 'deleted', title: 'Gazette' }])
  })

  it('is no change where a machine alone wrote to it, or nothing is another', async () => {
    expect(await told('afterChange', { doc: { ...doc, failures: 3 }, previousDoc: doc, operation: 'update' })).toEqual(
      [],
    )
    expect(await told('afterChange', { doc, previousDoc: { ...doc }, operation: 'update' })).toEqual([])
  })

  it('is told of by the name of its file, where it has one', async () => {
    const media: CollectionConfig = {
      slug: 'media',
      upload: true,
      fields: [{ name: 'alt', type: 'text', label: 'Words' }],
    }
    const picture = { id: 9, alt: 'A rose', filename: 'b.webp' }
    const given = { doc: picture, previousDoc: { ...picture, filename: 'a.webp' }, operation: 'update' }
    expect(await told('afterChange', given, media)).toMatchObject([
      { title: 'A rose', service: null, changes: [{ field: 'filename', before: 'a.webp', after: 'b.webp' }] },
    ])
  })
})
