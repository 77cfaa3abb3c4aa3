/** What is mended of the pages that the CMS draws: names for screen readers, and the place of who uses the keyboard. */
import { createElement, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Operated, operated } from '#test/operated.ts'
import { jumpTo } from './jump.ts'
import { Named } from './named.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  document.body.innerHTML = ''
  vi.useRealTimers()
})

/** A page that the CMS draws, mended, and drawn anew as a test says. */
async function page(html: string): Promise<{ admin: Operated; draw(html: string): Promise<void> }> {
  const drawn = document.body.appendChild(document.createElement('div'))
  drawn.innerHTML = html
  const admin = await operated(createElement(Named))
  const draw = async (next: string) => {
    await admin.does(() => drawn.replaceChildren(document.createRange().createContextualFragment(next)))
    await admin.wait(150)
  }
  return { admin, draw }
}

const at = <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
  const element = document.querySelector<Found>(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}
const focused = () => document.activeElement?.id

/** Learns late what is written into it. */
function LateForm() {
  const [words, setWords] = useState('')
  const write = () => void window.requestIdleCallback(() => setWords('Deep blue'))
  return createElement(
    'p',
    {},
    createElement('button', { type: 'button', onClick: write }, 'Write'),
    createElement('output', {}, words),
  )
}

describe('what the CMS puts off until the browser rests is in the form before a button is pressed', () => {
  const rested: IdleRequestCallback[] = []
  afterEach(() => {
    rested.length = 0
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Reflect.deleteProperty(window, 'cancelIdleCallback')
  })

  /** A form into which words were just written: tells those that it shows. */
  async function written() {
    const admin = await operated(createElement(Named, {}, createElement(LateForm)))
    await admin.press('Write')
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    return () => admin.find('output').textContent
  }
  const letRest = () => {
    Object.assign(window, {
      requestIdleCallback: (work: IdleRequestCallback) => rested.push(work),
      cancelIdleCallback() {},
    })
  }

  it('also where it has just rested', async () => {
    letRest()
    const words = await written()
    for (const work of rested) work({ didTimeout: false, timeRemaining: () => 9 })
    expect(words()).toBe('Deep blue')
  })

  it.each([
    ['where it has not yet rested', letRest, 'pointerdown'],
    ['in browsers that do not tell when they rest', () => {}, 'pointerdown'],
    ['or somebody is asked whether to leave', letRest, 'beforeunload'],
    ['or the page is left', letRest, 'pagehide'],
    ['or another tab is looked at', letRest, 'visibilitychange'],
  ])('%s', async (_, prepare, event) => {
    prepare()
    const words = await written()
    expect(words()).toBe('')
    document.dispatchEvent(new Event(event, { bubbles: true }))
    expect(words()).toBe('Deep blue')
  })
})

describe('what has no name gets one', () => {
  it.each([
    ['a button by what it is for', '<button data-button-key="bold"></button>', 'button[data-button-key]', 'Bold'],
    [
      'a box by the label of its field',
      '<div class="field-type"><span class="field-label">Story *</span><div class="ContentEditable__root"></div></div>',
      '.ContentEditable__root',
      'Story',
    ],
    ['a box without a label', '<input class="rs__input">', '.rs__input', 'Choose'],
    [
      'the box of a row by its entry',
      '<div class="table"><table><tbody><tr><td><input type="checkbox" aria-label=""></td><td><a>Rose</a></td></tr></tbody></table></div>',
      '.table input',
      'Choose Rose',
    ],
    ['a box for all rows', '<input id="select-all" type="checkbox" aria-label="">', '#select-all', 'Choose all rows'],
    [
      'a button that is hidden from screen readers',
      '<div class="clear-indicator" aria-hidden="true"></div>',
      '.clear-indicator:not([aria-hidden])',
      'Empty it',
    ],
  ])('%s', async (_, html, selector, name) => {
    await page(html)
    expect(at(selector).getAttribute('aria-label')).toBe(name)
  })

  it('as soon as it is drawn, and once', async () => {
    const { admin, draw } = await page('')
    await draw('<button class="collapsible__drag"></button>')
    expect(at('.collapsible__drag').getAttribute('aria-label')).toBe('Move this row')
    at('.collapsible__drag').setAttribute('aria-label', 'Another name')
    await admin.wait(1000)
    expect(at('.collapsible__drag').getAttribute('aria-label')).toBe('Another name')
  })

  it('and roles and stops of Tab are what they are for people', async () => {
    await page(
      `<button role="button" aria-checked="true"></button><div class="dropdown-indicator"></div>
       <div class="array-field__header"><h3>Rows</h3></div><div class="collection-list"></div>`,
    )
    expect(at('button[aria-checked]').getAttribute('role')).toBe('checkbox')
    expect(at('.dropdown-indicator').getAttribute('tabindex')).toBe('-1')
    expect(at('h3').getAttribute('aria-level')).toBe('2')
    expect(at('.collection-list').getAttribute('role')).toBe('main')
  })
})

describe('the way past the beginning of a page', () => {
  it('leads to the first field of a form, or to the page as a whole', async () => {
    const form = await page(
      '<main><div class="document-fields__fields"><input type="hidden"><input id="first"></div></main>',
    )
    await form.admin.press('To the page itself')
    expect(focused()).toBe('first')
    await form.draw('<main id="whole"></main>')
    await form.admin.press('To the page itself')
    expect(focused()).toBe('whole')
  })
})

describe('the place of who uses the keyboard', () => {
  it('is that of the element in place of the one that had it, or what is around it', async () => {
    const { admin, draw } = await page('<main><section id="around"><button id="one"></button></section></main>')
    at('#one').focus()
    await draw('<main><section id="around"><button id="one"></button></section></main>')
    expect(focused(), 'drawn anew').toBe('one')
    await admin.does(() => at('#one').remove())
    await admin.wait(150)
    expect(focused(), 'gone').toBe('around')
  })

  it('is the new row of a list to which one is added', async () => {
    const list = (rows: number) =>
      `<main><div class="array-field" id="list">${Array.from({ length: rows }, (_, row) => `<div class="array-field__row"><input id="row-${row}"></div>`).join('')}
       <button class="array-field__add-row" id="add"></button></div></main>`
    const { admin, draw } = await page(list(1))
    at('#add').focus()
    await admin.does(() => at('#add').click())
    await draw(list(2))
    expect(focused()).toBe('row-1')
  })
})

describe('a jump to a field', () => {
  it('opens its tab and its row, and takes the cursor there', async () => {
    document.body.innerHTML = `
      <button class="tabs-field__tab-button" id="other">Facts</button>
      <button class="tabs-field__tab-button" id="tab">Texts <span>2</span></button>
      <div class="collapsible--collapsed"><button class="collapsible__toggle"></button><input id="field-faq__0__answer"></div>`
    const [pressed, toggled] = [vi.fn(), vi.fn()]
    for (const tab of document.querySelectorAll('.tabs-field__tab-button'))
      tab.addEventListener('click', () => pressed(tab.id))
    at('.collapsible__toggle').addEventListener('click', () => {
      toggled()
      at('.collapsible--collapsed').className = ''
    })
    await jumpTo({ path: 'faq.0.answer', tab: 'Texts' })
    expect([pressed.mock.calls, toggled.mock.calls.length, focused()]).toEqual([[['tab']], 1, 'field-faq__0__answer'])
  })

  it('leads to the nearest around it where it is not drawn, and to a button where nothing is typed there', async () => {
    document.body.innerHTML = '<div id="field-faq"><div class="array-field__add-row" tabindex="0" id="add"></div></div>'
    await jumpTo({ path: 'faq.0.answer', tab: null })
    expect(focused()).toBe('add')
  })

  it('leaves who types elsewhere by then where they are', async () => {
    document.body.innerHTML = '<input id="elsewhere"><input id="field-name">'
    const jumping = jumpTo({ path: 'later', tab: null })
    at('#elsewhere').focus()
    setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<input id="field-later">'))
    vi.runAllTimers()
    await jumping
    expect(focused()).toBe('elsewhere')
  })

  it('ends where there is no such field', async () => {
    await jumpTo({ path: 'nowhere', tab: null })
    expect(document.activeElement).toBe(document.body)
  })
})
