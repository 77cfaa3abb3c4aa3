'use client'
/** Chooses files, shows all that they would change, and imports them once somebody agrees to that. */
import { type FormEvent, useRef, useState } from 'react'
import type { ImportAnswer, ImportFaults } from '../endpoint.ts'
import { Faults, ImportPlan } from './plan.tsx'

type Props = {
  service: string
  kinds: readonly { path: string; many: string; one: string }[]
  /** Why only drafts can be imported; null where the files decide. */
  onlyDrafts: string | null
}

/** A trial: its files, which are sent again unchanged, and its result. */
type Tried =
  | { form: FormData; answer: ImportAnswer; isOld: boolean }
  | { form: null; faults: ImportFaults }
  | { form: null; message: string }

/** The form that takes files, tries them and, once they are in order, imports them. */
export function ImportForm({ service, kinds, onlyDrafts }: Props) {
  const [tried, setTried] = useState<Tried | null>(null)
  const [isBusy, setBusy] = useState(false)
  const told = useRef<HTMLDivElement>(null)

  const send = async (form: FormData) => {
    setBusy(true)
    const response = await fetch(`/cms/api/import/${service}`, {
      method: 'POST',
      credentials: 'include',
      body: form,
    }).catch(() => null)
    const body = (await response?.json().catch(() => null)) as unknown
    setTried(readAnswer(form, response?.status, body))
    setBusy(false)
    told.current?.focus()
  }

  const tryOut = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = chosenIn(event.currentTarget)
    if (form.getAll('files').length === 0) return setTried({ form: null, message: 'Choose files first.' })
    return send(form)
  }

  const agree = (form: FormData, plan: string) => {
    form.set('plan', plan)
    return send(form)
  }

  return (
    <>
      <form className="transfer__form" onSubmit={tryOut} onChange={() => setTried(null)}>
        <div className="transfer__files">
          <label>
            Files
            <input type="file" name="chosen" multiple accept=".md,.csv,.yaml,.gz,.tgz" />
          </label>
          <label>
            or a folder
            {/* React has no attribute for choosing folders. */}
            <input type="file" name="folder" ref={(input) => input?.setAttribute('webkitdirectory', '')} />
          </label>
        </div>
        <p className="transfer__hint">
          Markdown (.md), tables (.csv), or the archive that an export gave. Nothing is stored before you have seen what
          it changes.
        </p>
        <label>
          Where a file does not say, its entries are
          <select name="kind" defaultValue="">
            <option value="">not imported</option>
            {kinds.map(({ path, many }) => (
              <option key={path} value={path}>
                {many}
              </option>
            ))}
          </select>
        </label>
        <label className="transfer__box">
          <input type="checkbox" name="replace" value="yes" defaultChecked /> Change entries that are there already
        </label>
        {onlyDrafts === null ? (
          <label className="transfer__box">
            <input type="checkbox" name="drafts" value="yes" /> As drafts, whatever the files say
          </label>
        ) : (
          <p className="transfer__hint">{onlyDrafts}</p>
        )}
        <button type="submit" disabled={isBusy}>
          {isBusy ? 'One moment …' : 'See what it changes'}
        </button>
      </form>
      <div className="transfer__told" ref={told} tabIndex={-1} aria-live="polite" aria-busy={isBusy}>
        {tried && 'message' in tried && <p className="trouble">{tried.message}</p>}
        {tried && 'faults' in tried && <Faults faults={tried.faults} />}
        {tried?.form && (
          <ImportPlan
            answer={tried.answer}
            isOld={tried.isOld}
            isBusy={isBusy}
            onAgree={() => agree(tried.form, tried.answer.plan)}
          />
        )}
      </div>
    </>
  )
}

const CONFLICT = 409

function readAnswer(form: FormData, status: number | undefined, body: unknown): Tried {
  if (typeof body === 'object' && body !== null) {
    if ('plan' in body) return { form, answer: body as ImportAnswer, isOld: status === CONFLICT }
    if ('troubles' in body) return { form: null, faults: body as ImportFaults }
    const { errors } = body as { errors?: { message: string }[] }
    if (errors?.[0]) return { form: null, message: errors[0].message }
  }
  const tooLarge = 'These files are too large to be sent at once: 24 MB at most.'
  const away = 'The editing server did not answer. Nothing was stored, unless it says so when you try again.'
  return { form: null, message: status === 413 ? tooLarge : away }
}

/** The files with the folders that they stand in, and what else was chosen. */
function chosenIn(form: HTMLFormElement): FormData {
  const chosen = new FormData(form)
  const sent = new FormData()
  for (const name of ['kind', 'replace', 'drafts']) {
    const value = chosen.get(name)
    if (typeof value === 'string' && value !== '') sent.set(name, value)
  }
  for (const file of [...chosen.getAll('chosen'), ...chosen.getAll('folder')])
    if (file instanceof File && file.name !== '') sent.append('files', file, file.webkitRelativePath || file.name)
  return sent
}
