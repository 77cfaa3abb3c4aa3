import type { ReactNode } from 'react'

/** A page with a message, such as an error, in place of the page asked for. */
export const Message = ({ label, title, children }: { label: string; title: string; children: ReactNode }) => (
  <main id="main" className="message">
    <p className="label">{label}</p>
    <h1>{title}</h1>
    {children}
  </main>
)
