/** A page of ours in the admin that belongs to no collection: in the same frame as others, for signed-in people. */
import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { type Stop, Trail } from './trail.tsx'

/** `address` is the page's own; `stops` are the pages above it; `className` is that of its main part. */
type Page = { address: string; stops: readonly Stop[]; className: string }

/** Sends people who are not signed in to do so, and back. */
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
