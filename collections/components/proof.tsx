'use client'
/** Beside the form: a preview of the entry, a link to it for somebody else, and whether readers get what was published. */
import { Button, toast, useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { ShownAt, ShownEntry } from '#src/editing/shown.ts'
import { Help } from './help.tsx'
import { Instant } from './instant.tsx'
import { sendToCms } from './send-to-cms.ts'

/** How often readers are asked again after a publish, and the pause between: they learn of it within a moment. */
const AGAIN_MS = 1500
const MOST_TRIES = 6

/** Shows nothing before the entry is saved for the first time. */
export function Proof() {
  const { id, collectionSlug, hasPublishedDoc, lastUpdateTime, isTrashed } = useDocumentInfo()
  const { iframeRef, isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext()
  const address = `/cms/api/${collectionSlug}/${id}`

  // The preview of a save is shown at once, at the same scroll position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save changes what is to be seen.
  useEffect(() => {
    if (isLivePreviewing) iframeRef.current?.contentWindow?.location.reload()
  }, [lastUpdateTime])

  if (!id || isTrashed) return null
  return (
    <div className="field-type proof">
      <div className="field-label">
        For readers <Help chapter="checks" />
      </div>
      <div className="proof__acts">
        <Button
          buttonStyle="secondary"
          size="small"
          id="preview-open"
          onClick={() => setIsLivePreviewing(!isLivePreviewing)}
        >
          {isLivePreviewing ? 'Close the preview' : 'Preview'}
        </Button>
        <Button buttonStyle="subtle" size="small" el="anchor" url={`${address}/preview`} newTab>
          In a window
        </Button>
        <LinkFor address={address} />
      </div>
      {hasPublishedDoc && <ShownNow address={address} since={lastUpdateTime} />}
    </div>
  )
}

/** A link that shows the draft to whoever has it, for some days. */
function LinkFor({ address }: { address: string }) {
  const [link, setLink] = useState<{ url: string; until: string } | null>(null)
  const make = async () => {
    const sent = await sendToCms<{ path: string; until: string }>('POST', `${address}/preview-link`)
    if (!sent.isDone) toast.error(sent.mistake)
    else if (sent.answer) setLink({ url: location.origin + sent.answer.path, until: sent.answer.until })
  }
  if (!link)
    return (
      <Button buttonStyle="subtle" size="small" id="preview-link" onClick={make}>
        Link for somebody
      </Button>
    )
  return (
    <label className="proof__link">
      Whoever has this link sees the draft until <Instant at={new Date(link.until)} now={new Date()} />
      <input readOnly value={link.url} onFocus={(event) => event.target.select()} />
    </label>
  )
}

/** Where readers see what is published; asked again for a moment after a publish. */
function ShownNow({ address, since }: { address: string; since: number | undefined }) {
  const [shown, setShown] = useState<ShownEntry | null>(null)
  const ask = useCallback(async (): Promise<ShownEntry | null> => {
    const response = await fetch(`${address}/shown`, { credentials: 'include' }).catch(() => null)
    return response?.ok ? (await response.json()).shown : null
  }, [address])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each save may be a publish.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const look = async (tries: number) => {
      const entry = await ask()
      if (isGone) return
      setShown(entry)
      const isThere = entry?.places.every(({ isShown }) => isShown)
      if (!isThere && tries < MOST_TRIES) timer = setTimeout(() => void look(tries + 1), AGAIN_MS)
    }
    void look(1)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [ask, since])

  if (!shown) return null
  return (
    <dl className="proof__shown">
      {shown.places.map((one) => (
        <div key={one.name} data-shown={String(one.isShown)}>
          <dt>
            <a href={one.address} target="_blank" rel="noreferrer">
              {one.name}
            </a>
          </dt>
          <dd>{shownInWords(one)}</dd>
        </div>
      ))}
      <div>
        <dt>Text of</dt>
        <dd>
          <Instant at={new Date(shown.updatedAt)} now={new Date()} />
        </dd>
      </div>
    </dl>
  )
}

const shownInWords = ({ isShown, askedAt }: ShownAt): string => {
  const time = `${askedAt.slice(11, 19)} UTC`
  if (isShown === null) return `could not be asked at ${time}`
  return isShown ? `shows it, seen at ${time}` : `does not show it yet, at ${time}`
}
