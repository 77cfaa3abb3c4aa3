'use client'
/** A time by the reader's own clock, beside the UTC that the server says; nothing where the clock is UTC. */
import { useEffect, useState } from 'react'

/** The zone of the browser; null until it is known, which is after the page is there. */
export function useZone(): string | null {
  const [zone, setZone] = useState<string | null>(null)
  useEffect(() => setZone(new Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return zone
}

/** Zones that have the same time as UTC all year. */
const asUtc = ['UTC', 'Etc/UTC', 'GMT', 'Etc/GMT']

/** Such as “Europe/Berlin, UTC+1” at an instant; null where that is UTC. */
export function zoneWords(zone: string | null, at: Date): string | null {
  if (!zone || asUtc.includes(zone)) return null
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC')
  return `${zone.replaceAll('_', ' ')}, ${offset}`
}

/** Day and time there, with the zone's name. */
export function LocalTime({ at }: { at: string }) {
  const zone = useZone()
  const instant = new Date(at)
  const words = Number.isNaN(instant.getTime()) ? null : zoneWords(zone, instant)
  if (!zone || !words) return null
  const there = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  return (
    <small className="local-time">
      {there.format(instant)} ({words})
    </small>
  )
}
