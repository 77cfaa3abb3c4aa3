/** The record of what was done, in the admin: who changed what, and when; for people who publish. */
import type { AdminViewServerProps } from 'payload'
import { personOf } from '#collections/access/person.ts'
import { AdminPage } from '#collections/components/admin-page.tsx'
import { executeWith } from '#collections/components/execute.ts'
import { Help } from '#collections/components/help.tsx'
import type { Execute } from '#src/read-model/database.ts'
import { services } from '#src/services.ts'
import { find, linesSeenBy, type SeenLines } from '../find.ts'
import { askedIn } from '../wanted.ts'
import { everyKind, Lines, labelOf } from './lines.tsx'

/** Lines of one page. */
const MOST = 50

type Query = Readonly<Record<string, string | string[] | undefined>>

/** The page of who did what, for those who may see it. */
export async function Audit(asked: AdminViewServerProps) {
  const { req } = asked.initPageResult
  const seen = linesSeenBy(personOf(req))
  return (
    <AdminPage asked={asked} page={{ address: '/admin/audit', stops: [{ label: 'Who did what' }], className: 'audit' }}>
      <div className="with-help">
        <h1>Who did what</h1>
        <Help chapter="versions" />
      </div>
      {seen ? (
        <Shown execute={executeWith(req.payload)} seen={seen} query={asked.searchParams ?? {}} />
      ) : (
        <p>Editors and administrators look through the record. What was done to an entry stands with its versions.</p>
      )}
    </AdminPage>
  )
}

async function Shown({ execute, seen, query }: { execute: Execute; seen: SeenLines; query: Query }) {
  const asked = askedIn(query)
  const people = await execute<{ id: number; name: string }>('select id, name from users order by lower(name), id')
  const lines =
    'mistake' in asked ? [] : await find(execute, asked.wanted, seen, { before: asked.before, most: MOST + 1 })
  const page = lines.slice(0, MOST)
  const last = lines.length > MOST ? page.at(-1) : undefined
  return (
    <>
      <Filters query={query} people={people} />
      {'mistake' in asked && <p className="trouble">{asked.mistake}</p>}
      {page.length > 0 ? <Lines lines={page} /> : <p>Nothing was done that fits.</p>}
      <nav className="audit__pages" aria-label="Pages of the record">
        {query.before && <a href={auditAddress({ ...query, before: undefined })}>Newest</a>}
        {last && <a href={auditAddress({ ...query, before: last.id })}>Older</a>}
        {seen.withoutService && page.length > 0 && <TakenOut query={query} />}
      </nav>
    </>
  )
}

/** Links to all matching lines, as files. */
const TakenOut = ({ query }: { query: Query }) => (
  <span>
    Take it out as{' '}
    {(['csv', 'ndjson'] as const).map((format) => (
      <a key={format} href={auditAddress({ ...query, before: undefined, format }, '/cms/api/audit')} download>
        {format === 'csv' ? 'a table (CSV)' : 'lines (NDJSON)'}
      </a>
    ))}
  </span>
)

function Filters({ query, people }: { query: Query; people: readonly { id: number; name: string }[] }) {
  const given = (name: string) => String(query[name] ?? '')
  return (
    <form className="audit__filters" method="get" action="/admin/audit">
      <Choice
        name="person"
        label="Person"
        given={given('person')}
        options={people.map(({ id, name }) => [String(id), name])}
      />
      <Choice
        name="service"
        label="Catalogue"
        given={given('service')}
        options={services.map(({ id, title }) => [id, title])}
      />
      <Choice name="kind" label="What" given={given('kind')} options={everyKind.map((kind) => [kind, labelOf(kind)])} />
      <label>
        Name begins with
        <input name="title" defaultValue={given('title')} maxLength={200} />
      </label>
      <label>
        From (UTC)
        <input type="date" name="from" defaultValue={given('from')} />
      </label>
      <label>
        To (UTC)
        <input type="date" name="to" defaultValue={given('to')} />
      </label>
      {(['machine', 'collection', 'id'] as const).map(
        (name) => given(name) && <input key={name} type="hidden" name={name} value={given(name)} />,
      )}
      <button type="submit">Show</button>
      <a href="/admin/audit">Everything</a>
    </form>
  )
}

type ChoiceProps = { name: string; label: string; given: string; options: readonly (readonly [string, string])[] }

const Choice = ({ name, label, given, options }: ChoiceProps) => (
  <label>
    {label}
    <select name={name} defaultValue={given}>
      <option value="">Any</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

function auditAddress(query: Query, place = '/admin/audit'): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  const text = new URLSearchParams(given).toString()
  return text ? `${place}?${text}` : place
}
