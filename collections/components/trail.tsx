'use client'
/** The breadcrumb above the page, as on pages of the CMS. */
import { useStepNav } from '@payloadcms/ui'
import { useEffect } from 'react'

/** A page of the breadcrumb; the last one, which is this page, is no link. */
export type Stop = { label: string; url?: string }

/** Sets the breadcrumb, from the dashboard down, while the page is shown. */
export function Trail({ stops }: { stops: readonly Stop[] }) {
  const { setStepNav } = useStepNav()
  const told = JSON.stringify(stops)
  useEffect(() => setStepNav(JSON.parse(told)), [setStepNav, told])
  return null
}
