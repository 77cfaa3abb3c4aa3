import type { SanitizedConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import type { KeptColumn } from '#collections/view-order.ts'
import { savedViews, withSavedViews } from './saved-views.ts'

const { access } = savedViews
const editor = { id: 7, role: 'editor', services: ['flowers'] }
const asked = (user: object | null, relatedCollection?: string) =>
  ({ req: { user }, ...(relatedCollection && { data: { relatedCollection } }) }) as never

describe('the views of lists', () => {
  it('are those of lists that the person reads, and nobody else’s', async () => {
    for (const may of [access.read, access.update, access.delete]) {
      const lists = (await may?.(asked(editor))) as unknown as { relatedCollection: { in: string[] } }
      expect(lists.relatedCollection.in).toContain('flowers')
      expect(lists.relatedCollection.in).not.toContain('colours')
      expect(await may?.(asked(null))).toBe(false)
    }
  })

  it('are made for those lists, and not moved to others', async () => {
    expect(await access.create?.(asked(editor, 'flowers'))).toBe(true)
    expect(await access.create?.(asked(editor, 'colours'))).toBe(false)
    expect(await access.update?.(asked(editor, 'colours'))).toBe(false)
    expect(await access.create?.(asked(null, 'flowers'))).toBe(false)
  })
})

type View = { columns?: KeptColumn[] | null } & Readonly<Record<string, unknown>>
type Saved = { operation?: 'create' | 'update'; sent?: object; before?: View; sort?: unknown; user?: object | null }

/** What a view is saved as. */
async function saved(data: View, { operation = 'create', sent = data, before, sort, user = editor }: Saved = {}) {
  const hooks = { beforeValidate: [] as ((asked: object) => View | Promise<View>)[] }
  const fields = [{ name: 'title', label: 'Title' }, { name: 'access', admin: {} }, { type: 'ui' }]
  withSavedViews({ collections: [{ slug: 'payload-query-presets', hooks, fields }] } as unknown as SanitizedConfig)
  const wanted: unknown[] = []
  const payload = {
    async find(query: unknown) {
      wanted.push(query)
      return { docs: sort === undefined ? [] : [{ value: { sort } }] }
    },
  }
  let view = data
  for (const hook of hooks.beforeValidate)
    view = await hook({ data: view, operation, originalDoc: before, req: { user, data: sent, payload } })
  return { view, wanted, fields }
}

describe('a view that is saved', () => {
  const columns = [
    { accessor: 'name', active: true },
    { accessor: 'family', active: false },
  ]

  it('is seen by everybody where it is shared, and changed by whoever made it', async () => {
    const { view } = await saved({ relatedCollection: 'flowers', isShared: true, columns })
    expect(view.access).toEqual({
      read: { constraint: 'everyone' },
      update: { constraint: 'onlyMe' },
      delete: { constraint: 'onlyMe' },
    })
    expect((await saved({ isShared: false })).view.access).toMatchObject({ read: { constraint: 'onlyMe' } })
    expect((await saved({ title: 'Mine' })).view).not.toHaveProperty('access')
  })

  it('keeps the order in which its maker last saw the list', async () => {
    const { view, wanted } = await saved({ relatedCollection: 'flowers', columns }, { sort: '-name' })
    expect(view.columns).toEqual([{ accessor: 'name', active: true, order: 'down' }, columns[1]])
    expect(wanted).toMatchObject([{ where: { key: { equals: 'collection-flowers' }, 'user.value': { equals: 7 } } }])
  })

  it('keeps no order where the list has none, or nobody is signed in', async () => {
    expect((await saved({ relatedCollection: 'flowers', columns })).view.columns).toEqual(columns)
    expect((await saved({ relatedCollection: 'flowers', columns }, { sort: '' })).view.columns).toEqual(columns)
    expect((await saved({ relatedCollection: 'flowers', columns }, { sort: 'name', user: null })).view.columns).toEqual(
      columns,
    )
  })

  it('keeps its own order where it is given another name', async () => {
    const before = { columns: [{ accessor: 'family', active: true, order: 'up' as const }] }
    const given = { operation: 'update' as const, sent: { title: 'New' }, before, sort: '-name' }
    const { view, wanted } = await saved({ relatedCollection: 'flowers', columns }, given)
    expect(view.columns).toEqual([columns[0], { accessor: 'family', active: false, order: 'up' }])
    expect(wanted).toEqual([])
  })

  it('has the columns of the list where it says none', async () => {
    const { view } = await saved({ relatedCollection: 'flowers', columns: null }, { sort: 'name' })
    expect(view.columns?.find(({ accessor }) => accessor === 'name')).toEqual({
      accessor: 'name',
      active: true,
      order: 'up',
    })
    expect(view.columns?.length).toBeGreaterThan(1)
  })

  it('asks for a name, and not who may do what one by one', async () => {
    const { fields } = await saved({})
    expect(fields[0]).toMatchObject({ label: 'Name' })
    const { condition } = (fields[1] as unknown as { admin: { condition(): boolean } }).admin
    expect(condition()).toBe(false)
  })
})
