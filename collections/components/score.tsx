'use client'
/** The documentation score of the page in the form, part by part, and what speaks against it, while it is written. */
import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useDeferredValue, useMemo } from 'react'
import { type Concern, concernsOf } from '#src/read-model/provenance.ts'
import type { AnyRecord, AnyResource } from '#src/read-model/resource.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { scoreOf } from '#src/read-model/score.ts'
import type { OwnerId } from '#src/services.ts'
import { announcedIn, draftRecord } from '../draft-record.ts'
import { entry } from '../entry.ts'

/** Points of each part and in all, beside what a well-written page has. */
export function Score({ service, resource }: { service: OwnerId; resource: string }) {
  const [fields] = useAllFormFields()
  const of = findResource(service, resource)
  const document = reduceFieldsToValues(fields, true)
  const { total, parts } = scoreOf(of, draftRecord(of, document), announcedIn(document))
  // Texts are read through for it, which may wait until the typing pauses.
  const settled = useDeferredValue(fields)
  const concerns = useMemo(() => concernsIn(of, reduceFieldsToValues(settled, true)), [of, settled])
  return (
    <div className="field-type score">
      <div className="field-label">Score: {total}</div>
      <table>
        <tbody>
          {parts.map(({ label, points, good }) => (
            <tr key={label}>
              <td>{label}</td>
              <td>
                <progress value={Math.min(points, good)} max={good} aria-label={label} />
              </td>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="field-description">
        How much of the page is written; a bar is full where a good page has as much. Once it is published, each entry
        that links to it adds to this. Lists show the best documented first.
      </div>
      {concerns.length > 0 && (
        <details className="concerns">
          <summary>Where its facts come from: {concerns.length} to look at</summary>
          <ul>
            {concerns.map(({ field, message, isFault }) => (
              <li key={`${field.join('.')} ${message}`}>
                {isFault && <strong>In the way of publishing: </strong>}
                {message}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** What speaks against the page in the form; nothing while a text holds what no page can show, which saving says. */
function concernsIn(of: AnyResource, document: object): Concern[] {
  try {
    return concernsOf(of, entry(of, document) as AnyRecord)
  } catch {
    return []
  }
}
