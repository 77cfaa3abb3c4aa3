'use client'
/** What the CMS draws without a name, or with one that nobody hears, is named: for who hears the admin instead of seeing it. */
import { type ReactNode, useEffect } from 'react'

type Mend = { of: string; mend(element: HTMLElement): void }

const call = (words: string) => (element: HTMLElement) => element.setAttribute('aria-label', words)

/** Such as that of a text: the label above the box. */
const callAsItsField = (element: HTMLElement) => {
  const field = element.closest('.field-type, .payload-settings__language, .form-field')
  const words = field?.querySelector('.field-label, label')?.textContent?.replace('*', '').trim()
  call(words || 'Choose')(element)
}

const letBe = (role: string, words?: string) => (element: HTMLElement) => {
  element.setAttribute('role', role)
  if (words) call(words)(element)
}

/** Each is done once to an element; the selectors leave out what is done. */
const mends: readonly Mend[] = [
  { of: '.doc-controls__popup .popup-button:not([aria-label])', mend: call('What else can be done with it') },
  { of: '.clipboard-action__popup .popup-button:not([aria-label])', mend: call('Copy or paste all rows') },
  { of: '.array-actions__button:not([aria-label])', mend: call('What can be done with this row') },
  { of: '.collapsible__drag:not([aria-label])', mend: call('Move this row') },
  { of: '[data-button-key=bold]:not([aria-label])', mend: call('Bold') },
  { of: '[data-button-key=italic]:not([aria-label])', mend: call('Italic') },
  { of: '[data-button-key=link]:not([aria-label])', mend: call('Link') },
  { of: '.clickable-arrow--left:not([aria-label])', mend: call('The page before') },
  { of: '.clickable-arrow:not([aria-label], .clickable-arrow--left)', mend: call('The next page') },
  { of: '#select-all:not([aria-label])', mend: call('Choose all rows') },
  { of: '.table tbody input[type=checkbox]:not([aria-label])', mend: call('Choose this row') },
  { of: '.ContentEditable__root:not([aria-label])', mend: callAsItsField },
  { of: 'input:is(.rs__input, [id^=react-select]):not([aria-label])', mend: callAsItsField },
  // The box itself opens by the keyboard; what stands in it is reached by those who hear it, or by nobody.
  { of: '.dropdown-indicator:not([tabindex="-1"])', mend: (element) => element.setAttribute('tabindex', '-1') },
  {
    of: '.clear-indicator[aria-hidden]',
    mend: (element) => {
      element.removeAttribute('aria-hidden')
      call('Empty it')(element)
    },
  },
  { of: '.rs__multi-value[role=button]', mend: letBe('group') },
  { of: '.doc-tabs__tabs:not([role])', mend: letBe('group', 'Views of it') },
  { of: '.doc-tab[aria-label]', mend: (element) => element.removeAttribute('aria-label') },
  { of: '.doc-header:not([role])', mend: letBe('region', 'What this is') },
  {
    of: '.doc-controls__content:not([tabindex])',
    mend: (element) => {
      element.setAttribute('tabindex', '0')
      letBe('group', 'How it stands')(element)
    },
  },
  { of: ':is(.dashboard, .collection-list, .begin):not(main *, [role])', mend: letBe('main') },
]

/** After what was drawn last, so that a whole form is looked through once. */
const PAUSE_MS = 150

/** Around the whole admin. */
export function Named({ children }: { children?: ReactNode }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      for (const { of, mend } of mends) for (const element of document.querySelectorAll<HTMLElement>(of)) mend(element)
    }
    const drawn = new MutationObserver(() => {
      timer ??= setTimeout(look, PAUSE_MS)
    })
    drawn.observe(document.body, { childList: true, subtree: true })
    look()
    return () => {
      drawn.disconnect()
      clearTimeout(timer)
    }
  }, [])
  return children
}
