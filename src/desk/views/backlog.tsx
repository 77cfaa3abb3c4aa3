/** What waits: what to write next, what is in trouble or due, the days ahead to which nothing belongs, and how much waits where. */
import type { AdminViewServerProps, Payload } from 'payload'
import { type Person, personOf, worksOn } from '#collections/access/person.ts'
import { AdminPage } from '#collections/components/admin-page.tsx'
import { ChooseCatalogue } from '#collections/components/choose-catalogue.tsx'
import { executeWith } from '#collections/components/execute.ts'
import { Help } from '#collections/components/help.tsx'
import { titleOf } from '#collections/components/title-of.ts'
import { addDays, type Day, todayUtc } from '#src/calendar/day.ts'
import { colleaguesOfEach } from '#src/editing/reviews.ts'
import { countryByCode } from '#src/geography/countries.ts'
import type { Execute } from '#src/read-model/database.ts'
import { kindOf } from '#src/read-model/facets/index.ts'
import type { Count } from '#src/read-model/queries/counts.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { termOf } from '#src/read-model/terms.ts'
import { type OwnerId, owners, type ServiceId, services, surfaceOf } from '#src/services.ts'
import { valueWords } from '#src/ui/words.ts'
import { subjectOf } from '#tools/tool-of.ts'
import {
  backlogOf,
  type ComingDay,
  comingDays,
  DAYS_AHEAD,
  type Task,
  waitingListOf,
  writtenAndWaiting,
} from '../backlog.ts'
import { careOf } from '../care.ts'
import { TaskActs } from './task-acts.tsx'

const address = '/admin/backlog'

/** How many tasks are shown beside the rest of the page, and on the page of the whole list. */
const FIRST = 9
const MOST = 200

type Query = Readonly<Record<string, string | string[] | undefined>>

/** `?service=<id>` says of which catalogue, else of all that the person works on; `?all=yes`, that the whole list is wanted. */
export async function Backlog(asked: AdminViewServerProps) {
  const { req } = asked.initPageResult
  const person = personOf(req)
  return (
    <AdminPage asked={asked} page={{ address, stops: [{ label: 'Backlog' }], className: 'backlog' }}>
      {person && <Shown payload={req.payload} person={person} query={asked.searchParams ?? {}} />}
    </AdminPage>
  )
}

async function Shown({ payload, person, query }: { payload: Payload; person: Person; query: Query }) {
  const execute = executeWith(payload)
  const now = new Date()
  const today = todayUtc(now)
  const mine = owners.filter((owner) => worksOn(person, owner))
  const only = mine.find((owner) => owner === query.service)
  const shown = only ? [only] : mine
  const [tasks, days, care, colleagues] = await Promise.all([
    backlogOf(execute, person, { today, only }),
    comingDays(execute, shown, today),
    careOf(payload, execute, person, { mine: shown, today, now }),
    person.role === 'writer' ? undefined : colleaguesOfEach(execute, shown),
  ])
  const isWhole = query.all === 'yes'
  const listed = tasks.slice(0, isWhole ? MOST : FIRST)
  const withAll = `${address}?${new URLSearchParams(only ? { service: only, all: 'yes' } : { all: 'yes' })}`
  return (
    <>
      <header className="backlog__head">
        <div className="with-help">
          <h1>Backlog</h1>
          <Help chapter="backlog" />
        </div>
        <ChooseCatalogue {...{ address, mine, only }} />
      </header>
      <div className="backlog__today">
        <section>
          <h2>To write next</h2>
          <ol className="backlog__tasks">
            {listed.map((task) => (
              <TaskRow
                key={`${task.service} ${task.kind} ${task.key}`}
                {...{ task, person, colleagues: colleagues?.get(task.service) ?? [] }}
              />
            ))}
          </ol>
          {tasks.length === 0 && <p>Nothing is wanted that is not there.</p>}
          <p className="backlog__note">
            {listed.length < tasks.length && !isWhole && <a href={withAll}>All {tasks.length}</a>} By demand: two points
            for each time readers asked for it in vain, up to twelve for a day that comes soon, up to three for a value
            that few entries have.
          </p>
        </section>
        <section>
          <h2>To look after</h2>
          <ul className="backlog__care">
            {care.map(({ words, count, href }) => (
              <li key={words} data-none={count === 0 || undefined}>
                {count > 0 && href ? <a href={href}>{words}</a> : <span>{words}</span>} <strong>{count}</strong>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Ahead days={days} today={today} shown={services.map(({ id }) => id).filter((id) => shown.includes(id))} />
      <Waiting execute={execute} shown={services.map(({ id }) => id).filter((id) => shown.includes(id))} only={only} />
    </>
  )
}

function TaskRow({
  task,
  person,
  colleagues,
}: {
  task: Task
  person: Person
  colleagues: { id: number; name: string }[]
}) {
  const { service, kind, key, title, why, href, assignee, assigneeId, points } = task
  return (
    <li data-kind={kind}>
      <span className="backlog__points" title={`${points} points`}>
        {points}
      </span>
      <div>
        <a href={href}>{title}</a>{' '}
        <small>
          {titleOf(service)} · {why}
          {assignee && <b> · {assignee}</b>}
        </small>
      </div>
      <TaskActs
        task={{ service, kind, key, title }}
        assigneeId={assigneeId}
        me={Number(person.id)}
        isEditor={person.role !== 'writer'}
        colleagues={colleagues}
      />
    </li>
  )
}

/** The next ninety days of each catalogue, one after the other: with entries, with a day that has none, or with nothing. */
function Ahead({ days, today, shown }: { days: readonly ComingDay[]; today: Day; shown: readonly ServiceId[] }) {
  const dates = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index))
  return (
    <section>
      <h2>The next {DAYS_AHEAD} days</h2>
      <ul className="backlog__ahead">
        {shown.map((service) => {
          const own = days.filter((day) => day.service === service)
          const marks = dates.map((date) => {
            const on = own.filter(({ starts, ends }) => starts <= date && ends >= date)
            return {
              date,
              on,
              state: on.some(({ entries }) => entries > 0) ? 'full' : on.length > 0 ? 'empty' : 'none',
            }
          })
          const bare = marks.filter(({ state }) => state !== 'full').length
          return (
            <li key={service}>
              <a href={`${address}?service=${service}`}>{surfaceOf(service).title}</a>
              <span className="backlog__strip" aria-hidden="true">
                {marks.map(({ date, on, state }) => (
                  <i
                    key={date}
                    data-state={state}
                    title={`${date}: ${on.map(({ name }) => name).join(', ') || 'nothing'}`}
                  />
                ))}
              </span>
              <span>{bare === 0 ? 'each has something' : `${bare} with nothing`}</span>
            </li>
          )
        })}
      </ul>
      <p className="backlog__note backlog__legend">
        <i data-state="full" /> a day with entries <i data-state="empty" /> a day to which none belongs{' '}
        <i data-state="none" /> no day at all. What comes every week is left out.
      </p>
    </section>
  )
}

type WaitingProps = { execute: Execute; shown: readonly ServiceId[]; only: OwnerId | undefined }

/** The numbers that readers get by `stats`: of all catalogues by kind of entry; of one also by facet, country and month. */
async function Waiting({ execute, shown, only }: WaitingProps) {
  const counts = await writtenAndWaiting(execute, shown)
  const subject = only && resourcesOf(only).find(({ id }) => id === subjectOf(only))
  const countries = subject
    ? (
        await execute<{ code: string } & Count>(
          `select split_part(term, ':', 2) as code, written, waiting from read_model.counts
           where service = $1 and term like $2 and waiting > 0 order by waiting desc, term limit 40`,
          [subject.service, `${termOf(subject, 'country', '').replaceAll('_', '\\_')}%`],
        )
      ).map(({ code, ...count }) => ({ name: countryByCode(code)?.name ?? code, count, href: null }))
    : []
  return (
    <section>
      <h2>Waiting</h2>
      <div className="backlog__waiting">
        {shown.map((service) => (
          <Counts
            key={service}
            caption={surfaceOf(service).title}
            rows={resourcesOf(service).map((resource) => ({
              name: resource.many,
              count: counts(resource),
              href: waitingListOf(resource),
            }))}
          />
        ))}
        {subject &&
          Object.entries(subject.facets).map(([parameter, facet]) => (
            <Counts
              key={parameter}
              caption={`${subject.many}, ${facet.label.toLowerCase()}`}
              rows={kindOf(facet)
                .values(facet)
                .map((value) => ({
                  name: valueWords(facet, value),
                  count: counts(subject, termOf(subject, parameter, value)),
                  href: kindOf(facet).isStored ? waitingListOf(subject, { field: facet.field, value }) : null,
                }))}
            />
          ))}
        {subject && countries.length > 0 && <Counts caption={`${subject.many}, country`} rows={countries} />}
      </div>
      {!only && <p className="backlog__note">Choose a catalogue for what waits by facet, country and month.</p>}
    </section>
  )
}

type Row = { name: string; count: Count; href: string | null }

/** Leaves out rows with neither entries nor drafts. */
function Counts({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const counted = rows.filter(({ count }) => count.written + count.waiting > 0)
  if (counted.length === 0) return null
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Value</th>
          <th scope="col">Written</th>
          <th scope="col">Waiting</th>
        </tr>
      </thead>
      <tbody>
        {counted.map(({ name, count, href }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{count.written}</td>
            <td>{count.waiting > 0 && href ? <a href={href}>{count.waiting}</a> : count.waiting}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
