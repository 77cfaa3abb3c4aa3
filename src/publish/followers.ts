/**
 * Records that name an entry or show a picture follow when its name, address or caption changes: one statement changes all of them. A
 * record holds the name or caption as JSON, letter for letter, so that to replace it gives the same as to project the document again.
 */
import { pictureOf, referenceTo } from '#collections/entry.ts'
import type { Execute } from '#src/read-model/database.ts'
import { BLOCK } from '#src/read-model/postings.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findResource, resourcesOf } from '#src/read-model/resources/index.ts'
import { renamingWords, type StoredWords } from '#src/read-model/searched.ts'
import { termOf } from '#src/read-model/terms.ts'
import { takingTurns } from '#src/read-model/turns.ts'
import type { OwnerId } from '#src/services.ts'
import { askedAhead, PAGE } from './documents.ts'
import { noteFollowed } from './ledger.ts'
import { nextRevision } from './put.ts'
import { scoreAnew } from './scores.ts'
import { moveWords, type Reworded } from './words.ts'

type Named = { slug: string; name: string }

/** The terms that find the records of a resource which refer to this entry. */
export function termsNaming(resource: AnyResource, target: AnyResource, slug: string): string[] {
  const links = Object.entries(resource.links).filter(([, link]) => link.to === target.id)
  const parameters = [...links.map(([parameter]) => parameter), ...(target.isPlace ? [target.id] : [])]
  return parameters.map((parameter) => termOf(resource, parameter, slug))
}

/** Puts the new slug and name of an entry into all records that refer to it. */
export async function followRename(execute: Execute, target: AnyResource, before: Named, after: Named): Promise<void> {
  const { service } = target
  const all = resourcesOf(service)
  const terms = {
    before: all.flatMap((resource) => termsNaming(resource, target, before.slug)),
    after: all.flatMap((resource) => termsNaming(resource, target, after.slug)),
  }
  const isMoved = before.slug !== after.slug
  const [from, to] = [before, after].map((named) => JSON.stringify(referenceTo(target, named))) as [string, string]
  // The entry's name is among the words of these records.
  const reworded =
    before.name === after.name
      ? []
      : await wordsOfFollowers(execute, service, terms.before, { before: before.name, after: after.name })
  const followed = await execute<Followed>(
    `update read_model.records r set record = replace(record::text, $3, $4)::json,
       summary = replace(summary::text, $3, $4)::json,
       borrowed = coalesce(f.renamed, r.borrowed)${isMoved ? `, ${movedTerms}` : ''}
     from (
       select service, resource, document_id, given.borrowed as renamed from read_model.records
         left join unnest($5::text[], $6::int[], $7::text[]) as given (resource, document_id, borrowed) using (resource, document_id)
       where service = $1 and terms && $2::text[]
     ) as f
     where (r.service, r.resource, r.document_id) = (f.service, f.resource, f.document_id) ${returning}`,
    [
      ...[service, terms.before, from, to],
      reworded.map(({ resource }) => resource.id),
      reworded.map(({ document }) => document),
      reworded.map(({ borrowed }) => borrowed),
      ...(isMoved ? [terms.after] : []),
    ],
  )
  if (followed.length === 0) return
  if (isMoved) {
    await moveCounts(execute, service, terms)
    await scoreAnew(execute, service, [{ resource: target.id, slug: after.slug }])
  }
  for (const resource of all) {
    const own = reworded.filter((one) => one.resource === resource)
    for (let first = 0; first < own.length; first += BLOCK)
      await moveWords(execute, resource, own.slice(first, first + BLOCK))
  }
  await tell(execute, followed)
}

/** Sets the terms. Used only where the slug changes: without it no indexed column changes, and PostgreSQL touches no index. */
const movedTerms = `terms = array(select coalesce(after, term) from unnest(terms) as term
  left join unnest($2::text[], $8::text[]) as moved (before, after) on before = term
  order by coalesce(after, term) collate "C")`

/** Documents of a resource whose records show a picture. */
export type Showing = { service: OwnerId; resource: string; documentIds: number[] }

/** The documents whose records show the picture at this address. */
export const whoShow = (execute: Execute, src: string): Promise<Showing[]> =>
  execute<Showing>(
    `select service, resource, array_agg(document_id) as "documentIds" from read_model.records where ${shows}
     group by service, resource`,
    [src],
  )

/** Puts the new file and words of a picture into all records that show it under its old address; gives how many. */
export async function followPicture(execute: Execute, src: string, picture: object): Promise<number> {
  const followed = await execute<Followed>(
    `update read_model.records r set record = replace(record::text, ${shown}, $2)::json,
       summary = replace(summary::text, ${shown}, $2)::json
     where ${shows} ${returning}`,
    [src, JSON.stringify(pictureOf(picture))],
  )
  await tell(execute, followed)
  return followed.length
}

/** Written as the index needs it. */
const shows = 'pictures @> array[$1::text]'

/** The picture as it stands in the text of a record, and of its summary: the same wherever a record shows it. */
const shown = `(select picture::text from (
  select record -> 'picture' union all select * from json_array_elements(record -> 'gallery')
) shown (picture) where picture ->> 'src' = $1 limit 1)`

/** A record that was changed. */
type Followed = { service: OwnerId; resource: string; document_id: number; is_of_topic: boolean }

const returning =
  "returning r.service, r.resource, r.document_id, topic is not null or r.service = 'network' as is_of_topic"

/** Notes the changed records, and raises the revisions of their services. */
async function tell(execute: Execute, followed: readonly Followed[]): Promise<void> {
  await noteFollowed(execute, followed)
  for (const service of [...new Set(followed.map((one) => one.service))].sort()) {
    const isOfTopics = followed.some((one) => one.service === service && one.is_of_topic)
    await nextRevision(execute, service, isOfTopics ? ['entries', 'topics'] : ['entries'])
  }
}

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

/** A record whose words change, and the words that it borrows after. */
type RewordedFollower = Reworded & Pick<StoredWords, 'borrowed'> & { resource: AnyResource }

/** The records with these terms whose borrowed words change when the entry that they refer to is renamed. */
async function wordsOfFollowers(
  execute: Execute,
  service: OwnerId,
  terms: readonly string[],
  names: { before: string; after: string },
): Promise<RewordedFollower[]> {
  const reworded: RewordedFollower[] = []
  const turn = takingTurns()
  const changeOf = renamingWords(names)
  const ids = await execute<{ resource: string; documents: number[] }>(
    `select resource, array_agg(document_id order by document_id) as documents from read_model.records
     where service = $1 and terms && $2::text[] group by resource order by resource`,
    [service, terms],
  )
  for (const { resource: id, documents } of ids) {
    const resource = findResource(service, id)
    for await (const rows of askedAhead(wordsIn(execute, resource, documents)))
      for (const { document_id: document, ...stored } of rows) {
        const change = changeOf(stored)
        if (change.borrowed !== stored.borrowed) reworded.push({ resource, document, ...change })
        await turn()
      }
  }
  return reworded
}

/** The words of records of a resource, in pages. */
async function* wordsIn(execute: Execute, { service, id }: AnyResource, documents: readonly number[]) {
  for (let first = 0; first < documents.length; first += PAGE)
    yield await execute<StoredWords & { document_id: number }>(
      `select document_id, words, borrowed from read_model.records
       where service = $1 and resource = $2 and document_id = any($3::int[])`,
      [service, id, documents.slice(first, first + PAGE)],
    )
}
