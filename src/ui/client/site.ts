/** The one script of the pages, which work without it. */
import { nameColours } from './colour-tool.ts'
import { offerCopies } from './copy.ts'
import { offerShares } from './share.ts'
import { suggest } from './suggestions.ts'
import { offerThemes } from './theme-switch.ts'
import { keepLanguage, offerTrial } from './try-it.ts'

offerThemes()
offerCopies(document)
offerShares()
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-suggestions]')) suggest(form)
for (const form of document.querySelectorAll<HTMLFormElement>('[data-colour-form]')) nameColours(form)
for (const choices of document.querySelectorAll<HTMLElement>('.languages')) keepLanguage(choices)
for (const shown of document.querySelectorAll<HTMLElement>('[data-tool]')) offerTrial(shown)
