'use client'
import { say } from './asking.ts'
import { Field, Form, Password } from './form.tsx'

/** The first person of all, who lets the others in. */
export function FirstPersonForm() {
  return (
    <Form<object>
      action="Begin"
      ask={({ name, email, password }) => say('first-register', { name, email, password })}
      done={() => location.assign('/admin')}
    >
      <Field label="Your name" name="name" autoComplete="name" hint="As colleagues know you." hasFocus />
      <Field label="Email address" name="email" type="email" autoComplete="username" />
      <Password isNew />
    </Form>
  )
}
