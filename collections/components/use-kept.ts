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
 * A state that outlives components and is shared by all that use its key: an answer to a form that is gone appears in the one that
 * replaced it. All callers use one type for a key; `first` must not be an object made for the call.
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

/** The id of a box whose text is kept under this key, by which the focus finds back to it. */
export const idOf = (key: string): string => key.replaceAll(/\W+/g, '-')
