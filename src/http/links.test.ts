import { expect, it } from 'vitest'
import { linkHeader } from './links.ts'

it('names each address with what it is', () => {
  const feed = { href: 'https://x/feed', rel: 'alternate', type: 'application/rss+xml' }
  expect(linkHeader([feed, { href: 'https://x/', rel: 'canonical' }])).toBe(
    '<https://x/feed>; rel="alternate"; type="application/rss+xml", <https://x/>; rel="canonical"',
  )
})
