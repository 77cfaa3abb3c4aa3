import { expect, test } from 'vitest'
import { nobody, provenanceOf } from '../provenance.ts'
import { readReview } from './review.ts'

const source = {
  title: 'A book',
  publisher: 'A press',
  mark: 'a',
  year: null,
  part: null,
  address: null,
  accessed: null,
}
const entry = (slug: string, more: object) => ({
  slug,
  name: slug,
  sources: [source],
  provenance: provenanceOf(nobody),
  ...more,
})

/** As they are read: records are text. */
const stored: Record<string, { record: string; reads: string }[]> = {
  cheese: [
    { record: JSON.stringify(entry('cites', { origin: 'Old.[^a]' })), reads: '9' },
    { record: JSON.stringify(entry('read', { origin: 'Old.' })), reads: '7' },
    { record: JSON.stringify(entry('unread', { origin: 'Old indeed.' })), reads: '0' },
    { record: JSON.stringify(entry('broken', { origin: 'Old.[^b]' })), reads: '0' },
  ],
  city: [{ record: JSON.stringify(entry('market', { made_there: 'A cheese.' })), reads: '100' }],
}

test('what something speaks against is listed worst first, then what is read most; what nothing does is counted', async () => {
  const execute = async (_: string, [, resource]: readonly unknown[] = []) => (stored[String(resource)] ?? []) as never
  const { total, unchecked, entries } = await readReview({ execute }, 'cheese')
  expect({ total, unchecked }).toEqual({ total: 5, unchecked: 5 })
  expect(entries.map(({ slug, words }) => [slug, words])).toEqual([
    ['broken', 1],
    ['read', 1],
    ['unread', 2],
    ['market', 2],
  ])
})
