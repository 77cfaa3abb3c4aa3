'use client'
/** Shortcuts of forms beside those of the CMS: they publish an entry, and save a drawer that is open over a form. */
import { keyWordsOf, type Shortcut } from './shortcuts.ts'
import { isCovered, press, useShortcut } from './use-shortcut.ts'

/** The button that publishes documents with drafts; the same button only saves others. */
const publish = '.doc-controls__controls:has(#action-save-draft) #action-save'
/** The button of a drawer such as that of a link in a text. Drawers with forms of the CMS have its shortcuts themselves. */
const saveOver = '.form-submit button[type=submit]:not([id])'

/** Buttons of the CMS, and the shortcuts that press them. */
export const pressedBy: readonly { selector: string; shortcut: Shortcut }[] = [
  { selector: publish, shortcut: 'publish' },
  { selector: '#action-save-draft', shortcut: 'save' },
  { selector: '.doc-controls__controls:not(:has(#action-save-draft)) #action-save', shortcut: 'save' },
  { selector: `.drawer ${saveOver}`, shortcut: 'save' },
]

/** Tells the shortcut of a button by its attributes. */
export function tellShortcut(button: HTMLElement, shortcut: Shortcut): void {
  for (const [name, words] of Object.entries(keyWordsOf(shortcut, navigator.userAgent)))
    button.setAttribute(name, words)
}

/** Shortcuts that save and publish the topmost form; a form under a dialog is not published. */
export function useFormShortcuts(): void {
  useShortcut('publish', () => !isCovered() && press(document.querySelector<HTMLElement>(publish)))
  useShortcut('save', () => {
    const over = [...document.querySelectorAll('.drawer--is-open')].at(-1)
    return press(over?.querySelector<HTMLElement>(saveOver))
  })
}
