'use client'
/** State that outlives the form: it is drawn anew after each save. */
import { useCallback, useSyncExternalStore } from 'react'

const states = new Map<string, unknown>()
const listeners = new Set<() => void>()

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * A state that stays, one for all that is drawn of it: what was asked by a form that is gone by now is seen in the one that took its
 * place. Whoever keeps it under this key keeps a value of this type; `first` is no object made for the call.
 */
export function useKept<T>(key: string, first: T): [value: T, set: (value: T) => void] {
  const value = useSyncExternalStore(
    listen,
    () => (states.has(key) ? (states.get(key) as T) : first),
    () => first,
  )
  const set = useCallback(
    (next: T) => {
      states.set(key, next)
      for (const hear of listeners) hear()
    },
    [key],
  )
  return [value, set]
}

/** The id of a box whose words are kept under this key; by it the cursor finds back to the box. */
export const idOf = (key: string): string => key.replaceAll(/\W+/g, '-')
