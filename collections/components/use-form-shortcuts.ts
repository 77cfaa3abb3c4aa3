'use client'
/** What forms of the CMS do by keys, beside what it does itself: an entry is published, and what was opened over a form is saved. */
import { keyWordsOf, type Shortcut } from './shortcuts.ts'
import { isCovered, press, useShortcut } from './use-shortcut.ts'

/** Only what has drafts is published; the same button saves anything else. */
const publish = '.doc-controls__controls:has(#action-save-draft) #action-save'
/** Such as that of a link in a text. Forms of the CMS that are opened over another take its keys themselves. */
const saveOver = '.form-submit button[type=submit]:not([id])'

/** The buttons of the CMS, and what presses them. */
export const pressedBy: readonly { selector: string; shortcut: Shortcut }[] = [
  { selector: publish, shortcut: 'publish' },
  { selector: '#action-save-draft', shortcut: 'save' },
  { selector: '.doc-controls__controls:not(:has(#action-save-draft)) #action-save', shortcut: 'save' },
  { selector: `.drawer ${saveOver}`, shortcut: 'save' },
]

/** Says of a button which keys press it. */
export function tellShortcut(button: HTMLElement, shortcut: Shortcut): void {
  for (const [name, words] of Object.entries(keyWordsOf(shortcut, navigator.userAgent)))
    button.setAttribute(name, words)
}

/** The keys that save and publish the form on top; where a dialogue covers it, they do nothing to what is beneath. */
export function useFormShortcuts(): void {
  useShortcut('publish', () => !isCovered() && press(document.querySelector<HTMLElement>(publish)))
  useShortcut('save', () => {
    const over = [...document.querySelectorAll('.drawer--is-open')].at(-1)
    return press(over?.querySelector<HTMLElement>(saveOver))
  })
}
