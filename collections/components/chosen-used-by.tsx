'use client'
/** In a list: which entries link to the chosen ones, and a way to change these links before the chosen ones are unpublished or deleted. */
import { toast, useAuth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Linked } from '#src/editing/uses.ts'
import { ChangeLinks, LinkList, linksInWords } from './link-list.tsx'
import { sendToCms } from './send-to-cms.ts'
import { useChosen } from './use-chosen.ts'

/** Shows nothing while none is chosen, or none is linked to. */
export function ChosenUsedBy({ collectionSlug }: { collectionSlug: string }) {
  const { count, ids, query } = useChosen(collectionSlug)
  const { permissions } = useAuth()
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

  const relink = async (to: number | null): Promise<boolean> => {
    const sent = await sendToCms<Linked>('POST', `/cms/api/${collectionSlug}/relink${query}`, { to })
    if (!sent.isDone) toast.error(sent.mistake)
    else {
      setTold(sent.answer)
      toast.success(to === null ? 'Nothing links there any more.' : 'What linked there links to the other entry.')
    }
    return sent.isDone
  }

  if (!told || told.uses.length + told.others === 0) return null
  return (
    <details className="chosen-used-by">
      <summary>{linksInWords(told, count)}</summary>
      <p>
        In the trash, or unpublished, {count === 1 ? 'it is' : 'they are'} left out there until{' '}
        {count === 1 ? 'it is' : 'they are'} back, unless these links are changed first.
      </p>
      <LinkList told={told} />
      {permissions?.collections?.[collectionSlug]?.update && (
        <ChangeLinks collection={collectionSlug} except={ids} relink={relink} />
      )}
    </details>
  )
}
