import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { findService } from '#src/services.ts'
import type { EntryRecord } from '#src/ui/records.ts'
import { publishedEntry } from '#test/published.ts'
import { sourcesInFile } from '#test/sources.ts'
import type { Catalogue } from './catalogue.ts'
import { embed } from './embed.tsx'

const file = {
  ...{ id: 5, filename: 'rose.png', alt: 'A rose', credit: 'Ada', licence: 'CC0 1.0' },
  ...{ width: 900, height: 600, focalX: 20, focalY: 70 },
}
const { record } = publishedEntry(flowers, 'rose', `---\nname: Rose\nsummary: A shrub.\n${sourcesInFile}\n---\n`, {
  refers: { picture: file },
})
// It asks of a catalogue no more than this.
const catalogue = {
  site: { publicUrl: 'https://x.org', baseUrls: {} },
  service: findService('flowers'),
} as unknown as Catalogue

it('shows the picture about the place that stays in view, by a style that the frame may have', () => {
  const { text, headers } = embed(catalogue, flowers, record as unknown as EntryRecord)
  const [, css = ''] = /<style>(.*)<\/style>/s.exec(String(text)) ?? []
  expect(text).not.toContain(' style="')
  expect(css).toContain('object-position:20% 70%')
  const digest = createHash('sha256').update(css).digest('base64')
  expect(headers?.['content-security-policy']).toContain(`style-src 'sha256-${digest}'`)
  expect(text).toContain('Picture: Ada, CC0 1.0')
})
