/** Keeps the keyboard focus when its element is redrawn or removed: the browser would begin again at the top of the page. */

/** Parts of a page within which the focus is restored: further up is other work. */
const whole = 'main, [role=main], dialog, .drawer__content, body'
const row = '.array-field__row, .blocks-field__row'
const typed = 'input:not([type=hidden], :disabled), textarea:not(:disabled), [contenteditable=true]'

const canBeTyped = ':enabled, [contenteditable=true]'

/** The attributes by which a page blocks typing in an element, as a form does while it is saved. */
export const typingAttributes = ['disabled', 'contenteditable']

/** Pause between two looks at an added row that is not shown yet. */
const UNFOLDING_MS = 100

/** Call `hold` at each change of `typingAttributes`, `find` after each redraw, and `leave` at the end. */
export function keepPlace(): { hold(changes: readonly MutationRecord[]): void; find(): void; leave(): void } {
  /** The element with the focus and those around it, the innermost first. */
  let way: HTMLElement[] = []
  /** The list to which a row is being added, and how many rows it had. */
  let grows: { list: HTMLElement; had: number } | undefined
  /** The field that had the focus when typing was blocked. */
  let held: HTMLElement | undefined

  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    way = wayOut(target)
    held = undefined
    // A person who moves elsewhere meanwhile is left there.
    if (grows && !present(grows.list)?.contains(target)) grows = undefined
  }
  const press = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.array-field__add-row') : null
    const list = button?.closest<HTMLElement>('.array-field')
    grows = list ? { list, had: list.querySelectorAll(row).length } : undefined
  }
  const goToNewRow = () => {
    if (!grows) return
    const rows = [...(present(grows.list)?.querySelectorAll(row) ?? [])]
    const field = rows.length > grows.had ? rows.at(-1)?.querySelector<HTMLElement>(typed) : null
    if (!field) return
    field.focus()
    // An element that is not shown yet takes no focus.
    if (document.activeElement === field) grows = undefined
    else setTimeout(goToNewRow, UNFOLDING_MS)
  }
  const comeBack = () => {
    const [last] = way
    if (!last || last.isConnected || document.activeElement !== document.body) return
    const home = present(last) ?? way.find((one) => one.isConnected)
    if (!home) return
    if (!home.matches('a[href], button, input, select, textarea, [tabindex]')) home.setAttribute('tabindex', '-1')
    home.focus({ preventScroll: true })
  }

  /** Restores the focus of a field that was blocked, which the browser does not do. */
  const hold = (changes: readonly MutationRecord[]) => {
    const [last] = way
    if (!last || !changes.some(({ target }) => target === last)) return
    if (!last.matches(canBeTyped)) held = last
    else if (last === held && document.activeElement === document.body) last.focus({ preventScroll: true })
  }

  document.addEventListener('focusin', note)
  document.addEventListener('click', press, true)
  return {
    hold,
    find() {
      goToNewRow()
      comeBack()
    },
    leave() {
      document.removeEventListener('focusin', note)
      document.removeEventListener('click', press, true)
    },
  }
}

/** The element, or the one that replaced it. */
function present(element: HTMLElement): HTMLElement | null {
  if (element.isConnected) return element
  return element.id === '' ? null : document.getElementById(element.id)
}

/** The element and what is around it, up to the part of the page that it is in. */
function wayOut(element: HTMLElement): HTMLElement[] {
  const way: HTMLElement[] = []
  for (let at: HTMLElement | null = element; at && !at.matches(whole); at = at.parentElement) way.push(at)
  return way
}
