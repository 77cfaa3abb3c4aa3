/** The versions of an entry with their authors, and all that was done to it, in place of Payload's list of versions. */
import type { CollectionSlug, DocumentViewServerProps } from 'payload'
import { executeWith } from '#collections/components/execute.ts'
import { Help } from '#collections/components/help.tsx'
import { Instant } from '#collections/components/instant.tsx'
import { type Stop, Trail } from '#collections/components/trail.tsx'
import { contentFields } from '#collections/content-fields.ts'
import { findEntryResource } from '#src/editing/entry-resource.ts'
import { comparable } from '#src/editing/merge.ts'
import type { Execute } from '#src/read-model/database.ts'
import { find } from '../find.ts'
import { Lines } from './lines.tsx'

/** Most versions: as many as are kept of an entry (collections/collection.ts). */
const MOST_VERSIONS = 50
/** Most lines of what was done; the record has all of them. */
const MOST_LINES = 100

/** A version as the CMS gives it; `version` is the entry as it was. */
export type Version = { id: number; updatedAt: string; autosave?: boolean | null; version: Record<string, unknown> }

type Shown = Pick<DocumentViewServerProps['initPageResult'], 'collectionConfig' | 'docID'>

/** The page of all versions of an entry, with who saved each. */
export async function Versions({ initPageResult, payload, user }: DocumentViewServerProps) {
  const { docID, collectionConfig } = initPageResult
  const resource = collectionConfig && findEntryResource(collectionConfig.slug)
  const id = Number(docID)
  if (!resource || !collectionConfig || !Number.isInteger(id)) return null
  const { slug } = collectionConfig
  const execute = executeWith(payload)
  const [{ docs }, authors, lines] = await Promise.all([
    payload.findVersions({
      collection: slug as CollectionSlug,
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      limit: MOST_VERSIONS,
      depth: 0,
      overrideAccess: false,
      trash: true,
      user,
    }),
    authorsOf(execute, slug, id),
    find(
      execute,
      { collection: slug, documentId: id },
      { services: [resource.service], withoutService: false },
      { most: MOST_LINES },
    ),
  ])
  // The versions of a collection of entries hold entries.
  const versions = docs as unknown as Version[]
  const fields = contentFields(collectionConfig.fields)
  const now = new Date()
  return (
    <main className="versions-of gutter--left gutter--right">
      <Trail stops={stopsOf(initPageResult, { newest: versions[0] })} />
      <section>
        <div className="with-help">
          <h2>Versions</h2>
          <Help chapter="versions" />
        </div>
        <table className="record">
          <thead>
            <tr>
              <th scope="col">Saved</th>
              <th scope="col">By</th>
              <th scope="col">State</th>
              <th scope="col">Changed since the one before</th>
            </tr>
          </thead>
          <tbody>
            {versions.map(({ id: version, updatedAt, autosave, version: doc }, index) => {
              const before = versions[index + 1]?.version
              const changed = fields.filter(({ name }) => comparable(before?.[name]) !== comparable(doc[name]))
              const labels = changed.map(({ label }) => label).join(', ')
              return (
                <tr key={version}>
                  <td data-label="Saved">
                    <a href={`/admin/collections/${slug}/${doc.deletedAt ? 'trash/' : ''}${id}/versions/${version}`}>
                      <Instant at={new Date(updatedAt)} now={now} />
                    </a>
                  </td>
                  <td data-label="By">{authors.get(version)?.join(', ') ?? 'no person'}</td>
                  <td data-label="State">
                    {doc.deletedAt ? 'In the trash' : doc._status === 'published' ? 'Published' : 'Draft'}
                    {autosave && <small>saved while typing</small>}
                  </td>
                  <td data-label="Changed">{before ? labels || 'no word of it' : 'the oldest that is kept'}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      <section>
        <h2>What was done</h2>
        {lines.length > 0 ? <Lines lines={lines} isOfOne /> : <p>Nothing since this is recorded.</p>}
      </section>
    </main>
  )
}

/** The breadcrumb from the list of a collection to an entry, by its newest name; `versions` links to its versions. */
export function stopsOf(
  { collectionConfig, docID }: Shown,
  { newest, versions }: { newest: Version | undefined; versions?: string },
): Stop[] {
  const place = `/admin/collections/${collectionConfig?.slug}`
  const list = collectionConfig?.labels.plural
  const stops = [
    { label: typeof list === 'string' ? list : 'Entries', url: place },
    { label: String(newest?.version.name ?? `Number ${docID}`), url: `${place}/${docID}` },
  ]
  return [...stops, { label: 'Versions', ...(versions && { url: versions }) }]
}

/** Who saved the versions of an entry, by the version. */
export async function authorsOf(execute: Execute, collection: string, id: number): Promise<Map<number, string[]>> {
  const rows = await execute<{ version: number; name: string }>(
    `select v.version_id as version, coalesce(u.name, 'somebody who is gone') as name
     from editing.version_authors v left join users u on u.id = v.person_id
     where (v.collection, v.document_id) = ($1, $2) order by v.version_id, name`,
    [collection, id],
  )
  const authors = new Map<number, string[]>()
  for (const { version, name } of rows) authors.set(version, [...(authors.get(version) ?? []), name])
  return authors
}
