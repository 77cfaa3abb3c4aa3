/** Leads from a message about a field to the field itself, in whichever tab and row of the form it is. */

/** Frames within which the form draws a tab, and opens a row. */
const MOST_FRAMES = 60

const typed = 'input:not([type=hidden]), textarea, select, [contenteditable=true]'
/** The button that adds a row to an empty list; another button, before it, copies and pastes rows. */
const adds = '.array-field__add-row, .blocks-field__drawer-toggler button'

/** How long a busy browser may take, after the form has answered, to draw a field anew and to let somebody type into it. */
const MOST_MS = 3000

/** Opens the tab, opens the row, and puts the cursor into the field with this path; a person who types elsewhere by then stays there. */
export async function jumpTo({ path, tab }: { path: string; tab: string | null }): Promise<void> {
  const button = [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')].find(
    (one) => one.textContent?.replace(/\d+$/, '').trim() === tab,
  )
  button?.click()
  const [before, until] = [document.activeElement, performance.now() + MOST_MS]
  // The pressed button may get the focus back meanwhile.
  const isElsewhere = () => document.activeElement !== before && document.activeElement?.matches(typed) === true
  do {
    const box = await boxOf(path)
    if (!box || isElsewhere()) return
    box.focus({ preventScroll: true })
    if (document.activeElement === box) return
    await frame()
  } while (performance.now() < until)
}

/** Shows the field with this path, or the nearest around it, and gives the element that takes its cursor; undefined where there is none. */
async function boxOf(path: string): Promise<HTMLElement | undefined> {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const field = await drawn(parts.slice(0, length), length === 1 ? MOST_FRAMES : MOST_FRAMES / 4)
    if (!field) continue
    for (let row = field.closest('.collapsible--collapsed'); row; row = field.closest('.collapsible--collapsed')) {
      const toggle = row.querySelector<HTMLElement>('.collapsible__toggle')
      if (!toggle) break
      toggle.click()
      await frame()
    }
    field.scrollIntoView({ block: 'center', behavior: 'smooth' })
    if (field.matches(typed)) return field
    return [typed, adds, 'button'].flatMap((one) => field.querySelector<HTMLElement>(one) ?? [])[0]
  }
  return undefined
}

/** The field once it is drawn: its box, or what stands around its label. */
async function drawn(path: readonly string[], frames: number): Promise<HTMLElement | null> {
  const id = `field-${path.join('__')}`
  for (let count = 0; count < frames; count++) {
    const label = document.querySelector<HTMLElement>(`label[for="${CSS.escape(id)}"]`)
    const element = document.getElementById(id) ?? label?.closest<HTMLElement>('.field-type') ?? null
    if (element) return element
    await frame()
  }
  return null
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
