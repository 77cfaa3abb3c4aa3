'use client'
/** The documentation score of the page in the form, part by part, while it is written. */
import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { findResource } from '#src/read-model/resources/index.ts'
import { scoreOf } from '#src/read-model/score.ts'
import type { OwnerId } from '#src/services.ts'
import { draftRecord } from '../draft-record.ts'

/** Points of each part and in all; what is missing is what has fewer points than it can have. */
export function Score({ service, resource }: { service: OwnerId; resource: string }) {
  const [fields] = useAllFormFields()
  const of = findResource(service, resource)
  const { total, parts } = scoreOf(of, draftRecord(of, reduceFieldsToValues(fields, true)))
  return (
    <div className="field-type score">
      <div className="field-label">Score: {total} of 100</div>
      <table>
        <tbody>
          {parts.map(({ label, points, most }) => (
            <tr key={label}>
              <td>{label}</td>
              <td>
                <progress value={points} max={most} aria-label={label} />
              </td>
              <td>
                {points}/{most}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="field-description">How much of the page is written. Lists show the best written first.</div>
    </div>
  )
}
