'use client'
/**
 * Work that the CMS puts off until the browser is idle. By such work a form learns the content of a rich text, up to half a second late on
 * a busy machine: a button pressed meanwhile would save or publish the text without its last words, and who closes the tab would lose
 * them. So it is done before any button or shortcut takes effect and before the page is left. React draws what it changed at once: a button
 * reads the form as it was drawn last.
 */
import { useEffect } from 'react'
import { flushSync } from 'react-dom'

/** Used around the whole admin, so that it gets keys before anything else. */
export function useIdleWorkInTime(): void {
  useEffect(() => {
    // Safari has no idle callbacks: there the CMS would wait for frames, out of anybody's reach.
    if (!('requestIdleCallback' in window)) Object.assign(window, idleByTimer)
    const { finish, leave } = gatherIdleWork(window)
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.isContentEditable
      if (!isTyping || event.ctrlKey || event.metaKey) finish()
    }
    for (const event of before) window.addEventListener(event, finish, true)
    window.addEventListener('keydown', press, true)
    return () => {
      leave()
      for (const event of before) window.removeEventListener(event, finish, true)
      window.removeEventListener('keydown', press, true)
    }
  }, [])
}

/** What is heard before a button or a link takes effect, and when a page is left. */
const before = ['pointerdown', 'beforeunload', 'visibilitychange', 'pagehide']

/** In the place of idle callbacks: soon, after what goes on. */
const idleByTimer: Idling = {
  requestIdleCallback: (work) => Number(setTimeout(work, 1, { didTimeout: false, timeRemaining: () => 0 })),
  cancelIdleCallback: (handle) => clearTimeout(handle),
}

type Idling = Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>

/** Collects idle work from here on: `finish` does all of it at once, `leave` stops collecting. */
export function gatherIdleWork(page: Idling): { finish(): void; leave(): void } {
  const { requestIdleCallback: request, cancelIdleCallback: cancel } = page
  const waiting = new Map<number, IdleRequestCallback>()
  page.requestIdleCallback = (work, options) => {
    const begin: IdleRequestCallback = (deadline) => {
      waiting.delete(handle)
      flushSync(() => work(deadline))
    }
    const handle = request.call(page, begin, options)
    waiting.set(handle, begin)
    return handle
  }
  page.cancelIdleCallback = (handle) => {
    waiting.delete(handle)
    cancel.call(page, handle)
  }
  return {
    finish() {
      // Work that is put off by this work has to wait, and work that it cancels is not done.
      for (const [handle, begin] of [...waiting]) {
        if (!waiting.has(handle)) continue
        page.cancelIdleCallback(handle)
        begin({ didTimeout: true, timeRemaining: () => 0 })
      }
    },
    leave: () => void Object.assign(page, { requestIdleCallback: request, cancelIdleCallback: cancel }),
  }
}
