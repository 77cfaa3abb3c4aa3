/** Entries of a catalogue from files, tried out before they are stored, and into files. */
import type { AdminViewServerProps } from 'payload'
import { type Person, personOf, worksOn } from '#collections/access/person.ts'
import { AdminPage } from '#collections/components/admin-page.tsx'
import { ChooseCatalogue } from '#collections/components/choose-catalogue.tsx'
import { executeWith } from '#collections/components/execute.ts'
import { titleOf } from '#collections/components/title-of.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { type OwnerId, owners } from '#src/services.ts'
import { capital } from '#src/text/capital.ts'
import { whyOnlyDrafts } from '../only-drafts.ts'
import { ImportForm } from './import-form.tsx'

const address = '/admin/import'

type Query = Readonly<Record<string, string | string[] | undefined>>

/** `?service=<id>` says of which catalogue; else of the first that the person works on. */
export async function ImportAndExport(asked: AdminViewServerProps) {
  const { req } = asked.initPageResult
  const person = personOf(req)
  return (
    <AdminPage asked={asked} page={{ address, stops: [{ label: 'Import and export' }], className: 'transfer' }}>
      {person && <Shown payload={req.payload} person={person} query={asked.searchParams ?? {}} />}
    </AdminPage>
  )
}

type ShownProps = { payload: AdminViewServerProps['initPageResult']['req']['payload']; person: Person; query: Query }

async function Shown({ payload, person, query }: ShownProps) {
  const mine = owners.filter((owner) => worksOn(person, owner))
  const service = mine.find((owner) => owner === query.service) ?? (mine[0] as OwnerId)
  const kinds = resourcesOf(service).map(({ path, many, one }) => ({ path, many: capital(many), one }))
  const onlyDrafts = await whyOnlyDrafts(executeWith(payload), person, service)
  return (
    <>
      <header className="transfer__head">
        <h1>Import and export</h1>
        <ChooseCatalogue {...{ address, mine, only: service }} offersAll={false} />
      </header>
      <div className="transfer__sides">
        <section>
          <h2>Import into {titleOf(service)}</h2>
          <ImportForm key={service} service={service} kinds={kinds} onlyDrafts={onlyDrafts} />
        </section>
        <aside>
          <h2>Export from {titleOf(service)}</h2>
          <p>
            Files as an import takes them, in one archive: entries as Markdown with their fields in front, short ones as
            a table, drafts too.
          </p>
          <ul>
            <li>
              <a href={`/cms/api/export/${service}`} download>
                The whole catalogue
              </a>
            </li>
            {kinds.map(({ path, many }) => (
              <li key={path}>
                <a href={`/cms/api/export/${service}/${path}`} download>
                  {many}
                </a>
              </li>
            ))}
          </ul>
          <p>A selection is exported from its list: choose entries there, then “Export”.</p>
        </aside>
      </div>
    </>
  )
}
