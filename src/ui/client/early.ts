/** Runs before the page is drawn, so that a chosen theme comes without a flash of the other one. Kept as small as possible. */
import { keptTheme, showTheme } from './theme.ts'

showTheme(keptTheme())
