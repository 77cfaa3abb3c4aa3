'use client'
/** The search in the header of every page: finds entries of all catalogues, drafts too, by name. Keys open it as well. */
import { useRouter } from 'next/navigation.js'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { keyWordsOf } from '#collections/components/shortcuts.ts'
import { useShortcut } from '#collections/components/use-shortcut.ts'
import type { FindableState } from '#src/publish/findable.ts'
import type { FoundDocument } from '../find.ts'

/** Pause in typing, in milliseconds, before a question is sent. */
const PAUSE_MS = 120

const stateWords: Readonly<Record<FindableState, string>> = {
  draft: 'draft',
  changed: 'published, with changes that wait',
  published: 'published',
}

/** The button, and the dialog that it and the keys open. */
export function Find() {
  const [isOpen, setIsOpen] = useState(false)
  const [keys, setKeys] = useState<ReturnType<typeof keyWordsOf> | null>(null)

  useEffect(() => setKeys(keyWordsOf('find', navigator.userAgent)), [])
  useShortcut('find', (at) => {
    const link = linkOfMarkedWords(at)
    if (link) pressSoon(link)
    else setIsOpen(true)
    return true
  })

  return (
    <>
      <button
        type="button"
        className="find-button"
        aria-haspopup="dialog"
        aria-keyshortcuts={keys?.['aria-keyshortcuts']}
        onClick={() => setIsOpen(true)}
      >
        <Glass />
        <span>Find an entry</span>
        <kbd>{keys?.title ?? 'Ctrl K'}</kbd>
      </button>
      {isOpen && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The toolbar learns of marked words a moment after they are marked, and does nothing before. */
function pressSoon(button: HTMLElement, tries = 20): void {
  if (!button.classList.contains('disabled')) button.click()
  else if (tries > 0) setTimeout(() => pressSoon(button, tries - 1), 50)
}

/** In a text with marked words the same keys make a link of these, as in most editors. */
function linkOfMarkedWords(at: Element): HTMLElement | null {
  const isMarked = getSelection()?.isCollapsed === false
  return (isMarked && at.closest('.rich-text-lexical')?.querySelector<HTMLElement>('[data-button-key=link]')) || null
}

function Dialog({ onClose }: { onClose(): void }) {
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const { documents, trouble } = useFound(typed)
  const [chosen, setChosen] = useState(0)
  const id = useId()
  const list = documents ?? []
  const current = Math.min(chosen, list.length - 1)

  useEffect(() => dialog.current?.showModal(), [])
  // Keeps the line that is chosen by keys in sight.
  useEffect(() => {
    if (current >= 0) document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [current, id])

  const go = (one: FoundDocument) => {
    dialog.current?.close()
    router.push(one.href)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && list.length > 0) {
      event.preventDefault()
      setChosen((current + step + list.length) % list.length)
    }
    const one = list[current]
    if (event.key === 'Enter' && one) {
      event.preventDefault()
      go(one)
    }
  }
  const told =
    trouble ??
    (documents === null
      ? 'By name, other name or slug, drafts too.'
      : documents.length === 0
        ? 'No entry that you may read is called so.'
        : null)
  return (
    <dialog ref={dialog} className="find" aria-label="Find an entry" onClose={onClose} closedby="any">
      <div className="find__field">
        <Glass />
        <input
          type="text"
          role="combobox"
          aria-label="Name, other name or slug"
          aria-autocomplete="list"
          aria-expanded={list.length > 0}
          aria-controls={`${id}-list`}
          {...(current >= 0 && { 'aria-activedescendant': `${id}-${current}` })}
          autoComplete="off"
          spellCheck={false}
          placeholder="A name, other name or slug"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosen(0)
          }}
          onKeyDown={press}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div id={`${id}-list`} className="find__list" role="listbox" aria-label="Entries" hidden={list.length === 0}>
        {list.map((one, index) => (
          <a
            key={one.href}
            id={`${id}-${index}`}
            href={one.href}
            role="option"
            aria-selected={index === current}
            tabIndex={-1}
            onMouseMove={() => setChosen(index)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              go(one)
            }}
          >
            {one.plate ? <img src={one.plate} alt="" /> : <i />}
            <span className="find__name">
              {one.name}
              <small>{one.matched ? `also ${one.matched}` : one.slug}</small>
            </span>
            <small className="find__kind">
              {one.catalogue} · {one.kind}
            </small>
            <small className="find__state" data-state={one.state}>
              {stateWords[one.state]}
            </small>
          </a>
        ))}
      </div>
      <p role="status" className={told ? 'find__told' : 'find__counted'}>
        {told ?? `${list.length === 1 ? 'One entry' : `${list.length} entries`}. The arrow keys choose, Enter opens.`}
      </p>
    </dialog>
  )
}

/** The entries with this name; null while nothing is typed. Earlier results stay until the next ones arrive. */
function useFound(typed: string): { documents: FoundDocument[] | null; trouble: string | null } {
  const [answer, setAnswer] = useState<{ documents: FoundDocument[] | null; trouble: string | null }>({
    documents: null,
    trouble: null,
  })
  useEffect(() => {
    if (typed.trim() === '') return setAnswer({ documents: null, trouble: null })
    const gone = new AbortController()
    const timer = setTimeout(async () => {
      const response = await fetch(`/cms/api/find?q=${encodeURIComponent(typed)}`, {
        credentials: 'include',
        signal: gone.signal,
      }).catch(() => null)
      const body = await response?.json().catch(() => null)
      if (gone.signal.aborted) return
      if (response?.ok && body?.found) setAnswer({ documents: body.found, trouble: null })
      else
        setAnswer({
          documents: null,
          trouble: body?.errors?.[0]?.message ?? 'The editing server did not answer. Try again.',
        })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [typed])
  return answer
}

const Glass = () => (
  <svg
    viewBox="0 0 20 20"
    width="16"
    height="16"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
  >
    <circle cx="8.5" cy="8.5" r="5.5" />
    <path d="m13 13 4.5 4.5" strokeLinecap="round" />
  </svg>
)
