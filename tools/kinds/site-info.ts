/** `site_info`: the publication card. */
import { z } from 'zod'
import { parsed } from '#src/read-model/json.ts'
import { attribution, defaultLicence, licenceIds, licenceOf } from '#src/read-model/licences.ts'
import { publication } from '#src/read-model/publication.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { publicationOf } from '#src/read-model/queries/publication.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { descriptionOf, instead } from '../instead.ts'
import { type Context, type ToolTable, tool } from '../tool.ts'

const address = (subject: string) => z.string().describe(`Address of ${subject}.`).meta({ format: 'uri' })

/** What a publication card holds. */
export const cardSchema = publication.extend({
  licence: z
    .strictObject({
      id: z.enum(licenceIds).describe('SPDX identifier.'),
      name: z.string().describe('Its name in short.'),
      url: address('its terms'),
    })
    .describe(
      'What others may do with its texts and data. Pictures have licences of their own, and so have public holidays.',
    ),
  attribution: z.string().describe('How to name it where its texts and data are used, ready to copy.'),
  url: address('the home page'),
  counts: z
    .array(
      z.strictObject({
        resource: z.string().describe('Kind of entry.'),
        name: z.string().describe('Its name in words.'),
        written: z.int().describe('Published entries.'),
      }),
    )
    .describe('What the catalogue holds.'),
  api_endpoint: address('the API: each tool is at this address, a slash and its name'),
  openapi: address('the OpenAPI 3.1 description'),
  tool_endpoint: address('the agent endpoint (MCP)'),
  feeds: z
    .strictObject({
      rss: address('the RSS 2.0 feed of new pages'),
      atom: address('the Atom feed of new pages'),
      json: address('the JSON Feed of new pages'),
      calendar: address('the iCalendar of days'),
    })
    .describe('Feeds of the service.'),
})

const toolList = z
  .array(
    z.strictObject({
      name: z.string().describe('Name of the tool.'),
      description: z.string().describe('What it gives and when to use it.'),
      url: address('the tool'),
    }),
  )
  .describe('Every tool of the service.')

/** Who publishes the service, what it holds, and every address it answers at; its tools too, where they are given. */
export const siteInfo = ({ tools }: { tools?: () => ToolTable } = {}) =>
  tool({
    kind: 'site-info',
    description: ({ nameOf }) => {
      return (
        'The publication card: name, tagline, publisher, network, topics, counts, feeds and addresses' +
        `${tools ? ', with the list of tools' : ''}. Use it to learn what the service is and where else it answers.` +
        instead(['for counts by facet', nameOf(['stats'])])
      )
    },
    input: z.strictObject({}),
    get output() {
      return tools ? cardSchema.extend({ tools: toolList }) : cardSchema
    },
    example: {},
    varies: 'content',
    reads: ['entries', 'card'],
    run: async (_, context) => {
      const card = await cardOf(context)
      if (!tools) return card
      const table = tools()
      const listed = Object.entries(table).map(([name, one]) => ({
        name,
        description: descriptionOf(one, table),
        url: `${context.baseUrl}/api/v1/${name}`,
      }))
      return { ...card, tools: listed }
    },
  })

/** The card as editors wrote it, with counts and addresses. */
export async function cardOf({
  database,
  service,
  baseUrl,
}: Pick<Context, 'database' | 'service' | 'baseUrl'>): Promise<z.infer<typeof cardSchema>> {
  const entryCounts = await counts(database, service.id)
  const stored = await publicationOf(database, service.id)
  const card = stored ? parsed(stored) : { name: service.title, tagline: service.tagline, ...unwritten }
  const licence = licenceOf(card.licence)
  const url = `${baseUrl}/`
  return {
    ...card,
    licence: { id: licence.id, name: licence.name, url: licence.address },
    attribution: attribution({ publication: card.name, licence, url }),
    url,
    counts: resourcesOf(service.id).map((resource) => ({
      resource: resource.id,
      name: resource.many,
      written: entryCounts.all(resource).written,
    })),
    api_endpoint: `${baseUrl}/api/v1`,
    openapi: `${baseUrl}/api/v1/openapi.json`,
    tool_endpoint: `${baseUrl}/mcp`,
    feeds: {
      rss: `${baseUrl}/feed.xml`,
      atom: `${baseUrl}/atom.xml`,
      json: `${baseUrl}/feed.json`,
      calendar: `${baseUrl}/calendar.ics`,
    },
  }
}

/** A card no editor has filled in yet. */
const unwritten = {
  publisher: '',
  network: '',
  topics: [],
  about: '',
  ad_slots: [],
  contact: '',
  licence: defaultLicence.id,
}
