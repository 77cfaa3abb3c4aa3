/** What a save, a deletion and a restoration are asked of the table of permissions, as the hooks of a collection ask it. */
import type { CollectionConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import type { State } from '#collections/access/permissions.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import type { RecordedAnswer } from '#test/recorded.ts'
import { saving } from '#test/saving.ts'
import { withPermission } from './permission.ts'
import { withSharedPermission } from './shared-permission.ts'
import { standingOf } from './standing.ts'
import { insistOnAnother, lastWriter } from './two-people.ts'

type Row = {
  status?: string
  is_trashed?: boolean
  was_public?: boolean
  is_changed_again?: boolean
  author?: number | null
}

const writer = { id: 7, role: 'writer', services: ['flowers'] }
const editor = { ...writer, role: 'editor' }
const administrator = { id: 1, role: 'administrator' }
const stranger = { ...editor, services: ['colours'] }

const stands = (row: Row | null): RecordedAnswer => ({
  to: 'was_public',
  rows: () =>
    row ? [{ status: 'draft', is_trashed: false, was_public: false, is_changed_again: false, author: 7, ...row }] : [],
})
const published: Row = { status: 'published', was_public: true }

const { hooks = {}, access = {} } = withPermission({ slug: 'flowers', fields: [], access: { delete: () => true } })

type Saved = { operation?: string; draft?: boolean; data?: object; args?: object }

/** Saves an entry that stands so; gives what is stored, or why it is refused. */
async function saved(
  row: Row | null,
  user: object | null,
  { operation = 'update', draft = false, data = {}, args = {} }: Saved = {},
) {
  const { req } = saving({ answers: [stands(row)], user: user as never })
  try {
    const noted = await hooks.beforeOperation?.[0]?.({ args: { id: 3, draft, data, ...args }, operation, req } as never)
    const before = operation === 'create' ? undefined : { id: 3 }
    const kind = operation === 'create' ? 'create' : 'update'
    const stored = await hooks.beforeValidate?.[0]?.({ data, operation: kind, originalDoc: before, req } as never)
    return { stored, draft: (noted as { draft?: boolean }).draft }
  } catch (error) {
    return (error as Error).message
  }
}

const readersSee = 'Only editors and administrators decide what readers see.'

describe('how an entry stands', () => {
  it.each<[State, Row]>([
    ['own draft', {}],
    ['draft of another', { author: 8 }],
    ['draft of another', { author: null }],
    ['published', published],
    ['changed again', { ...published, is_changed_again: true }],
    ['once public', { was_public: true }],
    ['trashed own draft', { is_trashed: true }],
    ['trashed draft of another', { is_trashed: true, author: 8 }],
    ['trashed once public', { is_trashed: true, was_public: true }],
  ])('is “%s” by its row, what was public, and who made it', async (state, row) => {
    const { req } = saving({ answers: [stands(row)], user: writer })
    expect(await standingOf(req, flowers, 3)).toMatchObject({ service: 'flowers', state })
  })

  it('is nothing where there is none, and is not asked for what is no id', async () => {
    const { req, asked } = saving({ answers: [stands(null)] })
    expect(await standingOf(req, flowers, 3)).toBeNull()
    expect(await standingOf(req, flowers, Number.NaN)).toBeNull()
    expect(asked).toHaveLength(1)
  })
})

describe('a save', () => {
  it('keeps the status of the row where it names none, and is a draft where it is saved as one', async () => {
    expect(await saved(published, editor, { data: { name: 'Rose' } })).toMatchObject({
      stored: { _status: 'published' },
    })
    expect(await saved({}, writer, { data: { name: 'Rose' } })).toMatchObject({ stored: { _status: 'draft' } })
    expect(await saved(published, writer, { draft: true, data: { name: 'Rose' } })).toMatchObject({
      stored: { _status: 'draft' },
    })
  })

  it('of what readers see is for who publishes', async () => {
    expect(await saved(published, writer, { data: { name: 'Rose' } })).toBe(readersSee)
    expect(await saved({}, writer, { data: { _status: 'published' } })).toBe(readersSee)
    expect(await saved(published, writer, { data: { _status: 'draft' } })).toBe(readersSee)
    expect(await saved(published, editor, { data: { _status: 'draft' } })).toMatchObject({
      stored: { _status: 'draft' },
    })
    expect(await saved({}, editor, { data: { _status: 'published' } })).toMatchObject({
      stored: { _status: 'published' },
    })
  })

  it('of a version that is taken up is a draft or stays as it was, whatever the version says', async () => {
    const restored = { operation: 'restoreVersion', data: { _status: 'published', name: 'Old' } }
    expect(await saved({}, editor, { ...restored, draft: true })).toMatchObject({ stored: { _status: 'draft' } })
    expect(await saved({}, editor, restored)).toMatchObject({ stored: { _status: 'draft' } })
  })

  it('is refused to who works on other catalogues, and to nobody without a person', async () => {
    expect(await saved({}, stranger, { data: { name: 'Rose' } })).toBe('You do not work on Flowers.')
    expect(await saved(published, null, { data: { _status: 'draft' } })).toMatchObject({ stored: { _status: 'draft' } })
  })

  it('of a new entry is a draft by who writes, and published by who publishes', async () => {
    const created = (user: object, _status: string) => saved(null, user, { operation: 'create', data: { _status } })
    expect(await created(writer, 'draft')).toMatchObject({ stored: { _status: 'draft' } })
    expect(await created(writer, 'published')).toBe(readersSee)
    expect(await created(editor, 'published')).toMatchObject({ stored: { _status: 'published' } })
    expect(await created(stranger, 'draft')).toBe('You do not work on Flowers.')
  })

  it('of a copy is asked of what is copied', async () => {
    const copy = (row: Row) =>
      saved(row, writer, { operation: 'create', data: { _status: 'draft' }, args: { duplicateFromID: 4 } })
    expect(await copy(published)).toMatchObject({ stored: { _status: 'draft' } })
    expect(await copy({ is_trashed: true })).toBe('It is in the trash: restore it first.')
  })
})

describe('the trash', () => {
  const trashing = { data: { deletedAt: '2027-05-01T10:00:00Z' } }
  const restoring = { data: { deletedAt: null } }

  it('takes drafts of one’s own from writers, and what was public from editors', async () => {
    expect(await saved({}, writer, trashing)).toMatchObject({ stored: { _status: 'draft' } })
    expect(await saved({ author: 8 }, writer, trashing)).toBe('Writers throw away drafts of their own only.')
    expect(await saved(published, writer, trashing)).toBe('Only editors throw away what was once public.')
    expect(await saved(published, editor, trashing)).toMatchObject({ stored: { _status: 'published' } })
  })

  it('gives back in the same way, and lets nothing in it be changed', async () => {
    const trashed = { is_trashed: true }
    expect(await saved(trashed, writer, restoring)).toMatchObject({ stored: { deletedAt: null } })
    expect(await saved({ ...trashed, was_public: true }, writer, restoring)).toBe(
      'Only editors restore what was once public.',
    )
    expect(await saved(trashed, editor, { data: { name: 'Rose' } })).toBe('It is in the trash: restore it first.')
  })

  it('does not publish on the way out for who may not', async () => {
    const data = { deletedAt: null, _status: 'published' }
    expect(await saved({ is_trashed: true }, writer, { data })).toBe(readersSee)
    expect(await saved({ is_trashed: true }, editor, { data })).toMatchObject({ stored: { _status: 'published' } })
  })

  it('is entered and left by the entry itself, and not by a draft of it', async () => {
    expect(await saved({}, writer, { ...trashing, draft: true })).toMatchObject({ draft: false })
    expect(await saved(published, editor, { ...trashing, draft: true })).toMatchObject({
      stored: { _status: 'published' },
    })
    expect(await saved({ is_trashed: true }, writer, { ...restoring, draft: true })).toMatchObject({ draft: false })
    expect(await saved({}, writer, { ...restoring, draft: true })).toMatchObject({ draft: true })
  })
})

describe('a deletion for good', () => {
  const deleted = async (user: object | null) => {
    const { req } = saving({ answers: [stands({})], user: user as never })
    return Promise.resolve(hooks.beforeDelete?.[0]?.({ id: 3, req } as never)).then(
      () => 'deleted',
      (error: Error) => error.message,
    )
  }

  it('is for administrators', async () => {
    expect(await deleted(editor)).toBe('Only administrators delete for good.')
    expect(await deleted(administrator)).toBe('deleted')
    expect(await deleted(null)).toBe('deleted')
  })

  it('is offered where the trash would take it', async () => {
    const offered = async (row: Row, user: object, data?: object) => {
      const { req } = saving({ answers: [stands(row)], user: user as never })
      return access.delete?.({ req, id: 3, data } as never)
    }
    const trashing = { deletedAt: '2027-05-01T10:00:00Z' }
    expect(await offered({}, writer, trashing)).toBe(true)
    expect(await offered({ author: 8 }, writer, trashing)).toBe(false)
    expect(await offered(published, editor, trashing)).toBe(true)
    expect(await offered({ is_trashed: true }, writer, trashing)).toBe(true)
  })
})

describe('a catalogue that asks for two people', () => {
  type Ground = { asks?: boolean; last?: number | null; author?: number; approved?: boolean }
  const rowsIf = (is: boolean) => () => (is ? [{}] : [])
  const answers = ({ asks = true, last, author, approved = false }: Ground): RecordedAnswer[] => [
    { to: 'needs_two_people', rows: rowsIf(asks) },
    { to: 'from editing.field_changes', rows: () => (last === undefined ? [] : [{ person_id: last }]) },
    { to: 'from editing.authors', rows: () => (author === undefined ? [] : [{ person_id: author }]) },
    { to: 'approved_revision', rows: rowsIf(approved) },
  ]
  const entry = { collection: 'flowers', id: 3, service: 'flowers' as const }
  const refused = async (ground: Ground, { isChanged = false, user = editor as object | null } = {}) => {
    const { req, execute } = saving({ answers: answers(ground), user: user as never })
    return insistOnAnother(execute, req, entry, { isChanged }).then(
      () => false,
      (error: { status: number }) => error.status === 403,
    )
  }

  it('has nobody publish their own last change before somebody else approved it', async () => {
    expect(await refused({ last: 7 })).toBe(true)
    expect(await refused({ last: 7, approved: true })).toBe(false)
    expect(await refused({ last: 8 })).toBe(false)
    expect(await refused({ author: 7 })).toBe(true)
    expect(await refused({})).toBe(false)
  })

  it('has nobody publish what the save itself changes', async () => {
    expect(await refused({ last: 8, approved: true }, { isChanged: true })).toBe(true)
    expect(await refused({ asks: false }, { isChanged: true })).toBe(false)
  })

  it('asks nothing of others, and nothing of machines', async () => {
    expect(await refused({ asks: false, last: 7 })).toBe(false)
    expect(await refused({ last: 7 }, { user: null, isChanged: true })).toBe(false)
  })

  it('knows who wrote last: who changed it, or else who made it', async () => {
    const writerOf = (ground: Ground) => lastWriter(saving({ answers: answers(ground) }).execute, entry)
    expect(await writerOf({ last: 8, author: 7 })).toBe(8)
    expect(await writerOf({ last: null, author: 7 })).toBeNull()
    expect(await writerOf({ author: 7 })).toBe(7)
    expect(await writerOf({})).toBeNull()
  })
})

describe('what belongs to a catalogue and is no entry', () => {
  const hooksOf = (kind: 'card' | 'outlet') =>
    withSharedPermission(kind, { slug: 'outlets', fields: [] } as CollectionConfig).hooks ?? {}
  const refusalOf = (work: () => unknown) =>
    Promise.resolve()
      .then(work)
      .then(
        () => null,
        (error: Error) => error.message,
      )
  const change = (kind: 'card' | 'outlet', user: object | null, before: string | undefined, after: string) =>
    refusalOf(() =>
      hooksOf(kind).beforeValidate?.[0]?.({
        ...{ data: { service: after }, operation: before ? 'update' : 'create' },
        ...{ originalDoc: before && { service: before }, req: { user } },
      } as never),
    )

  it('is changed by who publishes in its catalogue, and in the one that it moves to', async () => {
    expect(await change('outlet', editor, 'flowers', 'flowers')).toBeNull()
    expect(await change('outlet', writer, 'flowers', 'flowers')).toBe(readersSee)
    expect(await change('outlet', editor, undefined, 'colours')).toMatch(/^You do not work on /)
    expect(await change('outlet', editor, 'flowers', 'colours')).toMatch(/^You do not work on /)
    expect(await change('outlet', editor, 'colours', 'flowers')).toMatch(/^You do not work on /)
    expect(await change('outlet', administrator, 'flowers', 'colours')).toBeNull()
  })

  it('stays, where it is a card: it neither moves nor goes, not even by a script', async () => {
    const keeps = 'A catalogue keeps its card: change it instead.'
    expect(await change('card', administrator, 'flowers', 'colours')).toBe(keeps)
    expect(await change('card', null, 'flowers', 'colours')).toBe(keeps)
    expect(await change('card', editor, 'flowers', 'flowers')).toBeNull()
    const { req } = saving({ tables: { outlets: [{ id: 4, service: 'flowers' }] } })
    const going = (kind: 'card' | 'outlet') =>
      refusalOf(() => hooksOf(kind).beforeDelete?.[0]?.({ collection: { slug: 'outlets' }, id: 4, req } as never))
    expect(await going('card')).toBe(keeps)
    expect(await going('outlet')).toBeNull()
  })
})
