import { expect, test } from 'vitest'
import { plainHeadline } from './plain-headline.ts'

/** Far longer than a slow machine takes for a text read once, far shorter than for one read again at every character. */
const LONG_MS = 60_000

test.each([
  ['Roses are red', 'Roses are red'],
  ['  Roses\n\t are&nbsp;&nbsp;red  ', 'Roses are red'],
  ['Roses &amp; lilies', 'Roses & lilies'],
  ['AT&T blooms', 'AT&T blooms'],
  ['&eacute;t&eacute; &#233; &#xE9; &mdash; &hellip; &unknown; &#x1F339;', 'été é é — … &unknown; 🌹'],
  ['North &rarr; south, &alpha; &hearts; &Zcaron;', 'North → south, α ♥ Ž'],
  ['Asked ?a=1&copy=2 &copy;', 'Asked ?a=1&copy=2 ©'],
  ['&#147;Quoted&#148; \u0093so\u0094', '“Quoted” “so”'],
  ['Decoded &amp;amp; once', 'Decoded &amp; once'],
  ['A null &#0; and a half &#xD83C; and too much &#x7FFFFFFF;', 'A null \ufffd and a half \ufffd and too much \ufffd'],
  ['<b>Bold</b> <i>roses</i>', 'Bold roses'],
  ['One<br>two<br/>three</p><p>four', 'One two three four'],
  ['Half a wo<em>rd</em>', 'Half a word'],
  ['I <3 roses, 5 < 6 > 4', 'I <3 roses, 5 < 6 > 4'],
  ['Before<script>alert(1)</script>after', 'Before after'],
  ['Before<style>p { color: red }</style>after', 'Before after'],
  ['Before<!-- <b>secret</b> -->after', 'Beforeafter'],
  ['<a href="javascript:alert(1)" onclick=\'x\'>Roses</a>', 'Roses'],
  ['<img src=x onerror=alert(1)>Roses', 'Roses'],
  ['Roses <img src=x onerror=alert(1)', 'Roses'],
  ['&lt;b&gt;Escaped&lt;/b&gt; twice', 'Escaped twice'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;Roses', 'Roses'],
  ['<<b>script>alert(1)<</b>/script>', 'script>alert(1)/script>'],
  ['<![CDATA[Roses]]>', 'Roses'],
  ['a\u0000b\u0007c\u001bd\u007f', 'abcd'],
  ['abc\u202Egnp.exe\u202C \u2066x\u2069 \u2067y', 'abcgnp.exe x y'],
  ['zero\u200Bwidth\u2060 \uFEFFmark so\u00ADft', 'zerowidth mark soft'],
  ['half \uD83C and \uDF39', 'half and'],
  ['smuggled\u{E0069}\u{E0067}', 'smuggled'],
  ['cafe\u0301', 'café'],
  ['می‌خواهم', 'می‌خواهم'],
  ['👩‍🌾 farms', '👩‍🌾 farms'],
  ['', ''],
  ['…', ''],
  ['<b></b>&nbsp;', ''],
  ['🌹🌹', ''],
])('%j is the headline %j', (title, headline) => {
  expect(plainHeadline(title)).toBe(headline)
})

test('a long title is cut to 200 characters, between words where there are any', () => {
  const cut = plainHeadline('roses and lilies '.repeat(100))
  expect(cut.length).toBeLessThanOrEqual(200)
  expect(cut).toMatch(/ (roses|and|lilies)…$/)
  expect(plainHeadline('x'.repeat(5000))).toBe(`${'x'.repeat(199)}…`)
  expect(plainHeadline('x'.repeat(200))).toBe('x'.repeat(200))
  expect(plainHeadline(`ab${'👩‍🌾'.repeat(100)}`)).toMatch(/^ab(?:👩‍🌾)+…$/)
})

test.each([
  ['<!--'],
  ['<script>'],
  ['<b'],
  ['<'],
  ['&'],
  ['&amp;'],
  ['<svg'],
  ['</script'],
  ['<![CDATA['],
  [' '],
  ['a\u0301'],
])('a title of two million characters of %j takes no more than its length', { timeout: LONG_MS }, (part) => {
  const title = part.repeat(2_000_000 / part.length)
  expect(plainHeadline(title).length).toBeLessThanOrEqual(200)
})
