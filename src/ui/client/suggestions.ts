/** Suggestions under a search field: an ARIA combobox with a list (WAI-ARIA Authoring Practices, combobox pattern). */
import { element, status } from './element.ts'
import { moved, type Suggestions, statusOf, suggestionQuery } from './suggesting.ts'

/** How long a reader pauses before the service is asked. */
const PAUSE_MS = 150

const nothing: Suggestions = { items: [], totals: [], notes: [] }

let lists = 0

/** Suggests entries while somebody types in a search form whose `data-suggestions` is the address that is asked. */
export function suggest(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type="search"]')
  if (!input) return
  lists += 1
  const id = `suggestions-${lists}`
  const list = element('div', { class: 'suggestions', role: 'listbox', id, 'aria-label': 'Suggestions' })
  const say = status()
  const combobox = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': id, autocomplete: 'off' }
  for (const [name, value] of Object.entries(combobox)) input.setAttribute(name, value)
  input.after(list)

  let shown = nothing
  /** The options that keys move through, and the address of each. */
  let ways: readonly { option: HTMLElement; url: string }[] = []
  let active = -1
  let asked = ''
  let pause: ReturnType<typeof setTimeout> | undefined
  let underWay = new AbortController()
  show(nothing)

  input.addEventListener('input', () => {
    stop()
    choose(-1)
    const question = suggestionQuery(input.value)
    if (question === '') show(nothing)
    else pause = setTimeout(() => ask(question), PAUSE_MS)
  })
  input.addEventListener('blur', () => {
    stop()
    close()
  })
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const isOpen = !list.hidden
    const next = moved(active, ways.length, event.key)
    if (next !== null) {
      event.preventDefault()
      if (isOpen) choose(next)
      else if (asked === suggestionQuery(input.value)) show(shown)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      const way = isOpen ? ways[active] : undefined
      stop()
      if (!way) return
      event.preventDefault()
      location.assign(way.url)
    }
  })
  // The field keeps the focus: without it the list would close before it is clicked.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const way = ways.find(({ option }) => option.contains(target as Node))
    if (way) location.assign(way.url)
  })

  async function ask(question: string): Promise<void> {
    underWay = new AbortController()
    const { signal } = underWay
    try {
      const address = new URL(form.dataset.suggestions ?? '', location.href)
      address.searchParams.set('q', question)
      const response = await fetch(address, { signal })
      if (!response.ok) return show(nothing)
      // The type of the answer from the address of suggestions.
      const suggestions = (await response.json()) as Suggestions
      asked = question
      show(suggestions)
      say(statusOf(suggestions))
    } catch {
      // Without the list the form still searches.
      if (!signal.aborted) show(nothing)
    }
  }

  function stop(): void {
    clearTimeout(pause)
    underWay.abort()
  }

  function show(suggestions: Suggestions): void {
    shown = suggestions
    const { items, totals, notes } = suggestions
    const matches = items.map((item) => ({ option: matchOf(item), url: item.url }))
    const counts = totals.map((total) => ({ option: countOf(total), url: total.url }))
    ways = [...matches, ...counts]
    for (const [index, { option }] of ways.entries()) option.id = `${id}-${index}`
    const group = element('div', { role: 'group', 'aria-label': 'Matches by catalogue' })
    group.append(...counts.map(({ option }) => option))
    list.replaceChildren(
      ...matches.map(({ option }) => option),
      ...(counts.length > 0 ? [group] : []),
      ...notes.map((note) => element('div', { role: 'option', class: 'note', 'aria-disabled': 'true' }, note)),
    )
    list.hidden = list.children.length === 0
    input?.setAttribute('aria-expanded', String(!list.hidden))
    choose(-1)
  }

  function close(): void {
    list.hidden = true
    input?.setAttribute('aria-expanded', 'false')
    choose(-1)
  }

  function choose(index: number): void {
    active = index
    for (const [place, { option }] of ways.entries()) option.ariaSelected = String(place === index)
    ways[index]?.option.scrollIntoView({ block: 'nearest' })
    if (index < 0) input?.removeAttribute('aria-activedescendant')
    else input?.setAttribute('aria-activedescendant', `${id}-${index}`)
  }
}

/** A match: its plate, its name, and what sort of entry it is, of which catalogue. */
function matchOf({ name, kind, catalogue, hue, plate }: Suggestions['items'][number]): HTMLElement {
  const thumb = element('span', { class: 'thumb', 'aria-hidden': 'true' })
  if (plate !== null) thumb.append(element('img', { src: plate, alt: '', class: 'cover', width: '30', height: '40' }))
  const about = element('span', {}, catalogue === null ? kind : `${kind} · `)
  if (catalogue !== null) about.append(tagOf(catalogue, hue))
  return element('div', { role: 'option' }, thumb, element('b', {}, name), about)
}

/** How many matches a catalogue has. */
const countOf = ({ title, total, hue }: Suggestions['totals'][number]): HTMLElement =>
  element('span', { role: 'option' }, `${total} in `, tagOf(title, hue))

/** A catalogue in its colour. */
function tagOf(title: string, hue: number | null): HTMLElement {
  const tag = element('span', { class: 'service-tag' }, title)
  if (hue !== null) tag.style.setProperty('--hue', String(hue))
  return tag
}
