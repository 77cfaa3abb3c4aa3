/** The one script of the pages. They are whole without it. */
import { nameColours } from './colour-tool.ts'
import { offerCopies } from './copy.ts'
import { offerShares } from './share.ts'
import { suggest } from './suggestions.ts'
import { offerThemes } from './theme-switch.ts'

offerThemes()
offerCopies(document)
offerShares()
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-suggestions]')) suggest(form)
for (const form of document.querySelectorAll<HTMLFormElement>('[data-colour-form]')) nameColours(form)
