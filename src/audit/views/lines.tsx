/** Lines of the record of what was done, as people read them. */
import { Instant, withInstantsInWords } from '#collections/components/instant.tsx'
import { findService } from '#src/services.ts'
import { events } from '#src/sign-in/events.ts'
import type { Difference } from '../differences.ts'
import type { Line } from '../find.ts'
import { kinds } from '../kinds.ts'
import { marked } from '../marks.ts'

const labels: Readonly<Record<string, string>> = { ...kinds, ...events }

/** What happened, in words. */
export const labelOf = (kind: string): string => labels[kind] ?? kind

/** All kinds of lines, for a menu. */
export const everyKind = Object.keys(labels)

/** Lines, newest first. `isOfOne`: all are about one entry, which is then not named. */
export function Lines({ lines, isOfOne = false }: { lines: readonly Line[]; isOfOne?: boolean }) {
  const now = new Date()
  return (
    <table className="record">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
        </tr>
      </thead>
      <tbody>
        {together(lines).map((group) => {
          const [newest] = group
          return (
            <tr key={newest.id}>
              <td data-label="When">
                <Instant at={newest.at} now={now} />
              </td>
              <td data-label="Who">{whoOf(newest)}</td>
              <td data-label="What">
                <What group={group} isOfOne={isOfOne} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type Group = readonly [Line, ...Line[]]

/** Minutes within which saves that follow one another, as while somebody types, are shown as one. */
const MINUTES_TOGETHER = 15

function together(lines: readonly Line[]): Group[] {
  const groups: [Line, ...Line[]][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    const newer = last?.at(-1)
    const isAlike =
      newer?.kind === 'changed' &&
      (['kind', 'personId', 'machine', 'collection', 'documentId'] as const).every((key) => newer[key] === line[key]) &&
      newer.at.getTime() - line.at.getTime() < MINUTES_TOGETHER * 60_000
    if (last && isAlike) last.push(line)
    else groups.push([line])
  }
  return groups
}

function What({ group, isOfOne }: { group: Group; isOfOne: boolean }) {
  const [newest] = group
  const changed = [...new Set(group.flatMap(({ changes }) => changes.map(({ label }) => label)))]
  return (
    <>
      <strong>{labelOf(newest.kind)}</strong>
      {!isOfOne && <Thing line={newest} />}
      {newest.reason && <small>{withInstantsInWords(newest.reason)}</small>}
      {changed.length > 0 && (
        <details>
          <summary>
            {changed.join(', ')}
            {group.length > 1 && ` (${group.length} saves)`}
          </summary>
          {group.map(({ id, changes }) => (
            <Changes key={id} changes={changes} />
          ))}
        </details>
      )}
    </>
  )
}

/** The subject of a line, with a link while it exists. */
function Thing({ line: { title, collection, documentId, service, kind } }: { line: Line }) {
  const name = title ?? (documentId === null ? null : `number ${documentId}`)
  const isThere = collection !== null && documentId !== null && kind !== 'deleted'
  const catalogue = service && (findService(service)?.title ?? 'All catalogues')
  const list = collection?.replaceAll('-', ' ')
  const places = [catalogue, list !== catalogue?.toLowerCase() && list].filter(Boolean).join(', ')
  return (
    <>
      {name && ' '}
      {isThere ? <a href={`/admin/collections/${collection}/${documentId}`}>{name}</a> : name}
      {places && <small>{places}</small>}
    </>
  )
}

/** Each field with the words that are gone and new. */
export const Changes = ({ changes }: { changes: readonly Difference[] }) => (
  <dl className="record__changes">
    {changes.map(({ field, label, before, after }) => (
      <div key={field}>
        <dt>{label}</dt>
        <dd>
          <InTheText before={withInstantsInWords(before)} after={withInstantsInWords(after)} />
        </dd>
      </div>
    ))}
  </dl>
)

/** One text, with gone words struck out and new ones marked. */
export const InTheText = ({ before, after }: { before: string; after: string }) => (
  <>
    {marked(before, after).map(({ text, is }, index) => {
      const Mark = is === 'gone' ? 'del' : is === 'new' ? 'ins' : 'span'
      // biome-ignore lint/suspicious/noArrayIndexKey: the text is only read
      return <Mark key={index}>{text}</Mark>
    })}
  </>
)

/** The person or the machine, or both where a machine later did what a person had asked for. */
const whoOf = ({ who, personId, machine }: Pick<Line, 'who' | 'personId' | 'machine'>): string => {
  const person = who ?? (personId === null ? null : 'somebody who is gone')
  if (person) return machine ? `${person}, by ${machine}` : person
  return machine ?? 'Nobody who is signed in'
}
