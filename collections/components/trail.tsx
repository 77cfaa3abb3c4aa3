'use client'
/** The way here, above the page, as the pages of the CMS have it. */
import { useStepNav } from '@payloadcms/ui'
import { useEffect } from 'react'

/** A page on the way here; the last one, which is this page, leads nowhere. */
export type Stop = { label: string; url?: string }

/** Sets the way here, from the dashboard down, for as long as the page is shown. */
export function Trail({ stops }: { stops: readonly Stop[] }) {
  const { setStepNav } = useStepNav()
  const told = JSON.stringify(stops)
  useEffect(() => setStepNav(JSON.parse(told)), [setStepNav, told])
  return null
}
