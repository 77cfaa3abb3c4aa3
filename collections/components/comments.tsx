'use client'
/** Comments on an entry or a field of it; resolved ones are folded away. */
import { useId, useRef } from 'react'
import { fieldOf } from './field-of.ts'
import { KeptText } from './kept-text.tsx'
import { dayAndTime, type ReviewTold } from './review-told.ts'
import { keyWordsOf } from './shortcuts.ts'
import { idOf, useKept } from './use-kept.ts'
import { isCovered, useShortcut } from './use-shortcut.ts'

type One = ReviewTold['comments'][number]

type Props = {
  /** The key of the entry, by its address. */
  entry: string
  told: ReviewTold
  fields: readonly { name: string; label: string }[]
  say(body: { body: string; field: string | null }): Promise<boolean>
  resolve(comment: number, isResolved: boolean): Promise<boolean>
}

/** The comments on an entry: open ones, resolved ones, and a field for a new one. */
export function Comments({ entry, told, fields, say, resolve }: Props) {
  const labelOf = (name: string | null) => fields.find((field) => field.name === name)?.label
  const [open, done] = [told.comments.filter(isOpen), told.comments.filter((one) => !isOpen(one))]
  const shown = (one: One) => (
    <Comment key={one.id} one={one} label={labelOf(one.field)} onResolve={() => resolve(one.id, isOpen(one))} />
  )
  return (
    <div className="review__comments">
      <div className="field-label">Comments</div>
      {open.length > 0 && <ul>{open.map(shown)}</ul>}
      {done.length > 0 && (
        <details>
          <summary>{done.length === 1 ? 'One is resolved' : `${done.length} are resolved`}</summary>
          <ul>{done.map(shown)}</ul>
        </details>
      )}
      {!told.refusals.comment && <Write entry={entry} people={told.people} fields={fields} say={say} />}
    </div>
  )
}

const isOpen = ({ resolvedAt }: One): boolean => resolvedAt === null

const Comment = ({ one, label, onResolve }: { one: One; label: string | undefined; onResolve(): void }) => (
  <li>
    <small>
      <strong>{one.by ?? 'Somebody who is gone'}</strong>
      {label && ` on ${label}`}, {dayAndTime(one.at)}
    </small>
    <p>{one.body}</p>
    <button type="button" onClick={onResolve}>
      {isOpen(one) ? 'Resolve' : 'Open it again'}
    </button>
    {one.resolvedAt && <small> Resolved by {one.resolvedBy ?? 'somebody who is gone'}</small>}
  </li>
)

/** A new comment. A shortcut leads here from a field, which the comment is then about; another sends it. */
function Write({ entry, people, fields, say }: Pick<ReviewTold, 'people'> & Pick<Props, 'entry' | 'fields' | 'say'>) {
  const [body, setBody] = useKept(`comment on ${entry}`, '')
  const [field, setField] = useKept(`field of a comment on ${entry}`, '')
  const [bodyId, fieldId, callId] = [idOf(`comment on ${entry}`), useId(), useId()]
  const box = useRef<HTMLTextAreaElement>(null)
  const isBlank = body.trim() === ''
  const send = async () => {
    if (await say({ body, field: field || null })) {
      setBody('')
      setField('')
    }
  }
  useShortcut('comment', (at) => {
    if (isCovered()) return false
    const name = fieldOf(at)
    if (fields.some((one) => one.name === name)) setField(name ?? '')
    box.current?.focus()
    return true
  })
  useShortcut('lead on', (at) => {
    if (isCovered() || !at.closest('.review__write')) return false
    if (!isBlank) void send()
    return true
  })
  return (
    <div className="review__write">
      <label htmlFor={bodyId}>A comment</label>
      <KeptText
        id={bodyId}
        box={box}
        rows={3}
        text={body}
        onText={setBody}
        {...keyWordsOf('comment', navigator.userAgent)}
      />
      <label htmlFor={fieldId}>On</label>
      <select id={fieldId} value={field} onChange={(event) => setField(event.target.value)}>
        <option value="">the whole entry</option>
        {fields.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <label htmlFor={callId}>Call somebody to it</label>
      <select id={callId} value="" onChange={({ target }) => setBody(`${body}${body && ' '}@${target.value} `)}>
        <option value="">Nobody more</option>
        {people.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" disabled={isBlank} onClick={send} {...keyWordsOf('lead on', navigator.userAgent)}>
        Say it
      </button>
    </div>
  )
}
