/** The frame of a page for people who are not signed in. */
import { MinimalTemplate } from '@payloadcms/next/templates'
import type { ReactNode } from 'react'
import { Logo } from '#collections/components/logo.tsx'

/** What stands around the pages before signing in. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <MinimalTemplate>
    <main className="sign-in">
      <Logo />
      {children}
    </main>
  </MinimalTemplate>
)
