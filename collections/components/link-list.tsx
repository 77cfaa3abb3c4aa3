'use client'
/** The entries that link to one or to some, and what else those links may lead to. */
import { Button } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import type { Linked, Use } from '#src/editing/uses.ts'

/** Most entries offered while one types. */
const MOST_OFFERED = 8
/** Pause after the last key before the server is asked. */
const PAUSE_MS = 250

/** “3 entries link to it”, or to the 2 that are chosen. */
export const linksInWords = ({ uses, others }: Linked, chosen = 1): string => {
  const count = uses.length + others
  const those = chosen === 1 ? 'it' : `the ${chosen} that are chosen`
  return count === 1 ? `One entry links to ${those}` : `${count} entries link to ${those}`
}

/** The entries with their kinds and states; of other catalogues only the number. */
export function LinkList({ told: { uses, others } }: { told: Linked }) {
  return (
    <ul className="link-list">
      {uses.map((use) => (
        <li key={`${use.collection} ${use.id}`}>
          <a href={`/admin/collections/${use.collection}/${use.id}`}>{use.name}</a> <small>{describedUse(use)}</small>
        </li>
      ))}
      {others > 0 && (
        <li>
          <small>{others} in catalogues that you do not work on</small>
        </li>
      )}
    </ul>
  )
}

const describedUse = ({ one, state }: Use): string =>
  state === 'draft' ? `${one}, a draft` : state === 'changed' ? `${one}, with changes that wait` : one

type Offered = { id: number; name: string; _status?: string }

type ChangeLinksProps = {
  collection: string
  except: readonly (number | string)[]
  /** Leads the links to another entry; null removes them. Gives whether it was done. */
  relink(to: number | null): Promise<boolean>
}

/** A button with a form that asks where the links shall lead. */
export function ChangeLinks({ collection, except, relink }: ChangeLinksProps) {
  const [isChoosing, setChoosing] = useState(false)
  const [to, setTo] = useState<number | null>(null)
  const change = async (target: number | null) => {
    if (await relink(target)) setChoosing(false)
  }
  if (!isChoosing)
    return (
      <Button buttonStyle="subtle" size="small" id="links-change" onClick={() => setChoosing(true)}>
        Change these links
      </Button>
    )
  return (
    <fieldset>
      <legend>Where they lead from now on</legend>
      <ChooseEntry collection={collection} except={except} onChosen={setTo} />
      <div className="change-links__acts">
        <Button size="small" disabled={to === null} onClick={() => change(to)}>
          Lead to that entry
        </Button>
        <Button buttonStyle="secondary" size="small" onClick={() => change(null)}>
          Take the links out
        </Button>
        <Button buttonStyle="subtle" size="small" onClick={() => setChoosing(false)}>
          Leave them
        </Button>
      </div>
    </fieldset>
  )
}

/** A search field for an entry of this collection. */
export function ChooseEntry({
  collection,
  except,
  onChosen,
}: {
  collection: string
  except: readonly (number | string)[]
  onChosen(id: number | null): void
}) {
  const [text, setText] = useState('')
  const [offered, setOffered] = useState<Offered[]>([])
  const [chosen, setChosen] = useState<number | null>(null)
  const name = useId()
  const left = except.join()

  useEffect(() => {
    if (text.trim() === '') return setOffered([])
    const timer = setTimeout(async () => {
      const where = new URLSearchParams({
        'where[name][like]': text.trim(),
        ...(left && { 'where[id][not_in]': left }),
      })
      const response = await fetch(`/cms/api/${collection}?${where}&depth=0&draft=true&limit=${MOST_OFFERED}`, {
        credentials: 'include',
      }).catch(() => null)
      if (response?.ok) setOffered((await response.json()).docs)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, collection, left])

  return (
    <div className="choose-entry">
      <input
        type="search"
        aria-label="Name of the other entry"
        placeholder="Type its name"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {offered.map((one) => (
        <label key={one.id}>
          <input
            type="radio"
            name={name}
            checked={chosen === one.id}
            onChange={() => {
              setChosen(one.id)
              onChosen(one.id)
            }}
          />
          {one.name} {one._status === 'draft' && <small>a draft</small>}
        </label>
      ))}
    </div>
  )
}
