import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepNothing, openPage, SmallElement } from '#test/small-page.ts'
import { keptTheme, showTheme, themeKey } from './theme.ts'
import { offerThemes } from './theme-switch.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page with a place for the switch, and a colour of the browser for either scheme. */
function offered(storedTheme?: string) {
  const page = openPage()
  if (storedTheme !== undefined) page.kept.set(themeKey, storedTheme)
  const place = new SmallElement('div', { 'data-theme-switch': '' })
  const metas = ['light', 'dark'].map((scheme) => {
    const meta = new SmallElement('meta', { name: 'theme-color' })
    meta.media = `(prefers-color-scheme: ${scheme})`
    return meta
  })
  page.body.append(place, ...metas)
  offerThemes()
  const buttons = place.querySelectorAll('button')
  return {
    ...page,
    place,
    buttons,
    press: (words: string) => buttons.find(({ textContent }) => textContent === words)?.happens('click'),
    pressed: () => buttons.filter(({ ariaPressed }) => ariaPressed === 'true').map(({ textContent }) => textContent),
    shown: () => page.root.getAttribute('data-theme'),
    colours: () => metas.map(({ media }) => media),
  }
}

const bySystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']

describe('the theme of a page', () => {
  it('is that of the system until another is chosen', () => {
    const { pressed, shown, colours } = offered()
    expect(pressed()).toEqual(['System'])
    expect(shown()).toBeNull()
    expect(colours()).toEqual(bySystem)
  })

  it('is shown, kept and said when it is chosen', () => {
    const { press, pressed, shown, kept: storage, colours } = offered()
    press('Dark')
    expect(pressed()).toEqual(['Dark'])
    expect(shown()).toBe('dark')
    expect(storage.get(themeKey)).toBe('dark')
    expect(colours(), 'the frame of the browser takes the colour of the dark page').toEqual(['not all', ''])
  })

  it('goes back to that of the system', () => {
    const { press, pressed, shown, kept: storage, colours } = offered('light')
    expect(shown()).toBe('light')
    expect(colours()).toEqual(['', 'not all'])
    press('System')
    expect(pressed()).toEqual(['System'])
    expect(shown()).toBeNull()
    expect(storage.get(themeKey)).toBe('system')
    expect(colours()).toEqual(bySystem)
  })

  it('follows a choice that is made in another tab, and nothing else that is kept', () => {
    const { window, kept: storage, pressed, shown } = offered()
    storage.set(themeKey, 'dark')
    window.happens('storage', { key: 'payload-theme' })
    expect(shown()).toBeNull()
    window.happens('storage', { key: themeKey })
    expect(shown()).toBe('dark')
    expect(pressed()).toEqual(['Dark'])
  })

  it('is chosen for this page alone where the browser keeps nothing', () => {
    const { press, shown } = offered()
    keepNothing()
    press('Light')
    expect(shown()).toBe('light')
    expect(keptTheme()).toBe('system')
  })

  it('is named for screen readers', () => {
    const { place } = offered()
    const [group] = place.querySelectorAll('[role="group"]')
    expect(place.querySelector(`#${group?.getAttribute('aria-labelledby')}`)?.textContent).toBe('Theme')
  })
})

it('a page without a place for the switch has none', () => {
  const { body } = openPage()
  offerThemes()
  expect(body.children).toEqual([])
})

it('what was kept and is no theme is that of the system', () => {
  const { kept: storage, root } = openPage()
  for (const none of ['', 'sepia', 'constructor']) {
    storage.set(themeKey, none)
    expect(keptTheme()).toBe('system')
  }
  storage.set(themeKey, 'light')
  showTheme(keptTheme())
  expect(root.getAttribute('data-theme')).toBe('light')
})
