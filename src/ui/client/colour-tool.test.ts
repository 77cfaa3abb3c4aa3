import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, SmallElement } from '#test/small-page.ts'
import { nameColours } from './colour-tool.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const field = (attributes: Readonly<Record<string, string>>, value = '') => {
  const input = new SmallElement('input', attributes)
  input.value = value
  return Object.assign(input, { defaultValue: value })
}

/** The page of the tool, as the server answers it for a colour. */
const answered = (told: string, picked: string) =>
  Object.assign(
    new SmallElement(
      'html',
      {},
      new SmallElement('div', { 'data-colour-told': '' }, new SmallElement('p', {}, told)),
      field({ type: 'color' }, picked),
    ),
    { title: `${told}: a colour` },
  )

/** The tool on a page, and what the server answers to each address; what it has no answer for takes for ever. */
function tool(
  pages: Readonly<Record<string, SmallElement | 'refused' | 'away'>> = {},
  dropped?: () => Promise<object>,
) {
  const { body } = openPage()
  const asked: string[] = []
  const shownAt: string[] = []
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('history', { replaceState: (_: unknown, __: string, to: string) => void shownAt.push(to) })
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    asked.push(address)
    const page = pages[address]
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
      if (page === 'away') reject(new Error('away'))
      else if (page !== undefined) resolve({ ok: page !== 'refused', text: async () => address })
    })
  })
  // What a browser makes of a text that is answered.
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (address: string) =>
        pages[address] === 'refused' ? answered('Refused', '#000000') : pages[address]
    },
  )
  if (dropped)
    vi.stubGlobal(
      'EyeDropper',
      class {
        open = dropped
      },
    )
  const typed = field({ name: 'colour' }, '#4b0082')
  const against = field({ name: 'against' })
  const form = Object.assign(new SmallElement('form', {}, typed, against), { action: '/colours/name' })
  const picker = field({ type: 'color' }, '#4b0082')
  const picking = Object.assign(
    new SmallElement(
      'form',
      { 'data-colour-picker': '', class: 'picking' },
      picker,
      new SmallElement('p', { class: 'actions' }),
    ),
    { className: 'picking' },
  )
  const told = new SmallElement('div', { 'data-colour-told': '' }, new SmallElement('p', {}, 'Indigo'))
  body.append(form, picking, told)
  nameColours(form as unknown as HTMLFormElement)
  return {
    ...{ body, form, typed, against, picker, told, asked, shownAt },
    type: async (colour: string, waited = 150) => {
      typed.value = colour
      form.happens('input')
      await vi.advanceTimersByTimeAsync(waited)
    },
    button: () => body.querySelector('.picking button'),
  }
}

const red = '/colours/name?colour=red'

describe('a colour that is typed', () => {
  it('is named on the same page once somebody pauses', async () => {
    const { type, told, picker, asked, shownAt } = tool({ [red]: answered('Red', '#ff0000') })
    await type('red', 149)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(told.textContent).toBe('Red')
    expect(picker.value).toBe('#ff0000')
    expect(document.title).toBe('Red: a colour')
    expect(shownAt).toEqual([red])
  })

  it('is asked for as it stands last, with what else the form holds, and nothing that is empty', async () => {
    const { type, against, asked } = tool()
    for (const text of ['r', 're', '']) await type(text, 100)
    against.value = '#fff'
    await type('#f00 & more')
    expect(asked).toEqual(['/colours/name?colour=%23f00+%26+more&against=%23fff'])
  })

  it('is named by the form itself, without another page', async () => {
    const { form, told, asked, typed } = tool({ [red]: answered('Red', '#ff0000') })
    typed.value = 'red'
    expect(form.happens('submit').isPrevented).toBe(true)
    await vi.advanceTimersByTimeAsync(150)
    expect(asked).toEqual([red])
    expect(told.textContent).toBe('Red')
  })

  it.each(['refused', 'away'] as const)('leaves what is shown where the server is %s', async (reply) => {
    const { type, told, shownAt, picker } = tool({ [red]: reply })
    await type('red')
    expect(told.textContent).toBe('Indigo')
    expect(picker.value).toBe('#4b0082')
    expect(shownAt).toEqual([])
  })

  it('leaves what is shown where the answer tells of no colour', async () => {
    const { type, told, shownAt } = tool({ [red]: new SmallElement('html') })
    await type('red')
    expect([told.textContent, shownAt]).toEqual(['Indigo', []])
  })
})

describe('a colour that is picked', () => {
  it('is typed and named as it is picked, and there is nothing to send', async () => {
    const { picker, typed, asked, body } = tool()
    picker.value = '#ff0000'
    picker.happens('input')
    await vi.advanceTimersByTimeAsync(150)
    expect(typed.value).toBe('#ff0000')
    expect(asked).toEqual(['/colours/name?colour=%23ff0000'])
    expect(body.querySelector('.picking')?.name).toBe('div')
    expect(body.querySelector('.picking .actions')).toBeNull()
  })

  it('is taken off the screen where the browser can', async () => {
    const { button, typed, asked } = tool({}, async () => ({ sRGBHex: '#00ff00' }))
    button()?.happens('click')
    await vi.advanceTimersByTimeAsync(150)
    expect(typed.value).toBe('#00ff00')
    expect(asked).toHaveLength(1)
  })

  it('is not taken where somebody presses Escape, or the browser cannot', async () => {
    const { button, typed, asked } = tool({}, () => Promise.reject(new Error('AbortError')))
    button()?.happens('click')
    await vi.advanceTimersByTimeAsync(150)
    expect([typed.value, asked]).toEqual(['#4b0082', []])
    vi.unstubAllGlobals()
    expect(tool().button()).toBeNull()
  })
})

it('a page that lacks a part of the tool is left as it is', () => {
  const { body } = openPage()
  const form = new SmallElement('form', {}, field({ name: 'colour' }))
  body.append(form)
  nameColours(form as unknown as HTMLFormElement)
  expect(form.happens('submit').isPrevented).toBe(false)
})
