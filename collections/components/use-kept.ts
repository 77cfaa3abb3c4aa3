'use client'
import { useCallback, useState } from 'react'

const kept = new Map<string, unknown>()

/** A state that is there still when the form is drawn anew, as it is after each save. Whoever keeps it under this key keeps a value of this type. */
export function useKept<T>(key: string, first: T): [value: T, set: (value: T) => void] {
  const [value, setValue] = useState(() => (kept.has(key) ? (kept.get(key) as T) : first))
  const set = useCallback(
    (next: T) => {
      kept.set(key, next)
      setValue(next)
    },
    [key],
  )
  return [value, set]
}
