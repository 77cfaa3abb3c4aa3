'use client'
/** The way here, above the page, as the pages of the CMS have it. */
import { useStepNav } from '@payloadcms/ui'
import { useEffect } from 'react'

export type Stop = { label: string; url?: string }

export function Trail({ stops }: { stops: readonly Stop[] }) {
  const { setStepNav } = useStepNav()
  const told = JSON.stringify(stops)
  useEffect(() => setStepNav(JSON.parse(told)), [setStepNav, told])
  return null
}
