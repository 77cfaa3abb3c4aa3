'use client'
/** What an administrator does with keys. */
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { OnlyNow } from '#collections/components/only-now.tsx'
import { post } from '#src/sign-in/views/asking.ts'
import { AskingForm, FormField } from '#src/sign-in/views/form.tsx'

/** Asks for the holder and the limit of a new key, and shows it only this once. */
export function IssueKey() {
  const [isOpen, setOpen] = useState(false)
  const [issued, setIssued] = useState<{ name: string; key: string }>()
  const router = useRouter()
  return (
    <div className="opened">
      <button type="button" className="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Issue a key
      </button>
      {isOpen && (
        <AskingForm<{ name: string; key: string }>
          action="Issue the key"
          ask={({ name, perMinute }) => post('keys', { name, perMinute })}
          done={(body) => {
            setOpen(false)
            setIssued(body)
            router.refresh()
          }}
        >
          <FormField
            label="Whose key it is"
            name="name"
            hint="A person or a program, as you will look for it later."
            hasFocus
          />
          <FormField label="Requests a minute" name="perMinute" defaultValue="6000" hint="0 is no limit." />
        </AskingForm>
      )}
      {issued && <OnlyNow what={`This is the key of ${issued.name}`} secret={issued.key} />}
    </div>
  )
}

/** Revokes a key after a second question: programs that use it are refused from then on. */
export function RevokeKey({ id, name }: { id: number; name: string }) {
  const [isSure, setSure] = useState(false)
  const [message, setMessage] = useState<string>()
  const router = useRouter()
  const revoke = async () => {
    if (!isSure) return setSure(true)
    const told = await post<{ message: string }>(`keys/${id}/revoke`)
    setMessage(told.isDone ? told.body.message : told.message)
    router.refresh()
  }
  return (
    <>
      <button
        type="button"
        className={isSure ? 'dangerous' : 'secondary'}
        onClick={revoke}
        onBlur={() => setSure(false)}
      >
        {isSure ? 'Revoke it for good' : 'Revoke'}
        <span className="unseen"> the key of {name}</span>
      </button>
      {message && <p role="status">{message}</p>}
    </>
  )
}
