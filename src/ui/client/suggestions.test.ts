import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, SmallElement } from '#test/small-page.ts'
import type { Suggestions } from './suggesting.ts'
import { suggest } from './suggestions.ts'

const match = (name: string, more: object = {}) => ({
  ...{ name, url: `/flowers/${name}`, kind: 'flower', catalogue: 'Flowers', hue: 5, plate: null },
  ...more,
})
const none: Suggestions = { items: [], totals: [], notes: [] }
const roses: Suggestions = {
  items: [match('rose'), match('dog-rose')],
  totals: [{ title: 'Food', total: 3, hue: 50, url: '/food/find?q=rose' }],
  notes: [],
}

type Reply = Suggestions | 'refused' | 'away'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A search form on a page, and what a service answers it, question by question; what it has no answer for takes for ever. */
function searching(replies: Readonly<Record<string, Reply>> = { rose: roses }) {
  const page = openPage('https://octavo.example/flowers/days?year=2027')
  const asked: string[] = []
  const fetched = (address: URL, { signal }: { signal: AbortSignal }) => {
    asked.push(String(address))
    const reply = replies[address.searchParams.get('q') ?? '']
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
      if (reply === 'away') reject(new Error('away'))
      else if (reply !== undefined) resolve({ ok: reply !== 'refused', json: async () => reply })
    })
  }
  vi.stubGlobal('fetch', fetched)
  const input = new SmallElement('input', { type: 'search' })
  const form = new SmallElement('form', { 'data-suggestions': '/flowers/suggest?catalogue=flowers' }, input)
  page.body.append(form)
  suggest(form as unknown as HTMLFormElement)
  const list = form.querySelector('[role="listbox"]') as SmallElement
  const type = async (text: string, waited = 150) => {
    input.value = text
    input.happens('input')
    await vi.advanceTimersByTimeAsync(waited)
  }
  return {
    ...{ ...page, input, form, list, asked, type },
    press: (key: string, more: object = {}) => input.happens('keydown', { key, ...more }),
    options: () => list.querySelectorAll('[role="option"]'),
    active: () => input.getAttribute('aria-activedescendant'),
    selected: () => list.querySelectorAll('[role="option"]').filter(({ ariaSelected }) => ariaSelected === 'true'),
    isOpen: () => [!list.hidden, input.getAttribute('aria-expanded') === 'true'],
    says: () => page.body.querySelectorAll('[role="status"]').at(-1)?.textContent,
  }
}

const open = [true, true]
const closed = [false, false]

describe('a search field', () => {
  it('is a combobox over a list of its own, which is closed until there is something in it', () => {
    const { input, list, isOpen } = searching()
    expect(input.getAttribute('role')).toBe('combobox')
    expect(input.getAttribute('aria-controls')).toBe(list.id)
    expect(list.getAttribute('aria-label')).toBe('Suggestions')
    expect(isOpen()).toEqual(closed)
  })

  it('has a list with another name than that of the next field', () => {
    expect(searching().list.id).not.toBe(searching().list.id)
  })

  it('that a form lacks is not made up', () => {
    const { body } = openPage()
    const form = new SmallElement('form', {}, new SmallElement('input', { type: 'text' }))
    body.append(form)
    suggest(form as unknown as HTMLFormElement)
    expect(form.children).toHaveLength(1)
    expect(body.children).toHaveLength(1)
  })
})

describe('what is typed', () => {
  it('is asked for once somebody pauses, with what the address asks already', async () => {
    const { type, asked } = searching()
    await type('rose', 149)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual(['https://octavo.example/flowers/suggest?catalogue=flowers&q=rose'])
  })

  it('is asked for as it stands last, and not letter by letter', async () => {
    const { type, asked } = searching()
    for (const text of ['ro', 'ros', 'rose & briar']) await type(text, 100)
    await vi.advanceTimersByTimeAsync(150)
    expect(asked.map((address) => new URL(address).searchParams.get('q'))).toEqual(['rose & briar'])
  })

  it('is not asked for where it is a letter, and closes the list where it was taken back', async () => {
    const { type, asked, isOpen } = searching()
    await type('r')
    expect(asked).toEqual([])
    await type('rose')
    expect(isOpen()).toEqual(open)
    await type('')
    expect(isOpen()).toEqual(closed)
    expect(asked).toHaveLength(1)
  })

  it('has its answer, whatever was asked before it and did not come', async () => {
    const { type, options, asked } = searching({ rose: roses })
    await type('lily')
    await type('rose')
    expect(asked).toHaveLength(2)
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'roseflower · Flowers',
      'dog-roseflower · Flowers',
      '3 in Food',
    ])
  })

  it('leaves the list as it is until its answer comes', async () => {
    const { type, isOpen, options } = searching()
    await type('rose')
    for (const text of ['rosebud', 'rosebuds']) {
      await type(text)
      expect(isOpen()).toEqual(open)
      expect(options()).toHaveLength(3)
    }
  })
})

describe('suggestions', () => {
  it('are matches, then counts by catalogue under a name of theirs, and are told to screen readers', async () => {
    const { type, list, says, options } = searching()
    await type('rose')
    expect(list.children.map((child) => child.getAttribute('role'))).toEqual(['option', 'option', 'group'])
    expect(list.children.at(-1)?.getAttribute('aria-label')).toBe('Matches by catalogue')
    expect(says()).toBe('2 suggestions, 3 in Food')
    expect(new Set(options().map(({ id }) => id)).size).toBe(3)
  })

  it('have their plate where they have one, and the colour of their catalogue', async () => {
    const { type, list } = searching({
      rose: {
        ...none,
        items: [match('rose', { plate: '/plates/rose.svg' }), match('topic', { catalogue: null, hue: null })],
      },
    })
    await type('rose')
    const [first, second] = list.children
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/plates/rose.svg')
    expect(first?.querySelector('img')?.getAttribute('alt')).toBe('')
    expect(first?.querySelector('.service-tag')?.style.set.get('--hue')).toBe('5')
    expect(second?.querySelector('img')).toBeNull()
    expect(second?.querySelector('.service-tag')).toBeNull()
    expect(second?.textContent).toBe('topicflower')
  })

  it('have notes that are read and not chosen', async () => {
    const { type, list, press, active } = searching({ rose: { ...none, notes: ['Nobody has written of it yet.'] } })
    await type('rose')
    expect(list.querySelector('.note')?.getAttribute('aria-disabled')).toBe('true')
    press('ArrowDown')
    expect(active()).toBeNull()
  })

  it.each(['refused', 'away'] as const)(
    'are none where the service is %s, and the form still searches',
    async (reply) => {
      const { type, isOpen, press, gone } = searching({ rose: roses, lily: reply })
      await type('rose')
      await type('lily')
      expect(isOpen()).toEqual(closed)
      expect(press('Enter').isPrevented).toBe(false)
      expect(gone).toEqual([])
    },
  )
})

describe('the keyboard', () => {
  it('walks through the suggestions and back to the field', async () => {
    const { type, press, active, selected, options } = searching()
    await type('rose')
    const ids = options().map(({ id }) => id)
    const walked = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
      expect(press(key).isPrevented).toBe(true)
      return active()
    })
    expect(walked).toEqual([ids[0], ids[1], ids[2], null, ids[2]])
    expect(selected().map(({ id }) => id)).toEqual([ids[2]])
  })

  it('leads to the one that is chosen, and else searches', async () => {
    const { type, press, gone } = searching()
    await type('rose')
    expect(press('Enter').isPrevented).toBe(false)
    expect(gone).toEqual([])
    press('ArrowDown')
    press('ArrowDown')
    expect(press('Enter').isPrevented).toBe(true)
    press('ArrowDown')
    press('Enter')
    expect(gone).toEqual(['/flowers/dog-rose', '/food/find?q=rose'])
  })

  it('closes the list by Escape, and opens it again as it was', async () => {
    const { type, press, isOpen, active, asked } = searching()
    await type('rose')
    press('ArrowDown')
    expect(press('Escape').isPrevented).toBe(true)
    expect([isOpen(), active()]).toEqual([closed, null])
    expect(press('Escape').isPrevented, 'nothing is open: it is the browser’s').toBe(false)
    press('ArrowDown')
    expect([isOpen(), active()]).toEqual([open, null])
    expect(asked).toHaveLength(1)
  })

  it('does not open what was answered to another question', async () => {
    const { type, press, isOpen, input } = searching()
    await type('rose')
    press('Escape')
    input.value = 'lily'
    press('ArrowDown')
    expect(isOpen()).toEqual(closed)
  })

  it('goes nowhere by Enter once the list is closed', async () => {
    const { type, press, gone } = searching()
    await type('rose')
    press('ArrowDown')
    press('Escape')
    expect(press('Enter').isPrevented).toBe(false)
    expect(gone).toEqual([])
  })

  it('is left alone while letters are composed', async () => {
    const { type, press, active } = searching()
    await type('rose')
    expect(press('ArrowDown', { isComposing: true }).isPrevented).toBe(false)
    expect(active()).toBeNull()
  })

  it('forgets what was chosen when something else is typed', async () => {
    const { type, press, active, selected } = searching()
    await type('rose')
    press('ArrowDown')
    await type('rosebud', 0)
    expect([active(), selected()]).toEqual([null, []])
  })
})

describe('the mouse', () => {
  it('leads to what is clicked, whatever of it, and does not take the focus', async () => {
    const { type, options, gone, list } = searching()
    await type('rose')
    expect(list.happens('pointerdown').isPrevented).toBe(true)
    options()[1]?.querySelector('b')?.happens('click')
    list.happens('click')
    expect(gone).toEqual(['/flowers/dog-rose'])
  })
})

it('a field that is left closes its list, and asks no more', async () => {
  const { type, input, isOpen, asked } = searching()
  await type('rose')
  await type('lily', 100)
  input.happens('blur')
  await vi.advanceTimersByTimeAsync(1000)
  expect(isOpen()).toEqual(closed)
  expect(asked).toHaveLength(1)
})

it('an answer that comes after the field was left opens nothing', async () => {
  const { type, input, isOpen } = searching({})
  await type('rose')
  input.happens('blur')
  await vi.advanceTimersByTimeAsync(0)
  expect(isOpen()).toEqual(closed)
})
