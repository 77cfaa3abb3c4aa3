import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { htmlFromMarkdown } from '#src/markdown/html-from-markdown.ts'
import { Prose } from './prose.tsx'

const shown = (markdown: string): string =>
  renderToStaticMarkup(createElement(Prose, { html: htmlFromMarkdown(markdown), base: '/cheese' }))

it('a table is scrolled by keys too, in a box that is called by its caption, or by its head', () => {
  const table = '| Cheese | Fat, *g* |\n| - | -: |\n| [Brie](/cheeses/brie) | 27.7 |'
  const box = (name: string) => `<div class="tabled" role="region" aria-label="${name}" tabindex="0"><table>`
  expect(shown(table)).toContain(box('Cheese, Fat, g'))
  expect(shown(table)).toContain('<a href="/cheese/cheeses/brie">')
  expect(shown(`Table: The "fat" of **cheese** & more\n\n${table}`)).toContain(
    box('The &quot;fat&quot; of cheese &amp; more'),
  )
  expect(shown('Table: none')).toBe('<div class="prose "><p>Table: none</p></div>')
})
