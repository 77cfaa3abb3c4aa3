'use client'
/** What an administrator does for a person. */
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { say } from './asking.ts'
import { AskingForm, Password } from './form.tsx'

/** A link that was made: mailed, or shown this once. */
export type Handed = {
  name: string
  email: string
  purpose: string
  validFor: string
  link?: string
  isMailed?: boolean
  trouble?: string
}

/** What became of the link. */
export function HandedOn({ handed }: { handed: Handed }) {
  const [isCopied, setCopied] = useState(false)
  const { email, name, link, validFor, trouble } = handed
  if (!link)
    return (
      <p role="status">
        A link is on its way to {email}. It holds for {validFor}, once.
      </p>
    )
  const copy = () => navigator.clipboard.writeText(link).then(() => setCopied(true))
  return (
    <div className="handed" role="status">
      <p>
        {trouble} Give this link to {name}, by a way that nobody else reads. It is shown this one time, and holds for{' '}
        {validFor}, once.
      </p>
      <p>
        <code className="link">{link}</code>
      </p>
      <button type="button" className="secondary" onClick={copy}>
        {isCopied ? 'Copied' : 'Copy the link'}
      </button>
    </div>
  )
}

type Act = { path: string; title: string; action: string; isDangerous?: boolean }

/** Something that asks for the administrator's own password. */
export function WithPassword({ path, title, action, isDangerous }: Act) {
  const [isOpen, setOpen] = useState(false)
  const [handed, setHanded] = useState<Handed>()
  const [message, setMessage] = useState<string>()
  const router = useRouter()
  return (
    <div className="opened">
      <button type="button" className="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {title}
      </button>
      {isOpen && (
        <AskingForm<Handed & { message?: string }>
          action={action}
          isDangerous={isDangerous ?? false}
          ask={({ currentPassword }) => say(path, { currentPassword })}
          done={(body) => {
            setOpen(false)
            if (body.purpose) setHanded(body)
            setMessage(body.message)
            router.refresh()
          }}
        >
          <Password label="Your own password" name="currentPassword" hasFocus />
        </AskingForm>
      )}
      <p role="status">{message}</p>
      {handed && <HandedOn handed={handed} />}
    </div>
  )
}

/** Ends every sign-in of a person. */
export function SignOutEverywhere({ id }: { id: number }) {
  const router = useRouter()
  const [message, setMessage] = useState<string>()
  const end = async () => {
    const told = await say<{ message: string }>(`${id}/sessions/end`)
    setMessage(told.isDone ? told.body.message : told.message)
    router.refresh()
  }
  return (
    <div className="opened">
      <button type="button" className="secondary" onClick={end}>
        Sign them out everywhere
      </button>
      <p role="status">{message}</p>
    </div>
  )
}

/** Asks everyone for a second factor, or no more. */
export function AskOfAll({ isAsked }: { isAsked: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState<string>()
  const router = useRouter()
  return (
    <div className="opened">
      <button type="button" className="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isAsked ? 'Leave it to everyone' : 'Ask it of everyone'}
      </button>
      {isOpen && (
        <AskingForm<{ message: string }>
          action={isAsked ? 'Leave it to everyone' : 'Ask it of everyone'}
          ask={({ currentPassword }) => say('second-factor/ask-of-all', { isAsked: !isAsked, currentPassword })}
          done={(body) => {
            setOpen(false)
            setMessage(body.message)
            router.refresh()
          }}
        >
          <Password label="Your own password" name="currentPassword" hasFocus />
        </AskingForm>
      )}
      <p role="status">{message}</p>
    </div>
  )
}
