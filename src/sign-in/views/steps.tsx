'use client'
/** What comes after the password: a code, a second factor to be added, or nothing. */
import { useState } from 'react'
import { say } from './asking.ts'
import { AskingForm, FormField } from './form.tsx'
import { AddAuthenticator, RecoveryCodes } from './second-factor.tsx'

/** The server's answer to the right password. */
export type PasswordAnswer = { step?: 'code' | 'enrol'; ticket?: string }

/** The page that was asked for, loaded anew with the session. */
const goOn = (goTo: string): void => location.assign(goTo)

/** The steps after the password, until the session has begun. */
export function AfterPassword({ told, goTo }: { told: PasswordAnswer; goTo: string }) {
  const [proof] = useState({ ticket: told.ticket ?? '' })
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodes codes={codes} done={() => goOn(goTo)} />
  if (told.step === 'enrol')
    return (
      <>
        <h1>Add a second factor</h1>
        <p>Everyone here signs in with a password and a code from their phone.</p>
        <AddAuthenticator proof={proof} done={setCodes} />
      </>
    )
  return <Code ticket={proof.ticket} goTo={goTo} />
}

/** Whether no step is left; the browser then goes on to the page that was asked for. */
export function isFinished(told: PasswordAnswer, goTo: string): boolean {
  if (told.step) return false
  goOn(goTo)
  return true
}

function Code({ ticket, goTo }: { ticket: string; goTo: string }) {
  const [isRecovery, setRecovery] = useState(false)
  return (
    <>
      <h1>Your second factor</h1>
      <AskingForm<object>
        key={String(isRecovery)}
        action="Sign in"
        ask={({ code }) => say('second-step', { ticket, code })}
        done={() => goOn(goTo)}
      >
        {isRecovery ? (
          <FormField
            label="One of your recovery codes"
            name="code"
            autoComplete="off"
            hint="Such as abcde-fghjk. Each counts once."
            hasFocus
          />
        ) : (
          <FormField
            label="The six digits that your authenticator app shows"
            name="code"
            isCode
            autoComplete="one-time-code"
            hasFocus
          />
        )}
      </AskingForm>
      <p className="beside">
        <button type="button" className="plain" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </button>
      </p>
      <p className="beside">Neither at hand? An administrator can let you in again.</p>
    </>
  )
}
