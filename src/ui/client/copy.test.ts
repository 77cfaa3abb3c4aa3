import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, SmallElement } from '#test/small-page.ts'
import { offerCopies } from './copy.ts'
import { element } from './element.ts'
import { offerShares } from './share.ts'

let page: ReturnType<typeof openPage>
const copied: string[] = []
let isAllowed = true

beforeAll(() => {
  page = openPage('https://octavo.example/flowers/rose')
})
beforeEach(() => {
  vi.useFakeTimers()
  copied.length = 0
  isAllowed = true
  const writeText = async (text: string) => {
    if (!isAllowed) throw new Error('Not allowed.')
    copied.push(text)
  }
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => {
  vi.unstubAllGlobals()
})

/** A part of the page with something to copy, and the button behind it. */
function withCopy(attributes: Readonly<Record<string, string>>, text = '') {
  const shown = new SmallElement('code', attributes, text)
  const part = new SmallElement('p', {}, shown)
  page.body.append(part)
  offerCopies(part as unknown as ParentNode)
  const [button] = part.querySelectorAll('button')
  const press = async () => {
    button?.happens('click')
    await vi.advanceTimersByTimeAsync(0)
  }
  return { part, shown, button, press, says: () => page.body.querySelector('[role="status"]')?.textContent }
}

describe('a button that copies', () => {
  it('stands behind what it copies, and says what that is', () => {
    const { part, shown, button } = withCopy({ 'data-copy': '#4b0082' }, 'indigo')
    expect(part.children).toEqual([shown, button])
    expect(button?.getAttribute('aria-label')).toBe('Copy #4b0082')
    expect(button?.getAttribute('type')).toBe('button')
  })

  it('copies what is said there is to copy', async () => {
    const { press, button, says } = withCopy({ 'data-copy': '#4b0082' }, 'indigo')
    await press()
    expect(copied).toEqual(['#4b0082'])
    expect(button?.textContent).toBe('Copied')
    expect(says()).toBe('#4b0082: copied')
  })

  it('copies the text as it is when it is pressed, where nothing is said, under its name', async () => {
    const { press, shown, button } = withCopy({ 'data-copy': '', 'data-name': 'Example' }, 'curl a')
    shown.textContent = 'curl b'
    await press()
    expect(copied).toEqual(['curl b'])
    expect(button?.getAttribute('aria-label')).toBe('Copy Example')
  })

  it('says that it could not, where the browser does not let it', async () => {
    isAllowed = false
    const { press, button, says } = withCopy({ 'data-copy': '#4b0082' })
    await press()
    expect(button?.textContent).toBe('Not copied')
    expect(says()).toBe('#4b0082: not copied')
  })

  it('offers to copy again after two seconds', async () => {
    const { press, button } = withCopy({ 'data-copy': '#4b0082' })
    await press()
    await vi.advanceTimersByTimeAsync(1999)
    expect(button?.textContent).toBe('Copied')
    await vi.advanceTimersByTimeAsync(1)
    expect(button?.textContent).toBe('Copy')
  })

  it('is there for everything that can be copied, and speaks from one place', async () => {
    const part = new SmallElement(
      'div',
      {},
      ...['a', 'b', 'c'].map((one) => new SmallElement('code', { 'data-copy': one })),
    )
    page.body.append(part)
    offerCopies(part as unknown as ParentNode)
    expect(part.querySelectorAll('button')).toHaveLength(3)
    expect(page.body.querySelectorAll('[role="status"]')).toHaveLength(1)
  })

  it('is not there where the browser lends no clipboard', () => {
    vi.stubGlobal('navigator', {})
    expect(withCopy({ 'data-copy': '#4b0082' }).button).toBeUndefined()
  })
})

describe('a button that shares', () => {
  const place = (attributes: Readonly<Record<string, string>>) => {
    const at = new SmallElement('p', attributes)
    page.body.replaceChildren(at)
    offerShares()
    return at
  }

  it('hands on the title of the page and the address that is said, or its own', () => {
    const share = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { share })
    place({ 'data-share': 'https://octavo.example/colours/x' }).querySelector('button')?.happens('click')
    expect(share).toHaveBeenLastCalledWith({ title: 'A page', url: 'https://octavo.example/colours/x' })
  })

  it('is silent where somebody closes the sheet', async () => {
    const share = vi.fn(() => Promise.reject(new Error('AbortError')))
    vi.stubGlobal('navigator', { share })
    place({ 'data-share': 'https://octavo.example/' }).querySelector('button')?.happens('click')
    await vi.advanceTimersByTimeAsync(0)
    expect(share).toHaveBeenCalledOnce()
  })

  it('is not there where the system has no sheet, or the page no place', () => {
    expect(place({ 'data-share': '' }).children).toEqual([])
    vi.stubGlobal('navigator', { share: async () => undefined })
    expect(place({}).children).toEqual([])
  })
})

it('an element has its attributes, and within it texts and elements in their order', () => {
  const paragraph = element('p', { class: 'a', role: 'note' }, 'one ', element('b', {}, 'two'), ' three')
  expect(paragraph.textContent).toBe('one two three')
  expect([paragraph.getAttribute('class'), paragraph.getAttribute('role')]).toEqual(['a', 'note'])
})
