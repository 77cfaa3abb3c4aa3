/** The choice of a theme, at the foot of every page. */
import { element } from './element.ts'
import { keptTheme, showTheme, type Theme, themeKey, themes } from './theme.ts'

const words: Readonly<Record<Theme, string>> = { system: 'System', light: 'Light', dark: 'Dark' }

/** Puts the switch where the page has a place for it, and follows a choice that is made in another tab. */
export function offerThemes(): void {
  const place = document.querySelector('[data-theme-switch]')
  if (!place) return
  const buttons = themes.map((theme) => {
    const button = element('button', { type: 'button' }, words[theme])
    button.addEventListener('click', () => choose(theme))
    return button
  })
  const label = element('span', { class: 'label', id: 'theme' }, 'Theme')
  place.append(element('div', { class: 'theme', role: 'group', 'aria-labelledby': 'theme' }, label, ...buttons))
  addEventListener('storage', ({ key }) => key === themeKey && show(keptTheme()))
  show(keptTheme())

  function show(chosen: Theme): void {
    showTheme(chosen)
    colourBrowser(chosen)
    for (const [index, button] of buttons.entries()) button.ariaPressed = String(themes[index] === chosen)
  }

  function choose(theme: Theme): void {
    try {
      localStorage.setItem(themeKey, theme)
    } catch {
      // A browser that keeps nothing still shows it on this page.
    }
    show(theme)
  }
}

/** Gives the browser's own frame the colour of the theme: the page names one for each scheme. */
function colourBrowser(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.scheme ??= meta.media
    meta.media = theme === 'system' ? meta.dataset.scheme : meta.dataset.scheme.includes(theme) ? '' : 'not all'
  }
}
