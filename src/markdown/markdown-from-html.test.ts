import { expect, test } from 'vitest'
import { markdownFromHtml } from './markdown-from-html.ts'

const address = 'https://x/flowers/flowers/rose'
const markdownOf = (html: string) => markdownFromHtml(html, address)

test('a text stays as it was written, with whole addresses', () => {
  expect(
    markdownOf(
      '<div class="prose"><p>It <em>is</em> <a href="/flowers/lily">a lily</a>.</p><ul><li>one</li></ul></div>',
    ),
  ).toBe('It *is* [a lily](https://x/flowers/lily).\n\n- one\n')
})

test('two marks that touch within a word of a text are not set apart', () => {
  expect(markdownOf('<div class="prose"><p><em>ro</em><strong>se</strong></p></div>')).toBe('*ro*__se__\n')
})

test('what is there for the eye and the hand alone is left out', () => {
  const unsaid =
    '<nav class="crumbs"><a href="/">Home</a></nav><form><input name="q"></form><svg><circle/></svg><figure><img class="cover" src="/p" alt=""></figure><span aria-hidden="true">×</span>'
  expect(markdownOf(`${unsaid}<h1>Rose</h1>`)).toBe('# Rose\n')
})

test('a word that is marked for its meaning stays in the text, and its meaning in the glossary', () => {
  const html =
    '<p>A white <button type="button" class="term" popovertarget="term-rind">rind</button>. It is <button class="term">washed</button>.</p><div id="term-rind" class="meaning" popover="auto"><p>Rind</p></div>'
  expect(markdownOf(html)).toBe('A white rind. It is washed.\n')
})

test('facts are lines, and a value that leads to a list of its like is a value', () => {
  const facts =
    '<aside class="facts"><dl><div><dt>Colour</dt><dd><ul class="values"><li><a href="?color=red">red</a></li><li><a href="?color=pink">pink</a></li></ul></dd></div><div><dt>Months</dt><dd><span class="month-strip" role="img" aria-label="Months: May, June"><span>J</span></span></dd></div></dl></aside>'
  expect(markdownOf(facts)).toBe('- Colour: red, pink\n- Months: May, June\n')
})

test('an entry of a list is one line, and what stands apart by its style alone is set apart', () => {
  const rows =
    '<ul><li><div class="thumb"></div><div><h3><a href="/a">Ash</a></h3><p class="line">A tree.</p></div></li></ul><p><span>Oak</span><i>Quercus</i></p>'
  expect(markdownOf(rows)).toBe('- [Ash](https://x/a) · A tree.\n\nOak *Quercus*\n')
})

test('a citation is a footnote, and a work that none cites stands beside the notes', () => {
  const html =
    '<div class="prose"><p>Old.<sup class="cited"><a href="#source-2">2</a></sup></p></div><section class="sources"><h2>Sources</h2><ol><li><cite>One</cite></li><li><a href="https://y/">Two</a><span>, 1999</span></li></ol></section>'
  expect(markdownOf(html)).toBe('Old.[^2]\n\n## Sources\n\n- One\n\n[^2]: [Two](https://y/), 1999\n')
})

test('a question is a heading', () => {
  expect(markdownOf('<details><summary>Why?</summary><div class="prose"><p>So.</p></div></details>')).toBe(
    '### Why?\n\nSo.\n',
  )
})

test('a program is as it stands, without what is marked in it', () => {
  const html = '<pre tabindex="0"><code class="language-json">{\n  <b>"slug"</b>: <b>"rose"</b>\n}</code></pre>'
  expect(markdownFromHtml(html, 'https://octavo.test/api')).toBe('```json\n{\n  "slug": "rose"\n}\n```\n')
})

test('addresses are whole, by that of the page, and those of mail and other sites are as they were', () => {
  expect(
    markdownOf(
      '<p><a href="../lily?a=1">a</a> <a href="#b">b</a> <a href="https://y/c">c</a> <a href="mailto:a@b.org">d</a> <img src="/p.png" alt="A rose"></p>',
    ),
  ).toBe(
    '[a](https://x/flowers/lily?a=1) [b](https://x/flowers/flowers/rose#b) [c](https://y/c) [d](mailto:a@b.org) ![A rose](https://x/p.png)\n',
  )
})

test('a picture without words says nothing, and a drawing with its caption neither', () => {
  expect(markdownOf('<p>a</p><img src="/p.png" alt=""><img src="/p.png">')).toBe('a\n')
  expect(markdownOf('<figure><svg></svg><figcaption>Drawn.</figcaption></figure><p>a</p>')).toBe('a\n')
  expect(markdownOf('<figure><img src="/p.png" alt="A rose"><figcaption>Seen.</figcaption></figure>')).toContain(
    'Seen.',
  )
})

test('a way to go on that the page has is left out, whatever leads on', () => {
  for (const unsaid of [
    ...['filters', 'entry-parts', 'languages', 'neighbours', 'cite'].map((name) => `<div class="a ${name}">x</div>`),
    '<script>x</script>',
    '<select><option>x</option></select>',
    '<button>x</button>',
    '<!-- x -->',
  ])
    expect(markdownOf(`<p>a</p>${unsaid}`), unsaid).toBe('a\n')
})

test('a value leads to a list of its like on a page alone, and elsewhere a link with a question is a link', () => {
  expect(markdownOf('<p><a href="?color=red">red</a></p>')).toBe('[red](https://x/flowers/flowers/rose?color=red)\n')
  expect(markdownOf('<dl class="facts"><div><dt>Seen in</dt><dd><a href="/places/kew">Kew</a></dd></div></dl>')).toBe(
    '- Seen in: [Kew](https://x/places/kew)\n',
  )
})

test('a fact of which nothing is said is its name, and several names are one line', () => {
  expect(
    markdownOf('<dl><div><dt>Colour</dt><dd></dd></div><div><dt>Also</dt><dt>Or</dt><dd>a</dd><dd>b</dd></div></dl>'),
  ).toBe('- Colour\n- Also, Or: a, b\n')
})

test('a day is said in words, as the page says it', () => {
  expect(markdownOf('<p>On <time datetime="2027-05-04"><b>4</b> May</time>.</p>')).toBe('On 4 May.\n')
})

test('what stands apart is set apart, and no mark of a sentence is', () => {
  expect(markdownOf('<p><span>Oak</span><span>, a tree</span><span>. Old</span><span>(1999)</span></p>')).toBe(
    'Oak, a tree. Old (1999)\n',
  )
})

test('a list within a text keeps what its author wrote, and a list of entries has a line for each', () => {
  expect(markdownOf('<div class="prose"><ul><li><p>a</p><ul><li>b</li></ul></li></ul></div>')).toBe('- a\n  - b\n')
  expect(markdownOf('<ol><li><h3>Ash</h3><p>A tree.</p><p>Tall.</p></li></ol>')).toBe('1. Ash · A tree. · Tall.\n')
})

test('a column of numbers stays one, and a table that is scrolled is a table', () => {
  const html =
    '<div class="tabled" role="region"><table><thead><tr><th scope="col">a</th><th scope="col" class="number">b</th></tr></thead><tbody><tr><th scope="row">c</th><td class="number">2</td></tr></tbody></table></div>'
  expect(markdownOf(html)).toBe('| a | b |\n| - | -: |\n| c | 2 |\n')
})

test('a raised figure that is no citation is a figure', () => {
  expect(markdownOf('<p>10 m<sup>2</sup></p>')).toBe('10 m2\n')
})

test('all works are notes where all are cited, each once, and a list where none is', () => {
  const sources = '<section class="sources"><h2>Sources</h2><ol><li>One</li><li>Two</li></ol></section>'
  const cited = (...numbers: number[]) =>
    numbers.map((number) => `<sup class="cited"><a href="#source-${number}">${number}</a></sup>`).join('')
  expect(markdownOf(`<p>a${cited(1, 2)} b${cited(1)}</p>${sources}`)).toBe(
    'a[^1] [^2] b[^1]\n\n## Sources\n\n[^1]: One\n\n[^2]: Two\n',
  )
  expect(markdownOf(`<p>a</p>${sources}`)).toBe('a\n\n## Sources\n\n- One\n- Two\n')
})

test('what looks like Markdown is text', () => {
  expect(markdownOf('<p># a</p><p>*b* [c](d) &lt;e&gt;</p>')).toBe('\\# a\n\n\\*b\\* \\[c]\\(d) \\<e>\n')
})

test('an empty page is an empty text', () => {
  expect(markdownOf('')).toBe('')
  expect(markdownOf('<form><input></form>')).toBe('')
})
