'use client'
/**
 * Gives names to elements that the CMS draws without a name that screen readers can read. And people who use the keyboard are never thrown
 * back to the beginning of the page.
 */
import { type ReactNode, useEffect } from 'react'
import { useIdleWorkInTime } from './idle-work.ts'
import { keepPlace, typingAttributes } from './keep-place.ts'
import { pressedBy, tellShortcut, useFormShortcuts } from './use-form-shortcuts.ts'

type Mend = { selector: string; mend(element: HTMLElement): void }

const call = (words: string) => (element: HTMLElement) => element.setAttribute('aria-label', words)

/** Names a box by the label above it, as of a rich text. */
const callAsItsField = (element: HTMLElement) => {
  const field = element.closest('.field-type, .payload-settings__language, .form-field')
  const words = field?.querySelector('.field-label, label')?.textContent?.replace('*', '').trim()
  call(words || 'Choose')(element)
}

/** Names a checkbox by `words` or, without them, by the label beside it. */
const callBox = (words?: (box: HTMLElement) => string) => (box: HTMLElement) => {
  for (const attribute of ['aria-label', 'aria-labelledby', 'title']) box.removeAttribute(attribute)
  if (words) call(words(box))(box)
}

/** The name for a row's checkbox: the text of the row's first link. */
const rowWords = (box: HTMLElement): string =>
  `Choose ${box.closest('tr')?.querySelector('a')?.textContent ?? 'this row'}`

const letBe = (role: string, words?: string) => (element: HTMLElement) => {
  element.setAttribute('role', role)
  if (words) call(words)(element)
}

/** Corrections, each made once for an element: the selectors exclude corrected ones. */
const mends: readonly Mend[] = [
  { selector: '.doc-controls__popup .popup-button:not([aria-label])', mend: call('What else can be done with it') },
  { selector: '.clipboard-action__popup .popup-button:not([aria-label])', mend: call('Copy or paste all rows') },
  { selector: '.array-actions__button:not([aria-label])', mend: call('What can be done with this row') },
  { selector: '.collapsible__drag:not([aria-label])', mend: call('Move this row') },
  { selector: '[data-button-key=bold]:not([aria-label])', mend: call('Bold') },
  { selector: '[data-button-key=italic]:not([aria-label])', mend: call('Italic') },
  { selector: '[data-button-key=link]:not([aria-label])', mend: call('Link') },
  { selector: '.clickable-arrow--left:not([aria-label])', mend: call('The page before') },
  { selector: '.clickable-arrow:not([aria-label], .clickable-arrow--left)', mend: call('The next page') },
  // The CMS gives each checkbox an empty name, with references to itself or to missing elements.
  { selector: '#select-all[aria-label=""]', mend: callBox(() => 'Choose all rows') },
  { selector: '.table tbody input[type=checkbox][aria-label=""]', mend: callBox(rowWords) },
  { selector: '.checkbox-input input[aria-label=""]:is([aria-labelledby], [title])', mend: callBox() },
  { selector: '.ContentEditable__root:not([aria-label])', mend: callAsItsField },
  { selector: 'input:is(.rs__input, [id^=react-select]):not([aria-label])', mend: callAsItsField },
  // The box itself opens by the keyboard, so its arrow needs no stop of Tab; screen readers have to reach the button that empties it.
  { selector: '.dropdown-indicator:not([tabindex="-1"])', mend: (element) => element.setAttribute('tabindex', '-1') },
  {
    selector: '.clear-indicator[aria-hidden]',
    mend: (element) => {
      element.removeAttribute('aria-hidden')
      call('Empty it')(element)
    },
  },
  // A button within another: the inner one is enough, since pressing it opens what the outer one does.
  {
    selector: '.relationship-add-new .popup-button[role=button]',
    mend: (element) => {
      element.setAttribute('role', 'none')
      element.removeAttribute('tabindex')
    },
  },
  { selector: '.relationship-add-new .popup-button button:not([aria-label])', mend: call('Add a new one') },
  { selector: '.condition__actions-remove:not([aria-label])', mend: call('Take this filter out') },
  { selector: '.condition__actions-add:not([aria-label])', mend: call('Add a filter') },
  // The buttons for the columns of a list are really checkboxes.
  { selector: 'button[role=button][aria-checked]', mend: letBe('checkbox') },
  { selector: '.rs__multi-value[role=button]', mend: letBe('group') },
  { selector: '.doc-tabs__tabs:not([role])', mend: letBe('group', 'Views of it') },
  { selector: '.doc-tab[aria-label]', mend: (element) => element.removeAttribute('aria-label') },
  { selector: '.doc-header:not([role])', mend: letBe('region', 'What this is') },
  {
    selector: '.doc-controls__content:not([tabindex])',
    mend: (element) => {
      element.setAttribute('tabindex', '0')
      letBe('group', 'How it stands')(element)
    },
  },
  // The CMS skips from the first level of headings to the third.
  {
    selector:
      ':is(.array-field__header, .blocks-field__header, .group-field__header, .no-results, .payload-settings) h3:not([aria-level])',
    mend: (element) => element.setAttribute('aria-level', '2'),
  },
  { selector: '.nav__wrap:not([aria-label])', mend: call('All lists') },
  { selector: '.list-header:not([role])', mend: letBe('none') },
  // Labels in a drawer belong to no box, or to one of the form below.
  {
    selector: '.drawer .field-type :is(input:is([type=text], [type=number]), textarea)[id^=field-]:not([aria-label])',
    mend: callAsItsField,
  },
  {
    selector: '.drawer .list-header__create-new-button[aria-label]',
    mend: (element) => element.removeAttribute('aria-label'),
  },
  { selector: '#live-preview-iframe:not([aria-label])', mend: call('Preview') },
  { selector: 'input[name=live-preview-width]:not([aria-label])', mend: call('Width of the preview') },
  { selector: 'input[name=live-preview-height]:not([aria-label])', mend: call('Height of the preview') },
  { selector: '#empty-trash-button[aria-label]', mend: (element) => element.removeAttribute('aria-label') },
  { selector: '.react-datepicker__input-container input:not([aria-label])', mend: callAsItsField },
  // These are for the mouse: each has a key of its own, and as stops of Tab they would be invisible.
  {
    selector: ':is(.draggable-block-menu, .add-block-menu, .insert-paragraph-at-end):not([tabindex="-1"])',
    mend: (element) => element.setAttribute('tabindex', '-1'),
  },
  // This button is hidden, since ours replaces it, and must not be a stop of Tab.
  {
    selector: ':has(> #action-trash) > #action-delete:not([tabindex="-1"])',
    mend: (element) => element.setAttribute('tabindex', '-1'),
  },
  {
    selector: ':is(.dashboard, .collection-list, .begin, .not-found):not(main *, .drawer *, [role])',
    mend: letBe('main'),
  },
  { selector: '.template-minimal:not([role], :has(main))', mend: letBe('main') },
  ...pressedBy.map(({ selector, shortcut }) => ({
    selector: `:is(${selector}):not([aria-keyshortcuts])`,
    mend: (button: HTMLElement) => tellShortcut(button, shortcut),
  })),
]

/** Pause after the last change of the page, so that a whole form is searched only once. */
const PAUSE_MS = 150

/** Used around the whole admin; puts a link before it that skips the beginning of every page. */
export function Named({ children }: { children?: ReactNode }) {
  useIdleWorkInTime()
  useFormShortcuts()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const place = keepPlace()
    const look = () => {
      timer = undefined
      place.find()
      for (const { selector, mend } of mends)
        for (const element of document.querySelectorAll<HTMLElement>(selector)) mend(element)
    }
    const drawn = new MutationObserver((changes) => {
      place.hold(changes)
      timer ??= setTimeout(look, PAUSE_MS)
    })
    drawn.observe(document.body, { childList: true, subtree: true, attributeFilter: typingAttributes })
    look()
    return () => {
      drawn.disconnect()
      place.leave()
      clearTimeout(timer)
    }
  }, [])
  return (
    <>
      <button type="button" className="to-the-page" onClick={goToThePage}>
        To the page itself
      </button>
      {children}
    </>
  )
}

/** The first field of a form, else the page as a whole. */
function goToThePage() {
  const page = document.querySelector<HTMLElement>('main, [role=main]')
  const first = page?.querySelector<HTMLElement>('.document-fields__fields input:not([type=hidden], :disabled)') ?? page
  if (first === page) page?.setAttribute('tabindex', '-1')
  first?.focus()
}
