/** The theme of the pages, as a reader chose it in this browser. */

/** What a reader can choose: what the machine has, light, or dark. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The key under which the choice is stored. The admin, at the same origin, uses another key. */
export const themeKey = 'octavo-theme'

/** The theme that was kept; that of the system where none was, or where the browser keeps nothing. */
export function keptTheme(): Theme {
  try {
    return themes.find((theme) => theme === localStorage.getItem(themeKey)) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Shows the page in a theme: styles follow the attribute. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}
