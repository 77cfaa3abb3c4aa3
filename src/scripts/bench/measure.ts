/** Measures every case in turn, round after round, so that other work of the machine affects all of them alike. */
import { chance } from '../chance.ts'
import { exchange } from '../exchange.ts'
import type { Ready } from './bare.ts'
import { drive, type Target } from './drive.ts'
import { isQuick, type Size, sizes } from './sizes.ts'
import type { BenchStage } from './stage.ts'
import { type MeasuredWork, WARM, works } from './work.ts'

/** What answers, and how: one reader or two, whose answer is made or kept; *rendered* is a page made of kept data. */
export type Answerer =
  | 'made'
  | 'rendered'
  | 'kept'
  | 'kept, br'
  | 'made by two'
  | 'kept by two'
  | 'payload'
  | 'bare'
  | 'bare, br'

/** `size` is in flowers. Latencies are in milliseconds, of all rounds together. */
export type BenchFinding = {
  work: string
  size: number
  by: Answerer
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Requests of all rounds, and how many different addresses they went to. */
  asked: number
  distinct: number
}

/** `beforehand`: addresses asked once before each round, uncounted. */
type Case = Pick<BenchFinding, 'work' | 'size' | 'by'> & { target: Target; beforehand?: readonly string[] }

const CONNECTIONS = 16
/** Many short rounds: a reader is asked again while its working data is still in memory, as in real use. */
const ROUNDS = isQuick ? 4 : 25
const ROUND_MS = 150
/**
 * The first round warms up, and is not counted. What takes long to answer needs longer until its code is compiled, as it is in a server
 * that runs for days.
 */
const WARM_UP_MS = isQuick ? 500 : 2000
const LONG_WARM_UP_MS = isQuick ? 500 : 8000

/** Answered so often that the short time warms them up. */
const soonWarm: readonly Answerer[] = ['kept', 'kept, br', 'kept by two', 'bare', 'bare, br']

/** How often an address is drawn again if it was asked before. */
const MOST_DRAWS = 100

const br = { 'accept-encoding': 'br' }

/** Measures all works. `tell` gets the progress. */
export async function measure(stage: BenchStage, tell: (words: string) => void): Promise<BenchFinding[]> {
  const cases: Case[] = []
  for (const [index, work] of works.entries()) cases.push(...(await casesOf(stage, work, index)))
  const rounds = new Map(
    cases.map((one) => [one, { perSecond: [] as number[], latenciesMs: [] as number[], ...counted(one.target) }]),
  )
  for (let round = 0; round <= ROUNDS; round++)
    for (const [one, figures] of rounds) {
      tell(`round ${round} of ${ROUNDS}: ${one.work}, ${one.by}`)
      for (const url of one.beforehand ?? []) await readyFrom(one.target.port, url, one.target.headers)
      const ms = round > 0 ? ROUND_MS : soonWarm.includes(one.by) ? WARM_UP_MS : LONG_WARM_UP_MS
      const { answers, tookMs, latenciesMs } = await drive(figures.target, { connections: CONNECTIONS, ms })
      if (round === 0) continue
      figures.perSecond.push((answers / tookMs) * 1000)
      figures.latenciesMs = figures.latenciesMs.concat(latenciesMs)
    }
  return [...rounds].map(([{ work, size, by }, { perSecond, latenciesMs, addresses, asked }]) => {
    const sorted = latenciesMs.sort((a, b) => a - b)
    const middle = quantile(
      perSecond.sort((a, b) => a - b),
      0.5,
    )
    return {
      ...{ work, size, by, perSecond: middle, p50Ms: quantile(sorted, 0.5), p99Ms: quantile(sorted, 0.99) },
      ...{ asked: asked(), distinct: addresses.size },
    }
  })
}

/** The median time of a new search, asked one at a time, with this many flowers; in milliseconds. */
export type AskedAlone = { work: string; size: number; p50Ms: number }

/** Searches one after the other, as long as a round takes, after a few that warm up. */
export async function searchAlone({ readers }: BenchStage): Promise<AskedAlone[]> {
  const times: AskedAlone[] = []
  for (const [index, { name, address }] of works.entries())
    for (const size of name.startsWith('search') ? (['small', 'large'] as const) : []) {
      const next = unasked(drawing((draw) => address(draw, sizes[size]), 1_000_000 + index + sizes[size]))
      const target = { port: readers[size].port, next }
      await drive(target, { connections: 1, ms: ROUND_MS })
      const { latenciesMs } = await drive(target, { connections: 1, ms: WARM_UP_MS })
      const sorted = latenciesMs.sort((a, b) => a - b)
      times.push({ work: name, size: sizes[size], p50Ms: quantile(sorted, 0.5) })
    }
  return times
}

/** A tool or a page by our readers, kept and made; the same bytes from a bare server; the same work by Payload. */
async function casesOf(stage: BenchStage, work: MeasuredWork, index: number): Promise<Case[]> {
  const { readers, bare, authorization } = stage
  const { name, address, page, payload } = work
  const cases: Case[] = []
  const add = (by: Answerer, size: Size, target: Target, beforehand?: readonly string[]) =>
    void cases.push({ work: name, size: sizes[size], by, target, ...(beforehand && { beforehand }) })
  const draws = chance(index)
  const urls = [...new Set(Array.from({ length: WARM }, () => address(draws, sizes.small)))]
  const never = (size: Size) => unasked(drawing((draw) => address(draw, sizes[size]), index + sizes[size]))

  for (const size of ['small', 'middle', 'large'] as const) {
    const { port } = readers[size]
    // The small catalogue has too few pages for addresses that were never asked.
    if (!page || (page !== 'home' && size !== 'small')) add('made', size, { port, next: never(size) })
    add('kept', size, { port, next: inTurn(urls) }, urls)
  }
  if (page) add('rendered', 'small', { port: stage.rendering.port, next: inTurn(urls) }, urls)
  // Pages show the size of their catalogue; tools give the same bytes of both.
  const from = readers[page ? 'small' : 'large'].port
  await stage.keepReady(await Promise.all(urls.map((url) => readyFrom(from, url))))
  add('bare', page ? 'small' : 'large', { port: bare.port, next: inTurn(urls) })
  if (payload)
    add('payload', 'small', { port: readers.smallPair.port, headers: { authorization }, next: drawing(payload, index) })
  if (name === 'get_flower') add('kept by two', 'small', { port: readers.smallPair.port, next: inTurn(urls) }, urls)
  if (page !== 'entry') return cases
  add('made by two', 'large', { port: readers.largePair.port, next: never('large') })
  add('kept, br', 'small', { port: readers.small.port, headers: br, next: inTurn(urls) }, urls)
  const packed = await Promise.all(urls.map((url) => readyFrom(readers.small.port, url, br)))
  await stage.keepReady(packed.map((ready) => ({ ...ready, url: `/br${ready.url}` })))
  add('bare, br', 'small', { port: bare.port, next: inTurn(urls.map((url) => `/br${url}`)) })
  return cases
}

/** The target, with what it is asked counted. */
function counted({ next, ...target }: Target) {
  const addresses = new Set<string>()
  let asked = 0
  const counting = () => {
    const url = next()
    asked += 1
    addresses.add(url)
    return url
  }
  return { target: { ...target, next: counting }, addresses, asked: () => asked }
}

const drawing = (address: (draw: ReturnType<typeof chance>) => string, seed: number): (() => string) => {
  const draw = chance(seed)
  return () => address(draw)
}

/** Addresses that have not been drawn before, as long as there are any. */
function unasked(next: () => string): () => string {
  const drawn = new Set<string>()
  return () => {
    let url = next()
    for (let draws = 1; drawn.has(url) && draws < MOST_DRAWS; draws++) url = next()
    drawn.add(url)
    return url
  }
}

const inTurn = (urls: readonly string[]): (() => string) => {
  let turn = 0
  return () => urls[turn++ % urls.length] as string
}

async function readyFrom(port: number, url: string, headers: Target['headers'] = {}): Promise<Ready> {
  const { status, headers: all, bytes } = await exchange(`http://127.0.0.1:${port}`, { url, headers })
  if (status !== 200) throw new Error(`${url} gave ${status}.`)
  const { date: _, connection: __, 'keep-alive': ___, ...others } = all
  const named = Object.entries(others).map(([name, value]) => [name, String(value)])
  return { url, headers: Object.fromEntries(named), base64: bytes.toString('base64') }
}

/** The value below which this share of sorted ones lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
