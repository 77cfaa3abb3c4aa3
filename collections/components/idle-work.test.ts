import { expect, it } from 'vitest'
import { gatherIdleWork } from './idle-work.ts'

/** A page that comes to rest when it is told to. */
function pageAtWork() {
  const queue = new Map<number, IdleRequestCallback>()
  let last = 0
  const page = {
    requestIdleCallback: (work: IdleRequestCallback) => {
      last += 1
      queue.set(last, work)
      return last
    },
    cancelIdleCallback: (handle: number) => void queue.delete(handle),
  }
  const rest = () => {
    for (const [handle, work] of [...queue]) {
      queue.delete(handle)
      work({ didTimeout: false, timeRemaining: () => 9 })
    }
  }
  return { page, rest }
}

it('does at once what waits for the browser to come to rest, in its order, and not again', () => {
  const { page, rest } = pageAtWork()
  const { finish } = gatherIdleWork(page)
  const done: string[] = []
  page.requestIdleCallback(() => done.push('first'))
  page.requestIdleCallback(({ didTimeout }) => done.push(`second ${didTimeout}`))
  finish()
  expect(done).toEqual(['first', 'second true'])
  finish()
  rest()
  expect(done).toHaveLength(2)
})

it('does nothing that was done, or called off by whom it was to be done for or by what was done before it', () => {
  const { page, rest } = pageAtWork()
  const { finish } = gatherIdleWork(page)
  const done: string[] = []
  page.requestIdleCallback(() => done.push('rested'))
  rest()
  const off = page.requestIdleCallback(() => done.push('off'))
  page.cancelIdleCallback(off)
  page.requestIdleCallback(() => page.cancelIdleCallback(next))
  const next = page.requestIdleCallback(() => done.push('next'))
  finish()
  rest()
  expect(done).toEqual(['rested'])
})

it('ends where work puts itself off again and again', () => {
  const { page } = pageAtWork()
  const { finish } = gatherIdleWork(page)
  let times = 0
  const again = () => {
    times += 1
    page.requestIdleCallback(again)
  }
  page.requestIdleCallback(again)
  finish()
  expect(times).toBe(1)
  finish()
  expect(times).toBe(2)
})

it('leaves the page as it was', () => {
  const { page } = pageAtWork()
  const before = { ...page }
  gatherIdleWork(page).leave()
  expect(page).toEqual(before)
})
