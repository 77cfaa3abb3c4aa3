/** Compares two versions, in place of Payload's view: only the fields that differ, side by side or within one text. */
import type { CollectionSlug, DocumentViewServerProps, Where } from 'payload'
import { executeWith } from '#collections/components/execute.ts'
import { Instant, instantInWords } from '#collections/components/instant.tsx'
import { Trail } from '#collections/components/trail.tsx'
import { contentFields } from '#collections/content-fields.ts'
import { wordsOfBoth } from '../differences.ts'
import { marked, type Piece } from '../marks.ts'
import { InTheText } from './lines.tsx'
import { TakeUp } from './take-up.tsx'
import { authorsOf, stopsOf, type Version } from './versions.tsx'

/** The page of one version of an entry: how it differs from another. */
export async function VersionCompared({
  initPageResult,
  params,
  payload,
  searchParams,
  user,
}: DocumentViewServerProps) {
  const { docID, collectionConfig } = initPageResult
  if (!collectionConfig) return null
  const { slug } = collectionConfig
  const list = async (where: Where, limit: number) => {
    const { docs } = await payload.findVersions({
      collection: slug as CollectionSlug,
      where: { and: [{ parent: { equals: docID } }, where] },
      sort: '-updatedAt',
      limit,
      depth: 0,
      overrideAccess: false,
      trash: true,
      user,
    })
    // The versions of a collection of entries hold entries.
    return docs as unknown as Version[]
  }
  const [segments, base] = placeOf(params?.segments)
  const wanted = Number(segments)
  const [version] = Number.isInteger(wanted) ? await list({ id: { equals: wanted } }, 1) : []
  if (!version) return <p className="gutter--left">There is no such version of this entry any more.</p>
  const all = await list({}, 50)
  const older = all.filter(({ updatedAt }) => updatedAt < version.updatedAt)
  const chosen = all.find(({ id }) => String(id) === searchParams?.with)
  const other = chosen ?? older[0]
  const isInText = searchParams?.as === 'text'
  const execute = executeWith(payload)
  const authors = await authorsOf(execute, slug, Number(docID))
  const rows: { name: string; label: string; before: string; after: string }[] = []
  for (const field of contentFields(collectionConfig.fields)) {
    const values = [other?.version[field.name], version.version[field.name]] as const
    const [before, after] = await wordsOfBoth(execute, field, ...values)
    if (before !== after) rows.push({ name: field.name, label: field.label, before, after })
  }
  const now = new Date()
  const address = (as?: string) =>
    `${base}/${version.id}?${new URLSearchParams({ ...(other && { with: String(other.id) }), ...(as && { as }) })}`
  const title = (one: Version | undefined) =>
    one ? (
      <>
        <Instant at={new Date(one.updatedAt)} now={now} />, {authors.get(one.id)?.join(', ') ?? 'no person'}
      </>
    ) : (
      'nothing'
    )
  return (
    <main className="version-of gutter--left gutter--right">
      <Trail stops={[...stopsOf(initPageResult, { newest: all[0], versions: base }), { label: 'This one' }]} />
      <header>
        <h2>This version: {title(version)}</h2>
        <p>Compared with: {title(other)}</p>
        <form method="get" action={`${base}/${version.id}`}>
          <label>
            Compare with{' '}
            <select name="with" defaultValue={other ? String(other.id) : ''}>
              {all
                .filter(({ id }) => id !== version.id)
                .map((one) => (
                  <option key={one.id} value={one.id}>
                    {instantInWords(new Date(one.updatedAt))}, {authors.get(one.id)?.join(', ') ?? 'no person'}
                  </option>
                ))}
            </select>
          </label>
          {isInText && <input type="hidden" name="as" value="text" />}
          <button type="submit">Compare</button>
          {isInText ? <a href={address()}>Side by side</a> : <a href={address('text')}>In the text</a>}
          <TakeUp collection={slug} id={String(docID)} version={version.id} />
        </form>
      </header>
      {rows.length === 0 && <p>They say the same.</p>}
      {rows.map(({ name, label, before, after }) => (
        <section key={name}>
          <h3>{label}</h3>
          {isInText ? (
            <pre>
              <InTheText before={before} after={after} />
            </pre>
          ) : (
            <div className="version-of__sides">
              <Side title="Before" pieces={marked(before, after).filter(({ is }) => is !== 'new')} />
              <Side title="This version" pieces={marked(before, after).filter(({ is }) => is !== 'gone')} />
            </div>
          )}
        </section>
      ))}
    </main>
  )
}

const Side = ({ title, pieces }: { title: string; pieces: readonly Piece[] }) => (
  <div>
    <h4>{title}</h4>
    <pre>
      {pieces.length === 0 && <em>Empty</em>}
      {pieces.map(({ text, is }, index) => {
        const Mark = is === 'gone' ? 'del' : is === 'new' ? 'ins' : 'span'
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is only read
        return <Mark key={index}>{text}</Mark>
      })}
    </pre>
  </div>
)

/** The version that the address names, and the address of the list it is in. */
function placeOf(segments: unknown): [string | undefined, string] {
  const parts = Array.isArray(segments) ? segments.map(String) : []
  return [parts.at(-1), `/admin/${parts.slice(0, -1).join('/')}`]
}
