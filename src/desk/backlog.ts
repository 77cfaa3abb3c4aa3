/** What waits to be written, most wanted first: names that readers ask for, coming days without entries, facet values with few entries. */
import { type Person, worksOn } from '#collections/access/person.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { addDays, type Day, daysFromTo } from '#src/calendar/day.ts'
import type { Execute } from '#src/read-model/database.ts'
import { choicesOf } from '#src/read-model/facets/index.ts'
import type { Count } from '#src/read-model/queries/counts.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { termOf } from '#src/read-model/terms.ts'
import { network, type OwnerId, owners, type ServiceId, services } from '#src/services.ts'
import { valueWords } from '#src/ui/words.ts'
import { subjectOf } from '#tools/tool-of.ts'

/** What makes something wanted. */
export const taskKinds = ['asked', 'day', 'facet'] as const
export type TaskKind = (typeof taskKinds)[number]

/** Identifies a task as long as it exists. */
export type TaskId = { service: OwnerId; kind: TaskKind; key: string }

/** Something to write. `points` says how much it is wanted; `href` is where to begin. */
export type Task = TaskId & {
  title: string
  why: string
  points: number
  href: string
  assigneeId: number | null
  assignee: string | null
}

/** Days ahead that are looked at. */
export const DAYS_AHEAD = 90
/** Days for which readers' questions count. */
const DAYS_ASKED = 30
/** Points for each time a name was asked for. */
const POINTS_ASKED = 2
/** Points of a day without entries that falls today; they decrease to none at the end of DAYS_AHEAD. */
const POINTS_DAY = 12
/** A facet value with fewer entries is wanted; its points are this number less its entries. */
const FEW = 3

/** What is to be written in the catalogues that a person works on, the most wanted first. */
export async function backlogOf(
  execute: Execute,
  person: Person,
  { today, only }: { today: Day; only?: OwnerId | undefined },
): Promise<Task[]> {
  const mine = owners.filter((owner) => worksOn(person, owner) && (only === undefined || owner === only))
  const [asked, days, facets, taken] = await Promise.all([
    askedFor(execute, mine),
    emptyDays(execute, mine, today),
    thinFacets(execute, mine),
    takenTasks(execute, mine),
  ])
  const rowsByName = new Map(taken.map((one) => [nameOf(one), one]))
  const left = [...asked, ...days, ...facets].flatMap((task): Task[] => {
    const row = rowsByName.get(nameOf(task))
    // A name that is asked for again after it was done comes back: its query counts only the days since.
    if (row?.doneOn && task.kind === 'day') return []
    if (row?.doneOn && task.kind === 'facet' && daysFromTo(row.doneOn, today) < DAYS_AHEAD) return []
    return [{ ...task, assigneeId: row?.assigneeId ?? null, assignee: row?.assignee ?? null }]
  })
  return left.sort((a, b) => b.points - a.points || a.title.localeCompare(b.title))
}

/** The task with this id, for a person who works on its catalogue; undefined where it is no longer wanted. */
export const isThere = async (execute: Execute, person: Person, today: Day, { service, kind, key }: TaskId) =>
  (await backlogOf(execute, person, { today, only: service })).find((task) => task.kind === kind && task.key === key)

const nameOf = ({ service, kind, key }: TaskId): string => `${service} ${kind} ${key}`

type Wanted = Omit<Task, 'assigneeId' | 'assignee'>

type Taken = TaskId & { assigneeId: number | null; assignee: string | null; doneOn: Day | null }

const takenTasks = (execute: Execute, mine: readonly OwnerId[]): Promise<Taken[]> =>
  execute<Taken>(
    `select t.service, t.kind, t.key, t.assignee_id as "assigneeId", u.name as assignee, t.done_on::text as "doneOn"
     from editing.tasks t left join users u on u.id = t.assignee_id where t.service = any($1::text[])`,
    [mine],
  )

type Asked = { service: OwnerId; name: string; times: number; resource: string | null; document: number | null }

/** Names asked for and not found, without those written since, and those marked done and not asked for again. */
async function askedFor(execute: Execute, mine: readonly OwnerId[]): Promise<Wanted[]> {
  const rows = await execute<Asked>(
    `select a.service, a.name, sum(a.times)::int as times, max(w.resource) as resource, max(w.document_id) as document
     from serving.asked a
     left join read_model.waiting w on w.service = a.service and lower(w.name) = a.name
     left join editing.tasks t on t.service = a.service and t.kind = 'asked' and t.key = a.name
     where a.service = any($1::text[]) and a.day > current_date - $2::int and (t.done_on is null or a.day > t.done_on)
       and not exists (select from read_model.names n where n.service = a.service and n.key = a.name)
     group by a.service, a.name`,
    [mine, DAYS_ASKED],
  )
  return rows.map(({ service, name, times, document, ...row }) => {
    const wanted = row.resource ?? subjectOf(service)
    const resource = resourcesOf(service).find(({ id }) => id === wanted) ?? resourcesOf(service)[0]
    const begin = `/admin/collections/${resource ? collectionSlug(resource) : ''}`
    const often = times === 1 ? 'once' : `${times} times`
    return {
      service,
      kind: 'asked',
      key: name,
      title: name,
      why: `Asked for ${often} in ${DAYS_ASKED} days${document ? '; a draft waits' : ''}`,
      points: times * POINTS_ASKED,
      href: document ? `${begin}/${document}` : `${begin}/create`,
    }
  })
}

/** A day of a calendar, when it falls next, and how many entries belong to it. */
export type ComingDay = {
  service: ServiceId
  collection: string
  id: number
  name: string
  starts: Day
  ends: Day
  entries: number
}

type Occurring = {
  service: ServiceId
  resource: string
  id: number
  slug: string
  name: string
  terms: string[]
  starts: Day
  ends: Day
}

/** The days of catalogues within the days ahead, each time they fall, without those that come every week. */
export async function comingDays(execute: Execute, mine: readonly OwnerId[], today: Day): Promise<ComingDay[]> {
  const rows = await execute<Occurring>(
    `select o.service, o.resource, o.document_id as id, r.slug, r.name, r.terms, o.starts::text, o.ends::text
     from read_model.occurrences o join read_model.records r using (service, resource, document_id)
     where o.service = any($1::text[]) and o.ends >= $2::date and o.starts < $3::date order by o.starts, r.name`,
    // No entry belongs to a topic: the day of a catalogue that speaks of it has the entries.
    [mine.filter((owner) => owner !== network.id), today, addDays(today, DAYS_AHEAD)],
  )
  const asked = rows.flatMap((row) => linksTo(row).map((parameter) => `${parameter}:${row.slug}`))
  const counted = await execute<{ term: string; written: number }>(
    'select term, written from read_model.counts where service = any($1::text[]) and term = any($2::text[]) and written > 0',
    [mine, [...new Set(asked)]],
  )
  const written = new Map(counted.map(({ term, written: number }) => [term, number]))
  return rows.flatMap((row): ComingDay[] => {
    const { service, id, name, starts, ends } = row
    const resource = resourcesOf(service).find((one) => one.id === row.resource)
    if (!resource) return []
    const pointing = linksTo(row).map((parameter) => written.get(`${parameter}:${row.slug}`) ?? 0)
    const own = row.terms.filter((term) => linksFrom(resource).some((start) => term.startsWith(start)))
    const entries = pointing.reduce((sum, one) => sum + one, own.length)
    return [{ service, collection: collectionSlug(resource), id, name, starts, ends, entries }]
  })
}

/** The beginnings of the terms by which entries of a service belong to a day of this resource. */
const linksTo = ({ service, resource: day }: { service: ServiceId; resource: string }): string[] =>
  resourcesOf(service).flatMap((resource) =>
    Object.entries(resource.links)
      .filter(([, { to }]) => to === day)
      .map(([parameter]) => termOf(resource, parameter, '').slice(0, -1)),
  )

/** The beginnings of the terms by which a day names entries itself. */
const linksFrom = (resource: AnyResource): string[] =>
  Object.entries(resource.links)
    .filter(([, { to }]) => !resourcesOf(resource.service).find(({ id }) => id === to)?.isPlace)
    .map(([parameter]) => termOf(resource, parameter, ''))

async function emptyDays(execute: Execute, mine: readonly OwnerId[], today: Day): Promise<Wanted[]> {
  const days = (await comingDays(execute, mine, today)).filter(
    ({ entries, starts }) => entries === 0 && starts >= today,
  )
  const first = new Map(days.toReversed().map((day) => [`${day.collection} ${day.id}`, day]))
  return [...first.values()].map(({ service, collection, id, name, starts }) => {
    const away = daysFromTo(today, starts)
    return {
      service,
      kind: 'day',
      key: `${collection} ${id} ${starts}`,
      title: name,
      why: `${away === 0 ? 'Today' : away === 1 ? 'Tomorrow' : `In ${away} days`}, and nothing belongs to it`,
      points: Math.max(1, Math.round(POINTS_DAY * (1 - away / DAYS_AHEAD))),
      href: `/admin/collections/${collection}/${id}`,
    }
  })
}

async function thinFacets(execute: Execute, mine: readonly OwnerId[]): Promise<Wanted[]> {
  const counts = await writtenAndWaiting(execute, mine)
  return services
    .filter(({ id }) => mine.includes(id))
    .flatMap(({ id: service }): Wanted[] => {
      const resource = resourcesOf(service).find(({ id }) => id === subjectOf(service))
      if (!resource) return []
      return Object.entries(resource.facets).flatMap(([parameter, facet]) =>
        choicesOf(facet).flatMap((value): Wanted[] => {
          const { written, waiting } = counts(resource, termOf(resource, parameter, value))
          if (written >= FEW) return []
          const why = `${written === 0 ? 'None is' : written === 1 ? 'One is' : `${written} are`} written`
          return [
            {
              service,
              kind: 'facet',
              key: `${parameter}:${value}`,
              title: `${resource.many}, ${facet.label.toLowerCase()}: ${valueWords(facet, value)}`,
              why: waiting > 0 ? `${why}, ${waiting} wait` : why,
              points: FEW - written,
              href: waitingListOf(resource, waiting > 0 ? { field: facet.field, value } : null),
            },
          ]
        }),
      )
    })
}

/** The list of what waits, of all or with a value of a facet. */
export function waitingListOf(
  resource: AnyResource,
  having: { field: string; value: string | number } | null = null,
): string {
  const where = new URLSearchParams({ 'where[or][0][and][0][_status][equals]': 'draft' })
  if (having) where.set(`where[or][0][and][1][${having.field}][in]`, String(having.value))
  return `/admin/collections/${collectionSlug(resource)}?${where}`
}

/** The numbers that `stats` gives, by resource and term; the empty term is all of a resource. */
export async function writtenAndWaiting(
  execute: Execute,
  mine: readonly OwnerId[],
): Promise<(resource: AnyResource, term?: string) => Count> {
  const rows = await execute<Count & { service: string; resource: string; term: string }>(
    `select service, resource, term, written, waiting from read_model.counts
     where service = any($1::text[]) and (written <> 0 or waiting <> 0)`,
    [mine],
  )
  const byTerm = new Map(rows.map((row) => [row.term || `${row.service}/${row.resource}`, row]))
  return (resource, term = `${resource.service}/${resource.id}`) => {
    const { written = 0, waiting = 0 } = byTerm.get(term) ?? {}
    return { written, waiting }
  }
}
