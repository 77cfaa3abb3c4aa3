import { describe, expect, it } from 'vitest'
import { htmlFromMarkdown } from './html-from-markdown.ts'

describe('htmlFromMarkdown', () => {
  it.each([
    ['a **b** *c*', '<p>a <strong>b</strong> <em>c</em></p>'],
    ['### a\n\n> b', '<h3>a</h3>\n<blockquote>\n<p>b</p>\n</blockquote>'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['a\\\nb', '<p>a<br />\nb</p>'],
    ['[a](/b)', '<p><a href="/b">a</a></p>'],
    ['[a](#b)', '<p><a href="#b">a</a></p>'],
    ['[a](mailto:a@b.org)', '<p><a href="mailto:a@b.org">a</a></p>'],
    ['[a](https://x.org)', '<p><a rel="noopener" href="https://x.org">a</a></p>'],
    ['<https://x.org>', '<p><a rel="noopener" href="https://x.org">https://x.org</a></p>'],
    ['[a](//x.org)', '<p><a rel="noopener" href="//x.org">a</a></p>'],
    ['', ''],
  ])('makes %j into %j', (markdown, html) => {
    expect(htmlFromMarkdown(markdown)).toBe(html)
  })

  it.each([
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
    ['a <b onclick="x">c</b>', '<p>a &lt;b onclick=&quot;x&quot;&gt;c&lt;/b&gt;</p>'],
    ['<a href="https://x.org">a</a>', '<p>&lt;a href=&quot;https://x.org&quot;&gt;a&lt;/a&gt;</p>'],
    ['![a](https://x.org/track.png)', '<p>!<a rel="noopener" href="https://x.org/track.png">a</a></p>'],
    ['[a](javascript:alert(1))', '<p>a</p>'],
    ['[a](JAVASCRIPT:alert(1) "b")', '<p>a</p>'],
    ['[*a*](java&#115;cript:alert(1))', '<p><em>a</em></p>'],
    ['[a](data:text/html;base64,PHNjcmlwdD4=)', '<p>a</p>'],
    ['[a](vbscript:x) [b](/c)', '<p>a <a href="/c">b</a></p>'],
    ['<javascript:alert(1)>', '<p>javascript:alert(1)</p>'],
    ['[a](https://x.org/"onmouseover="x)', '<p><a rel="noopener" href="https://x.org/%22onmouseover=%22x">a</a></p>'],
    ['[a](/b "c\\" onclick=\\"x")', '<p><a href="/b" title="c&quot; onclick=&quot;x">a</a></p>'],
  ])('disarms %j', (markdown, html) => {
    expect(htmlFromMarkdown(markdown)).toBe(html)
  })
})
