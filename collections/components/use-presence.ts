'use client'
/** Reports every few seconds that this form is open, and the field with the focus; learns who else is here and what they saved. */
import { useAuth } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { PresenceTold, Present } from '#src/editing/presence.ts'
import type { ContentField } from '../content-fields.ts'
import { fieldOf } from './field-of.ts'

type Options = {
  /** The address for an entry; undefined before it is stored. */
  address: string | undefined
  fields: readonly ContentField[]
  revision(): number
  onRevision(revision: number, changes: PresenceTold['changes']): void
}

const EVERY_MS = 4000
/** Pause in a field before it is reported, so that moving through fields is not. */
const STAY_MS = 400

/** The others who have the entry open. */
export function usePresence({ address, fields, revision, onRevision }: Options): Present[] {
  const { user } = useAuth()
  const isSignedIn = Boolean(user)
  const [people, setPeople] = useState<Present[]>([])
  const latest = useRef({ fields, revision, onRevision })
  latest.current = { fields, revision, onRevision }

  useEffect(() => {
    if (!address || !isSignedIn) return
    const tab = Math.random().toString(36).slice(2)
    let field: string | null = null
    let heard = latest.current.revision()
    let stay: ReturnType<typeof setTimeout>

    const say = async (isLeaving = false) => {
      if (!isLeaving && document.visibilityState === 'hidden') return
      const word = { tab, field, revision: heard, isLeaving }
      const response = await fetch(`${address}/together`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(word),
        keepalive: isLeaving,
      }).catch(() => null)
      if (!response?.ok || isLeaving) return
      const told = (await response.json()) as PresenceTold
      heard = told.revision
      setPeople(told.people)
      latest.current.onRevision(told.revision, told.changes)
    }
    const sayNow = () => void say()
    const leave = () => void say(true)
    const move = ({ target }: FocusEvent) => {
      const name = fieldOf(target)
      const focused = latest.current.fields.some((one) => one.name === name) ? (name ?? null) : null
      if (focused === field) return
      field = focused
      clearTimeout(stay)
      stay = setTimeout(sayNow, STAY_MS)
    }

    sayNow()
    const clock = setInterval(sayNow, EVERY_MS)
    document.addEventListener('focusin', move)
    document.addEventListener('visibilitychange', sayNow)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(clock)
      clearTimeout(stay)
      document.removeEventListener('focusin', move)
      document.removeEventListener('visibilitychange', sayNow)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [address, isSignedIn])

  return people
}
