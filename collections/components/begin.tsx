'use client'
/** The first step of a new entry asks for its name. Nothing is stored before. */
import {
  Button,
  Gutter,
  SetStepNav,
  useAuth,
  useConfig,
  useDocumentDrawerContext,
  useModal,
  useRouteTransition,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useState } from 'react'
import { countriesOfTheWorld } from '#src/geography/countries.ts'
import { slugify } from '#src/text/slug.ts'

type Props = { collectionSlug: string; isCountry: boolean }

/** A page of its own at `/create`, and what a drawer shows for a new entry. */
export function Begin({ collectionSlug, isCountry }: Props) {
  const { getEntityConfig } = useConfig()
  const { permissions } = useAuth()
  const { drawerSlug } = useDocumentDrawerContext()
  const { closeModal } = useModal()
  const router = useRouter()
  const { labels } = getEntityConfig({ collectionSlug })
  const [one, many] = [String(labels.singular), String(labels.plural)]
  const list = `/admin/collections/${collectionSlug}`
  const leave = () => (drawerSlug ? closeModal(drawerSlug) : router.push(list))
  const mayBegin = permissions?.collections?.[collectionSlug]?.create
  return (
    <Gutter className="begin">
      {!drawerSlug && <SetStepNav nav={[{ label: many, url: list }, { label: 'New' }]} />}
      <h1>New: {one.charAt(0).toLowerCase() + one.slice(1)}</h1>
      {mayBegin ? (
        <NameIt collectionSlug={collectionSlug} isCountry={isCountry} leave={leave} />
      ) : (
        <p>You read this catalogue and do not write in it.</p>
      )}
    </Gutter>
  )
}

function NameIt({ collectionSlug, isCountry, leave }: Props & { leave(): void }) {
  const { onSave, drawerSlug } = useDocumentDrawerContext()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  const [value, setValue] = useState('')
  // The slug is asked for only where the one made from the name is taken.
  const [slug, setSlug] = useState<string | null>(null)
  const [trouble, setTrouble] = useState('')
  const [isBusy, setBusy] = useState(false)

  const begin = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!value.trim()) return setTrouble(isCountry ? 'Choose the country.' : 'Give it a name.')
    setBusy(true)
    const answer = await make(
      collectionSlug,
      isCountry ? { country: value } : { name: value.trim(), ...(slug && { slug }) },
    )
    if ('trouble' in answer) {
      setTrouble(answer.trouble)
      if (answer.isSlugTaken && !isCountry) setSlug((before) => before ?? `${slugify(value)}-2`)
      return setBusy(false)
    }
    // A drawer then shows the entry itself, and its opener is notified.
    if (drawerSlug && onSave) return void onSave({ doc: answer.doc, operation: 'create', result: answer.doc } as never)
    startRouteTransition(() => router.push(`/admin/collections/${collectionSlug}/${answer.doc.id}`))
  }

  return (
    <form onSubmit={begin} noValidate>
      {isCountry ? (
        <div className="field-type">
          <label htmlFor="field-country">Country</label>
          <select id="field-country" value={value} onChange={(event) => setValue(event.target.value)}>
            <option value="">Choose…</option>
            {countriesOfTheWorld.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <div className="field-type text">
          <label htmlFor="field-name">Name</label>
          <input
            id="field-name"
            type="text"
            value={value}
            autoComplete="off"
            ref={focusOnce}
            onChange={(event) => setValue(event.target.value)}
          />
        </div>
      )}
      {slug !== null && (
        <div className="field-type text">
          <label htmlFor="field-slug">Address</label>
          <input
            id="field-slug"
            type="text"
            value={slug}
            autoComplete="off"
            onChange={(event) => setSlug(event.target.value)}
          />
        </div>
      )}
      <p className="begin__trouble" role="alert">
        {trouble}
      </p>
      <p className="begin__hint">
        It is kept as a draft from here on, and saved while you write. Readers see nothing of it until it is published.
      </p>
      <Button id="action-begin" type="submit" disabled={isBusy} margin={false}>
        {isBusy ? 'One moment…' : 'Write it'}
      </Button>
      <Button type="button" buttonStyle="secondary" onClick={leave} margin={false}>
        Cancel
      </Button>
    </form>
  )
}

type Made = { doc: { id: number } } | { trouble: string; isSlugTaken?: boolean }

/** Stores the entry with its name. */
async function make(collectionSlug: string, named: object): Promise<Made> {
  const response = await fetch(`/cms/api/${collectionSlug}?draft=true&depth=0&fallback-locale=null`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(named),
  }).catch(() => null)
  if (!response) return { trouble: 'The server cannot be reached. Try again.' }
  const { doc, errors } = await response.json()
  if (response.ok) return { doc }
  const [mistake] = errors?.[0]?.data?.errors ?? []
  if (mistake?.path === 'slug' || mistake?.path === 'country')
    return { trouble: /unique/.test(mistake.message) ? taken : mistake.message, isSlugTaken: true }
  return { trouble: mistake?.message ?? errors?.[0]?.message ?? 'That did not work. Try again.' }
}

const taken = 'There is one of that name already, perhaps in the trash. Look for it, or choose another name or address.'

/** The page asks for this one thing. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus()
