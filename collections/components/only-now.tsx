'use client'
/** A secret that is shown once. */
import { useState } from 'react'

/** A secret that is shown once, with a button that copies it. */
export function OnlyNow({ what, secret }: { what: string; secret: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(secret).then(() => setCopied(true))
  return (
    <div className="handed" role="status">
      <p>{what}. It is shown this one time: hand it on by a way that nobody else reads.</p>
      <p>
        <code className="secret">{secret}</code>
      </p>
      <button type="button" className="secondary" onClick={copy}>
        {isCopied ? 'Copied' : 'Copy it'}
      </button>
    </div>
  )
}
