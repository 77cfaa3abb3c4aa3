'use client'
/** Restores an older version as a draft: readers see no change until somebody publishes. */
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { sendToCms } from '#collections/components/send-to-cms.ts'

/** A button that makes an old version the draft to go on from. */
export function TakeUp({ collection, id, version }: { collection: string; id: string; version: number }) {
  const [isBusy, setBusy] = useState(false)
  const takeUp = async () => {
    setBusy(true)
    const sent = await sendToCms('POST', `/cms/api/${collection}/versions/${version}?draft=true`)
    if (sent.isDone) return window.location.assign(`/admin/collections/${collection}/${id}`)
    toast.error(sent.mistake)
    setBusy(false)
  }
  return (
    <button type="button" disabled={isBusy} onClick={takeUp}>
      Take this version up as a draft
    </button>
  )
}
