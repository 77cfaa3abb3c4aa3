/** Measures every case in turn, round after round, so that what else the machine does falls on all of them alike. */
import { execFileSync } from 'node:child_process'
import { chance } from '../chance.ts'
import type { Ready } from './bare.ts'
import { drive, type Target } from './drive.ts'
import { constantPath, type Size, type Stage, sizes } from './stage.ts'
import { WARM, type Work, works } from './work.ts'

/** Who answers, and how: ours with an answer to make or one it has, or what ours is compared with. */
export type Answerer = 'cold' | 'warm' | 'payload' | 'bare' | 'next'

/** `size` is in flowers. Latencies are in milliseconds, of all rounds together. */
export type Finding = {
  work: string
  size: number
  by: Answerer
  perSecond: number
  p50Ms: number
  p99Ms: number
}

export type Findings = { found: Finding[]; memoryMegabytes: Record<Size, number> }

/** `beforehand`: addresses asked once before each round, uncounted. */
type Case = Pick<Finding, 'work' | 'size' | 'by'> & { target: Target; beforehand?: readonly string[] }

const CONNECTIONS = 16
const ROUNDS = 5
const ROUND_MS = 700
/** The first round warms up, and is not counted. */
const WARM_UP_MS = 2000

/** Measures all works. `tell` hears how far it is. */
export async function measure(stage: Stage, tell: (words: string) => void): Promise<Findings> {
  const cases = (await Promise.all(works.map((work, index) => casesOf(stage, work, index)))).flat()
  cases.push(constantOfNext(stage))
  const rounds = new Map(cases.map((one) => [one, { perSecond: [] as number[], latenciesMs: [] as number[] }]))
  for (let round = 0; round <= ROUNDS; round++)
    for (const one of cases) {
      tell(`round ${round} of ${ROUNDS}: ${one.work}, ${one.by}`)
      for (const url of one.beforehand ?? []) await readyFrom(one.target.port, url)
      const ms = round === 0 ? WARM_UP_MS : ROUND_MS
      const { answers, tookMs, latenciesMs } = await drive(one.target, { connections: CONNECTIONS, ms })
      const kept = rounds.get(one)
      if (round === 0 || !kept) continue
      kept.perSecond.push((answers / tookMs) * 1000)
      kept.latenciesMs = kept.latenciesMs.concat(latenciesMs)
    }
  const found = [...rounds].map(([{ work, size, by }, { perSecond, latenciesMs }]): Finding => {
    const sorted = latenciesMs.sort((a, b) => a - b)
    return {
      work,
      size,
      by,
      perSecond: at(
        perSecond.sort((a, b) => a - b),
        0.5,
      ),
      p50Ms: at(sorted, 0.5),
      p99Ms: at(sorted, 0.99),
    }
  })
  const { small, large } = stage.servers
  return { found, memoryMegabytes: { small: residentMegabytes(small.pid), large: residentMegabytes(large.pid) } }
}

/** Ours at both sizes, cold and warm; the same answers from a bare server; the same work by Payload. */
async function casesOf(stage: Stage, { name: work, cold, payload }: Work, index: number): Promise<Case[]> {
  const { servers, bare, authorization } = stage
  const cases: Case[] = []
  const draws = chance(index)
  const warmUrls = Array.from({ length: WARM }, () => cold(draws))
  for (const [name, size] of Object.entries(sizes)) {
    const { port } = servers[name as Size]
    cases.push({ work, size, by: 'cold', target: { port, next: drawing(cold, index + size) } })
    cases.push({ work, size, by: 'warm', target: { port, next: inTurn(warmUrls) }, beforehand: warmUrls })
  }
  await stage.keepReady(await Promise.all(warmUrls.map((url) => readyFrom(servers.large.port, url))))
  cases.push({ work, size: sizes.large, by: 'bare', target: { port: bare.port, next: inTurn(warmUrls) } })
  if (payload) {
    const target = { port: servers.small.port, headers: { authorization }, next: drawing(payload, index) }
    cases.push({ work, size: sizes.small, by: 'payload', target })
  }
  return cases
}

const constantOfNext = ({ nextDoor: { port } }: Stage): Case => ({
  work: 'site_info',
  size: sizes.small,
  by: 'next',
  target: { port, next: () => constantPath },
})

const drawing = (address: Work['cold'], seed: number): (() => string) => {
  const draw = chance(seed)
  return () => address(draw)
}

const inTurn = (urls: readonly string[]): (() => string) => {
  let turn = 0
  return () => urls[turn++ % urls.length] as string
}

async function readyFrom(port: number, url: string): Promise<Ready> {
  const response = await fetch(`http://127.0.0.1:${port}${url}`, { headers: { 'accept-encoding': 'identity' } })
  const body = await response.text()
  const { date: _, connection: __, 'keep-alive': ___, ...headers } = Object.fromEntries(response.headers)
  return { url, headers, body }
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

const residentMegabytes = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)
