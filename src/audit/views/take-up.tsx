'use client'
/** Takes up an older version as a draft: what readers see stays as it is until somebody publishes. */
import { toast } from '@payloadcms/ui'
import { useState } from 'react'

/** A button that makes an old version the draft to go on from. */
export function TakeUp({ collection, id, version }: { collection: string; id: string; version: number }) {
  const [isBusy, setBusy] = useState(false)
  const takeUp = async () => {
    setBusy(true)
    const response = await fetch(`/cms/api/${collection}/versions/${version}?draft=true`, {
      method: 'POST',
      credentials: 'include',
    }).catch(() => null)
    if (response?.ok) return window.location.assign(`/admin/collections/${collection}/${id}`)
    const answer = await response?.json().catch(() => null)
    toast.error(answer?.errors?.[0]?.message ?? 'The editing server did not answer.')
    setBusy(false)
  }
  return (
    <button type="button" disabled={isBusy} onClick={takeUp}>
      Take this version up as a draft
    </button>
  )
}
