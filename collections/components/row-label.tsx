'use client'
/** The heading of a collapsed row: the value of its first field. */
import { useRowLabel } from '@payloadcms/ui'

/** The text of the field `by`, or the row's number. */
export function RowLabel({ by }: { by: string }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  const text = data?.[by]
  return <span>{typeof text === 'string' && text !== '' ? text : `${(rowNumber ?? 0) + 1}`}</span>
}
