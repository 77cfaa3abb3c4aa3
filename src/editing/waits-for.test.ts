/** What waits for a person, how far a review has come, and what is planned. */
import { describe, expect, it } from 'vitest'
import { flowers } from '#src/read-model/resources/flowers.ts'
import type { RecordedAnswer } from '#test/recorded.ts'
import { saving } from '#test/saving.ts'
import { doneLate, isLate, planned } from './planned.ts'
import { colleaguesOfEach, type Doing, doInReview, followSave, reviewOf } from './reviews.ts'
import { cancelSchedule, moveSchedule, scheduleEntry } from './schedule.ts'
import { waitsFor } from './waits-for.ts'

const editor = { id: 7, role: 'editor' as const, services: ['flowers' as const] }
const writer = { ...editor, role: 'writer' as const }
const today = '2027-05-01'

const review = (more: object = {}) => ({
  ...{ collection: 'flowers', id: 3, state: 'writing', reason: '', at: new Date('2027-04-01T10:00:00Z') },
  ...{ by: 'Ben', byId: 8, assigneeId: null, recheckOn: null, ...more },
})
const job = (more: object = {}) => ({
  ...{ id: 5, collection: 'flowers', document_id: '3', type: 'publish', planned_for: '2027-04-02T10:00:00Z' },
  ...{ wait_until: null, total_tried: null, has_error: null, reason: null, person: 'Ann', person_id: 7, ...more },
})

type Ground = { reviews?: object[]; mentions?: object[]; jobs?: object[]; names?: object[] }

async function waiting(
  { reviews = [], mentions = [], jobs = [], ...more }: Ground,
  person: Parameters<typeof waitsFor>[1] = editor,
) {
  const { names = [3, 4].map((id) => ({ key: `flowers ${id}`, name: `Entry ${id}` })) } = more
  const { execute } = saving({
    answers: [
      { to: 'from editing.mentions', rows: () => mentions },
      { to: 'from editing.reviews', rows: () => reviews },
      { to: 'from payload_jobs', rows: () => jobs },
      { to: 'as key', rows: () => names },
    ],
  })
  return waitsFor(execute, person, today)
}
const reasons = async (ground: Ground, person: Parameters<typeof waitsFor>[1] = editor) =>
  (await waiting(ground, person)).map(({ because }) => because)

describe('what waits for a person', () => {
  it('is a review that was asked of anybody who may approve, and not by themselves', async () => {
    const asked = review({ state: 'in review' })
    expect(await reasons({ reviews: [asked] })).toEqual(['Ben asks for a review'])
    expect(await reasons({ reviews: [asked] }, writer)).toEqual([])
    expect(await reasons({ reviews: [{ ...asked, byId: 7 }] })).toEqual([])
    expect(await reasons({ reviews: [{ ...asked, by: null, byId: null }] })).toEqual([
      'somebody who is gone asks for a review',
    ])
  })

  it('is what they were given, and nothing that others were given', async () => {
    const to = (assigneeId: number | null, state: string) =>
      reasons({ reviews: [review({ state, assigneeId })] }, writer)
    expect(await to(7, 'writing')).toEqual(['Assigned to you'])
    expect(await to(7, 'changes asked')).toEqual(['Ben asks for changes'])
    expect(await to(7, 'in review')).toEqual(['Ben asks for a review'])
    expect(await to(null, 'changes asked')).toEqual([])
    for (const state of ['writing', 'in review', 'approved', 'changes asked'])
      expect(await reasons({ reviews: [review({ state, assigneeId: 8 })] })).toEqual([])
  })

  it('is what was approved, to be published', async () => {
    const approved = review({ state: 'approved' })
    expect(await reasons({ reviews: [approved] })).toEqual(['Approved by Ben, to be published'])
    expect(await reasons({ reviews: [approved] }, writer)).toEqual([])
  })

  it('is a re-check from its day on: of whoever has it, or of any editor', async () => {
    const due = (recheckOn: string, assigneeId: number | null = null) => review({ recheckOn, assigneeId })
    expect(await reasons({ reviews: [due('2027-05-01')] })).toEqual(['Due for a re-check'])
    expect(await reasons({ reviews: [due('2027-05-02')] })).toEqual([])
    expect(await reasons({ reviews: [due('2027-05-01')] }, writer)).toEqual([])
    expect(await reasons({ reviews: [due('2027-05-01', 7)] }, writer)).toEqual([
      'Assigned to you',
      'Due for a re-check',
    ])
    expect(await reasons({ reviews: [due('2027-05-01', 8)] })).toEqual([])
  })

  it('is what they are called to, and what they planned in vain', async () => {
    const mentions = [{ collection: 'flowers', id: 3, body: '@Ann look', at: new Date('2027-04-03'), by: null }]
    const failed = { has_error: true, reason: 'Needs a source.' }
    expect(await waiting({ mentions, jobs: [job(failed)] })).toMatchObject([
      { because: 'What you planned was not done: publish it', said: 'Needs a source.', name: 'Entry 3' },
      { because: 'Somebody who is gone calls you', said: '@Ann look' },
    ])
    expect(
      await reasons({ jobs: [job(), job({ ...failed, person_id: 8 }), job({ ...failed, collection: 'colours' })] }),
    ).toEqual([])
  })

  it('has what waits longest first, forty at most, and nothing from the trash', async () => {
    const at = (day: number, id: number) => review({ id, state: 'in review', at: new Date(Date.UTC(2027, 3, day)) })
    expect((await waiting({ reviews: [at(9, 3), at(2, 4), at(1, 99)] })).map(({ id }) => id)).toEqual([4, 3])
    const many = Array.from({ length: 50 }, (_, day) => at(50 - day, 3))
    const waitingReviews = await waiting({ reviews: many })
    expect(waitingReviews).toHaveLength(40)
    expect(waitingReviews[0]?.since).toEqual(new Date(Date.UTC(2027, 3, 1)))
  })
})

const standing: RecordedAnswer = {
  to: 'was_public',
  rows: () => [{ status: 'draft', is_trashed: false, was_public: false, is_changed_again: false, author: 7 }],
}
const people: RecordedAnswer = {
  to: 'from users u order by',
  rows: () => [
    { id: 7, name: 'Ann', services: [] },
    { id: 8, name: 'Ben', services: ['colours'] },
    { id: 9, name: 'Cid', services: ['flowers'] },
  ],
}

/** What was written of the review, by column, and into the record. */
async function done(
  doing: Doing,
  { state = 'writing', user = editor as object, answers = [] as RecordedAnswer[] } = {},
) {
  const { req, asked } = saving({
    answers: [
      ...answers,
      standing,
      people,
      { to: 'as "recheckOn"\n     from editing.reviews', rows: () => [review({ state })] },
    ],
    user: user as never,
  })
  const refusal = await doInReview(req, { collection: 'flowers', id: 3 }, doing).then(
    () => null,
    (error: Error) => error.message,
  )
  const write = asked.find(({ text }) => text.includes('insert into editing.reviews'))
  const names = /\(([^)]+)\) values/.exec(write?.text ?? '')?.[1]?.split(/, ?/) ?? []
  const line = asked.find(({ text }) => text.includes('insert into editing.audit'))
  return {
    refusal,
    written: write && Object.fromEntries(names.map((name, index) => [name.trim(), write.values[index]])),
    told: line && JSON.parse(String(line.values[0]))[0],
  }
}

describe('a review', () => {
  it('is being written until somebody asks for one', async () => {
    expect(await reviewOf(saving().execute, { collection: 'flowers', id: 3 })).toMatchObject({
      state: 'writing',
      byId: null,
    })
  })

  it('goes from step to step, each told in the record with its reason', async () => {
    const asked = await done({ action: 'ask for review', reason: 'Please look.' }, { user: writer })
    expect(asked.refusal).toBeNull()
    expect(asked.written).toMatchObject({
      state: 'in review',
      by_id: 7,
      reason: 'Please look.',
      approved_revision: null,
    })
    expect(asked.told).toMatchObject({ kind: 'review asked', reason: 'Please look.', person_id: 7 })
    const revision: RecordedAnswer = { to: 'stored_revision as', rows: () => [{ revision: 12, storedRevision: 0 }] }
    const approved = await done({ action: 'approve', reason: '' }, { state: 'in review', answers: [revision] })
    expect(approved.written).toMatchObject({ state: 'approved', approved_revision: 12 })
  })

  it('is refused where it does not lead there, and to who may not', async () => {
    expect((await done({ action: 'approve', reason: '' })).refusal).toBe('Nobody has asked for a review yet.')
    const byWriter = await done({ action: 'approve', reason: '' }, { state: 'in review', user: writer })
    expect(byWriter.refusal).not.toBeNull()
    expect(byWriter.written).toBeUndefined()
  })

  it('asks for changes with a reason, and gives it back to who wrote last', async () => {
    const last: RecordedAnswer = { to: 'from editing.field_changes', rows: () => [{ person_id: 9 }] }
    const given = { state: 'in review', answers: [last] }
    expect((await done({ action: 'ask for changes', reason: '' }, given)).refusal).toBe('Say what is to be changed.')
    const asked = await done({ action: 'ask for changes', reason: 'Sources.' }, given)
    expect(asked.written).toMatchObject({ state: 'changes asked', assignee_id: 9 })
    const named = await done({ action: 'ask for changes', reason: 'Sources.', assigneeId: 7 }, given)
    expect(named.written).toMatchObject({ assignee_id: 7 })
  })

  it('is given to who works on the catalogue alone', async () => {
    expect((await done({ action: 'assign', assigneeId: 8 })).refusal).toBe(
      'That person does not work on this catalogue.',
    )
    expect(await done({ action: 'assign', assigneeId: 9 })).toMatchObject({
      written: { assignee_id: 9 },
      told: { kind: 'assigned', reason: 'to Cid' },
    })
    expect(await done({ action: 'assign', assigneeId: null })).toMatchObject({
      written: { assignee_id: null },
      told: { reason: 'to nobody' },
    })
    expect(await done({ action: 'take on' })).toMatchObject({ written: { assignee_id: 7 }, told: { reason: 'to Ann' } })
  })

  it('sets a re-check, or none any more', async () => {
    expect(await done({ action: 'set a re-check', recheckOn: '2027-09-01' })).toMatchObject({
      written: { recheck_on: '2027-09-01' },
      told: { kind: 're-check set', reason: 'on 2027-09-01' },
    })
    expect(await done({ action: 'set a re-check', recheckOn: null })).toMatchObject({
      told: { reason: 'none any more' },
    })
  })

  it('is to be approved again where the entry was changed, and begins anew where it is published', async () => {
    const follow = async (isChanged: boolean, isPublished: boolean, voided: object[] = [{}]) => {
      const { req, execute, asked } = saving({
        answers: [{ to: "set state = 'in review'", rows: () => voided }],
        user: editor,
      })
      await followSave(execute, req, { resource: flowers, id: 3, isChanged, isPublished })
      return asked.map(({ text }) => text).join('\n')
    }
    expect(await follow(false, false)).toBe('')
    expect(await follow(true, false)).toContain('editing.audit')
    expect(await follow(true, false, [])).not.toContain('editing.audit')
    expect(await follow(true, true)).toContain("set state = 'writing'")
    expect(await follow(true, true)).not.toContain("'in review'")
  })

  it('has colleagues: who works on everything, and who works on that catalogue', async () => {
    const { execute } = saving({ answers: [people] })
    const colleagues = await colleaguesOfEach(execute, ['flowers', 'colours', 'network'])
    expect([...colleagues].map(([service, some]) => [service, some.map(({ name }) => name).join()])).toEqual([
      ['flowers', 'Ann,Cid'],
      ['colours', 'Ann,Ben'],
      ['network', 'Ann,Ben,Cid'],
    ])
  })
})

describe('what is planned', () => {
  it('is told with the instant that was chosen, when it is due, and what came of it', async () => {
    const rows = [
      job({ wait_until: '2027-04-02T10:05:00Z', total_tried: '2', has_error: true, reason: 'No.' }),
      job({ id: 6, planned_for: null, wait_until: '2027-04-03T10:00:00Z', type: null }),
    ]
    const { execute, asked } = saving({ answers: [{ to: 'from payload_jobs', rows: () => rows }] })
    expect(await planned(execute, { collection: 'flowers', documentId: 3 })).toMatchObject([
      {
        id: 5,
        documentId: 3,
        plannedFor: new Date('2027-04-02T10:00:00Z'),
        at: new Date('2027-04-02T10:05:00Z'),
        tried: 2,
        hasFailed: true,
      },
      { id: 6, type: 'publish', plannedFor: new Date('2027-04-03T10:00:00Z'), tried: 0, hasFailed: false },
    ])
    expect(asked[0]?.values).toEqual(['flowers', '3'])
  })

  it('is late after five minutes, and told of for three days', async () => {
    const at = (time: string) => new Date(`2027-05-01T${time}Z`)
    expect(isLate(at('10:00:00'), at('10:05:00'))).toBe(false)
    expect(isLate(at('10:00:00'), at('10:05:01'))).toBe(true)
    const { execute, asked } = saving({
      answers: [{ to: 'from editing.audit', rows: () => [{ id: '9', plannedFor: '2027-04-30T10:00:00Z' }] }],
    })
    expect(await doneLate(execute, at('10:00:00'))).toEqual([{ id: '9', plannedFor: new Date('2027-04-30T10:00:00Z') }])
    expect(asked[0]?.values).toContainEqual(new Date('2027-04-28T10:00:00Z'))
  })

  const refusalOf = async (work: Promise<void>) =>
    work.then(
      () => null,
      (error: { status?: number; message: string }) => `${error.status}: ${error.message}`,
    )
  const plan = (at: string, row: object = {}, user: object = editor) => {
    const [{ rows }] = [standing]
    const stands = { to: 'was_public', rows: () => [{ ...rows([], '')[0], ...row }] }
    const { req } = saving({ answers: [stands], user: user as never })
    return refusalOf(scheduleEntry(req, { collection: 'flowers', id: 3, type: 'unpublish', at: new Date(at) }))
  }

  it('is refused for no time, a time that is past, and one that nobody means', async () => {
    const shown = { status: 'published' }
    expect(await plan('no time', shown)).toBe('400: Choose a day and a time.')
    expect(await plan('2001-01-01T00:00:00Z', shown)).toBe('400: That time is past.')
    expect(await plan('9001-01-01T00:00:00Z', shown)).toBe('400: That is more than three years away.')
  })

  it('is refused where nothing is public, and to who does not publish', async () => {
    expect(await plan('9001-01-01T00:00:00Z')).toBe(
      '400: It is not published, and no publish is planned before that time.',
    )
    expect(await plan('9001-01-01T00:00:00Z', {}, writer)).toMatch(/^403: /)
  })

  it('is found by its number, or is not there', async () => {
    const { req } = saving({ answers: [standing, { to: 'from payload_jobs', rows: () => [job()] }], user: editor })
    for (const id of [6, Number.NaN, 5.5]) {
      expect(await refusalOf(moveSchedule(req, id, null))).toMatch(/^404: /)
      expect(await refusalOf(cancelSchedule(req, id))).toMatch(/^404: /)
    }
  })

  it('is cancelled by who publishes, and that is told', async () => {
    const cancelled = async (user: object) => {
      const answers: RecordedAnswer[] = [
        { to: 'delete from payload_jobs', rows: () => [{ id: 5 }] },
        ...[standing, { to: 'from payload_jobs', rows: () => [job({ wait_until: '2027-04-02T10:00:00Z' })] }],
      ]
      const { req, asked } = saving({ answers, user: user as never })
      const refusal = await refusalOf(cancelSchedule(req, 5))
      const line = asked.find(({ text }) => text.includes('insert into editing.audit'))
      return { refusal, told: line && JSON.parse(String(line.values[0]))[0] }
    }
    expect(await cancelled(editor)).toMatchObject({
      refusal: null,
      told: { kind: 'plan cancelled', reason: 'to publish at 2027-04-02T10:00:00.000Z', document_id: 3 },
    })
    const byWriter = await cancelled(writer)
    expect(byWriter.refusal).toMatch(/^403: /)
    expect(byWriter.told).toBeUndefined()
  })
})
