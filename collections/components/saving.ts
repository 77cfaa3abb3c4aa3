/**
 * Saves an open form automatically, and keeps it up to date with what others save. For each field it knows the value that form and server
 * last had in common. A field that differs from it in the form is sent, with the revision it is based on; one that differs on the server
 * is put into the form; where both differ, a person decides. It knows nothing of React.
 */
import { comparable, verdict } from '#src/editing/merge.ts'
import { type ContentField, sentValue } from '../content-fields.ts'

/** An entry as the form holds it, with the revision it began from. */
export type FormDocument = Record<string, unknown> & { revision?: number; updatedAt?: string }

/** A field that was changed here and elsewhere. */
export type FieldConflict = { field: ContentField; mine: unknown; theirs: unknown }

/** The fields to choose for, and the entry as others left it. */
export type Choosing = { document: FormDocument; differences: FieldConflict[] }

/** Which of two values of a field is kept: one's own, or that saved by others. */
export type Choice = 'mine' | 'theirs'

/** What the saving calls of its form. */
export type Ports = {
  /** The present values of its fields. */
  read(): FormDocument
  /** The fields of an entry, made ready for `put`. */
  prepare(document: FormDocument): Promise<(names: readonly string[]) => void>
  /** Sets the revision that its next save is based on. */
  standOn(revision: number): void
  /** Tells the entry as it is now, whoever saved it. */
  met(document: FormDocument): void
  /** Tells that a save of its own is stored. */
  saved(document: FormDocument): void
  /** Tells that everything is stored. */
  rest(): void
  choose(choosing: Choosing | null): void
  /** Tells the labels of fields that just got values of others. */
  took(labels: string[]): void
  /** Tells why the latest save is not stored; '' once it is. */
  trouble(why: string): void
  isBusy(): boolean
}

/** Pause between the last key and a save. */
const PAUSE_MS = 1200
/** The longest time that a save is put off while one goes on typing. */
const MOST_WAIT_MS = 6000
/** Pause before a failed save is tried again. */
const AGAIN_MS = 5000
/** Time within which the form asks the server for effects of a change, such as the fields of a new row; only while it counts as changed. */
const ASKED_WITHIN_MS = 500
/** Time after which a silent server counts as away. A save that it stored nevertheless is no change when it is sent again. */
const PATIENCE_MS = 30_000
/** Most bytes that browsers let a page send while it is left. */
const MOST_BYTES_ON_LEAVING = 60_000

/** Saves the entry at this address. `revision` is what the form was opened with; `ports` gives the newest ports. */
export function createSaving(address: string, fields: readonly ContentField[], revision: number, ports: () => Ports) {
  const values = (document: FormDocument): Record<string, string> =>
    Object.fromEntries(fields.map((field) => [field.name, comparable(sentValue(field, document[field.name]))]))

  const common = { revision, values: values(ports().read()) }
  let last: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  let unsavedSince = 0
  let changedAt = 0
  let choosing: Choosing | null = null

  /** Does work in turn: saves and reads must not overtake each other. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const next = last.then(work).catch(() => ports().trouble(notTaken))
    last = next
    return next
  }

  /** The fields with unsaved values. */
  const own = (): ContentField[] => {
    const mine = values(ports().read())
    return fields.filter(({ name }) => mine[name] !== common.values[name])
  }

  const standOn = (next: number) => {
    common.revision = next
    ports().standOn(next)
  }

  /** Puts the server's values of these fields into the form, except where one has typed since `seen`. Gives the fields it put. */
  const take = async (document: FormDocument, wanted: readonly ContentField[], seen: Record<string, string>) => {
    if (wanted.length === 0) return []
    const put = await ports().prepare(document)
    const present = values(ports().read())
    const free = wanted.filter(({ name }) => present[name] === seen[name])
    put(free.map(({ name }) => name))
    const theirs = values(document)
    for (const { name } of free) common.values[name] = theirs[name] as string
    return free
  }

  /** Bases the form on the server's present entry, and asks about fields that both changed. */
  const adopt = async (document: FormDocument) => {
    const next = Number(document.revision ?? 0)
    if (next < common.revision || choosing) return
    ports().met(document)
    const [mine, theirs] = [values(ports().read()), values(document)]
    const verdictOf = (name: string) => verdict({ mine: mine[name], theirs: theirs[name], base: common.values[name] })
    for (const { name } of fields) if (verdictOf(name) === 'same') common.values[name] = theirs[name] as string
    const wanted = fields.filter(({ name }) => verdictOf(name) === 'theirs')
    const taken = await take(document, wanted, mine)
    ports().trouble('')
    if (taken.length > 0) ports().took(taken.map(({ label }) => label))
    const present = ports().read()
    const differences = fields
      .filter((field) => verdictOf(field.name) === 'conflict' || (wanted.includes(field) && !taken.includes(field)))
      .map((field) => ({ field, mine: present[field.name], theirs: document[field.name] }))
    if (differences.length === 0) return standOn(next)
    choosing = { document, differences }
    ports().choose(choosing)
  }

  const pull = async () => {
    const response = await fetch(`${address}?draft=true&depth=0&trash=true`, { credentials: 'include' }).catch(
      () => null,
    )
    if (response?.ok) await adopt(await response.json())
  }

  const send = async (isLeaving: boolean): Promise<void> => {
    clearTimeout(timer)
    const changed = own()
    if (choosing || changed.length === 0) return
    const document = ports().read()
    const sent = values(document)
    const named = changed.map((field) => [field.name, sentValue(field, document[field.name]) ?? null])
    const body = JSON.stringify({ ...Object.fromEntries(named), revision: common.revision })
    const response = await fetch(`${address}?draft=true&autosave=true&depth=0&fallback-locale=null`, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
      keepalive: isLeaving && body.length < MOST_BYTES_ON_LEAVING,
    }).catch(() => null)
    const answer = await response?.json().catch(() => null)
    if (response?.ok && answer?.doc) {
      for (const { name } of changed) common.values[name] = sent[name] as string
      unsavedSince = 0
      ports().trouble('')
      await adopt(answer.doc)
      ports().saved(answer.doc)
      restSoon()
    } else if (response?.status === 409) await pull()
    else {
      ports().trouble(whyNot(response?.status, answer))
      soon(AGAIN_MS)
    }
  }

  const soon = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void inTurn(() => send(false)), ms)
  }

  /** Tells the form to rest, after the time in which it may ask about its last change. */
  const restSoon = () => {
    clearTimeout(resting)
    const isAsked = Date.now() - changedAt > ASKED_WITHIN_MS
    resting = setTimeout(() => own().length === 0 && ports().rest(), isAsked ? 0 : ASKED_WITHIN_MS)
  }

  return {
    revision: () => common.revision,

    /** Whether something is not stored yet. */
    isUnsaved: () => choosing !== null || own().length > 0,

    /** To be called when something in the form changed. */
    changed(): void {
      if (ports().isBusy() || choosing) return
      if (own().length === 0) {
        unsavedSince = 0
        return
      }
      changedAt = Date.now()
      unsavedSince ||= changedAt
      soon(Math.max(0, Math.min(PAUSE_MS, unsavedSince + MOST_WAIT_MS - changedAt)))
    },

    /** To be called when others have made a newer revision. */
    hear: (next: number): Promise<void> => inTurn(async () => (next > common.revision ? pull() : undefined)),

    /** To be called when a save by a button was answered with the entry. */
    answered: (document: FormDocument): Promise<void> =>
      inTurn(async () => (Number(document.revision ?? 0) > common.revision ? adopt(document) : undefined)),

    /** To be called when a save by a button was refused because of others. */
    refused: (): Promise<void> => inTurn(pull),

    /** To be called when the form is left: sends what can still be sent. */
    leave: (): Promise<void> => send(true),

    /** Continues from the present revision with the choice for each field. */
    chosen: (choices: Readonly<Record<string, Choice>>): Promise<void> =>
      inTurn(async () => {
        if (!choosing) return
        const { document, differences } = choosing
        const theirs = values(document)
        for (const { field } of differences) common.values[field.name] = theirs[field.name] as string
        const wanted = differences.map(({ field }) => field).filter(({ name }) => choices[name] === 'theirs')
        await take(document, wanted, values(ports().read()))
        choosing = null
        ports().choose(null)
        standOn(Number(document.revision ?? 0))
        await send(false)
      }),
  }
}

const notTaken = 'What others wrote could not be taken into this form. It is tried again.'

/** Why a save is not stored, and what happens to the text. */
function whyNot(status: number | undefined, answer: { errors?: { message?: string }[] } | null): string {
  const keep = 'Your words stay in this form.'
  if (status === undefined || status >= 500)
    return `Not saved yet: the server cannot be reached. It is tried again. ${keep}`
  if (status === 401 || status === 403)
    return `Not saved: you are signed out, or may not change this any more. Sign in again in another window. ${keep}`
  if (status === 404) return `Not saved: this entry was deleted or is in the trash. ${keep}`
  return `Not saved: ${answer?.errors?.[0]?.message ?? `the server answered ${status}.`} ${keep}`
}
