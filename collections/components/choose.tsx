'use client'
/** For fields that two people changed: shows both texts side by side, and asks which one to keep. */
import { useEffect, useRef, useState } from 'react'
import { apart, type Thirds, valueInWords } from './field-words.ts'
import type { Choice, FieldConflict } from './saving.ts'

type Props = {
  differences: readonly FieldConflict[]
  /** Who changed a field elsewhere, and when, if known. */
  tellOf(field: string): { by: string | null; at: string } | undefined
  onChosen(choices: Record<string, Choice>): void
}

/** A dialog that stays until everything is chosen. Keys meant for the form do not answer it. */
export function Choose({ differences, tellOf, onChosen }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const names = useNames(differences)

  useEffect(() => {
    const returnTo = document.activeElement
    dialog.current?.showModal()
    heading.current?.focus()
    return () => {
      if (returnTo instanceof HTMLElement) returnTo.focus()
    }
  }, [])

  const left = differences.filter(({ field }) => !choices[field.name]).length
  return (
    <dialog
      ref={dialog}
      className="choose"
      aria-labelledby="choose-heading"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <h2 id="choose-heading" ref={heading} tabIndex={-1}>
        {differences.length === 1 ? 'This was changed twice' : 'These were changed twice'}
      </h2>
      <p>
        Somebody saved another text while you wrote yours. Say which one stays. Nothing is stored before; what others
        wrote stays in the entry’s versions.
      </p>
      <div className="choose__fields">
        {differences.map(({ field, mine, theirs }) => {
          const told = tellOf(field.name)
          const [yours, others] = apart(valueInWords(mine, names), valueInWords(theirs, names))
          const sides = [
            { choice: 'mine', title: 'Yours', action: 'Keep mine', parts: yours },
            { choice: 'theirs', title: theirTitle(told), action: 'Take theirs', parts: others },
          ] as const
          return (
            <fieldset key={field.name} data-field={field.name}>
              <legend>{field.label}</legend>
              <div className="choose__sides">
                {sides.map(({ choice, title, action, parts }) => (
                  <Side
                    key={choice}
                    {...{ title, action, parts }}
                    isChosen={choices[field.name] === choice}
                    onChoose={() => setChoices({ ...choices, [field.name]: choice })}
                  />
                ))}
              </div>
            </fieldset>
          )
        })}
      </div>
      <footer>
        <span role="status">{left > 0 ? `${left} to choose` : 'All chosen'}</span>
        <button type="button" className="choose__go" disabled={left > 0} onClick={() => onChosen(choices)}>
          Go on
        </button>
      </footer>
    </dialog>
  )
}

type SideProps = { title: string; action: string; parts: Thirds; isChosen: boolean; onChoose(): void }

function Side({ title, action, parts, isChosen, onChoose }: SideProps) {
  const [start, own, end] = parts
  const words = parts.join('')
  const [isCopied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard?.writeText(words).then(() => setCopied(true))
  return (
    <section data-chosen={isChosen}>
      <h3>{title}</h3>
      <pre>
        {words ? (
          <>
            {start}
            {own && <mark>{own}</mark>}
            {end}
          </>
        ) : (
          <em>Empty</em>
        )}
      </pre>
      <div className="choose__acts">
        <button type="button" aria-pressed={isChosen} onClick={onChoose}>
          {action}
        </button>
        {words && (
          <button type="button" className="choose__copy" onClick={copy}>
            {isCopied ? 'Copied' : 'Copy'}
          </button>
        )}
      </div>
    </section>
  )
}

const theirTitle = (told: ReturnType<Props['tellOf']>): string =>
  told?.by ? `${told.by}’s, ${timeOf(told.at)}` : 'The other'

/** The local time of day of an instant. */
export const timeOf = (at: string): string =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

/** The titles of entries that differing values refer to by id. */
function useNames(differences: readonly FieldConflict[]): ReadonlyMap<number, string> {
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map())
  useEffect(() => {
    const ask = async ({ field, mine, theirs }: FieldConflict) => {
      const ids = [mine, theirs].flat().filter((id) => typeof id === 'number')
      if (!field.relationTo || ids.length === 0) return []
      const query = `where[id][in]=${ids.join()}&draft=true&depth=0&limit=100`
      const response = await fetch(`/cms/api/${field.relationTo}?${query}`, { credentials: 'include' }).catch(
        () => null,
      )
      const { docs = [] } = response?.ok ? await response.json() : {}
      return docs.map(({ id, name, filename }: Record<string, unknown>) => [id, name ?? filename])
    }
    void Promise.all(differences.map(ask)).then((pairs) => setNames(new Map(pairs.flat())))
  }, [differences])
  return names
}
