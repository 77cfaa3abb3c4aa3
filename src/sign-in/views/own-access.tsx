'use client'
/** What a person changes of how they sign in. */
import { useRouter } from 'next/navigation.js'
import { type ReactNode, useState } from 'react'
import { change, say } from './asking.ts'
import { AskingForm, FormField, Password, Username } from './form.tsx'
import { AddAuthenticator, RecoveryCodes, type SecondFactorProof } from './second-factor.tsx'

const presentPassword = <Password label="Present password" name="currentPassword" />

/** A button that opens a form; `children` gets the function that closes it with a message. */
function Opened({ title, children }: { title: string; children: (close: (message?: string) => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState<string>()
  const router = useRouter()
  const close = (said?: string) => {
    setOpen(false)
    setMessage(said)
    router.refresh()
  }
  return (
    <div className="opened">
      <button type="button" className="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {title}
      </button>
      <p role="status">{message}</p>
      {isOpen && children(close)}
    </div>
  )
}

/** The form in which somebody changes their password. */
export const ChangePassword = ({ id, email }: { id: number; email: string }) => (
  <Opened title="Change the password">
    {(close) => (
      <AskingForm
        action="Change the password"
        ask={({ currentPassword, password }) => change(id, { currentPassword, password })}
        done={() => close('Your password is changed. Everywhere else you are signed out.')}
      >
        <Username email={email} />
        {presentPassword}
        <Password label="New password" isNew />
      </AskingForm>
    )}
  </Opened>
)

/** The form in which somebody changes the address that they sign in by. */
export const ChangeAddress = ({ id }: { id: number }) => (
  <Opened title="Change the address">
    {(close) => (
      <AskingForm
        action="Change the address"
        ask={({ currentPassword, email }) => change(id, { currentPassword, email })}
        done={(_, { email }) => close(`You sign in with ${email} from now on.`)}
      >
        <FormField label="New email address" name="email" type="email" autoComplete="email" />
        {presentPassword}
      </AskingForm>
    )}
  </Opened>
)

/** The present password, then the picture for the app, then the recovery codes. */
export const AddSecondFactor = () => (
  <Opened title="Add an authenticator app">{(close) => <Adding close={close} />}</Opened>
)

function Adding({ close }: { close: (message: string) => void }) {
  const [proof, setProof] = useState<SecondFactorProof>()
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodes codes={codes} done={() => close('Your second factor is on.')} />
  if (proof) return <AddAuthenticator proof={proof} done={setCodes} />
  return (
    <AskingForm
      action="Go on"
      ask={async ({ currentPassword }) => ({ isDone: true, body: { currentPassword: currentPassword ?? '' } })}
      done={setProof}
    >
      {presentPassword}
    </AskingForm>
  )
}

/** The form by which somebody gets new recovery codes, in place of the old ones. */
export const RenewRecoveryCodes = () => (
  <Opened title="Make new recovery codes">{(close) => <Renewing close={close} />}</Opened>
)

function Renewing({ close }: { close: (message: string) => void }) {
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodes codes={codes} done={() => close('The codes from before count no more.')} />
  return (
    <AskingForm<{ recoveryCodes: string[] }>
      action="Make new recovery codes"
      ask={({ currentPassword }) => say('recovery-codes', { currentPassword })}
      done={({ recoveryCodes }) => setCodes(recoveryCodes)}
    >
      {presentPassword}
    </AskingForm>
  )
}

/** The form in which somebody gives up their second factor. */
export const RemoveSecondFactor = () => (
  <Opened title="Remove the second factor">
    {(close) => (
      <AskingForm<{ message: string }>
        action="Remove it"
        isDangerous
        ask={({ currentPassword }) => say('second-factor/remove', { currentPassword })}
        done={({ message }) => close(message)}
      >
        {presentPassword}
      </AskingForm>
    )}
  </Opened>
)

/** Ends one sign-in, or all but this. */
export function EndSessions({ id, device }: { id?: string; device?: string }) {
  const router = useRouter()
  const [trouble, setTrouble] = useState<string>()
  const end = async () => {
    const told = await say('sessions/end', id === undefined ? {} : { id })
    if (told.isDone) router.refresh()
    else setTrouble(told.message)
  }
  return (
    <>
      <button type="button" className="secondary" onClick={end} aria-label={device && `Sign out: ${device}`}>
        {id === undefined ? 'Sign out everywhere else' : 'Sign out'}
      </button>
      {trouble && <p role="alert">{trouble}</p>}
    </>
  )
}
