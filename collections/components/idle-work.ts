'use client'
/**
 * Work that the CMS puts off until the browser has nothing else to do. By it a form hears what stands in a rich text, up to half a second
 * late where the machine is busy: who presses a button meanwhile would save or publish the text without its last words. So it is done
 * before anything is pressed.
 */
import { useEffect } from 'react'

/** Around the whole admin, before whatever else hears of keys. */
export function useIdleWorkInTime(): void {
  useEffect(() => {
    // Safari has none, and the CMS waits for the next frame there.
    if (!('requestIdleCallback' in window)) return
    const { finish, leave } = gatherIdleWork(window)
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.isContentEditable
      if (!isTyping || event.ctrlKey || event.metaKey) finish()
    }
    window.addEventListener('pointerdown', finish, true)
    window.addEventListener('keydown', press, true)
    return () => {
      leave()
      window.removeEventListener('pointerdown', finish, true)
      window.removeEventListener('keydown', press, true)
    }
  }, [])
}

type Idling = Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>

/** Knows from here on what waits for the browser to come to rest: `finish` does it at once, `leave` ends that. */
export function gatherIdleWork(page: Idling): { finish(): void; leave(): void } {
  const { requestIdleCallback: request, cancelIdleCallback: cancel } = page
  const waiting = new Map<number, IdleRequestCallback>()
  page.requestIdleCallback = (work, options) => {
    const begin: IdleRequestCallback = (deadline) => {
      waiting.delete(handle)
      work(deadline)
    }
    const handle = request.call(page, begin, options)
    waiting.set(handle, work)
    return handle
  }
  page.cancelIdleCallback = (handle) => {
    waiting.delete(handle)
    cancel.call(page, handle)
  }
  return {
    finish() {
      // What one of them puts off in its turn waits, and what one of them calls off is not done.
      for (const [handle, work] of [...waiting]) {
        if (!waiting.has(handle)) continue
        page.cancelIdleCallback(handle)
        work({ didTimeout: true, timeRemaining: () => 0 })
      }
    },
    leave: () => void Object.assign(page, { requestIdleCallback: request, cancelIdleCallback: cancel }),
  }
}
