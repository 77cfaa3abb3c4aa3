'use client'
import { useState } from 'react'
import { say } from './asking.ts'
import { AskingForm, FormField, Password } from './form.tsx'
import { AfterPassword, isFinished, type PasswordAnswer } from './steps.tsx'

/** Address and password, then the second step where there is one. */
export function LoginForm({ goTo }: { goTo: string }) {
  const [told, setTold] = useState<PasswordAnswer>()
  if (told) return <AfterPassword told={told} goTo={goTo} />
  return (
    <>
      <h1>Sign in</h1>
      <AskingForm<PasswordAnswer>
        action="Sign in"
        ask={({ email, password }) => say('login', { email, password })}
        done={(body) => isFinished(body, goTo) || setTold(body)}
      >
        <FormField label="Email address" name="email" type="email" autoComplete="username" hasFocus />
        <Password />
      </AskingForm>
      <p className="beside">
        <a href="/admin/forgot">I forgot my password</a>
      </p>
    </>
  )
}
