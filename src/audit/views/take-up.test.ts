import { createElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { operated, type Reply, toasts } from '#test/operated.ts'
import { TakeUp } from './take-up.tsx'

vi.mock('@payloadcms/ui', async () => (await import('#test/operated.ts')).cmsOfForms)

afterEach(() => void vi.restoreAllMocks())

/** A version that somebody takes up, and where that leads. */
async function takenUp(reply: Reply) {
  const led = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const button = await operated(createElement(TakeUp, { collection: 'flowers', id: '3', version: 12 }), () => reply)
  await button.press('Take this version up as a draft')
  return { button, led: led.mock.calls.flat(), pressable: !button.find<HTMLButtonElement>('button').disabled }
}

it('an older version is taken up as a draft, and then its form is there', async () => {
  const { button, led, pressable } = await takenUp({ body: {} })
  expect(button.sent).toEqual([{ method: 'POST', address: '/cms/api/flowers/versions/12?draft=true', said: undefined }])
  expect([led, pressable]).toEqual([['/admin/collections/flowers/3'], false])
})

it.each([
  [{ status: 403, body: { errors: [{ message: 'You do not write here.' }] } }, 'You do not write here.'],
  [null, 'The editing server did not answer.'],
])('it is said why it was not, and can be tried again', async (reply, words) => {
  const { led, pressable } = await takenUp(reply)
  expect([led, [...toasts], pressable]).toEqual([[], [words], true])
})
