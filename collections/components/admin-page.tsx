/** A page of ours in the admin, which is no collection's: within the frame of all others, for who is signed in. */
import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { type Stop, Trail } from './trail.tsx'

/** `address` is the page's own; `stops`, the way to it; `className`, that of its main part. */
type Page = { address: string; stops: readonly Stop[]; className: string }

/** Who is not signed in is sent to do so, and comes back. */
export function AdminPage({
  asked: { initPageResult, params, searchParams },
  page: { address, stops, className },
  children,
}: {
  asked: AdminViewServerProps
  page: Page
  children: ReactNode
}) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { payload, i18n } = req
  const user = req.user ?? undefined
  if (!user) redirect(`/admin/login?redirect=${address}`)
  const shown = { i18n, payload, permissions, user, visibleEntities, ...(locale && { locale }) }
  const given = { ...(params && { params }), ...(searchParams && { searchParams }) }
  const { actions = [] } = payload.config.admin.components
  return (
    <DefaultTemplate {...shown} {...given} req={req} viewActions={actions}>
      <main className={`${className} gutter--left gutter--right`}>
        <Trail stops={stops} />
        {children}
      </main>
    </DefaultTemplate>
  )
}
