/** `services`: the catalogues of the network. */
import { z } from 'zod'
import { counts } from '#src/read-model/queries/counts.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { services } from '#src/services.ts'
import { listOf } from '../inputs.ts'
import { toolsByService } from '../services/index.ts'
import { networkTool } from '../tool.ts'
import { subjectOf } from '../tool-of.ts'
import { catalogueInput } from './filters.ts'

const address = (subject: string) => z.string().describe(`Address of ${subject}.`).meta({ format: 'uri' })

/** What each catalogue is, how much it holds, and where it answers. */
export const networkServices = networkTool({
  kind: 'services',
  description:
    'The catalogues: what each is about, how many entries it holds, and where its own pages, tools, agents and feeds are. Use it ' +
    'to learn where else to ask; those of one catalogue know filters that the network does not.',
  input: z.strictObject({}),
  get output() {
    return listOf(
      z.strictObject({
        catalogue: catalogueInput('Its identifier.'),
        title: z.string().describe('Its title.'),
        tagline: z.string().describe('What it is about, in one line.'),
        subject: z.string().nullable().describe('The resource it is about; null where it has none.'),
        written: z.int().describe('Published entries.'),
        tools: z.int().describe('How many tools it has of its own.'),
        url: address('its home page'),
        api: address('its tools'),
        openapi: address('its OpenAPI description'),
        mcp: address('its agent endpoint'),
        feed: address('the RSS feed of its new pages'),
        calendar: address('the iCalendar of its days'),
      }),
    )
  },
  example: {},
  varies: 'content',
  reads: ['entries'],
  run: async (_, { database, baseUrls }) => {
    const items = await Promise.all(
      services.map(async ({ id, title, tagline }) => {
        const entryCounts = await counts(database, id)
        const base = baseUrls[id]
        return {
          catalogue: id,
          title,
          tagline,
          subject: subjectOf(id) ?? null,
          written: resourcesOf(id).reduce((sum, resource) => sum + entryCounts.all(resource).written, 0),
          tools: Object.keys(toolsByService[id]).length,
          url: `${base}/`,
          api: `${base}/api/v1`,
          openapi: `${base}/api/v1/openapi.json`,
          mcp: `${base}/mcp`,
          feed: `${base}/feed.xml`,
          calendar: `${base}/calendar.ics`,
        }
      }),
    )
    return { items, total: items.length }
  },
})
