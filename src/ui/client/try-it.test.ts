import { afterEach, describe, expect, it, vi } from 'vitest'
import { focusedElement, keepNothing, openPage, SmallElement } from '#test/small-page.ts'
import { keepLanguage, offerTrial } from './try-it.ts'

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
    const { kept: storage } = openPage()
    const here = choices()
    here.keep()
    here.inputs[0]?.happens('change')
    const [key = ''] = storage.keys()
    storage.set(key, 'cobol')
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

describe('a tool that is tried', () => {
  const parameter = (name: string, type: string, values?: string) =>
    new SmallElement(
      'li',
      { 'data-parameter': name },
      new SmallElement('span', { class: 'type' }, type),
      ...(values ? [new SmallElement('span', { class: 'values-list' }, values)] : []),
    )

  /** The section of a tool, and what the service says when it is asked. */
  function shownTool(reply: () => Promise<{ status: number; text: () => Promise<string> }>, answered = true) {
    const { body } = openPage()
    const asked: string[] = []
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(String(address))
      return reply()
    })
    const requests = new SmallElement(
      'div',
      { class: 'requests' },
      ...['curl', 'python', 'mcp'].map(
        (language) => new SmallElement('pre', { 'data-language': language }, new SmallElement('code')),
      ),
    )
    const shown = new SmallElement(
      'div',
      {
        'data-tool': 'list_flowers',
        'data-base': 'https://octavo.example/flowers',
        'data-input': '{"color":"red","limit":3}',
      },
      requests,
    )
    if (answered)
      shown.append(
        new SmallElement(
          'div',
          { class: 'answered' },
          new SmallElement('p', { class: 'label' }, 'Answer of today'),
          new SmallElement('pre', {}, new SmallElement('code', {}, '{}')),
        ),
      )
    const parameters = [
      parameter('color', 'text', 'red, white'),
      parameter('limit', 'whole number'),
      parameter('weekly', 'true or false'),
      parameter('country', 'text'),
    ]
    const section = new SmallElement('section', {}, ...parameters, shown)
    body.append(section)
    offerTrial(shown as unknown as HTMLElement)
    const [open] = shown.querySelectorAll('button')
    return {
      ...{ shown, section, asked, open },
      field: (name: string) => section.querySelector(`[name="${name}"]`) as SmallElement,
      request: (language: string) => shown.querySelector(`[data-language="${language}"] code`)?.textContent ?? '',
      send: async () => {
        const event = section.querySelector('.trial')?.happens('submit')
        await vi.waitFor(
          () => expect(section.querySelector('.trial .small')?.textContent).not.toMatch(/^(Asking …)?$/),
          { interval: 1 },
        )
        return event
      },
    }
  }
  const answers =
    (text: string, status = 200) =>
    async () => ({ status, text: async () => text })

  it('opens a field for each parameter, filled as in the example, where the button stood', () => {
    const { open, section, field } = shownTool(answers('{}'))
    expect(section.querySelector('.trial')).toBeNull()
    open?.happens('click')
    expect(open?.closest('section')).toBeNull()
    const names = section.querySelectorAll('.trial label').map(({ textContent }) => textContent)
    expect(names.map((name) => name.match(/^[a-z]+/)?.[0])).toEqual([
      'colorredwhite',
      'limit',
      'weeklytruefalse',
      'country',
    ])
    expect(['color', 'limit', 'weekly', 'country'].map((name) => field(name).value)).toEqual(['red', '3', '', ''])
    expect(focusedElement()).toBe(field('color'))
  })

  it('has a choice where a parameter takes one of a few values, or none', () => {
    const { open, field } = shownTool(answers('{}'))
    open?.happens('click')
    const choices = (name: string) => field(name).children.map(({ textContent }) => textContent)
    expect(choices('color')).toEqual(['', 'red', 'white'])
    expect(choices('weekly')).toEqual(['', 'true', 'false'])
    expect([field('limit').name, field('country').name]).toEqual(['input', 'input'])
  })

  it('has its requests follow what is typed, without what is left empty', () => {
    const { open, field, section, request } = shownTool(answers('{}'))
    open?.happens('click')
    field('color').value = 'white'
    field('limit').value = ''
    field('country').value = 'BG & GR'
    section.querySelector('.trial')?.happens('input')
    expect(request('curl')).toContain('color=white')
    expect(request('curl')).not.toContain('limit')
    expect(request('curl')).not.toContain('weekly')
    expect(request('python')).toContain('BG & GR')
  })

  it('takes numbers and truth for what they are, and text that looks like them for text', () => {
    const { open, field, section, request } = shownTool(answers('{}'))
    open?.happens('click')
    field('limit').value = '7'
    field('weekly').value = 'true'
    field('country').value = '12'
    section.querySelector('.trial')?.happens('input')
    expect(request('mcp')).toMatch(/"limit": ?7\b/)
    expect(request('mcp')).toMatch(/"weekly": ?true\b/)
    expect(request('mcp')).toMatch(/"country": ?"12"/)
  })

  it('asks the service, and shows what it answers with how long that took', async () => {
    const { open, send, asked, shown, section } = shownTool(answers('{"items":[],"total":0}'))
    open?.happens('click')
    expect((await send())?.isPrevented).toBe(true)
    expect(asked.map((address) => new URL(address).pathname)).toEqual(['/flowers/api/v1/list_flowers'])
    expect(Object.fromEntries(new URL(asked[0] ?? '').searchParams)).toEqual({ color: 'red', limit: '3' })
    expect(shown.querySelector('.answered code')?.textContent).toBe('{\n  "items": [],\n  "total": 0\n}')
    expect(shown.querySelector('.answered .label')?.textContent).toBe('Answer')
    expect(section.querySelector('.trial .small')?.textContent).toMatch(/^200, \d+ ms, 0\.0 kB$/)
  })

  it('shows what is refused as it is answered, and an answer where there was none', async () => {
    const { open, send, shown, section } = shownTool(answers('{"code":"invalid_request"}', 400), false)
    open?.happens('click')
    await send()
    expect(shown.querySelectorAll('.answered')).toHaveLength(1)
    expect(shown.querySelector('.answered code')?.textContent).toContain('invalid_request')
    expect(section.querySelector('.trial .small')?.textContent).toMatch(/^400, /)
  })

  it('says so where there is no answer, and leaves the last one', async () => {
    const { open, send, shown, section } = shownTool(() => Promise.reject(new Error('away')))
    open?.happens('click')
    await send()
    expect(section.querySelector('.trial .small')?.textContent).toBe('There was no answer. Try again in a moment.')
    expect(shown.querySelector('.answered code')?.textContent).toBe('{}')
  })
})
