'use client'
/** What an administrator does with webhooks. */
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { OnlyNow } from '#collections/components/only-now.tsx'
import { post } from '#src/sign-in/views/asking.ts'
import { AskingForm, FormField } from '#src/sign-in/views/form.tsx'

type Made = { name: string; secret: string }

/** The names of the boxes for catalogues begin so. */
const BOX = 'service '

/** Asks whom to tell, where and of what, and shows the secret, this once. */
export function AddWebhook({ catalogues }: { catalogues: readonly { id: string; title: string }[] }) {
  const [isOpen, setOpen] = useState(false)
  const [added, setAdded] = useState<Made>()
  const router = useRouter()
  const add = ({ name, url, ...boxes }: Record<string, string>) =>
    post<Made>('webhooks', { name, url, services: Object.keys(boxes).map((box) => box.slice(BOX.length)) })
  return (
    <div className="opened">
      <button type="button" className="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Add an address
      </button>
      {isOpen && (
        <AskingForm<Made>
          action="Add the address"
          ask={add}
          done={(body) => {
            setOpen(false)
            setAdded(body)
            router.refresh()
          }}
        >
          <FormField
            label="Who is told"
            name="name"
            hint="A person or a program, as you will look for it later."
            hasFocus
          />
          <FormField label="Address" name="url" hint="It begins with https:// and is on the public internet." />
          <fieldset>
            <legend>Of what</legend>
            <small>None chosen: of everything.</small>
            <div className="columns">
              {catalogues.map(({ id, title }) => (
                <label key={id}>
                  <input type="checkbox" name={`${BOX}${id}`} />
                  {title}
                </label>
              ))}
            </div>
          </fieldset>
        </AskingForm>
      )}
      {added && <OnlyNow what={`By this secret ${added.name} knows what comes from us`} secret={added.secret} />}
    </div>
  )
}

/** What is done with an address. Removing it is asked twice. */
export function Steps({ id, name, isPaused }: { id: number; name: string; isPaused: boolean }) {
  const [isSure, setSure] = useState(false)
  const [rotated, setRotated] = useState<Made>()
  const [message, setMessage] = useState<string>()
  const router = useRouter()
  const take = async (step: string) => {
    const told = await post<{ message: string }>(`webhooks/${id}/${step}`)
    setMessage(told.isDone ? told.body.message : told.message)
    router.refresh()
  }
  const rotate = async () => {
    const told = await post<Made>(`webhooks/${id}/secret`)
    if (told.isDone) setRotated(told.body)
    else setMessage(told.message)
  }
  const unseenName = <span className="unseen"> of {name}</span>
  return (
    <div className="buttons">
      <button type="button" className="secondary" onClick={() => take(isPaused ? 'take-up' : 'pause')}>
        {isPaused ? 'Take up again' : 'Pause'}
        <span className="unseen"> {name}</span>
      </button>
      <button type="button" className="secondary" onClick={rotate}>
        New secret{unseenName}
      </button>
      <button
        type="button"
        className={isSure ? 'dangerous' : 'secondary'}
        onClick={() => (isSure ? take('remove') : setSure(true))}
        onBlur={() => setSure(false)}
      >
        {isSure ? 'Remove it for good' : 'Remove'}
        <span className="unseen"> {name}</span>
      </button>
      {message && <p role="status">{message}</p>}
      {rotated && (
        <OnlyNow
          what={`This is the new secret of ${rotated.name}. For a day that from before signs beside it`}
          secret={rotated.secret}
        />
      )}
    </div>
  )
}

/** Has one delivery sent again. */
export function SendAgain({ id, what }: { id: string; what: string }) {
  const [message, setMessage] = useState<string>()
  const router = useRouter()
  const send = async () => {
    const told = await post<{ message: string }>(`deliveries/${id}/again`)
    setMessage(told.isDone ? told.body.message : told.message)
    router.refresh()
  }
  return (
    <>
      <button type="button" className="secondary" onClick={send}>
        Send again
        <span className="unseen"> {what}</span>
      </button>
      {message && <p role="status">{message}</p>}
    </>
  )
}
