/** What a component makes of what it is given: the page, and what is in it. */
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The page that a component makes. */
export const shown = <Props extends object>(component: FunctionComponent<Props>, given: Props): string =>
  renderToStaticMarkup(createElement(component, given))

/** Where a page leads, in its order. */
export const addressesIn = (page: string): string[] => all(page, / href="([^"]*)"/g)

/** What stands in the elements of this name, in their order; with its marks, where it has any. */
export const partsIn = (page: string, tag: string): string[] =>
  all(page, new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'gs'))

/** What a page says, without its marks: as it is read. */
export const pageText = (page: string): string =>
  page
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const all = (page: string, pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, part = '']) => part)
