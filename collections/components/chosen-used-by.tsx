'use client'
/** In a list: who links to the entries that are chosen, before they are taken away together. */
import { useEffect, useState } from 'react'
import type { Linked } from '#src/editing/uses.ts'
import { countOf, LinkList } from './link-list.tsx'
import { useChosen } from './use-chosen.ts'

/** Nothing while none is chosen, or nobody links to them. */
export function ChosenUsedBy({ collectionSlug }: { collectionSlug: string }) {
  const { count, query } = useChosen(collectionSlug)
  const [told, setTold] = useState<Linked | null>(null)

  useEffect(() => {
    setTold(null)
    if (query === '') return
    const gone = new AbortController()
    fetch(`/cms/api/${collectionSlug}/used-by${query}`, { credentials: 'include', signal: gone.signal })
      .then(async (response) => response.ok && setTold(await response.json()))
      .catch(() => {})
    return () => gone.abort()
  }, [collectionSlug, query])

  if (!told || told.uses.length + told.others === 0) return null
  return (
    <details className="chosen-used-by">
      <summary>{countOf(told, count)}</summary>
      <p>
        In the trash, or unpublished, {count === 1 ? 'it is' : 'they are'} left out there until{' '}
        {count === 1 ? 'it is' : 'they are'} back. To let the links lead elsewhere, or to take them out, open the entry
        first.
      </p>
      <LinkList told={told} />
    </details>
  )
}
