/** What editors do in the forms of entries beside writing: as they see it, and what is asked of the server for it. */
import { createElement, useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cmsSays, operated, type Reply, type Sent, toasts } from '#test/operated.ts'
import { Begin } from './begin.tsx'
import { Choose } from './choose.tsx'
import { fieldOf } from './field-of.ts'
import { KeptText } from './kept-text.tsx'
import { ChangeLinks, ChooseEntry } from './link-list.tsx'
import { ListFilters } from './list-filters.tsx'
import { OnlyNow } from './only-now.tsx'
import { OverrideLabel } from './override.tsx'
import { Proof } from './proof.tsx'
import { Schedule } from './schedule.tsx'
import { Status } from './status.tsx'
import { ToTheTrash, Unpublish } from './take-away.tsx'
import { useKept } from './use-kept.ts'
import { UsedByField } from './used-by.tsx'

vi.mock('@payloadcms/ui', async () => (await import('#test/operated.ts')).cmsOfForms)

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-23T12:00:00Z') }),
)
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const refused = (message: string, path?: string): Reply => ({
  status: 400,
  body: { errors: [path ? { message: 'invalid', data: { errors: [{ path, message }] } } : { message }] },
})
const asked = ({ sent }: { sent: Sent[] }) => sent.map(({ method, address, said }) => [method, address, said])

/** An id that no other test has: what is told of an entry is kept by its address. */
let entries = 100
const entry = (more: object = {}) => {
  entries += 1
  Object.assign(cmsSays, {
    useDocumentInfo: {
      id: entries,
      collectionSlug: 'flowers',
      hasPublishPermission: true,
      hasSavePermission: true,
      ...more,
    },
    useConfig: { config: { routes: { api: '/cms/api' } } },
    useAuth: { user: { id: 7 } },
  })
  return `/cms/api/flowers/${entries}`
}

describe('a new entry', () => {
  const beginning = async (replies: readonly Reply[], { isCountry = false, mayBegin = true, drawer = {} } = {}) => {
    Object.assign(cmsSays, {
      useConfig: { getEntityConfig: () => ({ labels: { singular: 'Flower', plural: 'Flowers' } }) },
      useAuth: { permissions: { collections: { flowers: { create: mayBegin } } } },
      useDocumentDrawerContext: drawer,
    })
    const left = [...replies]
    return operated(createElement(Begin, { collectionSlug: 'flowers', isCountry }), () => left.shift() ?? null)
  }
  const trouble = ({ find }: Awaited<ReturnType<typeof beginning>>) => find('[role=alert]').textContent

  it('is kept as a draft by its name, and then its form is there', async () => {
    const form = await beginning([{ body: { doc: { id: 12 } } }])
    expect(form.text()).toMatch(/^New: flower Name /)
    await form.write('#field-name', '  Moon lily ')
    await form.send()
    expect(asked(form)).toEqual([
      ['POST', '/cms/api/flowers?draft=true&depth=0&fallback-locale=null', { name: 'Moon lily' }],
    ])
    expect(form.went).toEqual(['/admin/collections/flowers/12'])
  })

  it('needs a name, or a country', async () => {
    const named = await beginning([])
    await named.write('#field-name', '   ')
    await named.send()
    expect([trouble(named), named.sent]).toEqual(['Give it a name.', []])
    const country = await beginning([{ body: { doc: { id: 3 } } }], { isCountry: true })
    await country.send()
    expect([trouble(country), country.sent]).toEqual(['Choose the country.', []])
    await country.write('#field-country', 'FR')
    await country.send()
    expect(country.sent[0]?.said).toEqual({ country: 'FR' })
  })

  it('is asked for another address where its own is taken, and keeps what was typed there', async () => {
    const taken = refused('Value must be unique', 'slug')
    const form = await beginning([taken, taken, { body: { doc: { id: 12 } } }])
    await form.write('#field-name', 'Moon lily')
    expect(form.page.querySelector('#field-slug')).toBeNull()
    await form.send()
    expect(trouble(form)).toContain('There is one of that name already, perhaps in the trash.')
    expect(form.find<HTMLInputElement>('#field-slug').value).toBe('moon-lily-2')
    await form.write('#field-slug', 'lily-of-the-moon')
    await form.send()
    expect(form.find<HTMLInputElement>('#field-slug').value).toBe('lily-of-the-moon')
    await form.send()
    expect(form.sent.map(({ said }) => said)).toEqual([
      { name: 'Moon lily' },
      ...[1, 2].map(() => ({ name: 'Moon lily', slug: 'lily-of-the-moon' })),
    ])
    expect(form.went).toHaveLength(1)
  })

  it.each<[Reply, string]>([
    [refused('No digits.', 'slug'), 'No digits.'],
    [refused('Too long.', 'name'), 'Too long.'],
    [refused('You do not write here.'), 'You do not write here.'],
    [{ status: 500, body: {} }, 'That did not work. Try again.'],
    [null, 'The server cannot be reached. Try again.'],
  ])('says why there is none, and can be sent again: %j', async (reply, words) => {
    const form = await beginning([reply])
    await form.write('#field-name', 'Moon lily')
    await form.send()
    expect([trouble(form), form.went]).toEqual([words, []])
    expect(form.find<HTMLButtonElement>('#action-begin').disabled).toBe(false)
  })

  it('is not begun by who only reads, and leads nowhere where it is left', async () => {
    expect((await beginning([], { mayBegin: false })).text()).toContain(
      'You read this catalogue and do not write in it.',
    )
    const form = await beginning([])
    await form.press('Cancel')
    expect([form.went, form.sent]).toEqual([['/admin/collections/flowers'], []])
  })

  it('is told to the form that asked for it', async () => {
    const onSave = vi.fn()
    const form = await beginning([{ body: { doc: { id: 12 } } }], { drawer: { onSave, drawerSlug: 'a-drawer' } })
    await form.write('#field-name', 'Moon lily')
    await form.send()
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ doc: { id: 12 }, operation: 'create' }))
    expect(form.went).toEqual([])
  })
})

describe('what two people changed', () => {
  const field = (name: string, label: string, relationTo?: string) => ({
    name,
    label,
    ...(relationTo && { relationTo }),
  })
  const differences = [
    { field: field('name', 'Name'), mine: 'Moon lily', theirs: 'Moon flower' },
    { field: field('days', 'Days', 'flower-days'), mine: [21], theirs: [] },
  ] as never
  const choosing = async () => {
    const onChosen = vi.fn()
    const tellOf = (name: string) => (name === 'name' ? { by: 'Ben', at: '2026-11-23T11:30:00Z' } : undefined)
    const form = await operated(createElement(Choose, { differences, tellOf, onChosen }), () => ({
      body: { docs: [{ id: 21, name: 'Lily day' }] },
    }))
    return { form, onChosen }
  }

  it('stands side by side, with what differs marked and entries by their names', async () => {
    const { form } = await choosing()
    expect([...form.page.querySelectorAll('mark')].map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['lily', 'flower']),
    )
    expect(form.sent.map(({ address }) => address)).toEqual([
      '/cms/api/flower-days?where[id][in]=21&draft=true&depth=0&limit=100',
    ])
    expect(form.find('[data-field=days]').textContent).toContain('Lily day')
    expect(form.find('[data-field=days] section:last-child pre').textContent).toBe('Empty')
    expect(form.find('[data-field=name]').textContent).toMatch(/Ben’s, \d\d:30/)
    expect(form.find('[data-field=days]').textContent).toContain('The other')
  })

  it('is gone on with once all is chosen, which can be changed until then', async () => {
    const { form, onChosen } = await choosing()
    const choose = (name: string, at: number) => form.press(`[data-field=${name}] section:nth-child(${at}) button`)
    expect(form.find<HTMLButtonElement>('.choose__go').disabled).toBe(true)
    await choose('name', 1)
    expect(form.find('[role=status]').textContent).toBe('1 to choose')
    await choose('days', 1)
    await choose('days', 2)
    expect(form.find('[role=status]').textContent).toBe('All chosen')
    await form.press('Go on')
    expect(onChosen).toHaveBeenCalledWith({ name: 'mine', days: 'theirs' })
  })

  it('is not left by Escape', async () => {
    const { form } = await choosing()
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    await form.does(() => void form.find('dialog').dispatchEvent(event))
    expect(event.defaultPrevented).toBe(true)
  })
})

describe('links to an entry', () => {
  const use = (id: number, more: object = {}) => ({
    ...{ collection: 'days', id, name: `Day ${id}`, one: 'flower day', state: 'published', ...more },
  })
  const told = {
    uses: [use(1), use(2, { state: 'draft' }), use(3, { state: 'changed' })],
    others: 2,
    formerSlugs: ['old-rose'],
  }

  it('are told beside the form, with those that one may not read by their number', async () => {
    const address = entry()
    const form = await operated(createElement(UsedByField), () => ({ body: told }))
    expect(asked(form)).toEqual([['GET', `${address}/used-by`, undefined]])
    expect(form.find('summary').textContent).toBe('5 entries link to it')
    expect([...form.page.querySelectorAll('details li')].map((one) => one.textContent)).toEqual([
      'Day 1 flower day',
      'Day 2 flower day, a draft',
      'Day 3 flower day, with changes that wait',
      '2 in catalogues that you do not work on',
    ])
  })

  it('lead to another entry, or nowhere, once somebody says so', async () => {
    const address = entry()
    const form = await operated(createElement(UsedByField), ({ address: to }) =>
      to.includes('where') ? { body: { docs: [{ id: 9, name: 'Lily', _status: 'draft' }] } } : { body: told },
    )
    await form.press('Change these links')
    await form.write('[type=search]', ' Lil ')
    await form.wait(250)
    expect(new URL(form.sent.at(-1)?.address ?? '', 'https://x').searchParams.get('where[id][not_in]')).toBe(
      String(entries),
    )
    await form.press('[type=radio]')
    await form.press('Lead to that entry')
    expect(asked(form).at(-1)).toEqual(['POST', `${address}/relink`, { to: 9 }])
    expect([...toasts]).toEqual(['What linked to it links to the other entry.'])
    await form.press('Change these links')
    await form.press('Take the links out')
    expect(asked(form).at(-1)).toEqual(['POST', `${address}/relink`, { to: null }])
  })

  it('stay, and the question too, where the change is refused', async () => {
    const relink = vi.fn(async () => false)
    const form = await operated(createElement(ChangeLinks, { collection: 'flowers', except: [7], relink }))
    await form.press('Change these links')
    expect(form.text()).toContain('Where they lead from now on')
    await form.press('Take the links out')
    expect([relink.mock.calls, form.text().includes('Leave them')]).toEqual([[[null]], true])
    await form.press('Leave them')
    expect(form.text()).toBe('Change these links')
  })

  it('are changed by who may save, and addresses released by who publishes', async () => {
    entry({ hasPublishPermission: false, hasSavePermission: false })
    const reading = await operated(createElement(UsedByField), () => ({ body: told }))
    expect(reading.text()).not.toMatch(/Change these links|Release/)
    const address = entry()
    const form = await operated(createElement(UsedByField), () => ({ body: { ...told, uses: [], others: 0 } }))
    expect(form.text()).toContain('No entry links to it.')
    await form.press('Release')
    expect(asked(form).at(-1)).toEqual(['DELETE', `${address}/former-slugs/old-rose`, undefined])
  })
})

it('another entry is looked for a moment after the last letter, and not for a blank', async () => {
  const onChosen = vi.fn()
  const form = await operated(createElement(ChooseEntry, { collection: 'flowers', except: [], onChosen }), () => ({
    body: { docs: [{ id: 9, name: 'Lily' }] },
  }))
  await form.write('input', 'l')
  await form.wait(249)
  await form.write('input', 'li')
  await form.wait(249)
  expect(form.sent).toEqual([])
  await form.wait(1)
  expect(form.sent.map(({ address }) => address)).toEqual([
    '/cms/api/flowers?where%5Bname%5D%5Blike%5D=li&depth=0&draft=true&limit=8',
  ])
  await form.press('[type=radio]')
  expect(onChosen).toHaveBeenCalledWith(9)
  await form.write('[type=search]', ' ')
  await form.wait(500)
  expect([form.sent.length, form.page.querySelectorAll('label').length]).toEqual([1, 0])
})

describe('an entry is taken away', () => {
  const used = {
    uses: [{ collection: 'days', id: 1, name: 'Day', one: 'day', state: 'published' }],
    others: 0,
    formerSlugs: [],
  }
  const taking = async (part: typeof ToTheTrash, replies: (sent: Sent) => Reply, more: object = {}) => {
    const [setModified, reset] = [vi.fn(), vi.fn()]
    const info = {
      ...{ incrementVersionCount: vi.fn(), setUnpublishedVersionCount: vi.fn(), setHasPublishedDoc: vi.fn() },
      ...{ setMostRecentVersionIsAutosaved: vi.fn(), data: { name: 'Rose' } },
    }
    const address = entry({ ...info, hasTrashPermission: true, hasPublishedDoc: true, ...more })
    Object.assign(cmsSays, { useForm: { setModified, reset }, useDocumentTitle: { title: 'Rose' } })
    const form = await operated(createElement(part), replies)
    return { form, address, info, reset, setModified }
  }

  it('into the trash, with its links kept unless somebody says otherwise', async () => {
    const { form, address, setModified } = await taking(ToTheTrash, ({ method }) => ({
      body: method === 'GET' ? used : {},
    }))
    await form.press('#action-trash')
    expect(form.text()).toContain('One entry links to it')
    await form.press('Move it')
    expect(asked(form).slice(1)).toEqual([['PATCH', `${address}?depth=0`, { deletedAt: '2026-11-23T12:00:00.000Z' }]])
    expect([setModified.mock.calls, form.went]).toEqual([[[false]], ['/admin/collections/flowers']])
    expect([...toasts]).toEqual(['“Rose” is in the trash.'])
  })

  it('once its links are out; and not where they stay in', async () => {
    for (const isDone of [true, false]) {
      const { form, address } = await taking(ToTheTrash, ({ method }) =>
        method === 'POST' && !isDone ? refused('Not yours.') : { body: used },
      )
      await form.press('#action-trash')
      await form.press('Take the links out')
      await form.press('Move it')
      expect(asked(form)[1]).toEqual(['POST', `${address}/relink`, { to: null }])
      expect(form.sent.some(({ method }) => method === 'PATCH')).toBe(isDone)
      expect(form.went).toHaveLength(isDone ? 1 : 0)
    }
  })

  it('but nothing is changed while it is not said where its links are to lead', async () => {
    const { form } = await taking(ToTheTrash, () => ({ body: used }))
    await form.press('#action-trash')
    await form.press('Let them lead to another entry')
    await form.press('Move it')
    expect([form.sent.length, [...toasts]]).toEqual([
      1,
      ['Nothing was changed: choose the entry that the links are to lead to.'],
    ])
  })

  it('from its readers, and is a draft again in the form', async () => {
    const { form, address, info, reset } = await taking(Unpublish, () => ({
      body: { uses: [], others: 0, formerSlugs: [] },
    }))
    await form.press('#action-unpublish')
    expect(form.text()).toContain('No entry links to it.')
    await form.press('Unpublish it')
    expect(asked(form).at(-1)).toEqual(['PATCH', `${address}?depth=0`, { _status: 'draft' }])
    expect(reset).toHaveBeenCalledWith({ name: 'Rose', _status: 'draft' })
    expect(info.setHasPublishedDoc).toHaveBeenCalledWith(false)
  })

  it('not by who may not, nor what is away already', async () => {
    for (const more of [{ hasTrashPermission: false }, { isTrashed: true }])
      expect((await taking(ToTheTrash, () => null, more)).form.page.innerHTML).toBe('')
    for (const more of [{ hasPublishPermission: false }, { hasPublishedDoc: false }, { isTrashed: true }])
      expect((await taking(Unpublish, () => null, more)).form.page.innerHTML).toBe('')
  })
})

describe('what is not published', () => {
  const dropping = async (replies: readonly Reply[], more: object = {}) => {
    const info = {
      ...{ setData: vi.fn(), setUnpublishedVersionCount: vi.fn(), incrementVersionCount: vi.fn() },
      ...{ setMostRecentVersionIsAutosaved: vi.fn(), data: { id: 1, name: 'Moon' }, docPermissions: { update: true } },
    }
    const address = entry({ ...info, hasPublishedDoc: true, unpublishedVersionCount: 2, ...more })
    const left = [...replies]
    const fields = [{ name: 'name' }, { name: 'summary' }] as never
    const form = await operated(createElement(Status, { fields }), () => left.shift() ?? null)
    return { form, address, info }
  }

  it('goes out of the form: what is published is saved onto the newest revision', async () => {
    const doc = { name: 'Rose', summary: null }
    const { form, address, info } = await dropping([
      { body: { name: 'Rose' } },
      { body: { revision: 9 } },
      { body: { doc } },
    ])
    expect(form.text()).toMatch(/^Status: Changed/)
    await form.press('Drop them')
    expect(asked(form)).toEqual([
      ['GET', `${address}?depth=0`, undefined],
      ['GET', `${address}?depth=0&draft=true`, undefined],
      ['PATCH', `${address}?depth=0`, { name: 'Rose', summary: null, _status: 'published', revision: 9 }],
    ])
    expect(info.setData).toHaveBeenCalledWith({ id: 1, name: 'Rose', summary: null })
  })

  it('stays where the server refuses, or is away', async () => {
    for (const [replies, words] of [
      [[{ body: {} }, { body: {} }, refused('Somebody saved meanwhile.')], 'Somebody saved meanwhile.'],
      [[null], 'The server cannot be reached. Try again.'],
    ] as const) {
      const { form, info } = await dropping(replies)
      await form.press('Drop them')
      expect([[...toasts].at(-1), info.setData.mock.calls]).toEqual([words, []])
    }
  })

  it('is dropped by who may write alone, and there is nothing to drop of a draft', async () => {
    const state = async (more: object) => (await dropping([], more)).form.text()
    expect(await state({ docPermissions: {} })).toBe('Status: Changed')
    expect(await state({ isTrashed: true })).toBe('Status: Changed')
    expect(await state({ unpublishedVersionCount: 0 })).toBe('Status: Published')
    expect(await state({ hasPublishedDoc: false })).toBe('Status: Draft')
  })
})

describe('what is planned', () => {
  const plan = (more: object = {}) => ({
    ...{
      id: 5,
      type: 'publish',
      plannedFor: '2026-12-01T09:00:00Z',
      at: null,
      tried: 0,
      hasFailed: false,
      reason: null,
    },
    ...{ by: 'Ann', ...more },
  })
  const scheduled = async (told: object, more: object = {}) => {
    const address = `${entry(more)}/schedule`
    return { form: await operated(createElement(Schedule), () => ({ body: told })), address }
  }

  it('is made for a time of UTC, and the box is then empty', async () => {
    const { form, address } = await scheduled({ planned: [] })
    expect(form.text()).toContain('Nothing is planned.')
    await form.press('[value=unpublish]')
    await form.write('[name=schedule-at]', '2026-12-01T09:00')
    await form.press('Plan it')
    expect(asked(form).at(-1)).toEqual(['POST', address, { type: 'unpublish', at: '2026-12-01T09:00Z' }])
    expect(form.find<HTMLInputElement>('[name=schedule-at]').value).toBe('')
  })

  it('is called off, or tried again where it failed, and says why it did', async () => {
    const { form, address } = await scheduled({
      planned: [plan(), plan({ id: 6, tried: 3, hasFailed: true, reason: 'No.' })],
    })
    expect(form.text()).toContain('planned by Ann')
    expect(form.text()).toContain('It failed: ')
    await form.press('Cancel')
    await form.press('Try it again now')
    await form.press('Dismiss')
    expect(asked(form).filter(([method]) => method !== 'GET')).toEqual([
      ['DELETE', `${address}/5`, undefined],
      ['PATCH', `${address}/6`, { at: null }],
      ['DELETE', `${address}/6`, undefined],
    ])
  })

  it('is not made where the server refuses, which is said; what was typed stays', async () => {
    entry()
    const form = await operated(createElement(Schedule), ({ method }) =>
      method === 'GET' ? { body: { planned: [] } } : refused('That is past.'),
    )
    await form.write('[name=schedule-at]', '2026-11-01T09:00')
    await form.press('Plan it')
    expect([...toasts]).toEqual(['That is past.'])
    expect(form.find<HTMLInputElement>('[name=schedule-at]').value).toBe('2026-11-01T09:00')
    expect(form.sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
  })

  it('is seen by who does not publish, and not changed; of what is in the trash nothing is planned', async () => {
    const { form } = await scheduled({ planned: [plan()] }, { hasPublishPermission: false })
    expect(form.page.querySelectorAll('button')).toHaveLength(0)
    const { form: trashed } = await scheduled({ planned: [] }, { isTrashed: true })
    expect(trashed.page.querySelector('fieldset')).toBeNull()
  })

  it('tells what was done late, and by whose plan', async () => {
    const late = [
      { id: 'a', type: 'publish', plannedFor: '2026-11-20T09:00:00Z', at: '2026-11-21T09:00:00Z', by: null },
    ]
    const { form } = await scheduled({ planned: [], late })
    expect(form.text()).toContain('Published late:')
    expect(form.text()).toContain('planned by somebody who is gone')
  })
})

describe('what readers are shown', () => {
  const shown = (isShown: boolean | null) => ({
    shown: {
      places: [{ name: 'Page', address: '/flowers/rose', isShown, askedAt: '2026-11-23T12:00:01.000Z' }],
      updatedAt: '2026-11-23T11:59:00Z',
    },
  })
  const proof = async (answers: readonly object[], more: object = {}) => {
    const address = entry({ hasPublishedDoc: true, lastUpdateTime: 1, ...more })
    cmsSays.useLivePreviewContext = {
      iframeRef: { current: null },
      isLivePreviewing: false,
      setIsLivePreviewing: vi.fn(),
    }
    const left = [...answers]
    const form = await operated(createElement(Proof), () => {
      const body = left.length > 1 ? left.shift() : left[0]
      return body ? { body } : null
    })
    return { form, address }
  }

  it('is asked again until they see what is published, and then no more', async () => {
    const { form } = await proof([shown(false), shown(false), shown(true)])
    expect(form.text()).toContain('does not show it yet, at 12:00:01 UTC')
    await form.wait(3000)
    expect(form.text()).toContain('shows it, seen at 12:00:01 UTC')
    await form.wait(60_000)
    expect(form.sent).toHaveLength(3)
  })

  it('is asked six times at most, and not once its form is gone', async () => {
    const { form } = await proof([shown(null)])
    await form.wait(60_000)
    expect([form.sent.length, form.text().includes('could not be asked at')]).toEqual([6, true])
    expect((await proof([shown(true)], { hasPublishedDoc: false })).form.sent).toEqual([])
  })

  it('is of a draft behind a link for somebody, until a day', async () => {
    const { form, address } = await proof([{ path: '/p/token', until: '2026-11-30T12:00:00Z' }], {
      hasPublishedDoc: false,
    })
    await form.press('Link for somebody')
    expect(asked(form)).toEqual([['POST', `${address}/preview-link`, undefined]])
    expect(form.find<HTMLInputElement>('input').value).toBe(`${location.origin}/p/token`)
  })
})

describe('the filters above a list', () => {
  const filters = [
    { name: 'family', label: 'Family', operator: 'equals', options: [{ value: 'rose', label: 'Roses' }] },
    { name: 'months', label: 'Months', operator: 'contains', options: [{ value: '5', label: 'May' }] },
  ] as never
  const list = async (where: object) => {
    const refineListData = vi.fn()
    cmsSays.useListQuery = { query: { where }, refineListData }
    const form = await operated(createElement(ListFilters, { filters }))
    const values = () => [...form.page.querySelectorAll('select')].map(({ value }) => value)
    return { form, values, refined: () => refineListData.mock.calls.map(([given]) => given) }
  }
  const family = { family: { equals: 'rose' } }
  const other = { name: { like: 'a' } }

  it('say what is chosen, and add to it, from the first page', async () => {
    const { form, values, refined } = await list({ or: [{ and: [other, family] }] })
    expect(values()).toEqual(['rose', ''])
    await form.write('label:last-child select', '5')
    expect(refined()).toEqual([{ where: { or: [{ and: [other, family, { months: { contains: '5' } }] }] }, page: 1 }])
  })

  it('take out what is chosen, and all of it', async () => {
    const { form, refined } = await list({ or: [{ and: [family] }] })
    await form.write('select', '')
    expect(refined()).toEqual([{ where: {}, page: 1 }])
  })

  it('stand aside where alternatives are chosen', async () => {
    expect((await list({ or: [{ and: [family] }, { and: [other] }] })).form.page.innerHTML).toBe('')
  })
})

/** A box whose words are kept, and what is kept of it. */
function Box() {
  const box = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useKept('words of this test', '')
  return createElement('div', {}, createElement(KeptText, { box, text, onText: setText }), createElement('b', {}, text))
}

it('the words in a box outlive the form that is drawn anew', async () => {
  const first = await operated(createElement(Box))
  await first.write('textarea', 'What I said')
  expect(first.find('b').textContent).toBe('What I said')
  const second = await operated(createElement(Box))
  expect(second.find<HTMLTextAreaElement>('textarea').value).toBe('What I said')
  await second.write('textarea', '')
  expect(first.find<HTMLTextAreaElement>('textarea').value).toBe('')
})

it('a secret is copied, and said to be', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const form = await operated(createElement(OnlyNow, { what: 'This is the key', secret: 'octavo_abc' }))
  await form.press('Copy it')
  expect([copied.mock.calls, form.find('button').textContent]).toEqual([[['octavo_abc']], 'Copied'])
})

it.each([
  [{ of: '2027-05-01', to: null }, 'Saturday 1 May 2027: cancelled'],
  [{ of: '2027-05-01', to: '2027-05-01' }, 'Saturday 1 May 2027: confirmed'],
  [{ of: '2027-05-01', to: '2027-05-02' }, 'Saturday 1 May 2027: moved to Sunday 2 May 2027'],
  [{ of: 'some day' }, 'Change 3'],
  [{}, 'Change 3'],
])('the heading of an announced change %j is “%s”', async (data, words) => {
  cmsSays.useRowLabel = { data, rowNumber: 2 }
  expect((await operated(createElement(OverrideLabel))).text().replaceAll(',', '')).toBe(words)
})

it('the field that an element is in is known by the paths that the CMS writes', () => {
  document.body.innerHTML =
    '<div id="field-faq"><input id="field-faq__0__question"></div><div data-field-path="uses.0"><p id="field-no"></p></div><b></b>'
  const fieldAt = (selector: string) => fieldOf(document.querySelector(selector))
  expect([fieldAt('input'), fieldAt('#field-faq'), fieldAt('p'), fieldAt('b'), fieldOf(null)]).toEqual([
    ...['faq', 'faq', 'uses'],
    ...[undefined, undefined],
  ])
  document.body.innerHTML = ''
})
