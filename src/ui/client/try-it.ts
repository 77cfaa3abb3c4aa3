/** The script of the documentation of the API: tools can be tried in place, and the chosen language is kept. */
import { element, status } from './element.ts'
import { askingAddress, type Language, type Question, requestsOf } from './requests.ts'

/** The key under which the language of requests is stored. */
const LANGUAGE_KEY = 'octavo-language'

/** Keeps the language that somebody chose for the next page. */
export function keepLanguage(choices: HTMLElement): void {
  try {
    const choice = choices.querySelector<HTMLInputElement>(`#in-${localStorage.getItem(LANGUAGE_KEY) ?? 'curl'}`)
    if (choice) choice.checked = true
    choices.addEventListener('change', ({ target }) =>
      localStorage.setItem(LANGUAGE_KEY, (target as HTMLInputElement).value),
    )
  } catch {
    // A browser that keeps nothing still shows what is chosen on this page.
  }
}

let say: ((text: string) => void) | undefined

/** Puts a button where a tool is shown; it opens a field for each parameter, and sends what stands in them. */
export function offerTrial(shown: HTMLElement): void {
  const { base = '', tool = '', input = '{}' } = shown.dataset
  const requests = shown.querySelector('.requests')
  const section = shown.closest('section')
  if (!requests || !section) return
  say ??= status()
  const open = element('button', { type: 'button', 'aria-expanded': 'false' }, 'Try it')
  requests.after(element('p', { class: 'actions' }, open))
  open.addEventListener('click', () => {
    open.parentElement?.replaceWith(form)
    form.querySelector<HTMLElement>('input, select, button')?.focus()
  })

  // The data that the page itself was made from.
  const example = JSON.parse(input) as Question['input']
  const form = element('form', { class: 'trial' })
  for (const parameter of section.querySelectorAll<HTMLElement>('[data-parameter]'))
    form.append(fieldOf(parameter, example))
  const told = element('span', { class: 'small' })
  form.append(element('p', { class: 'actions' }, element('button', {}, 'Send'), told))
  form.addEventListener('input', () => show(questionOf()))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(questionOf())
  })

  function questionOf(): Question {
    const given = [...new FormData(form)].filter(([, value]) => value !== '')
    return { base, tool, input: Object.fromEntries(given.map(([name, value]) => [name, typed(name, String(value))])) }
  }

  /** A value in the type that the example has: numbers and booleans are not sent as texts. */
  function typed(name: string, value: string): unknown {
    const takes = section?.querySelector(`[data-parameter="${name}"] .type`)?.textContent ?? ''
    if (takes.includes('number') && Number.isFinite(Number(value))) return Number(value)
    return takes.startsWith('true') ? value === 'true' : value
  }

  function show(question: Question): void {
    for (const [language, text] of Object.entries(requestsOf(question)) as [Language, string][]) {
      const code = requests?.querySelector(`[data-language="${language}"] code`)
      if (code) code.textContent = text
    }
  }

  async function send(question: Question): Promise<void> {
    const began = performance.now()
    told.textContent = 'Asking …'
    try {
      const response = await fetch(askingAddress(question))
      const text = await response.text()
      const took = Math.round(performance.now() - began)
      told.textContent = `${response.status}, ${took} ms, ${(text.length / 1000).toFixed(1)} kB`
      answered(JSON.stringify(JSON.parse(text), null, 2))
    } catch {
      told.textContent = 'There was no answer. Try again in a moment.'
    }
    say?.(told.textContent)
  }

  function answered(text: string): void {
    const code = shown.querySelector('.answered code')
    const label = shown.querySelector('.answered .label')
    if (label) label.textContent = 'Answer'
    if (code) code.textContent = text
    else {
      const whole = element('pre', { tabindex: '0' }, element('code', {}, text))
      shown.append(element('div', { class: 'answered' }, element('p', { class: 'label' }, 'Answer'), whole))
    }
  }
}

/** The field for a parameter: a menu where it takes one of a few values. */
function fieldOf(parameter: HTMLElement, example: Question['input']): HTMLElement {
  const name = parameter.dataset.parameter ?? ''
  const value = String(example[name] ?? '')
  const list = parameter.querySelector('.values-list')?.textContent?.split(', ')
  const values = parameter.querySelector('.type')?.textContent === 'true or false' ? ['true', 'false'] : list
  const field = values
    ? element('select', { name }, ...['', ...values].map((one) => element('option', {}, one)))
    : element('input', { name, autocomplete: 'off' })
  field.value = value
  return element('label', {}, name, field)
}
