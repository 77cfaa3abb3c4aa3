'use client'
/** In a list: a saved view that is chosen brings the order in which it was kept. The CMS brings its columns and filters alone. */
import { useListQuery } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { type KeptColumn, orderIn } from '../view-order.ts'

/** Also when its changes are taken back. A page that is opened by an address with an order keeps that. */
export function OrderOfView() {
  const { query, modified, refineListData } = useListQuery()
  const [isOrderAsked] = useState(() => new URLSearchParams(globalThis.location?.search).has('sort'))
  const { preset, sort } = query
  const isFirst = useRef(true)
  const now = useRef({ sort, refineListData })
  now.current = { sort, refineListData }

  useEffect(() => {
    if (!preset || modified) return
    const isKept = isFirst.current && isOrderAsked
    isFirst.current = false
    if (isKept) return
    const gone = new AbortController()
    fetch(`/cms/api/payload-query-presets/${preset}?depth=0`, { credentials: 'include', signal: gone.signal })
      .then((response) => (response.ok ? response.json() : {}))
      .then(async ({ columns }: { columns?: readonly KeptColumn[] | null }) => {
        const order = orderIn(columns)
        if (order && order !== now.current.sort) await now.current.refineListData({ sort: order }, false)
      })
      // If it fails, the list stays as it is, in another order.
      .catch(() => {})
    return () => gone.abort()
  }, [preset, modified, isOrderAsked])
  return null
}
