'use client'
import { useEffect, useState } from 'react'
import { type Outcome as Answer, say } from './asking.ts'
import { AskingForm, Password, Username } from './form.tsx'
import { AfterPassword, isFinished, type PasswordAnswer } from './steps.tsx'

type Whose = { purpose: 'invitation' | 'reset'; name: string; email: string }

/** The token of the link, after the #, which was not sent to the server. */
const token = (): string => location.hash.slice(1)

/** Choosing a password by a link. */
export function SetPasswordForm() {
  const [whose, setWhose] = useState<Answer<Whose>>()
  const [told, setTold] = useState<PasswordAnswer>()
  useEffect(() => {
    void say<Whose>('link', { token: token() }).then(setWhose)
  }, [])
  if (told) return <AfterPassword told={told} goTo="/admin" />
  if (!whose) return <p>One moment …</p>
  if (!whose.isDone)
    return (
      <>
        <h1>This link is not good any more</h1>
        <p role="alert">{whose.message}</p>
        <p className="beside">
          <a href="/admin/login">Sign in</a>
        </p>
      </>
    )
  const { purpose, name, email } = whose.body
  return (
    <>
      <h1>{purpose === 'invitation' ? `Welcome, ${name}` : 'A new password'}</h1>
      <p>
        Choose the password with which you sign in as <b>{email}</b>.
      </p>
      <AskingForm<PasswordAnswer>
        action={purpose === 'invitation' ? 'Begin' : 'Choose this password'}
        ask={({ password }) => say('reset-password', { token: token(), password })}
        done={(body) => isFinished(body, '/admin') || setTold(body)}
      >
        <Username email={email} />
        <Password label="New password" isNew hasFocus />
      </AskingForm>
    </>
  )
}
