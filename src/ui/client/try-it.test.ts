import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepNothing, openPage, SmallElement } from '#test/small-page.ts'
import { keepLanguage } from './try-it.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const choices = () => {
  const inputs = ['curl', 'python', 'javascript'].map((language) => {
    const input = new SmallElement('input', { id: `in-${language}`, type: 'radio' })
    input.value = language
    return input
  })
  const group = new SmallElement('div', { class: 'languages' }, ...inputs)
  return {
    inputs,
    keep: () => keepLanguage(group as unknown as HTMLElement),
    chosen: () => inputs.filter(({ checked }) => checked).map(({ value }) => value),
  }
}

describe('the language of requests', () => {
  it('is that of the shell until another is chosen', () => {
    openPage()
    const { keep, chosen } = choices()
    keep()
    expect(chosen()).toEqual(['curl'])
  })

  it('that was chosen is that of the next page', () => {
    openPage()
    const here = choices()
    here.keep()
    here.inputs[1]?.happens('change')
    const next = choices()
    next.keep()
    expect(next.chosen()).toEqual(['python'])
  })

  it('that there is no more leaves the page as it is', () => {
    const { kept } = openPage()
    const here = choices()
    here.keep()
    here.inputs[0]?.happens('change')
    const [key = ''] = kept.keys()
    kept.set(key, 'cobol')
    const next = choices()
    next.keep()
    expect(next.chosen()).toEqual([])
  })

  it('is left as the page has it where the browser keeps nothing', () => {
    openPage()
    keepNothing()
    const { keep, chosen } = choices()
    expect(keep).not.toThrow()
    expect(chosen()).toEqual([])
  })
})
