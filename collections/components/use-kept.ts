'use client'
/** State that outlives the form: it is drawn anew after each save. */
import { useCallback, useState } from 'react'

const states = new Map<string, unknown>()

/** A state that stays. Whoever keeps it under this key keeps a value of this type. */
export function useKept<T>(key: string, first: T): [value: T, set: (value: T) => void] {
  const [value, setValue] = useState(() => (states.has(key) ? (states.get(key) as T) : first))
  const set = useCallback(
    (next: T) => {
      states.set(key, next)
      setValue(next)
    },
    [key],
  )
  return [value, set]
}

/** The id of a box whose words are kept under this key; by it the cursor finds back to the box. */
export const idOf = (key: string): string => key.replaceAll(/\W+/g, '-')
