'use client'
/** The parts that every form of sign-in is made of. */
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Outcome } from './asking.ts'

type FormProps<Body> = {
  /** What the button says. */
  action: string
  /** Sends the values of the fields, by name, to the server. */
  ask: (fields: Record<string, string>) => Promise<Outcome<Body>>
  done: (body: Body, fields: Record<string, string>) => void
  children?: ReactNode
  isDangerous?: boolean
}

/** Fields and a button. A refusal stands above the button, is read out, and leads to its field. */
export function AskingForm<Body>({ action, ask, done, children, isDangerous }: FormProps<Body>) {
  const [refusal, setRefusal] = useState<{ message: string; field: string | undefined }>()
  const [isBusy, setBusy] = useState(false)
  const isReady = useIsReady()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const field = refusal?.field ?? form.current?.querySelector<HTMLInputElement>('input[type=password]')?.name
    if (refusal && field) form.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(field)}"]`)?.focus()
  }, [refusal])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    setBusy(true)
    setRefusal(undefined)
    const told = await ask(fields)
    setBusy(false)
    if (told.isDone) done(told.body, fields)
    else setRefusal(told)
  }

  return (
    <form className="sign-in-form" method="post" onSubmit={submit} ref={form}>
      {children}
      <p className="refusal" role="alert">
        {refusal?.message}
      </p>
      <button type="submit" className={isDangerous ? 'dangerous' : undefined} disabled={!isReady} aria-busy={isBusy}>
        {isBusy ? 'One moment …' : action}
      </button>
    </form>
  )
}

type FieldProps = {
  label: string
  name: string
  type?: 'text' | 'email'
  autoComplete?: string
  hint?: ReactNode
  defaultValue?: string
  isCode?: boolean
  hasFocus?: boolean
}

/** A line of text. */
export function FormField({
  label,
  name,
  type = 'text',
  autoComplete,
  hint,
  defaultValue,
  isCode,
  hasFocus,
}: FieldProps) {
  const id = useId()
  const input = useFocus(hasFocus)
  return (
    <div className="sign-in-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={input}
        name={name}
        type={type}
        required
        autoComplete={autoComplete}
        aria-describedby={hint ? `${id}-hint` : undefined}
        defaultValue={defaultValue}
        spellCheck={false}
        autoCapitalize="none"
        {...(isCode && { className: 'code', inputMode: 'numeric', maxLength: 7 })}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  )
}

/** The hidden address of the person who chooses a password, for password managers, which keep both. */
export const Username = ({ email }: { email: string }) => (
  <input
    className="for-managers"
    name="username"
    autoComplete="username"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden
  />
)

type PasswordProps = { label?: string; name?: string; isNew?: boolean; hasFocus?: boolean }

/** A password, which can be looked at. */
export function Password({ label = 'Password', name = 'password', isNew, hasFocus }: PasswordProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const input = useFocus(hasFocus)
  return (
    <div className="sign-in-field">
      <label htmlFor={id}>{label}</label>
      <span className="with-button">
        <input
          id={id}
          ref={input}
          name={name}
          type={isShown ? 'text' : 'password'}
          required
          autoComplete={isNew ? 'new-password' : 'current-password'}
          aria-describedby={isNew ? `${id}-hint` : undefined}
          spellCheck={false}
          autoCapitalize="none"
        />
        <button type="button" className="plain" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
        </button>
      </span>
      {isNew && (
        <small id={`${id}-hint`}>Twelve characters or more. A few words that do not belong together are good.</small>
      )}
    </div>
  )
}

/** Whether the page’s script runs: before, the browser itself would send the form. */
function useIsReady(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return isReady
}

function useFocus(hasFocus: boolean | undefined) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hasFocus) input.current?.focus()
  }, [hasFocus])
  return input
}
