import { expect, it } from 'vitest'
import { recordOf } from '#test/few-entries.ts'
import { jsonText } from '#test/json-text.ts'
import { recorded } from '#test/recorded.ts'
import type { RecordHtml } from '../html.ts'
import { type JsonText, parsed } from '../json.ts'
import { flowers } from '../resources/flowers.ts'
import { resourcesOf } from '../resources/index.ts'
import { newest, newPageOf } from './newest.ts'

const record = JSON.stringify(recordOf({ resource: flowers, slug: 'rose', fields: { uses: 'A *gift*.' } }))
const page = {
  ...{ document_id: 7, record, html: null as JsonText<RecordHtml> | null },
  ...{ published_at: new Date('2026-01-02T00:00:00Z'), updated_at: new Date('2026-03-04T00:00:00Z') },
}

it('asks all resources of the services for their newest, and gives each page its resource', async () => {
  const all = [...resourcesOf('flowers'), ...resourcesOf('food')]
  const at = all.findIndex(({ id }) => id === 'dish')
  const { database, asked } = recorded([
    {
      to: '',
      rows: () => [
        { ...page, at: at + 1 },
        { ...page, at: 1 },
      ],
    },
  ])
  const newestPages = await newest(database, ['flowers', 'food'], { by: 'updated_at', limit: 5 })
  expect(newestPages.map(({ resource }) => resource)).toEqual([all[at], all[0]])
  expect(asked[0]?.values).toEqual([all.map(({ service }) => service), all.map(({ id }) => id), 5])
  expect(asked[0]?.text).toContain('order by r.updated_at desc, r.slug limit $3')
  await newest(database, ['flowers', 'food'], { by: 'published_at', limit: 5 })
  expect(asked[1]?.text).toContain('order by r.published_at desc, r.slug limit $3')
})

it('gives a page with its texts as they were made into HTML, and makes them where they were not', () => {
  const storedHtml = { sections: { uses: '<p>Stored.</p>' }, answers: [] }
  expect(newPageOf(flowers, { ...page, html: jsonText(storedHtml) }).html).toEqual(storedHtml)
  const { html, documentId, publishedAt, updatedAt, record: stored } = newPageOf(flowers, page)
  expect(html.sections.uses).toContain('<em>gift</em>')
  expect(parsed(stored).slug).toBe('rose')
  expect([documentId, publishedAt, updatedAt]).toEqual([7, page.published_at, page.updated_at])
})
