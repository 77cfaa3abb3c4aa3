import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { htmlFromMarkdown } from '#src/markdown/html-from-markdown.ts'
import { withoutInlineStyles } from './inline-styles.ts'

it('gives every style a mark by its value, and each mark a rule', () => {
  expect(
    withoutInlineStyles('<p style="--hue:5"><b class="x" style="color:red">a</b><i style="--hue:5" id="y">b</i></p>'),
  ).toEqual({
    html: '<p data-s="0"><b class="x" data-s="1">a</b><i data-s="0" id="y">b</i></p>',
    rules: '[data-s="0"]{--hue:5}[data-s="1"]{color:red}',
  })
})

it('leaves a page without styles as it is', () => {
  expect(withoutInlineStyles('<p class="x">a</p>')).toEqual({ html: '<p class="x">a</p>', rules: '' })
})

it.each(['style="color:red"', ' style=', 'a style="', '" style="color:red', '<p style="color:red">', "' style='"])(
  'takes %s in a text, a value or Markdown for no style',
  (words) => {
    const element = createElement(
      'p',
      { title: words },
      words,
      createElement('input', { defaultValue: words, name: 'q' }),
    )
    const html = renderToStaticMarkup(element) + htmlFromMarkdown(`[${words}](/x?${words}) ${words}`)
    expect(withoutInlineStyles(html)).toEqual({ html, rules: '' })
  },
)
