import { expect, test } from 'vitest'
import { markdownFromHtml } from './markdown-from-html.ts'

const address = 'https://x/flowers/flowers/rose'
const of = (html: string) => markdownFromHtml(html, address)

test('a text stays as it was written, with whole addresses', () => {
  expect(
    of('<div class="prose"><p>It <em>is</em> <a href="/flowers/lily">a lily</a>.</p><ul><li>one</li></ul></div>'),
  ).toBe('It *is* [a lily](https://x/flowers/lily).\n\n- one\n')
})

test('what is there for the eye and the hand alone is left out', () => {
  const unsaid =
    '<nav class="crumbs"><a href="/">Home</a></nav><form><input name="q"></form><svg><circle/></svg><figure><img class="cover" src="/p" alt=""></figure><span aria-hidden="true">×</span>'
  expect(of(`${unsaid}<h1>Rose</h1>`)).toBe('# Rose\n')
})

test('a word that is marked for its meaning stays in the text, and its meaning in the glossary', () => {
  const html =
    '<p>A white <button type="button" class="term" popovertarget="term-rind">rind</button>. It is <button class="term">washed</button>.</p><div id="term-rind" class="meaning" popover="auto"><p>Rind</p></div>'
  expect(of(html)).toBe('A white rind. It is washed.\n')
})

test('facts are lines, and a value that leads to a list of its like is a value', () => {
  const facts =
    '<aside class="facts"><dl><div><dt>Colour</dt><dd><ul class="values"><li><a href="?color=red">red</a></li><li><a href="?color=pink">pink</a></li></ul></dd></div><div><dt>Months</dt><dd><span class="month-strip" role="img" aria-label="Months: May, June"><span>J</span></span></dd></div></dl></aside>'
  expect(of(facts)).toBe('- Colour: red, pink\n- Months: May, June\n')
})

test('an entry of a list is one line, and what stands apart by its style alone is set apart', () => {
  const rows =
    '<ul><li><div class="thumb"></div><div><h3><a href="/a">Ash</a></h3><p class="line">A tree.</p></div></li></ul><p><span>Oak</span><i>Quercus</i></p>'
  expect(of(rows)).toBe('- [Ash](https://x/a) · A tree.\n\nOak *Quercus*\n')
})

test('a citation is a footnote, and a work that none cites stands beside the notes', () => {
  const html =
    '<div class="prose"><p>Old.<sup class="cited"><a href="#source-2">2</a></sup></p></div><section class="sources"><h2>Sources</h2><ol><li><cite>One</cite></li><li><a href="https://y/">Two</a><span>, 1999</span></li></ol></section>'
  expect(of(html)).toBe('Old.[^2]\n\n## Sources\n\n- One\n\n[^2]: [Two](https://y/), 1999\n')
})

test('a question is a heading', () => {
  expect(of('<details><summary>Why?</summary><div class="prose"><p>So.</p></div></details>')).toBe('### Why?\n\nSo.\n')
})

test('a program is as it stands, without what is marked in it', () => {
  const html = '<pre tabindex="0"><code class="language-json">{\n  <b>"slug"</b>: <b>"rose"</b>\n}</code></pre>'
  expect(markdownFromHtml(html, 'https://octavo.test/api')).toBe('```json\n{\n  "slug": "rose"\n}\n```\n')
})
