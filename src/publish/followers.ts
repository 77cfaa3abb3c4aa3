/**
 * What names an entry or shows a picture follows when that gets another name, address or caption: by one statement for all of
 * them. Their records hold the words as JSON, which stands in them letter for letter, so that what is written is what projecting
 * each document again would give.
 */
import { pictureOf, referenceTo } from '#collections/entry.ts'
import type { Execute } from '#src/read-model/database.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { termOf } from '#src/read-model/terms.ts'
import type { OwnerId } from '#src/services.ts'
import { PAGE } from './documents.ts'
import { nextRevision, writeRecords } from './put.ts'
import { countWords } from './words.ts'

type Named = { slug: string; name: string }

/** The terms by which records of a resource are found that refer to this entry. */
export function termsNaming(of: AnyResource, target: AnyResource, slug: string): string[] {
  const links = Object.entries(of.links).filter(([, link]) => link.to === target.id)
  const parameters = [...links.map(([parameter]) => parameter), ...(target.isPlace ? [target.id] : [])]
  return parameters.map((parameter) => termOf(of, parameter, slug))
}

/** Puts the new slug and name of an entry into all records that refer to it. */
export async function followRename(execute: Execute, target: AnyResource, before: Named, after: Named): Promise<void> {
  const { service } = target
  const all = resourcesOf(service)
  const terms = {
    before: all.flatMap((of) => termsNaming(of, target, before.slug)),
    after: all.flatMap((of) => termsNaming(of, target, after.slug)),
  }
  const [{ followed, ofTopics } = { followed: 0, ofTopics: false }] = await execute<{
    followed: number
    ofTopics: boolean
  }>(
    `with followed as (
       update read_model.records set record = replace(record::text, $3, $4)::json,
         summary = replace(summary::text, $3, $4)::json,
         terms = array(select coalesce(after, term) from unnest(terms) as term
           left join unnest($2::text[], $5::text[]) as moved (before, after) on before = term
           order by coalesce(after, term) collate "C")
       where service = $1 and terms && $2::text[]
       returning service, resource, document_id, record, calendar, topic
     ), ${digests} select count(*)::int as followed, ${ofAnyTopic} as "ofTopics" from followed`,
    [
      service,
      terms.before,
      JSON.stringify(referenceTo(target, before)),
      JSON.stringify(referenceTo(target, after)),
      terms.after,
    ],
  )
  if (followed === 0) return
  if (before.slug !== after.slug) await moveCounts(execute, service, terms)
  // Its name is among the words by which they are searched.
  if (before.name !== after.name)
    for (const of of all) await searchAnew(execute, of, termsNaming(of, target, after.slug))
  await nextRevision(execute, service, ['entries', ...(ofTopics ? topicsToo : [])])
}

/** Documents of a resource whose records show a picture. */
export type Showing = { service: OwnerId; resource: string; documentIds: number[] }

/** Who shows the picture at this address. */
export const whoShow = (execute: Execute, src: string): Promise<Showing[]> =>
  execute<Showing>(
    `select service, resource, array_agg(document_id) as "documentIds" from read_model.records where ${shows}
     group by service, resource`,
    [src],
  )

/** Puts the new file and words of a picture into all records that show it by the address it had; gives how many do. */
export async function followPicture(execute: Execute, src: string, picture: object): Promise<number> {
  const followed = await execute<{ service: OwnerId; number: number; ofTopics: boolean }>(
    `with followed as (
       update read_model.records set record = replace(record::text, ${shown}, '"picture":' || $2)::json,
         summary = replace(summary::text, ${shown}, '"picture":' || $2)::json
       where ${shows} returning service, resource, document_id, record, calendar, topic
     ), ${digests} select service, count(*)::int as number, ${ofAnyTopic} as "ofTopics" from followed group by service
     order by service`,
    [src, JSON.stringify(pictureOf(picture))],
  )
  for (const { service, ofTopics } of followed)
    await nextRevision(execute, service, ['entries', ...(ofTopics ? topicsToo : [])])
  return followed.reduce((sum, { number }) => sum + number, 0)
}

/** Whether any of those that followed speaks of a topic, or is one: what is made of topics follows too. */
const ofAnyTopic = `coalesce(bool_or(topic is not null or service = 'network'), false)`
const topicsToo = ['topics'] as const

/** As the index on it is written. */
const shows = `record ->> 'picture' is not null and record -> 'picture' ->> 'src' = $1`

/** The picture as it stands in the text of a record, and of its summary. */
const shown = `'"picture":' || (record -> 'picture')::text`

/** The digest that publishing takes of a record and its calendar: a later save without a change is none. */
const digests = `digests as (
  update publishing.ledger set digest = encode(sha256(convert_to(
    '[' || regexp_replace(record::text, ',"updated_at":"[^"]*"}$', '}') || ',' || coalesce(calendar::text, 'null') || ']',
    'UTF8')), 'hex')
  from followed where (ledger.service, ledger.resource, ledger.document_id)
    = (followed.service, followed.resource, followed.document_id))`

async function moveCounts(
  execute: Execute,
  service: OwnerId,
  terms: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  await execute(
    `insert into read_model.counts as c (service, resource, term, written, waiting)
     select service, resource, after, written, waiting
     from read_model.counts join unnest($2::text[], $3::text[]) as moved (before, after) on before = term where service = $1
     on conflict (service, resource, term) do update set written = c.written + excluded.written,
       waiting = c.waiting + excluded.waiting`,
    [service, terms.before, terms.after],
  )
  await execute('delete from read_model.counts where service = $1 and term = any($2::text[])', [service, terms.before])
}

/** Writes records anew from themselves, some at a time. */
async function searchAnew(execute: Execute, of: AnyResource, terms: readonly string[]): Promise<void> {
  for (let last = 0; terms.length > 0; ) {
    const rows = await execute<{ document_id: number; record: string; calendar: string | null; words: string[] }>(
      `select document_id, record::text as record, calendar::text as calendar, tsvector_to_array(words) as words
       from read_model.records where service = $1 and resource = $2 and terms && $3::text[] and document_id > $4 order by document_id limit $5`,
      [of.service, of.id, terms, last, PAGE],
    )
    if (rows.length === 0) return
    last = rows.at(-1)?.document_id ?? last
    const written = await writeRecords(
      execute,
      of,
      rows.map(({ document_id: documentId, record, calendar }) => ({
        documentId,
        record: JSON.parse(record) as Record<string, unknown>,
        calendar: calendar === null ? null : JSON.parse(calendar),
      })),
    )
    const before = new Map(rows.map(({ document_id, words }) => [document_id, words]))
    await countWords(
      execute,
      of.service,
      written.map(({ documentId, words }) => ({ from: before.get(documentId) ?? [], to: words })),
    )
  }
}
