/** What editors see and do beside the form of an entry: its review, what is said of it, and the dates of its rule. */
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cmsSays, type Operated, operated, type Reply, type Sent, toasts } from '#test/operated.ts'
import { blocksFromRule } from '../fields/calendar-rule.ts'
import { Review } from './review.tsx'
import type { ReviewTold } from './review-told.ts'
import { RulePreview } from './rule-preview.tsx'
import { isMac } from './shortcuts.ts'

vi.mock('@payloadcms/ui', async () => (await import('#test/operated.ts')).cmsOfForms)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const nobody: ReviewTold['review'] = {
  ...{ state: 'writing', byId: null, by: null, at: null, reason: '', assigneeId: null, assignee: null },
  recheckOn: null,
}
const steps = ['ask for review', 'approve', 'ask for changes', 'take back'] as const

type Standing = Partial<Omit<ReviewTold, 'review'>> & { review?: Partial<ReviewTold['review']> }

/** What the form is told, where all is allowed but the steps that are left out of `may`. */
const told = (
  { review, refusals, ...more }: Standing = {},
  may: readonly string[] = ['ask for review'],
): ReviewTold => ({
  review: { ...nobody, ...review },
  needsTwoPeople: false,
  refusals: {
    ...Object.fromEntries(steps.filter((one) => !may.includes(one)).map((one) => [one, 'Not now.'])),
    ...refusals,
  },
  people: [
    { id: 3, name: 'Ann' },
    { id: 4, name: 'Ben' },
  ],
  comments: [],
  ...more,
})

const comment = (id: number, more: Partial<ReviewTold['comments'][number]> = {}): ReviewTold['comments'][number] => ({
  ...{ id, field: null, body: `Comment ${id}`, by: 'Ann', at: '2026-11-22T18:05:00Z', resolvedAt: null },
  resolvedBy: null,
  ...more,
})

/** What is kept of an entry is kept by its address, so each has another. */
let entries = 500

async function reviewing(answer: ReviewTold | ((sent: Sent) => Reply), info: object = {}) {
  entries += 1
  Object.assign(cmsSays, {
    useDocumentInfo: { id: entries, collectionSlug: 'flowers', versionCount: 1, unpublishedVersionCount: 1, ...info },
    useConfig: { config: { routes: { api: '/cms/api' } } },
    useAuth: { user: { id: 7 } },
  })
  const fields = [
    { name: 'summary', label: 'Summary' },
    { name: 'faq', label: 'Questions' },
  ]
  const form = await operated(
    createElement(Review, { fields }),
    typeof answer === 'function' ? answer : () => ({ body: answer }),
  )
  return { form, address: `/cms/api/flowers/${entries}` }
}

const changes = ({ sent }: Operated) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, address, said }) => [method, address, said])

const command = isMac(navigator.userAgent) ? { metaKey: true } : { ctrlKey: true }
const keys = (form: Operated, key: string, more: KeyboardEventInit = {}) =>
  form.does(() => {
    const event = new KeyboardEvent('keydown', { key, ...command, cancelable: true, ...more })
    // Here Alt is taken for AltGr too.
    event.getModifierState = () => false
    window.dispatchEvent(event)
  })

describe('the review of an entry', () => {
  it('is nothing before the entry is saved, in the trash, and until it is known', async () => {
    for (const info of [{ id: undefined }, { isTrashed: true }]) {
      const { form } = await reviewing(told(), info)
      expect([form.page.innerHTML, form.sent]).toEqual(['', []])
    }
    expect((await reviewing(() => null)).form.page.innerHTML).toBe('')
  })

  it.each<[Standing, object, string]>([
    [{}, {}, 'Being written'],
    [{}, { hasPublishedDoc: true, unpublishedVersionCount: 0 }, 'Published'],
    [{ review: { state: 'in review' } }, { hasPublishedDoc: true, unpublishedVersionCount: 0 }, 'In review'],
    [{ review: { state: 'changes asked', reason: 'No source.' } }, {}, 'Changes asked for No source.'],
    [{ review: { state: 'approved', by: 'Ann', at: '2026-11-22T18:05:00Z' } }, {}, 'Approved Ann, 22 Nov,'],
    [{ needsTwoPeople: true }, {}, 'Being written This catalogue asks for two people'],
  ])('says how far it is: %j', async (standing, info, words) => {
    const { form } = await reviewing(told(standing), info)
    expect(form.text()).toMatch(new RegExp(`^Review \\? ${words}`))
  })

  it('offers the steps that one may take, and takes them with the reason, which is then gone', async () => {
    const approved = told({ review: { state: 'approved' } }, ['ask for changes'])
    const { form, address } = await reviewing(({ method }) => ({
      body: method === 'GET' ? told({ review: { state: 'in review' } }, ['approve', 'ask for changes']) : approved,
    }))
    const offered = () => [...form.page.querySelectorAll('.review__steps button')].map((one) => one.textContent)
    expect(offered()).toEqual(['Approve', 'Ask for changes'])
    await form.write('textarea', 'Well done.')
    await form.press('Approve')
    expect(changes(form)).toEqual([['POST', `${address}/review`, { action: 'approve', reason: 'Well done.' }]])
    expect(form.text()).toContain('Approved')
    expect([offered(), form.find<HTMLTextAreaElement>('textarea').value]).toEqual([['Ask for changes'], ''])
  })

  it('keeps the reason, and says why, where a step is refused', async () => {
    const { form } = await reviewing(({ method }) =>
      method === 'GET' ? { body: told() } : { status: 403, body: { errors: [{ message: 'It changed meanwhile.' }] } },
    )
    await form.write('textarea', 'Please look.')
    await form.press('Ask for a review')
    expect([...toasts]).toEqual(['It changed meanwhile.'])
    expect(form.find<HTMLTextAreaElement>('textarea').value).toBe('Please look.')
    expect(
      form.sent.map(({ method }) => method),
      'it is read anew',
    ).toEqual(['GET', 'POST', 'GET'])
  })

  it('says why one does not approve it oneself', async () => {
    const own = told({ review: { state: 'in review' }, refusals: { approve: 'Somebody else approves it.' } }, [])
    expect((await reviewing(own)).form.text()).toContain('Somebody else approves it.')
  })

  it('is led on by keys: to the reason first, and from there to the next step', async () => {
    const { form, address } = await reviewing(told())
    await keys(form, 'Enter')
    expect([document.activeElement, changes(form)]).toEqual([form.find('textarea'), []])
    await keys(form, 'Enter')
    expect(changes(form)).toEqual([['POST', `${address}/review`, { action: 'ask for review', reason: '' }]])
    expect(form.find('.review__steps button').getAttribute('aria-keyshortcuts')).toMatch(/^(Control|Meta)\+Enter$/)
  })

  it('is somebody’s turn: whom an editor chooses, or who takes it on', async () => {
    const { form, address } = await reviewing(told({ review: { assigneeId: 3, assignee: 'Ann' } }))
    const choice = '.review__work select'
    expect(form.find<HTMLSelectElement>(choice).value).toBe('3')
    await form.write(choice, '4')
    await form.write(choice, '')
    expect(changes(form)).toEqual([
      ['POST', `${address}/review`, { action: 'assign', assigneeId: 4 }],
      ['POST', `${address}/review`, { action: 'assign', assigneeId: null }],
    ])
    const writer = await reviewing(told({ refusals: { assign: 'Not yours.' } }))
    expect(writer.form.text()).toContain('Nobody’s')
    await writer.form.press('Take it on')
    expect(changes(writer.form)).toEqual([['POST', `${writer.address}/review`, { action: 'take on' }]])
    const reader = await reviewing(told({ refusals: { assign: 'Not yours.', 'take on': 'Nor this.' } }))
    expect(reader.form.text()).not.toContain('Take it on')
  })

  it('is planned to be checked again on a day, once the day is left, where it is another', async () => {
    const { form, address } = await reviewing(told({ review: { recheckOn: '2027-01-05' } }))
    const leave = (day: string) =>
      form.does(() => {
        const field = form.find<HTMLInputElement>('[type=date]')
        field.value = day
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      })
    await leave('2027-01-05')
    await leave('2027-02-01')
    await leave('')
    expect(changes(form).map(([, to, said]) => [to, said])).toEqual([
      [`${address}/review`, { action: 'set a re-check', recheckOn: '2027-02-01' }],
      [`${address}/review`, { action: 'set a re-check', recheckOn: null }],
    ])
    const reader = await reviewing(told({ refusals: { 'set a re-check': 'Not yours.' } }))
    expect(reader.form.find<HTMLInputElement>('[type=date]').disabled).toBe(true)
  })
})

describe('comments on an entry', () => {
  const all = told({
    comments: [
      comment(1, { field: 'summary' }),
      comment(2, { by: null, field: 'gone' }),
      comment(3, { resolvedAt: '2026-11-23T09:00:00Z', resolvedBy: 'Ben' }),
    ],
  })

  it('say who said what of which field, the resolved ones folded away', async () => {
    const { form, address } = await reviewing(all)
    const open = [...form.page.querySelectorAll('.review__comments > ul > li')].map((one) => one.textContent)
    expect(open[0]).toMatch(/^Ann on Summary, 22 Nov, \d\d:05Comment 1Resolve$/)
    expect(open[1]).toMatch(/^Somebody who is gone, /)
    expect(form.find('summary').textContent).toBe('One is resolved')
    expect(form.find('details li').textContent).toContain('Resolved by Ben')
    await form.press('Resolve')
    await form.press('Open it again')
    expect(changes(form)).toEqual([
      ['PATCH', `${address}/comments/1`, { isResolved: true }],
      ['PATCH', `${address}/comments/3`, { isResolved: false }],
    ])
  })

  it('are said of the whole or of a field, and call somebody; what was said is gone then', async () => {
    const { form, address } = await reviewing(all)
    const say = () => form.find<HTMLButtonElement>('.review__write > button')
    expect(say().disabled, 'there is nothing to say').toBe(true)
    await form.write('.review__write textarea', 'Look at this')
    await form.write('.review__write select', 'faq')
    await form.write('.review__write select:last-of-type', 'Ben')
    expect(form.find<HTMLTextAreaElement>('.review__write textarea').value).toBe('Look at this @Ben ')
    await form.press('Say it')
    expect(changes(form)).toEqual([['POST', `${address}/comments`, { body: 'Look at this @Ben ', field: 'faq' }]])
    expect([form.find<HTMLTextAreaElement>('.review__write textarea').value, say().disabled]).toEqual(['', true])
    expect(form.find<HTMLSelectElement>('.review__write select').value).toBe('')
  })

  it('are led to by keys from a field, which they are then about, and sent by keys', async () => {
    const { form, address } = await reviewing(all)
    const field = document.body.appendChild(document.createElement('input'))
    field.id = 'field-summary'
    field.focus()
    await keys(form, 'Enter', { altKey: true })
    const box = form.find<HTMLTextAreaElement>('.review__write textarea')
    expect(document.activeElement).toBe(box)
    expect(form.find<HTMLSelectElement>('.review__write select').value).toBe('summary')
    await keys(form, 'Enter')
    expect(changes(form), 'a blank is not said').toEqual([])
    await form.write('.review__write textarea', 'Shorter.')
    await keys(form, 'Enter')
    expect(changes(form)).toEqual([['POST', `${address}/comments`, { body: 'Shorter.', field: 'summary' }]])
    field.remove()
  })

  it('are written by nobody who may not', async () => {
    const { form } = await reviewing(told({ refusals: { comment: 'You only read.' }, comments: [comment(1)] }))
    expect(form.page.querySelector('.review__write')).toBeNull()
    expect(form.text()).toContain('Comment 1')
  })
})

describe('the dates of a rule', () => {
  const mayDay = { kind: 'fixed-date', month: 5, day: 1 }

  /** The preview of a form with these values, where the CMS has this occasion. */
  async function preview(values: Readonly<Record<string, unknown>>, occasion?: object) {
    cmsSays.useAllFormFields = [
      Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value, initialValue: value }])),
    ]
    return operated(createElement(RulePreview), () => (occasion ? { body: occasion } : { status: 404 }))
  }
  /** The values of the form in which a rule is chosen. */
  const formOf = (rule: object) => {
    const [block] = blocksFromRule(rule)
    return Object.fromEntries(Object.entries(block ?? {}).map(([field, value]) => [`rule.0.${field}`, value]))
  }
  const dates = (form: Operated) => [...form.page.querySelectorAll('li')].map((one) => one.textContent)

  it('are asked for while it is not whole', async () => {
    expect((await preview({})).text()).toBe('Once the rule is whole, its next days stand here.')
  })

  it('stand in words and as the next ten days', async () => {
    const form = await preview(formOf(mayDay))
    expect(form.find('strong').textContent).toBe('It falls on 1 May.')
    expect(dates(form)).toHaveLength(10)
    expect(dates(form)[0]).toBe('Saturday, 1 May 2027 (computed)')
    expect(form.sent).toEqual([])
  })

  it('are those of the occasion that it speaks of, with what was announced of it', async () => {
    const form = await preview(
      { ...formOf(mayDay), speaksOf: 9 },
      {
        name: 'Midsummer',
        rule: blocksFromRule({ ...mayDay, month: 6, day: 24 }),
        overrides: [{ of: '2027-06-24', to: '2027-06-26' }, { of: '2028-06-24' }, { to: 'some day' }],
      },
    )
    expect(form.sent.map(({ address }) => address)).toEqual(['/cms/api/topics/9?depth=0'])
    expect(form.find('strong').textContent).toBe('It falls with Midsummer, on 24 June.')
    expect(
      dates(form)
        .slice(0, 2)
        .map((one) => one?.replace(/ \(.*/, '')),
    ).toEqual(['Saturday, 26 June 2027', 'Sunday, 24 June 2029'])
  })

  it('are those of the form where the occasion cannot be read', async () => {
    const form = await preview({ ...formOf(mayDay), speaksOf: 9 })
    expect(form.find('strong').textContent).toBe('It falls on 1 May.')
  })
})
