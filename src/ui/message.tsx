import type { ReactNode } from 'react'

/** A page that has to say why it is not the one asked for. */
export const Message = ({ label, title, children }: { label: string; title: string; children: ReactNode }) => (
  <main id="main" className="message">
    <p className="label">{label}</p>
    <h1>{title}</h1>
    {children}
  </main>
)
