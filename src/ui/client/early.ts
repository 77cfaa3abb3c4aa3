/** Runs before the page is drawn, so that a chosen theme does not come with a flash of the other. As little as can be. */
import { keptTheme, showTheme } from './theme.ts'

showTheme(keptTheme())
