/** Editors that save, autosave and publish, and note what was acknowledged; and readers that read it meanwhile. */
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { exchange } from '../exchange.ts'
import type { House } from './house.ts'

/** How changes of an entry are sent: as drafts, as autosaves while one types, or as publishes. */
export type Way = 'save' | 'autosave' | 'publish'

/**
 * An entry: its last acknowledged change, and the last one tried; the stored change lies between them. The next change begins from
 * `revision`, which is null after a save without an answer.
 */
export type EntryAtWork = {
  id: number
  way: Way
  name: string
  acknowledged: number
  tried: number
  revision: number | null
}

/** What editors and readers did during faults, and the answers they got. */
export type WorkUnderWay = {
  entries: EntryAtWork[]
  /** Answers by their status; 0 stands for requests without an answer. */
  saves: Map<number, number>
  reads: Map<number, number>
  slowestReadMs(): number
  /** Waits for what is under way. */
  stop(): Promise<void>
}

/** What a save gives of an entry. */
type Stored = { id: number; revision: number }

const CHANGES_AN_ENTRY = 8
const PAUSE_MS = 100
/** Pause between requests of a reader: this is no load test. */
const READ_PAUSE_MS = 5
const ways: readonly Way[] = ['save', 'autosave', 'publish', 'publish']

/** Connections for saves. Each is sent only once: a client that repeats requests could not tell what was acknowledged. */
const onceEach = new Agent({ keepAlive: false })

let named = 0

/** Has editors and readers work until they are stopped. */
export function startWork({ url, authorization, signIn }: House, readers = 4): WorkUnderWay {
  const entries: EntryAtWork[] = []
  const saves = new Map<number, number>()
  const reads = new Map<number, number>()
  let isOver = false
  let slowestReadMs = 0

  const ask = (method: string, place: string, data?: object) => {
    const headers = { 'content-type': 'application/json', authorization: authorization() }
    const body = data && { body: JSON.stringify(data) }
    return exchange(url, { method, url: `/cms/api/flowers${place}`, headers, ...body }, onceEach).catch(() => null)
  }

  async function save(method: string, place: string, data: object): Promise<{ status: number; doc?: Stored }> {
    const answer = await ask(method, place, data)
    const status = answer?.status ?? 0
    count(saves, status)
    // Sessions end in time.
    if (status === 401 || status === 403) await signIn().catch(() => {})
    if (status !== 200 && status !== 201) {
      await sleep(PAUSE_MS)
      return { status }
    }
    const { doc } = JSON.parse(String(answer?.bytes)) as { doc: Stored }
    return { status, doc }
  }

  /** The present revision of an entry; null without an answer. */
  async function presentRevision({ id }: EntryAtWork): Promise<number | null> {
    const answer = await ask('GET', `/${id}?draft=true&depth=0`)
    return answer?.status === 200 ? (JSON.parse(String(answer.bytes)) as Stored).revision : null
  }

  async function begin(way: Way): Promise<EntryAtWork | undefined> {
    const name = `Enduring gentian ${process.pid} ${named++}`
    const status = way === 'publish' ? { _status: 'published' } : {}
    const { doc } = await save('POST', way === 'publish' ? '' : '?draft=true', {
      name,
      summary: summaryOfChange(0),
      sources: [{ title: 'A book', publisher: 'A press' }],
      ...status,
    })
    if (doc === undefined) return undefined
    const entry: EntryAtWork = { id: doc.id, way, name, acknowledged: 0, tried: 0, revision: doc.revision }
    entries.push(entry)
    return entry
  }

  async function change(entry: EntryAtWork): Promise<void> {
    entry.revision ??= await presentRevision(entry)
    const { revision } = entry
    // Without an answer it waits, and asks again.
    if (revision === null) return void (await sleep(PAUSE_MS))
    entry.tried += 1
    const status = entry.way === 'publish' ? { _status: 'published' } : {}
    const data = { summary: summaryOfChange(entry.tried), revision, ...status }
    const { doc } = await save('PATCH', `/${entry.id}${query[entry.way]}`, data)
    entry.revision = doc?.revision ?? null
    if (doc) entry.acknowledged = entry.tried
  }

  async function edit(way: Way): Promise<void> {
    let entry: EntryAtWork | undefined
    while (!isOver) {
      if (entry === undefined || entry.tried >= CHANGES_AN_ENTRY) entry = await begin(way)
      else await change(entry)
    }
  }

  async function read(): Promise<void> {
    const agent = new Agent({ keepAlive: true })
    const places = ['/flowers', '/flowers/api/v1/list_flowers', '/flowers/feed.xml', '/flowers/flowers']
    for (let at = 0; !isOver; at++) {
      const { name } = entries.findLast(({ way }) => way === 'publish') ?? { name: 'none' }
      // Pages that are kept, and ones that nobody has asked for yet.
      const page = at % 2 === 0 ? `/flowers/flowers/${slugOfWork(name)}` : (places[at % places.length] as string)
      const place = at % 3 === 0 ? `/flowers/api/v1/list_flowers?offset=${at}` : page
      const begin = performance.now()
      const answer = await exchange(url, { url: place }, agent).catch(() => null)
      count(reads, answer?.status ?? 0)
      slowestReadMs = Math.max(slowestReadMs, performance.now() - begin)
      await sleep(answer === null ? PAUSE_MS : READ_PAUSE_MS)
    }
    agent.destroy()
  }

  const working = [...ways.map(edit), ...Array.from({ length: readers }, read)]
  return {
    entries,
    saves,
    reads,
    slowestReadMs: () => slowestReadMs,
    async stop() {
      isOver = true
      await Promise.all(working)
    },
  }
}

const query = { save: '?draft=true', autosave: '?draft=true&autosave=true', publish: '' } as const

/** The summary that a change of this number writes. */
export const summaryOfChange = (change: number): string => `Change ${change}`

/** The slug that an entry of such a name gets. */
export const slugOfWork = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

const count = (counts: Map<number, number>, status: number) => void counts.set(status, (counts.get(status) ?? 0) + 1)
