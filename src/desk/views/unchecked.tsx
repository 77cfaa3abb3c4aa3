/** Published entries that nobody has checked yet, the most read first. */
import type { AdminViewServerProps, Payload } from 'payload'
import { type Person, personOf, worksOn } from '#collections/access/person.ts'
import { AdminPage } from '#collections/components/admin-page.tsx'
import { ChooseCatalogue } from '#collections/components/choose-catalogue.tsx'
import { executeWith } from '#collections/components/execute.ts'
import { titleOf } from '#collections/components/title-of.ts'
import { owners } from '#src/services.ts'
import { uncheckedCounts, uncheckedOf } from '../unchecked.ts'

const address = '/admin/unchecked'

/** Most entries shown: nobody checks more in a day. The lists have all of them. */
const MOST = 100

/** `?service=<id>` names one catalogue; without it all that the person works on are shown. */
export async function UncheckedEntries(asked: AdminViewServerProps) {
  const { req } = asked.initPageResult
  const person = personOf(req)
  const stops = [{ label: 'Backlog', url: '/admin/backlog' }, { label: 'Published and unchecked' }]
  return (
    <AdminPage asked={asked} page={{ address, stops, className: 'backlog' }}>
      {person && <Shown payload={req.payload} person={person} service={asked.searchParams?.service} />}
    </AdminPage>
  )
}

async function Shown({ payload, person, service }: { payload: Payload; person: Person; service: unknown }) {
  const execute = executeWith(payload)
  const mine = owners.filter((owner) => worksOn(person, owner))
  const only = mine.find((owner) => owner === service)
  const shown = only ? [only] : mine
  const [entries, counts] = await Promise.all([uncheckedOf(execute, shown, MOST), uncheckedCounts(execute, shown)])
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <header className="backlog__head">
        <h1>Published and unchecked</h1>
        <ChooseCatalogue {...{ address, mine, only }} />
      </header>
      <div className="backlog__today">
        <section>
          <h2>{all > MOST ? `The ${MOST} that are read most, of ${all}` : `What is read most, first`}</h2>
          {entries.length === 0 && <p>Everything that readers see has been checked.</p>}
          <ol className="backlog__tasks">
            {entries.map(({ resource, href, name, reads, score }) => (
              <li key={href}>
                <span className="backlog__points" title={reads === 1 ? 'Read once' : `Read ${reads} times`}>
                  {reads}
                </span>
                <div>
                  <a href={href}>{name}</a>{' '}
                  <small>
                    {titleOf(resource.service)} · {resource.one} · score {score}
                  </small>
                </div>
              </li>
            ))}
          </ol>
          <p className="backlog__note">
            By how often its page was read, then by how well it is documented and linked to. An entry is checked once
            its form says under “Questions and sources” who checked it, when and how.
          </p>
        </section>
        <section>
          <h2>All of them, in lists</h2>
          <ul className="backlog__care">
            {counts.map(({ resource, count, href }) => (
              <li key={`${resource.service} ${resource.id}`}>
                <a href={href}>
                  {titleOf(resource.service)}: {resource.many}
                </a>{' '}
                <strong>{count}</strong>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
