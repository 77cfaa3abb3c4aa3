import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Choosing, createSaving, type FormDocument } from './saving.ts'

const fields = ['scent', 'range', 'habitat'].map((name) => ({ name, label: name, type: 'text' as const }))

let form: FormDocument
let server: FormDocument
let asked: { method: string; body: FormDocument }[]
let answers: ((body: FormDocument) => [number, object])[]
let shown: { choosing: Choosing | null; trouble: string; taken: string[]; revision: number; rests: number }
let whileSending: () => void

/** Stores what is sent, as the server does when nobody else is there. */
const store = (body: FormDocument): [number, object] => {
  const { revision: _, ...fields } = body
  server = { ...server, ...fields, revision: Number(server.revision) + 1 }
  return [200, { doc: server }]
}

/** A form of an entry that was opened at revision 1. */
function opened() {
  return createSaving('/entry', fields, 1, () => ({
    read: () => ({ ...form }),
    prepare: async (document) => (names) => {
      for (const name of names) form[name] = document[name]
    },
    standOn: (revision) => Object.assign(shown, { revision }),
    met: () => {},
    saved: () => {},
    rest: () => {
      shown.rests += 1
    },
    choose: (choosing) => Object.assign(shown, { choosing }),
    took: (taken) => Object.assign(shown, { taken }),
    trouble: (trouble) => Object.assign(shown, { trouble }),
    isBusy: () => false,
  }))
}

beforeEach(() => {
  vi.useFakeTimers()
  form = { scent: 'None.', range: 'Alps.', habitat: 'Meadows.' }
  server = { ...form, revision: 1 }
  asked = []
  answers = []
  whileSending = () => {}
  shown = { choosing: null, trouble: '', taken: [], revision: 1, rests: 0 }
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body = '{}' }: { method?: string; body?: string }) => {
    const sent = JSON.parse(body) as FormDocument
    asked.push({ method, body: sent })
    whileSending()
    const [status, answer] = method === 'GET' ? [200, server] : (answers.shift() ?? store)(sent)
    if (status === 0) throw new TypeError('no network')
    return Response.json(answer, { status })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const sent = () => asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)

describe('an open form', () => {
  test('sends what was typed after a pause, that alone, and what it stands on', async () => {
    const saving = opened()
    saving.changed()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toEqual([])
    form.scent = 'Sweet.'
    saving.changed()
    expect(saving.isUnsaved()).toBe(true)
    await vi.advanceTimersByTimeAsync(2000)
    form.range = 'Carpathians.'
    saving.changed()
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent()).toEqual([
      { scent: 'Sweet.', revision: 1 },
      { range: 'Carpathians.', revision: 2 },
    ])
    expect([saving.isUnsaved(), saving.revision(), shown.revision]).toEqual([false, 3, 3])
  })

  test('does not wait for a pause for ever', async () => {
    const saving = opened()
    for (let second = 0; second < 10; second++) {
      form.scent = `${form.scent} More.`
      saving.changed()
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(sent().length).toBeGreaterThanOrEqual(1)
  })

  test('waits for a pause again after a save by the button', async () => {
    const saving = opened()
    form.scent = 'Sweet.'
    saving.changed()
    Object.assign(server, { scent: 'Sweet.', revision: 2 })
    await saving.answered(server)
    saving.changed()
    await vi.advanceTimersByTimeAsync(60_000)
    form.range = 'Carpathians.'
    saving.changed()
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent()).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent()).toEqual([{ range: 'Carpathians.', revision: 2 }])
  })

  test('counts as changed after a save until the server was asked what the change brings about', async () => {
    const saving = opened()
    form.scent = 'Sweet.'
    saving.changed()
    await vi.advanceTimersByTimeAsync(1300)
    expect([sent().length, shown.rests]).toEqual([1, 1])
    // Typed without a pause until it is saved, and changed just before.
    for (let tenth = 0; tenth < 60; tenth++) {
      form.scent = `Sweet. ${tenth}`
      saving.changed()
      await vi.advanceTimersByTimeAsync(100)
    }
    expect([sent().length, shown.rests]).toEqual([2, 1])
    await vi.advanceTimersByTimeAsync(500)
    expect([sent().length, shown.rests]).toEqual([2, 2])
  })

  test('counts as changed while what was typed during a save is not stored', async () => {
    const saving = opened()
    form.scent = 'Sw'
    whileSending = () => Object.assign(form, { scent: 'Sweet.' })
    saving.changed()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([sent().length, shown.rests]).toEqual([1, 0])
  })

  test('keeps what is typed while a save is on its way, in this field and in others', async () => {
    const saving = opened()
    form.scent = 'Sw'
    whileSending = () => Object.assign(form, { scent: 'Sweet.', range: 'Carpathians.' })
    saving.changed()
    await vi.advanceTimersByTimeAsync(2000)
    whileSending = () => {}
    expect(form).toMatchObject({ scent: 'Sweet.', range: 'Carpathians.' })
    saving.changed()
    await vi.advanceTimersByTimeAsync(2000)
    expect(server).toMatchObject({ scent: 'Sweet.', range: 'Carpathians.', revision: 3 })
  })

  test('takes over what others changed where nothing of its own stands', async () => {
    const saving = opened()
    Object.assign(server, { range: 'Carpathians.', revision: 2 })
    form.scent = 'Sweet.'
    await saving.hear(2)
    expect(form).toMatchObject({ scent: 'Sweet.', range: 'Carpathians.' })
    expect([shown.taken, shown.revision, saving.isUnsaved()]).toEqual([['range'], 2, true])
  })

  test('asks where both changed the same, and saves nothing until it is chosen', async () => {
    const saving = opened()
    form.scent = 'Sweet.'
    form.range = 'Carpathians.'
    answers = [() => [409, { errors: [{ message: 'Changed meanwhile.' }] }]]
    Object.assign(server, { scent: 'Spicy.', range: 'Tatra.', revision: 5 })
    saving.changed()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent()).toHaveLength(1)
    expect(shown.choosing?.differences).toMatchObject([
      { field: { name: 'scent' }, mine: 'Sweet.', theirs: 'Spicy.' },
      { field: { name: 'range' }, mine: 'Carpathians.', theirs: 'Tatra.' },
    ])
    expect(form).toMatchObject({ scent: 'Sweet.', range: 'Carpathians.' })
    await saving.chosen({ scent: 'mine', range: 'theirs' })
    expect(sent()[1]).toEqual({ scent: 'Sweet.', revision: 5 })
    expect(form).toMatchObject({ scent: 'Sweet.', range: 'Tatra.' })
    expect([shown.choosing, saving.isUnsaved()]).toEqual([null, false])
  })

  test('keeps the words while the server is away, says so, and tries again', async () => {
    const saving = opened()
    form.scent = 'Sweet.'
    answers = [() => [0, {}], () => [503, {}]]
    saving.changed()
    await vi.advanceTimersByTimeAsync(2000)
    expect(shown.trouble).toMatch(/^Not saved yet.*Your words stay/)
    await vi.advanceTimersByTimeAsync(20_000)
    expect([shown.trouble, server.scent, saving.isUnsaved()]).toEqual(['', 'Sweet.', false])
  })

  test('sends what is left to send when it is left', async () => {
    const saving = opened()
    form.scent = 'Sweet.'
    saving.changed()
    await saving.leave()
    expect(server.scent).toBe('Sweet.')
  })
})
