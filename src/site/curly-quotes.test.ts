import { expect, it } from 'vitest'
import { withCurlyQuotes } from './curly-quotes.ts'

it.each([
  ["<p>India's and the kings' dress</p>", '<p>India’s and the kings’ dress</p>'],
  ['<p>&quot;indigo&quot; of the list</p>', '<p>“indigo” of the list</p>'],
  ['<p>the rose &quot;Peace&quot; (of 1945)</p>', '<p>the rose “Peace” (of 1945)</p>'],
  ["<p>Slater&#x27;s Crimson, or 'Old Blush', is one</p>", '<p>Slater’s Crimson, or ‘Old Blush’, is one</p>'],
  ['<p>see style=&quot;x&quot;.</p>', '<p>see style=“x”.</p>'],
  ["<p>named 'Parsons' Pink'</p>", '<p>named ‘Parsons’ Pink’</p>'],
  ["<p>he said: &quot;It's 'so'.&quot;</p>", '<p>he said: “It’s ‘so’.”</p>'],
  ["<p>the '20s, rock 'n' roll and 'tis</p>", '<p>the ’20s, rock ’n’ roll and ’tis</p>'],
  [
    "<p>a feast \u2013 &quot;the feast&quot; \u2013 of ('new') rice</p>",
    '<p>a feast \u2013 “the feast” \u2013 of (‘new’) rice</p>',
  ],
])('%s becomes %s', (typed, printed) => {
  expect(withCurlyQuotes(typed)).toBe(printed)
})

it('reads on through what stands within a sentence, and begins anew in each block', () => {
  expect(
    withCurlyQuotes('<p>the <i>thali</i>\'s &quot;<a href="/rice">rice</a>&quot;</p><p>&quot;More&quot;</p>'),
  ).toBe('<p>the <i>thali</i>’s “<a href="/rice">rice</a>”</p><p>“More”</p>')
  expect(withCurlyQuotes("<p><code>get</code>'s answer</p>")).toBe('<p><code>get</code>’s answer</p>')
})

it('leaves what was typed alone among texts, and what stands in its tags', () => {
  expect(
    withCurlyQuotes(
      `<p title="it's">it's <code title="it's">it's</code> <b>it's</b> <code>a&amp;b</code><code>it's</code> it's</p><pre>it's`,
    ),
  ).toBe(
    `<p title="it's">it’s <code title="it's">it's</code> <b>it’s</b> <code>a&amp;b</code><code>it's</code> it’s</p><pre>it's`,
  )
})

it.each([
  '<code>{&quot;slug&quot;: &quot;rose&quot;}</code>',
  "<pre><code>curl 'https://x/'</code></pre>",
  '<pre><code>{<b>&quot;slug&quot;</b>: &quot;rose&quot;}</code></pre>',
  '<p>with <code>{<b>&quot;slug&quot;</b>: &quot;rose&quot;}</code></p>',
  '<script type="application/ld+json">{"name":"Rose"}</script>',
  '<span data-copy="Ada&#x27;s &quot;Rose&quot;">Rose</span>',
])('leaves %s as it was typed', (html) => {
  expect(withCurlyQuotes(html)).toBe(html)
})
