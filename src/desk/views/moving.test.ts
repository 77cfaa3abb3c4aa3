/** Plans that are moved and tasks that are taken, by whoever is offered that. */
import { createElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { operated, type Reply, toasts } from '#test/operated.ts'
import type { Plan } from '../plans.ts'
import { PlansCalendar } from './plans-calendar.tsx'
import { TaskActs } from './task-acts.tsx'

vi.mock('@payloadcms/ui', async () => (await import('#test/operated.ts')).cmsOfForms)

const days = ['2027-05-01', '2027-05-02', '2027-05-03', '2027-05-04'] as const
const refusal = { status: 403, body: { errors: [{ message: 'You do not publish here.' }] } }

describe('a plan', () => {
  const publish: Plan = {
    ...{ key: 'job 5', kind: 'publish', state: 'planned', day: '2027-05-03', at: '2027-05-03T09:05:00.000Z' },
    ...{ service: 'flowers', name: 'Rose', one: 'flower', href: '/rose', by: 'Ann', said: '' },
    move: { method: 'PATCH', address: '/cms/api/flowers/3/schedule/5', takes: 'instant', field: 'at' },
  }
  const pick: Plan = {
    ...{ ...publish, key: 'pick', kind: 'pick', at: null, name: 'Lily' },
    move: { method: 'PATCH', address: '/cms/api/picks/4', takes: 'day', field: 'day', also: { service: 'flowers' } },
  } as Plan
  const calendar = (plan: Plan, reply: Reply = {}) =>
    operated(createElement(PlansCalendar, { days, today: '2027-05-02', plans: [plan] }), () => reply)
  type Calendar = Awaited<ReturnType<typeof calendar>>
  const drag = async ({ does, find }: Calendar, from: string, to: string) => {
    const sends = async (type: string, selector: string) => {
      const event = new Event(type, { bubbles: true, cancelable: true })
      await does(() => void find(selector).dispatchEvent(event))
      return event.defaultPrevented
    }
    await sends('dragstart', from)
    const mayDrop = await sends('dragover', `[data-day="${to}"]`)
    const isOver = find(`[data-day="${to}"]`).hasAttribute('data-over')
    if (mayDrop) await sends('drop', `[data-day="${to}"]`)
    return { mayDrop, isOver }
  }

  it('is dragged to another day, and keeps its time there', async () => {
    const shown = await calendar(publish)
    expect(await drag(shown, '.plan', '2027-05-04')).toEqual({ mayDrop: true, isOver: true })
    expect(shown.sent).toEqual([
      { method: 'PATCH', address: '/cms/api/flowers/3/schedule/5', said: { at: '2027-05-04T09:05:00.000Z' } },
    ])
    expect([[...toasts], shown.refreshed(), shown.page.querySelector('[data-over]')]).toEqual([
      ['Rose was moved.'],
      1,
      null,
    ])
  })

  it('of a day is sent as one, with what else its request needs', async () => {
    const shown = await calendar(pick)
    await drag(shown, '.plan', '2027-05-02')
    expect(shown.sent[0]).toMatchObject({ said: { service: 'flowers', day: '2027-05-02' } })
  })

  it('is not moved into the past, nor to where it is', async () => {
    const shown = await calendar(publish)
    expect(await drag(shown, '.plan', '2027-05-01')).toEqual({ mayDrop: false, isOver: false })
    await drag(shown, '.plan', '2027-05-03')
    expect(shown.sent).toEqual([])
  })

  it('stays where the server refuses, and why is said', async () => {
    const shown = await calendar(publish, refusal)
    await drag(shown, '.plan', '2027-05-04')
    expect([[...toasts], shown.refreshed()]).toEqual([['You do not publish here.'], 0])
  })

  it('is moved in a dialogue too, from the time it has, in UTC', async () => {
    const shown = await calendar(publish)
    await shown.press('Move Rose')
    const box = () => shown.find<HTMLInputElement>('dialog input')
    expect([box().value, box().min]).toEqual(['2027-05-03T09:05', '2027-05-02T00:00'])
    await shown.write('dialog input', '2027-05-04T10:30')
    await shown.send()
    expect(shown.sent[0]?.said).toEqual({ at: '2027-05-04T10:30Z' })
    expect(shown.page.querySelector('dialog')).toBeNull()
  })

  it('keeps the dialogue open where it was not moved, and sends nothing where it is left', async () => {
    const shown = await calendar(pick, refusal)
    await shown.press('Move Lily')
    expect(shown.find<HTMLInputElement>('dialog input').type).toBe('date')
    await shown.press('Leave it')
    expect([shown.sent, shown.page.querySelector('dialog')]).toEqual([[], null])
    await shown.press('Move Lily')
    await shown.send()
    expect([shown.sent.length, shown.page.querySelector('dialog')?.open]).toEqual([1, true])
  })
})

describe('a task', () => {
  const task = { service: 'flowers', kind: 'asked', key: 'moon lily', title: 'Moon lily' } as const
  const id = { service: 'flowers', kind: 'asked', key: 'moon lily' }
  const acts = (more: object, reply: Reply = {}) =>
    operated(
      createElement(TaskActs, { task, assigneeId: null, me: 7, isEditor: false, colleagues: [], ...more }),
      () => reply,
    )

  it('is taken, left and done', async () => {
    const free = await acts({})
    await free.press('Take Moon lily')
    const mine = await acts({ assigneeId: 7 })
    await mine.press('Leave Moon lily')
    await mine.press('Moon lily is done')
    expect([...free.sent, ...mine.sent].map(({ said }) => said)).toEqual(
      ['take', 'leave', 'done'].map((action) => ({ ...id, action, assigneeId: null })),
    )
    expect([free.refreshed(), mine.refreshed()]).toEqual([1, 2])
  })

  it('is given to somebody, or to nobody any more', async () => {
    const shown = await acts({
      isEditor: true,
      assigneeId: 8,
      colleagues: [
        { id: 8, name: 'Ben' },
        { id: 9, name: 'Cem' },
      ],
    })
    expect(shown.find<HTMLSelectElement>('select').value).toBe('8')
    await shown.write('select', '9')
    await shown.write('select', '')
    expect(shown.sent.map(({ said }) => said)).toMatchObject([{ assigneeId: 9 }, { assigneeId: null }])
  })

  it('that somebody else has offers nothing, and a refusal is said', async () => {
    expect((await acts({ assigneeId: 8 })).page.querySelectorAll('button')).toHaveLength(0)
    const shown = await acts({}, refusal)
    await shown.press('Take Moon lily')
    expect([[...toasts], shown.refreshed()]).toEqual([['You do not publish here.'], 0])
  })
})
