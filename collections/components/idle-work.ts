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
    const { requestIdleCallback: request, cancelIdleCallback: cancel } = window
    // Safari has none, and the CMS waits for the next frame there.
    if (request === undefined) return
    const waiting = new Map<number, IdleRequestCallback>()
    window.requestIdleCallback = (work, options) => {
      const handle = request.call(
        window,
        (deadline) => {
          waiting.delete(handle)
          work(deadline)
        },
        options,
      )
      waiting.set(handle, work)
      return handle
    }
    window.cancelIdleCallback = (handle) => {
      waiting.delete(handle)
      cancel.call(window, handle)
    }
    const finish = () => {
      for (const [handle, work] of waiting) {
        window.cancelIdleCallback(handle)
        work({ didTimeout: true, timeRemaining: () => 0 })
      }
    }
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.isContentEditable
      if (!isTyping || event.ctrlKey || event.metaKey) finish()
    }
    window.addEventListener('pointerdown', finish, true)
    window.addEventListener('keydown', press, true)
    return () => {
      Object.assign(window, { requestIdleCallback: request, cancelIdleCallback: cancel })
      window.removeEventListener('pointerdown', finish, true)
      window.removeEventListener('keydown', press, true)
    }
  }, [])
}
