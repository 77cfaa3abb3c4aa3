'use client'
import { useEffect, useRef } from 'react'
import { isPressed, type Shortcut } from './shortcuts.ts'

/**
 * Calls `act` when its keys are pressed anywhere on the page, before a text with the focus gets them. If `act` gives false, because there
 * is nothing to do, the keys keep their usual effect.
 */
export function useShortcut(shortcut: Shortcut, act: (at: Element) => boolean): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = document.activeElement ?? document.body
      // With modifiers, Enter on a link opens or downloads it.
      if (event.defaultPrevented || (event.key === 'Enter' && at.matches('a[href]'))) return
      if (!isPressed(shortcut, event, navigator.userAgent) || !latest.current(at)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [shortcut])
}

/** Whether a dialog covers the page. */
export const isCovered = (): boolean => document.querySelector('dialog[open]') !== null

/** Presses a button, if it is there and can be pressed. */
export function press(button: HTMLElement | null | undefined): boolean {
  if (!button || button.matches(':disabled')) return false
  button.click()
  return true
}
