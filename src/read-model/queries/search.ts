/**
 * Search over the entries of one service or of several: who goes by the name first, then who holds the words, the rarer the
 * more. All words count before some, names before facts, facts before what a text says in passing.
 */
import { type Day, longestDays } from '#src/calendar/day.ts'
import type { Occurrence } from '#src/calendar/rule.ts'
import type { ServiceId } from '#src/services.ts'
import { wordsOf } from '#src/text/words.ts'
import type { Database } from '../database.ts'
import { type StoredJson, storedJson } from '../json.ts'
import type { AnySummary } from '../resource.ts'
import { markOf } from '../searched.ts'
import { nextDate } from './calendar.ts'
import { anyOf, type Question, questionOf } from './question.ts'

/** How a query was matched, best first. */
export const matches = ['name', 'name start', 'other name', 'other name start', 'text', 'similar name'] as const
export type Match = (typeof matches)[number]

export type Hit = {
  service: ServiceId
  resource: string
  slug: string
  summary: StoredJson<AnySummary>
  match: Match
  /** The name that matched; null where words did. */
  matched: string | null
  /** Words of the question that it holds, as typed, each with what stands for it in the entry. */
  held: { word: string; lexemes: readonly string[] }[]
  /** Words of the question that it does not hold. */
  missing: string[]
  /** When a day is on or falls next; null for what is no day. */
  falls: Occurrence | null
}

export type Found = {
  hits: Hit[]
  /** How many entries match. */
  total: number
  /** Whether there may be more than were counted. */
  isLeast: boolean
}

type Row = {
  service: ServiceId
  resource: string
  slug: string
  summary: string
  name: string | null
  step: number | null
  score: number
  lacks: boolean[]
  calendar: string | null
  starts: Day | null
  ends: Day | null
  certainty: Occurrence['certainty'] | null
  source: string | null
  total: string
  /** How many hold all words in names and fields; null where these were not asked for. */
  in_fields: string | null
}

/** Entries that hold all the words are counted, and ranked, up to this: those with one in their name, others, those that hold some in texts. */
const MOST_COUNTED = 150

/** With so many that hold all words in names and fields, texts are not looked through. */
const ENOUGH = 12

/** With so many that hold all words, or one whose name it is, entries that hold some are not looked for. */
const ENOUGH_WHOLE = 5

/** Entries looked at that hold the rarest word, and others; so many of them are compared by their texts too. */
const MOST_PARTLY = 200
const MOST_COMPARED = 60

/** What a word weighs in passing, among facts, in another name and in the name, as ranking takes it; and in a text alone. */
const WEIGHTS = "'{0.2,0.5,0.6,1}'"
const IN_TEXT = 0.05

/** What an entry is worth whose name it is, whose name begins so, whose other name it is or begins so. */
const BY_NAME = [1000, 4, 500, 2] as const

/** Names that begin so are looked at up to this. */
const MOST_BEGUN = 30

/** An entry with some of the words is no match where others are so much better. */
const LEAST_SHARE = 0.3

/** At most `limit` entries of these services, best first, once each, in a stable order. */
export async function search(
  database: Database,
  { services, query, limit, today }: { services: readonly ServiceId[]; query: string; limit: number; today: Day },
): Promise<Found> {
  const question = await questionOf(database, services, query)
  const { keys, asked } = question
  const [key] = keys
  if (key === undefined) return { hits: [], total: 0, isLeast: false }
  const words = [
    asked.map(({ lexemes }) => anyOf(lexemes)),
    asked.map(({ weight, lexemes }) => weight * lexemes.length),
  ]
  const whole = await database.prepared<Row>(`search ${asked.length}`, wholly(asked.length), [
    ...[
      limit,
      today,
      services,
      keys,
      question.bareKeys,
      question.bareNamed,
      key,
      `${key}\u{10ffff}`,
      borneByAny(question),
      allOf(question),
    ],
    ...words.flat(),
  ])
  const found = Number(whole[0]?.total ?? 0)
  const isNamed = whole.some(({ step }) => step === 0)
  if (isNamed || Number(whole[0]?.in_fields ?? 0) >= ENOUGH_WHOLE || asked.length + question.unknown.length < 2)
    return { hits: whole.map((row) => hitOf(row, question, today)), total: found, isLeast: found >= MOST_COUNTED }
  const some = await database.prepared<Row>(`search partly ${asked.length}`, partly(asked.length), [
    ...[limit, today, ...someOf(question)],
    ...words.flat(),
  ])
  const others = some.filter((row) => !whole.some((one) => isSame(one, row)))
  const rows = [...whole, ...others].sort((a, b) => b.score - a.score)
  return {
    hits: rows.slice(0, limit).map((row) => hitOf(row, question, today)),
    total: found + Number(some[0]?.total ?? 0) - (some.length - others.length),
    isLeast: false,
  }
}

const isSame = (a: Row, b: Row): boolean => a.service === b.service && a.resource === b.resource && a.slug === b.slug

function hitOf(row: Row, { asked, unknown }: Question, today: Day): Hit {
  const { service, resource, slug, summary, name, step, lacks } = row
  const isGuess = asked.some((one, index) => one.isGuess && !lacks[index])
  return {
    service,
    resource,
    slug,
    summary: storedJson(summary),
    match: step === null ? (isGuess ? 'similar name' : 'text') : (matches[step] as Match),
    matched: name,
    held: asked
      .filter(({ isOptional }, index) => !isOptional && !lacks[index])
      .map(({ word, lexemes }) => ({ word, lexemes })),
    missing: [
      ...asked.filter(({ isOptional }, index) => lacks[index] && !isOptional).map(({ word }) => word),
      ...unknown,
    ],
    falls: fallsOf(row, today),
  }
}

function fallsOf({ starts, ends, certainty, source, calendar }: Row, today: Day): Occurrence | null {
  if (starts !== null && ends !== null && certainty !== null)
    return { starts, ends, certainty, ...(source !== null && { source }) }
  return calendar === null ? null : nextDate(calendar, today)
}

/** Names nearest to a query that nothing matches: of entries with a word that begins like its longest and is spelt most like it. */
export async function nearestTo(database: Database, services: readonly ServiceId[], query: string): Promise<string[]> {
  const [word = ''] = wordsOf(query.slice(0, MOST_READ)).sort((a, b) => b.length - a.length)
  const start = [...word].slice(0, 2).join('')
  if (start === '') return []
  const rows = await database.prepared<{ name: string }>('nearest to', nearestNames, [
    ...[services, word.slice(0, LONGEST_COMPARED), start, `${start}\u{10ffff}`, NEAREST],
  ])
  return rows.map(({ name }) => name)
}

const NEAREST = 5
const LONGEST_COMPARED = 60
const MOST_READ = 400

const nearestNames = `
  select name from (
    select distinct on (r.service, r.resource, r.slug) r.name, near.far, r.score, r.slug from (
      select service, word, levenshtein(word, $2) as far from read_model.words
      where service = any($1::text[]) and word ~>=~ $3 and word ~<~ $4 and octet_length(word) < 200
      order by 3, entries desc, word limit 6
    ) near cross join lateral (
      select service, resource, slug, name, score from read_model.records
      where service = near.service and words @@ ('''=' || near.word || '''')::tsquery order by score desc, slug limit 2
    ) r where near.far <= greatest(2, length($2) / 2) order by r.service, r.resource, r.slug, near.far
  ) found order by far, score desc, slug limit $5`

/** A condition that nothing meets. */
const never = "'@none'"

const within = ({ scope }: Question, condition: string): string => `${scope}&${condition}`

/** The condition that entries meet which hold all the words. */
function allOf(question: Question): string {
  const required = question.asked.filter(({ isOptional }) => !isOptional)
  if (required.length === 0 || question.unknown.length > 0) return never
  return within(question, required.map(({ lexemes }) => anyOf(lexemes)).join('&'))
}

/** The same, of entries that bear one of them in their name. */
function borneByAny(question: Question): string {
  const all = allOf(question)
  const lexemes = question.asked.filter(({ isOptional }) => !isOptional).flatMap((one) => one.lexemes)
  return all === never ? never : `${all}&${anyOf(lexemes.map(asBorne))}`
}

/** A lexeme as it stands for a word of the name: marks are of names already. */
const asBorne = (lexeme: string): string => (/^[~+]/.test(lexeme) ? lexeme : markOf.name(lexeme))

/** The conditions of entries that hold the rarest word, and of those that bear another in their name or hold two others. */
function someOf(question: Question): [rarest: string, others: string] {
  const [rarest, ...others] = question.asked.filter(({ isOptional }) => !isOptional)
  if (!rarest) return [never, never]
  const borne = others.flatMap(({ lexemes }) => lexemes.map(asBorne))
  const pairs = others.flatMap((one, index) =>
    others.slice(index + 1).map((other) => `${anyOf(one.lexemes)}&${anyOf(other.lexemes)}`),
  )
  const either = [...(borne.length > 0 ? [anyOf(borne)] : []), ...pairs.map((pair) => `(${pair})`)]
  return [
    within(question, anyOf(rarest.lexemes)),
    either.length === 0 ? never : within(question, `(${either.join('|')})`),
  ]
}

/** The words of a question in a statement, whose parameters begin at `first`: conditions, then weights. */
function asked(count: number, first: number) {
  const numbers = Array.from({ length: count }, (_, index) => index)
  const word = (index: number) => `$${first + index}::tsquery`
  const rank = (index: number) => `ts_rank(${WEIGHTS}, words, ${word(index)})`
  const sum = (worth: (index: number) => string) =>
    `standing * (${['0', ...numbers.map((index) => `$${first + count + index}::real * ${worth(index)}`)].join(' + ')})`
  return {
    byFields: sum(rank),
    byTexts: sum((index) => `greatest(${rank(index)}, ${IN_TEXT})`),
    byBoth: sum(
      (index) =>
        `case when words @@ ${word(index)} then ${rank(index)} when text @@ ${word(index)} then ${IN_TEXT} else 0 end`,
    ),
    lacks: `array[${numbers.map((index) => `not (r.words @@ ${word(index)} or r.text @@ ${word(index)})`).join(', ')}]::boolean[]`,
  }
}

const entryColumns = 'service, resource, slug, standing, score as known, words, text'

/** The best of `ranked`, with all that a hit tells. The first two parameters are how many, and the day. */
const best = (lacks: string, inFields: string) => `
  select r.service, r.resource, r.slug, r.summary, b.name, b.step, b.score, b.total, ${inFields} as in_fields, ${lacks} as lacks,
    case when o.starts is null then r.calendar end as calendar, o.starts::text, o.ends::text, o.certainty, o.source
  from (select * from ranked order by score desc, known desc, slug, resource, service limit $1) b
    join read_model.records r using (service, resource, slug)
    left join lateral (
      select starts, ends, certainty, source from read_model.occurrences o
      where r.calendar is not null and (o.service, o.resource, o.document_id) = (r.service, r.resource, r.document_id)
        and o.starts >= $2::date - ${longestDays} and o.ends >= $2::date
      order by o.starts limit 1
    ) o on true
  order by b.score desc, b.known desc, r.slug, r.resource, r.service`

/** Entries that go by the name, and entries that hold so many words, all of them. */
const wholly = (count: number): string => {
  const { byFields, byTexts, lacks } = asked(count, 11)
  return `
    with named as materialized (
      select distinct on (service, resource, slug) * from (
        select service, resource, slug, n.name, case rank when 0 then 0 else 2 end as step, standing
        from read_model.names n join read_model.records using (service, resource, slug)
        where service = any($3::text[]) and (key = any($4::text[]) or resource = any($6::text[]) and key = any($5::text[]))
        union all
        select begun.*, 1 from unnest($3::text[]) as asked (service) cross join lateral (
          select n.service, resource, slug, name, case rank when 0 then 1 else 3 end as step
          from read_model.names n where n.service = asked.service and key ~>=~ $7 and key ~<~ $8
          order by key using ~<~, rank limit ${MOST_BEGUN}
        ) begun
      ) all_named order by service, resource, slug, step, name
    ), fields as materialized (
      select service, resource, slug, known, ${byFields} as score from (
        (select ${entryColumns} from read_model.records where words @@ $9::tsquery limit ${MOST_COUNTED})
        union all
        (select ${entryColumns} from read_model.records where words @@ $10::tsquery and not words @@ $9::tsquery
         limit ${MOST_COUNTED})
      ) held
    ), texts as materialized (
      select service, resource, slug, known, ${byTexts} as score
      from (
        select ${entryColumns} from read_model.records
        where text @@ $10::tsquery and (select count(*) from fields) < ${ENOUGH} limit ${MOST_COUNTED}
      ) held where not words @@ $10::tsquery
    ), ranked as (
      select service, resource, slug, n.name, n.step, coalesce(h.known, 0) as known, count(*) over () as total,
        coalesce(h.score, 0) + coalesce(n.standing, 0)
          * case n.step ${BY_NAME.map((worth, step) => `when ${step} then ${worth}`).join(' ')} else 0 end as score
      from (select * from fields union all select * from texts) h full join named n using (service, resource, slug)
    ) ${best(lacks, '(select count(*) from fields)')}`
}

/** Entries that hold some of so many words. */
const partly = (count: number): string => {
  const { byFields, byBoth, lacks } = asked(count, 5)
  return `
    with held as (
      (select ${entryColumns} from read_model.records where words @@ $3::tsquery limit ${MOST_PARTLY})
      union all
      (select ${entryColumns} from read_model.records where words @@ $4::tsquery and not words @@ $3::tsquery limit ${MOST_PARTLY})
    ), compared as (
      select service, resource, slug, known, ${byBoth} as score
      from (select * from held order by ${byFields} desc, known desc, slug limit ${MOST_COMPARED}) likely
    ), ranked as (
      select service, resource, slug, null as name, null::int as step, known, score, count(*) over () as total
      from compared where score >= ${LEAST_SHARE} * (select max(score) from compared)
    ) ${best(lacks, 'null')}`
}
