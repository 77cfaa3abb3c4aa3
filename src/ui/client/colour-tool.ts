/** The script of the tool that names colours: it answers while somebody picks, and takes colours off the screen. */
import { offerCopies } from './copy.ts'
import { element } from './element.ts'

/** How long a reader pauses before the page is asked. */
const PAUSE_MS = 150

/** The part of the browser that takes a colour off the screen, where there is one: WICG EyeDropper API. */
type EyeDropper = new () => { open(): Promise<{ sRGBHex: string }> }

/** Shows the tool's answer for each colour that is typed, picked or taken, without leaving the page. */
export function nameColours(form: HTMLFormElement): void {
  const told = document.querySelector('[data-colour-told]')
  const picking = document.querySelector('[data-colour-picker]')
  const picker = picking?.querySelector<HTMLInputElement>('[type="color"]')
  const typed = form.querySelector<HTMLInputElement>('[name="colour"]')
  if (!told || !picking || !picker || !typed) return
  let pause: ReturnType<typeof setTimeout> | undefined
  let underWay = new AbortController()

  const take = (colour: string) => {
    typed.value = colour
    ask()
  }
  form.addEventListener('input', ask)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    ask()
  })
  picker.addEventListener('input', () => take(picker.value))
  // The colour is named here as it is picked, so there is no form to send.
  picking.querySelector('.actions')?.remove()
  const place = element('div', { class: picking.className }, ...picking.childNodes)
  picking.replaceWith(place)
  const Dropper = (globalThis as { EyeDropper?: EyeDropper }).EyeDropper
  if (Dropper) {
    const button = element('button', { type: 'button' }, 'Take one off the screen')
    button.addEventListener('click', () =>
      new Dropper().open().then(
        ({ sRGBHex }) => take(sRGBHex),
        // Escape closes it without a colour.
        () => {},
      ),
    )
    place.append(element('p', { class: 'actions' }, button))
  }

  function ask(): void {
    clearTimeout(pause)
    pause = setTimeout(show, PAUSE_MS)
  }

  async function show(): Promise<void> {
    underWay.abort()
    underWay = new AbortController()
    const given = [...new FormData(form)].filter((field): field is [string, string] => field[1] !== '')
    const address = `${form.action}?${new URLSearchParams(given)}`
    try {
      const response = await fetch(address, { signal: underWay.signal })
      if (!response.ok) return
      const page = new DOMParser().parseFromString(await response.text(), 'text/html')
      const news = page.querySelector('[data-colour-told]')
      if (!news || !told || !picker) return
      told.replaceChildren(...news.childNodes)
      picker.value = page.querySelector<HTMLInputElement>('[type="color"]')?.defaultValue ?? picker.value
      document.title = page.title
      history.replaceState(null, '', address)
      offerCopies(told)
    } catch {
      // Another colour was asked for meanwhile, or the server is away: what is shown stays.
    }
  }
}
