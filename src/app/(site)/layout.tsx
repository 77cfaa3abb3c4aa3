import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import '#src/ui/styles/index.css'

/** Every page is made when it is asked for: its data is in process, and its date is today. */
export const dynamic = 'force-dynamic'

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf8f4' },
    { media: '(prefers-color-scheme: dark)', color: '#161310' },
  ],
}

/** The document around every page readers see. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
