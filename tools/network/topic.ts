/** `topic`: one thing that several catalogues speak of, and what each says. */
import { z } from 'zod'
import { raise, raiseInvalid } from '#src/errors.ts'
import { withFields } from '#src/read-model/json.ts'
import { datesOf, nextDate } from '#src/read-model/queries/calendar.ts'
import { topicBySlug } from '#src/read-model/queries/topic.ts'
import { elsewhereEntry } from '#src/read-model/resource.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { needsOneOf, slugOrName } from '../inputs.ts'
import { readsOfEntry } from '../kinds/get.ts'
import { comingNear, detailOf, meantBy } from '../missing.ts'
import { datesOutput, licence } from '../outputs.ts'
import { mistake } from '../parse-input.ts'
import { networkTool } from '../tool.ts'

/** Errors: `invalid_request` with neither slug nor name, `not_found` with the nearest names. */
export const networkTopic = networkTool({
  kind: 'topic',
  description:
    'One thing that several catalogues speak of, as a feast, a living thing, a substance or a dish: what it is, when it falls where ' +
    'it is an occasion, its identifiers, and what every catalogue says of it. Entries name theirs as speaks_of. For one entry in ' +
    'full use get, for a country use country.',
  input: z
    .strictObject({
      ...slugOrName('topic', 'diwali'),
    })
    .meta(needsOneOf('slug', 'name')),
  get output() {
    return topics.record.extend({
      licence,
      elsewhere: z.array(elsewhereEntry).describe('Always empty: a topic is of no catalogue.'),
      ...datesOutput,
      entries: z.array(elsewhereEntry).describe('The entries that speak of it, in the order of the catalogues.'),
    })
  },
  example: { slug: 'diwali' },
  varies: 'today',
  reads: readsOfEntry,
  run: async ({ slug, name }, { database, today }) => {
    if (slug === undefined && name === undefined)
      raiseInvalid(
        ['slug', 'name'].map((one) => mistake(one, 'one_required', 'Give the slug or the name of the topic.')),
      )
    const meant = slug === undefined ? await meantBy(database, topics, name as string) : { slug }
    const topic = meant.slug === undefined ? null : await topicBySlug(database, meant.slug)
    const words = slug?.replaceAll('-', ' ') ?? (name as string)
    if (!topic) {
      const { near, waiting } = 'near' in meant ? meant : await comingNear(database, topics, words)
      return raise('not_found', detailOf(topics, { asked: slug ?? words, isSlug: slug !== undefined, waiting }), {
        suggestions: near.map((one) => ({
          ...one,
          resource: topics.id,
          open: { tool: 'topic', arguments: { slug: one.slug } },
        })),
        waiting: waiting.map((one) => ({ name: one.name, resource: one.resource })),
        missed: { service: topics.service, name: waiting[0]?.name ?? words },
      })
    }
    const next = topic.calendar === null ? null : nextDate(topic.calendar, today)
    return withFields(topic.record, { ...datesOf(next, today), entries: topic.entries })
  },
})
