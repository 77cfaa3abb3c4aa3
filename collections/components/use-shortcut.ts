'use client'
import { useEffect, useRef } from 'react'
import { isPressed, type Shortcut } from './shortcuts.ts'

/**
 * Does something when its keys are pressed, wherever on the page one is; `act` gives false where there is nothing to do, and the keys
 * do what they did. Before the text that one is in hears of them.
 */
export function useShortcut(shortcut: Shortcut, act: (at: Element) => boolean): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = document.activeElement ?? document.body
      // Browsers open or store a link by Enter with other keys.
      if (event.defaultPrevented || (event.key === 'Enter' && at.matches('a[href]'))) return
      if (!isPressed(shortcut, event, navigator.userAgent) || !latest.current(at)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [shortcut])
}

/** Whether something lies over the page that is to be done with first. */
export const isCovered = (): boolean => document.querySelector('dialog[open]') !== null

/** Presses a button, if it is there and can be pressed. */
export function press(button: HTMLElement | null | undefined): boolean {
  if (!button || button.matches(':disabled')) return false
  button.click()
  return true
}
