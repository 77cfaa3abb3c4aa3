'use client'
/** What the form of an entry hears and says of the links to it. */
import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { UsedBy } from '#src/editing/uses.ts'

/** Who links to the entry; null until it is known, which is at once unless it is asked for by `hear`. The others say whether it was done. */
export function useLinks({ isAsked = true } = {}) {
  const { id, collectionSlug } = useDocumentInfo()
  const [told, setTold] = useState<UsedBy | null>(null)
  const address = `/cms/api/${collectionSlug}/${id}`

  const ask = useCallback(async (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<boolean> => {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null)
    const answer = await response?.json().catch(() => null)
    if (response?.ok && answer) setTold(answer)
    else if (method !== 'GET') toast.error(answer?.errors?.[0]?.message ?? 'The editing server did not answer.')
    return response?.ok === true
  }, [])

  useEffect(() => {
    if (id && isAsked) void ask('GET', `${address}/used-by`)
  }, [id, address, ask, isAsked])

  return {
    told,
    hear: () => ask('GET', `${address}/used-by`),
    relink: (to: number | null) => ask('POST', `${address}/relink`, { to }),
    release: (slug: string) => ask('DELETE', `${address}/former-slugs/${encodeURIComponent(slug)}`),
  }
}
