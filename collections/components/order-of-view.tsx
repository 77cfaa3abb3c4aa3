'use client'
/** In a list: restores the order of a chosen saved view. The CMS itself restores only its columns and filters. */
import { useListQuery } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { type KeptColumn, orderIn } from '../view-order.ts'

/** It also does so when changes of the view are undone. A page opened by an address with an order keeps that. */
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
      // After a failure the list stays in its present order.
      .catch(() => {})
    return () => gone.abort()
  }, [preset, modified, isOrderAsked])
  return null
}
