import type { ListViewServerPropsOnly } from 'payload'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { payloadOf, seen } from '#test/admin-views.ts'
import { PicksCalendar } from './picks-calendar.tsx'

/** What a month of flowers shows on each of its days, by what it leads to. */
async function monthSeen(recorded: readonly object[]) {
  const { payload } = payloadOf([{ to: 'read_model.picks', rows: () => recorded }], {
    find: async () => ({ docs: [] }),
  })
  const user = { id: 1, role: 'administrator' }
  const given = { payload, user, searchParams: { calendar: 'flowers', month: '2020-02' } }
  const { links } = await seen(createElement(PicksCalendar as never, given as unknown as ListViewServerPropsOnly))
  return Object.fromEntries(links)
}

it('leads from a day to what was picked, and to no list of a kind that the catalogue has no more', async () => {
  const links = await monthSeen([
    { day: '2020-02-03', slug: 'rose', resource: 'flower', name: 'Rose', document_id: 7 },
    { day: '2020-02-04', slug: 'lily', resource: 'flower', name: null, document_id: null },
    { day: '2020-02-05', slug: 'fern', resource: 'frond', name: null, document_id: null },
  ])
  expect(links).toMatchObject({
    Rose: '/admin/collections/flowers/7',
    lily: '/admin/collections/flowers',
    fern: '/admin/collections/picks',
  })
})
