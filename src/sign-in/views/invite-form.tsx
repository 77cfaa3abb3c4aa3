'use client'
import { useState } from 'react'
import { say } from './asking.ts'
import { AskingForm, FormField } from './form.tsx'
import { type Handed, HandedOn } from './their-access.tsx'

type Choice = { value: string; label: string }

/** Who is invited, as what, and to which catalogues. */
export function InviteForm({ roles, services }: { roles: Choice[]; services: Choice[] }) {
  const [handed, setHanded] = useState<Handed & { id: number }>()
  const [chosen, setChosen] = useState<string[]>([])
  if (handed)
    return (
      <>
        <HandedOn handed={handed} />
        <p className="buttons">
          <button type="button" onClick={() => setHanded(undefined)}>
            Invite somebody else
          </button>
          <a className="secondary" href={`/admin/collections/users/${handed.id}`}>
            To {handed.name}
          </a>
        </p>
      </>
    )
  return (
    <AskingForm<Handed & { id: number }>
      action="Invite"
      ask={({ name, email, role }) => say('invite', { name, email, role, services: chosen })}
      done={(body) => {
        setChosen([])
        setHanded(body)
      }}
    >
      <FormField label="Name" name="name" autoComplete="off" hint="As colleagues know them." hasFocus />
      <FormField label="Email address" name="email" type="email" autoComplete="off" hint="What they sign in with." />
      <fieldset>
        <legend>Role</legend>
        {roles.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="role" value={value} defaultChecked={value === 'writer'} /> {label}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Catalogues</legend>
        <small>None chosen: all of them.</small>
        <div className="columns">
          {services.map(({ value, label }) => (
            <label key={value}>
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, value] : chosen.filter((service) => service !== value))
                }
              />{' '}
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </AskingForm>
  )
}
