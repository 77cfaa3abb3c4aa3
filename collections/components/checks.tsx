'use client'
/** Beside the form: what keeps the entry from being published, and what is worth a look, each with a link to its field. */
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Check } from '#src/editing/checks.ts'
import { Help } from './help.tsx'
import { jumpTo } from './jump.ts'

/** The checks of the entry as last saved; nothing before the first save. */
export function Checks() {
  const { id, collectionSlug, lastUpdateTime, isTrashed } = useDocumentInfo()
  const [checks, setChecks] = useState<Check[] | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each save may change what there is to say.
  useEffect(() => {
    if (!id) return
    let isStale = false
    fetch(`/cms/api/${collectionSlug}/${id}/checks`, { credentials: 'include' })
      .then(async (response) => {
        if (response.ok && !isStale) setChecks((await response.json()).checks)
      })
      .catch(() => {})
    return () => {
      isStale = true
    }
  }, [id, collectionSlug, lastUpdateTime])

  if (!checks || isTrashed) return null
  const blocking = checks.filter(({ isBlocking }) => isBlocking)
  const others = checks.filter(({ isBlocking }) => !isBlocking)
  return (
    <div className="field-type checks">
      <div className="field-label">
        Before it is published <Help chapter="checks" />
      </div>
      {blocking.length === 0 ? (
        <p className="checks__free">Nothing is in the way of publishing it.</p>
      ) : (
        <>
          <p className="checks__blocked">In the way of publishing: {blocking.length}</p>
          <List checks={blocking} />
        </>
      )}
      {others.length > 0 && (
        <details>
          <summary>Worth a look: {others.length}</summary>
          <List checks={others} />
        </details>
      )}
    </div>
  )
}

const List = ({ checks }: { checks: readonly Check[] }) => (
  <ul>
    {checks.map(({ path, label, tab, message }) => (
      <li key={`${path} ${message}`}>
        <button type="button" onClick={() => void jumpTo({ path, tab })}>
          {label}
        </button>{' '}
        {message}
      </li>
    ))}
  </ul>
)
