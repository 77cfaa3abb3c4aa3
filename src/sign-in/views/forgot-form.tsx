'use client'
import { useState } from 'react'
import { say } from './asking.ts'
import { AskingForm, FormField } from './form.tsx'

/** Asks for a link. The answer does not tell whether there is such a person. */
export function ForgotForm() {
  const [message, setMessage] = useState<string>()
  if (message) return <p role="status">{message} It holds for two hours. Look among unwanted mail too.</p>
  return (
    <AskingForm<{ message: string }>
      action="Send me a link"
      ask={({ email }) => say('forgot-password', { email })}
      done={(body) => setMessage(body.message)}
    >
      <FormField label="Email address" name="email" type="email" autoComplete="username" hasFocus />
    </AskingForm>
  )
}
