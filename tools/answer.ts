/** The result of calling a tool, and of making a feed, page or document: text as the bytes that are sent. */
import { hash } from 'node:crypto'
import type { Missed } from '#src/errors.ts'
import type { Database } from '#src/read-model/database.ts'
import type { Source } from '#src/read-model/parts.ts'
import { weighingAnew } from '#src/read-model/store.ts'
import type { EntriesAlone } from '#src/read-model/surrogate-keys.ts'
import type { OwnerId } from '#src/services.ts'
import type { Varies } from './tool.ts'

/** How a form of an answer is compressed, by its name in HTTP. */
export type Coding = 'br' | 'gzip'

declare const SAYS: unique symbol

/** An answer. Only the compiler knows the type of its value. */
export type Answer<A = unknown> = {
  readonly [SAYS]?: A
  /** UTF-8. */
  bytes: Buffer
  /** When it was made, by `performance.now()`. */
  madeAt: number
  /** A strong validator of the bytes; null for an answer that may not be kept. */
  etag: string | null
  varies: Varies
  /** Names that were asked for and not found. */
  missed: readonly Missed[]
  /** The entry that it gives in full, if any. */
  entry: { service: OwnerId; resource: string; slug: string } | null
  /** The key it is kept under, once it is worth keeping; null where it never is. */
  key: string | null
  /** The parts it was made from. */
  sources: readonly Source[]
  /** The only entries of its service that it is made from; null where it may depend on any. */
  alone: EntriesAlone | null
  /** Compressed forms made so far. */
  forms: Partial<Record<Coding, Buffer>>
  /** What was last said of each form, which whoever sends it keeps here: a map beside the answers would be work for the collector. */
  heads: Partial<Record<Coding | 'none', object>>
  /** Its value, kept from the second time that it is asked for. */
  read: { times: number; value: unknown }
  /** To be called when the answer has grown, so that its cache weighs it again. */
  grown(): void
}

type About = Pick<Answer, 'varies' | 'sources'> & Partial<Pick<Answer, 'missed' | 'entry' | 'alone'>>

/** The answer of a text, whole or in pieces, or of a file's bytes; its validator is the digest, so that it changes with the text and only with it. */
export function answerOf<A = unknown>(
  text: string | readonly string[] | Uint8Array,
  { varies, sources, missed = [], entry = null, alone = null }: About,
): Answer<A> {
  const bytes = text instanceof Uint8Array ? Buffer.from(text) : bytesOf(typeof text === 'string' ? [text] : text)
  const etag = varies === 'random' ? null : `"${hash('sha1', bytes, 'base64url')}"`
  return {
    bytes,
    madeAt: performance.now(),
    etag,
    varies,
    missed,
    entry,
    key: null,
    sources,
    alone,
    forms: {},
    heads: {},
    read: { times: 0, value: undefined },
    grown: () => {},
  }
}

/** The text of an answer. */
export const textOf = ({ bytes }: Answer): string => bytes.toString('utf8')

/** The value of an answer. It is shared: nobody may change it. */
export function contentOf<T>(answer: Answer<T>): T {
  const { read } = answer
  if (read.value !== undefined) return read.value as T
  const value = JSON.parse(textOf(answer)) as T
  read.times += 1
  if (read.times > 1) {
    read.value = value
    answer.grown()
  }
  return value
}

/** The answer kept under a key or, where there is none, a new one, kept as long as it is true. */
export function keptAnswer<A extends Answer>(
  { store }: Database,
  { key, varies, sources, now, isCheap = false }: KeptAs,
  make: () => Promise<A>,
): Promise<A> {
  if (varies === 'random') return make()
  const makeKept = async () => {
    const answer = await make()
    answer.key = key
    answer.grown = weighingAnew(store, key)
    return answer
  }
  return store.remember<A>({ key, sources, period: periodOf(varies, now), weigh: weightOf, isCheap }, makeKept)
}

/** How an answer is kept; one that is cheap to make only from the second time that it is asked for. */
type KeptAs = { key: string; varies: Varies; sources: readonly Source[]; now: Date; isCheap?: boolean }

/** The period for which an answer is true: a UTC day, a minute, or any time. */
export function periodOf(varies: Varies, now: Date): string {
  if (varies === 'content') return ''
  return String(Math.floor(now.getTime() / (varies === 'minute' ? MINUTE_MS : DAY_MS)))
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** What an answer takes beside its bytes. */
const ANSWER_BYTES = 1000

/** What a value takes for each byte of its text. */
const VALUE_BYTES = 2.5

const weightOf = ({ bytes, forms, read }: Answer): number =>
  ANSWER_BYTES +
  Object.values(forms).reduce((sum, form) => sum + form.length, bytes.length) +
  (read.value === undefined ? 0 : VALUE_BYTES * bytes.length)

/** The bytes of texts, in memory of their own: a small piece of a shared pool would keep the whole pool. */
function bytesOf(pieces: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0))
  let written = 0
  for (const piece of pieces) written += bytes.write(piece, written)
  return bytes
}
