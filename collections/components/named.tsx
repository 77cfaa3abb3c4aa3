'use client'
/**
 * What the CMS draws without a name, or with one that nobody hears, is named: for who hears the admin instead of seeing it. And whoever
 * goes by keys is never left at the beginning of the page.
 */
import { type ReactNode, useEffect } from 'react'
import { useIdleWorkInTime } from './idle-work.ts'
import { keepPlace, typingAttributes } from './keep-place.ts'
import { pressedBy, tellShortcut, useFormShortcuts } from './use-form-shortcuts.ts'

type Mend = { selector: string; mend(element: HTMLElement): void }

const call = (words: string) => (element: HTMLElement) => element.setAttribute('aria-label', words)

/** Such as that of a text: the label above the box. */
const callAsItsField = (element: HTMLElement) => {
  const field = element.closest('.field-type, .payload-settings__language, .form-field')
  const words = field?.querySelector('.field-label, label')?.textContent?.replace('*', '').trim()
  call(words || 'Choose')(element)
}

/** Without words the label beside it counts. */
const callBox = (words?: (box: HTMLElement) => string) => (box: HTMLElement) => {
  for (const attribute of ['aria-label', 'aria-labelledby', 'title']) box.removeAttribute(attribute)
  if (words) call(words(box))(box)
}

/** A row is called by what its first link says. */
const rowWords = (box: HTMLElement): string =>
  `Choose ${box.closest('tr')?.querySelector('a')?.textContent ?? 'this row'}`

const letBe = (role: string, words?: string) => (element: HTMLElement) => {
  element.setAttribute('role', role)
  if (words) call(words)(element)
}

/** Each is done once to an element; the selectors leave out what is done. */
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
  // The CMS gives each box an empty name, and says that it is named by itself or by what is not there.
  { selector: '#select-all[aria-label=""]', mend: callBox(() => 'Choose all rows') },
  { selector: '.table tbody input[type=checkbox][aria-label=""]', mend: callBox(rowWords) },
  { selector: '.checkbox-input input[aria-label=""]:is([aria-labelledby], [title])', mend: callBox() },
  { selector: '.ContentEditable__root:not([aria-label])', mend: callAsItsField },
  { selector: 'input:is(.rs__input, [id^=react-select]):not([aria-label])', mend: callAsItsField },
  // The box itself opens by the keyboard; what stands in it is reached by those who hear it, or by nobody.
  { selector: '.dropdown-indicator:not([tabindex="-1"])', mend: (element) => element.setAttribute('tabindex', '-1') },
  {
    selector: '.clear-indicator[aria-hidden]',
    mend: (element) => {
      element.removeAttribute('aria-hidden')
      call('Empty it')(element)
    },
  },
  // A button within another: the inner one is pressed, and opens what the outer one does.
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
  // Which columns a list has: buttons that say that they are ticked.
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
  // Below the name of the page, which is the first level, the CMS goes on with the third.
  {
    selector:
      ':is(.array-field__header, .blocks-field__header, .group-field__header, .no-results, .payload-settings) h3:not([aria-level])',
    mend: (element) => element.setAttribute('aria-level', '2'),
  },
  { selector: '.nav__wrap:not([aria-label])', mend: call('All lists') },
  { selector: '.list-header:not([role])', mend: letBe('none') },
  // The labels of what is opened over a form are of no box, or of that of the form.
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
  // For the mouse alone: for the keyboard each has a key, and as stops of Tab they would not be seen.
  {
    selector: ':is(.draggable-block-menu, .add-block-menu, .insert-paragraph-at-end):not([tabindex="-1"])',
    mend: (element) => element.setAttribute('tabindex', '-1'),
  },
  // It is hidden, since ours stands in its place: as a stop of Tab it would hold the keyboard at nothing.
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

/** After what was drawn last, so that a whole form is looked through once. */
const PAUSE_MS = 150

/** Around the whole admin; before all of it the way past what every page begins with. */
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
