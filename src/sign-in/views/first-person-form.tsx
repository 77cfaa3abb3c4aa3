'use client'
import { say } from './asking.ts'
import { AskingForm, FormField, Password } from './form.tsx'

/** The first person of all, who lets the others in. */
export function FirstPersonForm() {
  return (
    <AskingForm<object>
      action="Begin"
      ask={({ name, email, password }) => say('first-register', { name, email, password })}
      done={() => location.assign('/admin')}
    >
      <FormField label="Your name" name="name" autoComplete="name" hint="As colleagues know you." hasFocus />
      <FormField label="Email address" name="email" type="email" autoComplete="username" />
      <Password isNew />
    </AskingForm>
  )
}
