'use client'
/** Above the form of an entry: who else has it open, whether it is saved, what others changed in it, and what has to be chosen. */
import { useState } from 'react'
import type { Present, ToldChange } from '#src/editing/presence.ts'
import type { ContentField } from '../content-fields.ts'
import type { PlacedField } from '../placed-fields.ts'
import { Choose, timeOf } from './choose.tsx'
import { usePresence } from './use-presence.ts'
import { useRefusal } from './use-refusal.ts'
import { useSaving } from './use-saving.ts'

type Props = { fields: readonly ContentField[]; places: readonly PlacedField[] }

/** The field `revision`: it has no box to type in. */
export function Together({ fields, places }: Props) {
  useRefusal(places)
  const { saving, address, canSave, choosing, trouble, taken, forgetTaken } = useSaving(fields)
  const [told, setTold] = useState<ReadonlyMap<string, ToldChange>>(new Map())
  const people = usePresence({
    address: canSave ? address : undefined,
    fields,
    revision: saving.revision,
    onRevision: (revision, changes) => {
      if (changes.length > 0)
        setTold((before) => new Map([...before, ...changes.map((one) => [one.field, one] as const)]))
      void saving.hear(revision)
    },
  })
  const labelOf = (name: string | null) => fields.find((field) => field.name === name)?.label
  const tellOf = (name: string) => told.get(name)
  return (
    <div className="together">
      <ul className="together__people" aria-label="Who else has this open">
        {people.map((person) => (
          <Somebody key={`${person.name} ${person.since}`} {...person} label={labelOf(person.field)} />
        ))}
      </ul>
      {trouble && (
        <p className="together__trouble" role="alert">
          {trouble}
        </p>
      )}
      <p className="together__taken" role="status" hidden={taken.length === 0}>
        {taken.length > 0 && (
          <>
            {`${authors(taken, fields, tellOf)} changed ${taken.join(', ')}. It is in your form now.`}{' '}
            <button type="button" onClick={forgetTaken}>
              All right
            </button>
          </>
        )}
      </p>
      {choosing && (
        <Choose
          differences={choosing.differences}
          tellOf={tellOf}
          onChosen={(choices) => void saving.chosen(choices)}
        />
      )}
    </div>
  )
}

function Somebody({ name, isYou, since, label }: Present & { label: string | undefined }) {
  return (
    <li>
      <span className="together__mark" aria-hidden="true">
        {initials(name)}
      </span>
      <span>
        {isYou ? 'You have this open in another window' : <strong>{name}</strong>}
        {label ? `, in ${label}` : isYou ? '' : ' is here'}
        <span className="together__since"> since {timeOf(since)}</span>
      </span>
    </li>
  )
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** The people who changed these fields. */
function authors(
  labels: readonly string[],
  fields: readonly ContentField[],
  tellOf: (name: string) => ToldChange | undefined,
): string {
  const names = fields.filter(({ label }) => labels.includes(label)).map(({ name }) => tellOf(name)?.by ?? 'Somebody')
  return [...new Set(names)].join(' and ')
}
