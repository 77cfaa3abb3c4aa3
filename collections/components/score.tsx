'use client'
/** The documentation score of the page in the form, part by part, while it is written. */
import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { findResource } from '#src/read-model/resources/index.ts'
import { scoreOf } from '#src/read-model/score.ts'
import type { OwnerId } from '#src/services.ts'
import { announcedIn, draftRecord } from '../draft-record.ts'

/** Points of each part and in all, beside what a well-written page has. */
export function Score({ service, resource: id }: { service: OwnerId; resource: string }) {
  const [fields] = useAllFormFields()
  const resource = findResource(service, id)
  const document = reduceFieldsToValues(fields, true)
  const { total, parts } = scoreOf(resource, draftRecord(resource, document), announcedIn(document))
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
    </div>
  )
}
