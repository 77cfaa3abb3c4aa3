'use client'
/** Adding an authenticator, and the recovery codes. */
import { useEffect, useState } from 'react'
import { type Outcome, say } from './asking.ts'
import { AskingForm, FormField } from './form.tsx'

type Begun = { secret: string; picture: { size: number; path: string } }

/** What authorises it: a ticket of the sign-in, or the present password of the signed-in person. */
export type SecondFactorProof = { ticket: string } | { currentPassword: string }

/** The picture and the secret for the app, then its first code. Gives the recovery codes. */
export function AddAuthenticator({ proof, done }: { proof: SecondFactorProof; done: (codes: string[]) => void }) {
  const [begun, setBegun] = useState<Outcome<Begun>>()
  useEffect(() => {
    void say<Begun>('second-factor/begin', proof).then(setBegun)
  }, [proof])
  if (!begun) return <p>One moment …</p>
  if (!begun.isDone) return <p role="alert">{begun.message}</p>
  const { secret, picture } = begun.body
  return (
    <AskingForm<{ recoveryCodes: string[] }>
      action="Turn it on"
      ask={({ code }) => say('second-factor/confirm', { code, ...('ticket' in proof && proof) })}
      done={({ recoveryCodes }) => done(recoveryCodes)}
    >
      <p>
        Open an authenticator app on your phone, such as Aegis, 2FAS or the one of your password manager, and scan this:
      </p>
      <svg
        className="qr"
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        role="img"
        aria-label="A QR code for the authenticator app"
        shapeRendering="crispEdges"
      >
        <rect width="100%" height="100%" fill="#fff" />
        <path d={picture.path} fill="#000" />
      </svg>
      <p>
        Or type this into it: <code className="secret">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <FormField label="The six digits that the app shows" name="code" isCode autoComplete="one-time-code" />
    </AskingForm>
  )
}

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, done }: { codes: string[]; done: () => void }) {
  const [isCopied, setCopied] = useState(false)
  const text = `Recovery codes for Octavo (${location.host})\n\n${codes.join('\n')}\n`
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true))
  return (
    <div className="recovery-codes">
      <h2>Keep these recovery codes</h2>
      <p>
        Each lets you in once, when your phone is not at hand. They are shown this one time: print them, or put them
        into your password manager.
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="buttons">
        <button type="button" className="secondary" onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </button>
        <a
          className="secondary"
          download="octavo-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          Save as a file
        </a>
        <button type="button" onClick={done}>
          I have kept them
        </button>
      </p>
    </div>
  )
}
