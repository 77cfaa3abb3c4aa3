import { describe, expect, it } from 'vitest'
import type { Publication } from '#src/read-model/publication.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { findService } from '#src/services.ts'
import { askTool, contextOf } from '#test/asking.ts'
import { fewEntries } from '#test/few-entries.ts'
import { news } from './news.ts'
import { siteInfo } from './site-info.ts'

const card: Publication = {
  name: 'The Herbal',
  tagline: 'Of flowers.',
  publisher: 'A press',
  network: 'Octavo',
  topics: ['flowers'],
  about: 'How it is made.',
  ad_slots: [],
  contact: 'press@example.org',
  licence: 'CC-BY-SA-4.0',
}
const entries = [
  { resource: flowers, slug: 'rose' },
  { resource: flowers, slug: 'lotus' },
]

describe('the card of a publication', () => {
  it('is as editors wrote it, with its licence in full and how it is to be named', async () => {
    expect(await askTool(siteInfo(), {}, contextOf(fewEntries({ entries, card })))).toMatchObject({
      ...card,
      licence: { id: 'CC-BY-SA-4.0', name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
      attribution: expect.stringMatching(/The Herbal.*https:\/\/octavo\.example\/flowers\//),
    })
  })

  it('says what the catalogue holds, resource by resource, and where it answers', async () => {
    const answer = await askTool(siteInfo(), {}, contextOf(fewEntries({ entries, card })))
    expect(answer.counts.map(({ resource }) => resource)).toEqual(resourcesOf('flowers').map(({ id }) => id))
    expect(answer.counts.find(({ resource }) => resource === 'flower')).toEqual({
      resource: 'flower',
      name: 'flowers',
      written: 2,
    })
    expect(answer.counts.find(({ resource }) => resource === 'place')?.written).toBe(0)
    expect(answer).toMatchObject({
      url: 'https://octavo.example/flowers/',
      api_endpoint: 'https://octavo.example/flowers/api/v1',
      openapi: 'https://octavo.example/flowers/api/v1/openapi.json',
      tool_endpoint: 'https://octavo.example/flowers/mcp',
      feeds: {
        rss: 'https://octavo.example/flowers/feed.xml',
        atom: 'https://octavo.example/flowers/atom.xml',
        json: 'https://octavo.example/flowers/feed.json',
        calendar: 'https://octavo.example/flowers/calendar.ics',
      },
    })
  })

  it('has the declared name, and nobody who publishes it, until an editor fills it in', async () => {
    const declared = findService('flowers')
    expect(await askTool(siteInfo(), {}, contextOf(fewEntries({ entries: [] })))).toMatchObject({
      name: declared?.title,
      tagline: declared?.tagline,
      ...{ publisher: '', network: '', topics: [], about: '', ad_slots: [], contact: '' },
      licence: { id: 'CC-BY-4.0' },
    })
  })

  it('lists the tools where it is given them, with the address of each', async () => {
    const answer = await askTool(
      siteInfo({ tools: () => ({ latest_news: news() }) }),
      {},
      contextOf(fewEntries({ entries })),
    )
    expect(answer).toMatchObject({
      tools: [{ name: 'latest_news', url: 'https://octavo.example/flowers/api/v1/latest_news' }],
    })
    expect(await askTool(siteInfo(), {}, contextOf(fewEntries({ entries })))).not.toHaveProperty('tools')
  })
})
