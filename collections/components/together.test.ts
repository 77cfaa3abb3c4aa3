/** A form that several people have open: who is told of whom, what is saved by itself, and what is said where that fails. */
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cmsSays, operated, type Reply, type Sent } from '#test/operated.ts'
import type { FormDocument } from './saving.ts'
import { Together } from './together.tsx'

vi.mock('@payloadcms/ui', async () => (await import('#test/operated.ts')).cmsOfForms)

const noon = new Date('2026-11-23T12:00:00Z')
const clocks = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const

beforeEach(({ onTestFinished }) => {
  vi.useFakeTimers({ toFake: [...clocks], now: noon })
  // The form is taken away before: it says so, and saves what it can.
  onTestFinished(() => void vi.useRealTimers())
})
afterEach(() => {
  document.body.innerHTML = ''
})

const fields = [
  { name: 'name', label: 'Name', type: 'text' as const },
  { name: 'summary', label: 'Summary', type: 'textarea' as const },
]
const places = fields.map(({ name, label }) => ({ name, label, tab: null }))
const address = '/cms/api/flowers/8'

type Answers = { together?: object; saved?: Reply; read?: object }

/** The form of a stored entry, open here. Each word of presence draws it anew. */
async function open({ together = {}, saved, read = {} }: Answers = {}, info: object = {}) {
  const values: FormDocument = { name: 'Rose', summary: 'A flower.', revision: 3 }
  const fieldState = { valid: true }
  const form = {
    getData: () => ({ ...values }),
    getFields: () => Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value }])),
    dispatchFields: vi.fn((change: { type: string; state?: Record<string, { value: unknown }> }) => {
      for (const [path, { value }] of Object.entries(change.state ?? {})) values[path] = value
    }),
    setModified: vi.fn(),
  }
  const page = {
    ...{ setHasPublishedDoc: vi.fn(), setUnpublishedVersionCount: vi.fn(), setData: vi.fn() },
    ...{ setLastUpdateTime: vi.fn(), setMostRecentVersionIsAutosaved: vi.fn(), getDocPreferences: async () => ({}) },
  }
  Object.assign(cmsSays, {
    useDocumentInfo: { id: 8, collectionSlug: 'flowers', hasSavePermission: true, data: values, ...page, ...info },
    useAllFormFields: [{ name: fieldState }],
    useForm: form,
    useFormProcessing: false,
    useFormSubmitted: false,
    useAuth: { user: { id: 7 } },
    useServerFunctions: {
      getFormState: async ({ data }: { data: object }) => ({
        state: Object.fromEntries(Object.entries(data).map(([path, value]) => [path, { value }])),
      }),
    },
  })
  const told = { revision: 3, changes: [], people: [], ...together }
  const shown = await operated(createElement(Together, { fields, places }), ({ address: to, method }) => {
    if (to.endsWith('/together')) return { body: told }
    return method === 'PATCH' ? (saved ?? null) : { body: read }
  })
  /** Types into the form, which the CMS then draws anew. */
  const type = async (typed: object) => {
    Object.assign(values, typed)
    cmsSays.useAllFormFields = [{ name: { ...fieldState } }]
    // The next word of presence draws it.
    told.people = [...told.people] as never
    await shown.wait(4000)
  }
  return { ...shown, values, form, page, told, type }
}

const words = (sent: readonly Sent[]) =>
  sent.filter(({ address: to }) => to.endsWith('/together')).map(({ said }) => said)
const saves = (sent: readonly Sent[]) => sent.filter(({ method }) => method === 'PATCH')

describe('who has an entry open', () => {
  it('says so at once and every four seconds, and where one is a moment after one came there', async () => {
    const here = await open()
    const box = document.body.appendChild(document.createElement('input'))
    box.id = 'field-summary'
    expect(words(here.sent)).toEqual([{ tab: expect.any(String), field: null, revision: 3, isLeaving: false }])
    await here.does(() => box.focus())
    await here.wait(399)
    expect(words(here.sent)).toHaveLength(1)
    await here.wait(1)
    expect(words(here.sent).at(-1)).toMatchObject({ field: 'summary' })
    await here.wait(4000)
    expect(words(here.sent)).toHaveLength(3)
    await here.does(() => void window.dispatchEvent(new Event('pagehide')))
    expect(words(here.sent).at(-1)).toMatchObject({ isLeaving: true })
  })

  it('says nothing where it is not stored, or one may only read', async () => {
    for (const info of [{ id: undefined }, { hasSavePermission: false }, { isTrashed: true }])
      expect((await open({}, info)).sent).toEqual([])
  })

  it('is told who else is here, and where', async () => {
    const since = '2026-11-23T11:30:00Z'
    const { page } = await open({
      together: {
        people: [
          { name: 'Ann Bell', isYou: false, field: 'summary', since },
          { name: 'Ben', isYou: false, field: null, since },
          { name: 'Me', isYou: true, field: null, since },
        ],
      },
    }).then(({ find }) => ({ page: find('.together__people') }))
    expect([...page.querySelectorAll('li')].map((one) => one.textContent?.replace(/ since .*/, ''))).toEqual([
      'ABAnn Bell, in Summary',
      'BBen is here',
      'MYou have this open in another window',
    ])
  })
})

describe('what one types', () => {
  it('is saved by itself, the changed fields alone, on what the form began from', async () => {
    const stored = { doc: { name: 'Rose', summary: 'Thorny.', revision: 4, updatedAt: '2026-11-23T12:00:09Z' } }
    const here = await open({ saved: { body: stored } })
    await here.type({ summary: 'Thorny.' })
    await here.wait(2000)
    expect(saves(here.sent).map(({ address: to, said }) => [to, said])).toEqual([
      [`${address}?draft=true&autosave=true&depth=0&fallback-locale=null`, { summary: 'Thorny.', revision: 3 }],
    ])
    expect(here.page.setLastUpdateTime).toHaveBeenCalledWith(Date.parse(stored.doc.updatedAt))
    expect(here.form.dispatchFields).toHaveBeenCalledWith(
      expect.objectContaining({ path: 'revision', value: 4, errorMessage: '' }),
    )
    await here.wait(10_000)
    expect([saves(here.sent).length, here.form.setModified.mock.calls]).toEqual([1, [[false]]])
  })

  it.each<[Reply, string]>([
    [null, 'Not saved yet: the server cannot be reached. It is tried again.'],
    [{ status: 403 }, 'Not saved: you are signed out, or may not change this any more.'],
    [{ status: 404 }, 'Not saved: this entry was deleted or is in the trash.'],
    [{ status: 400, body: { errors: [{ message: 'Too long.' }] } }, 'Not saved: Too long.'],
  ])('is told not to be saved, and tried again: %j', async (saved, said) => {
    const here = await open({ saved })
    await here.type({ summary: 'Thorny.' })
    await here.wait(2000)
    expect(here.find('[role=alert]').textContent).toContain(said)
    await here.wait(5000)
    expect(saves(here.sent).length).toBeGreaterThan(1)
    expect(here.values.summary).toBe('Thorny.')
  })

  it('keeps the page from being left while it is not saved', async () => {
    const here = await open()
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(leaving()).toBe(false)
    here.values.summary = 'Thorny.'
    expect(leaving()).toBe(true)
  })
})

describe('what others save', () => {
  const change = { field: 'summary', by: 'Ann', at: '2026-11-23T11:59:00Z' }

  it('is put into the form, which says whose it is until that is read', async () => {
    const theirs = { name: 'Rose', summary: 'By Ann.', revision: 4 }
    const here = await open({ together: { revision: 4, changes: [change] }, read: theirs })
    await here.wait(0)
    expect(
      here.sent.some(({ method, address: to }) => method === 'GET' && to.startsWith(`${address}?draft=true`)),
    ).toBe(true)
    expect(here.values.summary).toBe('By Ann.')
    expect(here.find('[role=status]').textContent).toBe('Ann changed Summary. It is in your form now. All right')
    await here.press('All right')
    expect(here.find('[role=status]').hidden).toBe(true)
  })

  it('stands beside one’s own where both changed a field, and the choice is saved', async () => {
    const theirs = { name: 'Rose', summary: 'By Ann.', revision: 4 }
    const here = await open({
      read: theirs,
      saved: { body: { doc: { ...theirs, summary: 'Mine.', revision: 5, updatedAt: '2026-11-23T12:00:09Z' } } },
    })
    here.values.summary = 'Mine.'
    Object.assign(here.told, { revision: 4, changes: [change] })
    await here.wait(4000)
    expect(here.find('[data-field=summary]').textContent).toContain('Ann’s')
    await here.press('[data-field=summary] section:first-child button')
    await here.press('Go on')
    await here.wait(0)
    expect(saves(here.sent).map(({ said }) => said)).toEqual([{ summary: 'Mine.', revision: 4 }])
    expect(here.page.setData).toHaveBeenCalled()
  })
})

describe('a save that is refused', () => {
  const [right, wrong] = [{ valid: true }, { valid: false, errorMessage: 'It has to say something.' }]

  /** A form of which each field is told how it stands, saved with this result. */
  async function save(summary: object) {
    document.body.innerHTML = '<input id="field-name"><input id="field-summary">'
    const here = await open()
    const draw = async (fields: object, more: object = {}) => {
      Object.assign(cmsSays, more, { useAllFormFields: [{ name: { ...right, value: 'Rose' }, ...fields }] })
      await here.wait(4000)
    }
    await draw({ summary: { ...right, value: '' } }, { useFormProcessing: true, useFormModified: false })
    vi.setSystemTime(noon)
    await draw({ summary: { value: '', ...summary } }, { useFormProcessing: false, useFormSubmitted: true })
    const told = () =>
      here.form.dispatchFields.mock.calls.map(([change]) => change).filter(({ type }) => type === 'ADD_SERVER_ERRORS')
    return { draw, told }
  }

  const again = { type: 'ADD_SERVER_ERRORS', errors: [{ path: 'summary', message: wrong.errorMessage }] }

  it('leads to the first field that says what it needs', async () => {
    const { told } = await save(wrong)
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('field-summary'))
    expect(told()).toEqual([])
  })

  it('leads there where an answer to an earlier question comes in the same moment, and has the field say it again', async () => {
    const { draw, told } = await save({ ...wrong, ...right })
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('field-summary'))
    expect(told()).toEqual([again])
    ;(document.activeElement as HTMLElement).blur()
    await draw({ summary: { ...wrong, ...right, value: '' } }, { useFormProcessing: true })
    vi.setSystemTime(noon)
    await draw({ summary: { ...wrong, ...right, value: '' } }, { useFormProcessing: false })
    await vi.waitFor(() => expect(document.activeElement?.id, 'refused again').toBe('field-summary'))
  })

  it('is still said at the field when an earlier question is answered, until the field is changed or somebody types', async () => {
    const { draw, told } = await save(wrong)
    await draw({ summary: { ...wrong, ...right, value: '' } })
    expect(told()).toEqual([again])
    await draw({ summary: { ...wrong, ...right, value: 'A flower.' } })
    await draw({ summary: { ...wrong, ...right, value: '' } }, { useFormModified: true })
    expect(told()).toEqual([again])
  })
})
