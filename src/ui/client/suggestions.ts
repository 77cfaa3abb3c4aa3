/** Suggestions under a search field: an ARIA combobox with a list (WAI-ARIA Authoring Practices, combobox pattern). */
import { element, status } from './element.ts'
import { type Hit, kindOf, moved, questionOf, statusOf } from './suggesting.ts'

/** How long a reader pauses before the service is asked. */
const PAUSE_MS = 150

const MOST_SUGGESTIONS = 8

let lists = 0

/** Suggests entries while somebody types in a search form whose `data-suggestions` is the address of a search tool. */
export function suggest(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type="search"]')
  if (!input) return
  lists += 1
  const id = `suggestions-${lists}`
  const list = element('ul', { class: 'suggestions', role: 'listbox', id, 'aria-label': 'Suggestions' })
  const say = status()
  const combobox = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': id, autocomplete: 'off' }
  for (const [name, value] of Object.entries(combobox)) input.setAttribute(name, value)
  input.after(list)

  let hits: readonly Hit[] = []
  let active = -1
  let asked = ''
  let pause: ReturnType<typeof setTimeout> | undefined
  let underWay = new AbortController()
  show([])

  input.addEventListener('input', () => {
    stop()
    choose(-1)
    const question = questionOf(input.value)
    if (question === '') show([])
    else pause = setTimeout(() => ask(question), PAUSE_MS)
  })
  input.addEventListener('blur', () => {
    stop()
    close()
  })
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const isOpen = !list.hidden
    const next = moved(active, hits.length, event.key)
    if (next !== null) {
      event.preventDefault()
      if (isOpen) choose(next)
      else if (asked === questionOf(input.value)) show(hits)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      const hit = isOpen ? hits[active] : undefined
      stop()
      if (!hit) return
      event.preventDefault()
      location.assign(hit.url)
    }
  })
  // The field keeps the focus: without it the list would close before it is clicked.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const hit = hits[[...list.children].findIndex((option) => option.contains(target as Node))]
    if (hit) location.assign(hit.url)
  })

  async function ask(question: string): Promise<void> {
    underWay = new AbortController()
    const { signal } = underWay
    try {
      const query = new URLSearchParams({ query: question, limit: String(MOST_SUGGESTIONS) })
      const response = await fetch(`${form.dataset.suggestions}?${query}`, { signal })
      if (!response.ok) return show([])
      // The answer of a search tool.
      const { items } = (await response.json()) as { items: Hit[] }
      asked = question
      show(items)
      say(statusOf(items.length))
    } catch {
      // A list that does not come is no loss: the form still searches.
      if (!signal.aborted) show([])
    }
  }

  function stop(): void {
    clearTimeout(pause)
    underWay.abort()
  }

  function show(found: readonly Hit[]): void {
    hits = found
    list.replaceChildren(
      ...found.map((hit, index) =>
        element(
          'li',
          { role: 'option', id: `${id}-${index}` },
          element('b', {}, hit.name),
          element('span', {}, kindOf(hit)),
        ),
      ),
    )
    list.hidden = found.length === 0
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
    for (const [place, option] of [...list.children].entries()) option.ariaSelected = String(place === index)
    list.children[index]?.scrollIntoView({ block: 'nearest' })
    if (index < 0) input?.removeAttribute('aria-activedescendant')
    else input?.setAttribute('aria-activedescendant', `${id}-${index}`)
  }
}
