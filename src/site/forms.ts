/** The forms that a page is given in: as a document, as Markdown and as structured data, each at an address of its own. */
import { prefersMarkdown } from '#src/http/accept.ts'

/** What a page can be sent as. */
export type Form = 'html' | 'markdown' | 'json-ld'

/** What stands at the end of the address of a form. */
const endings: Readonly<Record<Exclude<Form, 'html'>, string>> = { markdown: '.md', 'json-ld': '.jsonld' }

/** The name of a home page in addresses of its other forms. */
const HOME = 'index'

/** The content type of each form. */
export const typeOfForm: Readonly<Record<Form, string>> = {
  html: 'text/html; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
  'json-ld': 'application/ld+json; charset=utf-8',
}

/** A page and the form it is asked for in. `isChosen`: the Accept header asks for the form, and not the address. */
export type Formed = { segments: readonly string[]; form: Form; isChosen: boolean }

/** The form that a path asks for by its ending or, without one, the client by its `Accept`. */
export function formAt(path: readonly string[], accept: string | undefined): Formed {
  const last = path.at(-1) ?? ''
  for (const form of ['markdown', 'json-ld'] as const) {
    const name = last.endsWith(endings[form]) ? last.slice(0, -endings[form].length) : ''
    if (name === '') continue
    return { segments: [...path.slice(0, -1), ...(name === HOME ? [] : [name])], form, isChosen: false }
  }
  return prefersMarkdown(accept)
    ? { segments: path, form: 'markdown', isChosen: true }
    : { segments: path, form: 'html', isChosen: false }
}

/** The address of a form of a page; `page` is the page's address, and `isHome` says whether it is a home page. */
export const addressOfForm = (page: string, form: Form, isHome: boolean): string =>
  form === 'html' ? page : `${isHome ? `${page.replace(/\/$/, '')}/${HOME}` : page}${endings[form]}`
