/** `get`: one entry of any catalogue in full. */
import { z } from 'zod'
import { raise, raiseInvalid, type Suggestion } from '#src/errors.ts'
import { address, slugSchema } from '#src/read-model/identified.ts'
import { encode, storedJson, withAddresses, withFields } from '#src/read-model/json.ts'
import { datesOf, nextDate } from '#src/read-model/queries/calendar.ts'
import {
  bySlugEverywhere,
  calledEverywhere,
  type FoundAnywhere,
  slipsEverywhere,
} from '#src/read-model/queries/find-everywhere.ts'
import { summaries } from '#src/read-model/queries/summaries.ts'
import { waitingCalled } from '#src/read-model/queries/waiting.ts'
import type { AnyResource, OpenRecord } from '#src/read-model/resource.ts'
import { findResource, type ResourceId, resourcesOf } from '#src/read-model/resources/index.ts'
import { network, services } from '#src/services.ts'
import { briefRecord } from '../brief.ts'
import { needsOneOf, shownBy, slugOrName } from '../inputs.ts'
import { findEntry, readsOfEntry } from '../kinds/get.ts'
import { mistake } from '../parse-input.ts'
import { type NetworkContext, networkTool } from '../tool.ts'
import { subjectOf } from '../tool-of.ts'
import { networkEntry, networkEntryOf } from './entry.ts'
import { catalogueInput, catalogueOf } from './filters.ts'

/** Kinds of entries, over all catalogues. */
const kinds = [...new Set(services.flatMap(({ id }) => resourcesOf(id).map((resource) => resource.id)))] as [
  string,
  ...string[],
]

/** The example of the tool: a day, in the first catalogue that has days of this name. */
const DAY: ResourceId = 'day'
const shown = {
  slug: 'diwali',
  resource: DAY,
  catalogue: services.find(({ id }) => resourcesOf(id).some((resource) => resource.id === DAY))?.id,
}

/** Most other entries of the same name that are given. */
const MOST_OTHERS = 12

const opened = z.strictObject({
  catalogue: catalogueInput('The catalogue it is of.'),
  resource: z.string().describe('Kind of entry.'),
  entry: z
    .looseObject({
      slug: slugSchema('Identifier of the entry.'),
      name: z.string().describe('Name of the entry.'),
      url: address('Address of its page.'),
      summary: z.string().describe('The entry in one line.'),
    })
    .describe(
      'Its record in full: fields by resource, as the OpenAPI document of its catalogue describes them; texts as Markdown.',
    ),
  also: z.array(networkEntry).describe(`Other entries that go by it, at most ${MOST_OTHERS}.`),
})

/**
 * The entry, and the others that go by that slug or name. Errors: `invalid_request` with neither slug nor name, `not_found` with
 * the nearest names.
 */
export const networkGet = networkTool({
  kind: 'get',
  description:
    'One entry of any catalogue in full, by slug as search, today and calendar hand it out, or by name; with the other entries ' +
    'that go by the same slug or name. To find one use search; for a country over all catalogues use country.',
  input: z
    .strictObject({
      ...slugOrName('entry', shown.slug),
      catalogue: catalogueInput('The catalogue to look in; default all.').meta(shownBy(shown.catalogue)).optional(),
      resource: z.enum(kinds).optional().describe('Kind of entry to look for, as other tools name it; default any.'),
    })
    .meta(needsOneOf('slug', 'name')),
  output: opened,
  inBrief: {
    output: opened,
    from: (whole) => ({
      ...whole,
      // The brief form depends on the entry's own resource; it has the fields of all records.
      entry: briefRecord(findResource(whole.catalogue, whole.resource)).from(whole.entry) as typeof whole.entry,
    }),
  },
  example: { slug: shown.slug, resource: shown.resource },
  varies: 'today',
  reads: readsOfEntry,
  run: async (input, context) => {
    const [first, ...others] = await find(input, context)
    const told = others.slice(0, MOST_OTHERS)
    const [entry, lines] = await Promise.all([inFull(first, context), summaries(context.database, told)])
    return {
      catalogue: catalogueOf(first.resource),
      resource: first.resource.id,
      entry,
      also: told.flatMap(({ resource }, index) => {
        const line = lines[index]
        return line ? [networkEntryOf(resource, line, context)] : []
      }),
    }
  },
})

type Asked = {
  slug?: string | undefined
  name?: string | undefined
  catalogue?: string | undefined
  resource?: string | undefined
}

/** The entries of this slug or name: main resources before days, days before the others, and the best documented first. */
async function find(
  { slug, name, catalogue: service, resource }: Asked,
  { database }: NetworkContext,
): Promise<[FoundAnywhere, ...FoundAnywhere[]]> {
  if (slug === undefined && name === undefined)
    raiseInvalid(['slug', 'name'].map((one) => mistake(one, 'one_required', 'Give the slug or the name of the entry.')))
  const asked = services
    .filter(({ id }) => service === undefined || id === service)
    .flatMap(({ id }) => resourcesOf(id))
    .filter(({ id }) => resource === undefined || id === resource)
  const called =
    slug === undefined
      ? await calledEverywhere(database, asked, name as string)
      : await bySlugEverywhere(database, asked, slug)
  if (called.length > 0) return ranked(called)
  const words = slug?.replaceAll('-', ' ') ?? (name as string)
  const [{ meant, near }, waiting] = await Promise.all([
    slipsEverywhere(database, asked, words),
    waitingCalled(database, asked, words),
  ])
  if (slug === undefined && waiting.length === 0 && meant.length > 0) return ranked(meant)
  const [first] = waiting
  const detail = first
    ? `"${first.name}" waits to be written: there is no page of it yet.`
    : `No entry ${slug === undefined ? 'is called' : 'has the slug'} "${slug ?? name}".`
  return raise('not_found', detail, {
    suggestions: near.map(suggestionOf),
    waiting: waiting.map((one) => ({ name: one.name, resource: one.resource, catalogue: catalogueOf(one) })),
    missed: { service: first?.service ?? service ?? network.id, name: first?.name ?? words },
  })
}

function ranked(entries: FoundAnywhere[]): [FoundAnywhere, ...FoundAnywhere[]] {
  // The list is never empty here.
  return entries.sort((a, b) => rankOf(a.resource) - rankOf(b.resource) || b.score - a.score) as [
    FoundAnywhere,
    ...FoundAnywhere[],
  ]
}

const suggestionOf = ({ resource, slug, name }: FoundAnywhere): Suggestion => {
  const catalogue = catalogueOf(resource)
  return {
    name,
    slug,
    resource: resource.id,
    catalogue,
    open: { tool: 'get', arguments: { catalogue, resource: resource.id, slug } },
  }
}

const rankOf = ({ service, id, isCalendar }: AnyResource): number =>
  id === subjectOf(service) ? 0 : isCalendar ? 1 : 2

/** The whole record, with whole addresses; of a calendar day with its dates. */
async function inFull({ resource, slug }: FoundAnywhere, context: NetworkContext) {
  const { today, baseUrls, publicUrl } = context
  const { record, calendar } = await findEntry(context, resource, { slug })
  const next = calendar === null ? null : nextDate(calendar, today)
  const whole = resource.isCalendar ? withFields(record, datesOf(next, today)) : record
  return storedJson<OpenRecord>(withAddresses(encode(whole), baseUrls[catalogueOf(resource)], publicUrl))
}
