/** Hostile requests against a house that runs: each is refused or its connection ended, and others are answered meanwhile. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { exchange } from '../../exchange.ts'
import type { Fault, Finding, Stage } from '../fault.ts'
import type { House } from '../house.ts'
import { addresses, secrets } from './addresses.ts'
import { pictureBombs, textBodies } from './bodies.ts'
import { forms } from './forms.ts'
import { sendRaw } from './raw.ts'

/** The longest that another reader may wait meanwhile. */
const MOST_WAIT_MS = 5000
/** How long memory may take to fall back, and by how much it may stay above what it was. */
const MOST_SETTLE_MS = 60_000
const MOST_MORE_MEGABYTES = 250
const AT_ONCE = 8

type Attack = {
  what: string
  run(house: House, stage: Stage): Promise<{ times: number; seen: string; wrong: string[] }>
}

/** The fault of hostile requests. */
export const hostile: Fault = {
  name: 'hostile',
  inShort: 1,
  inLong: 1,
  async inflict(stage, times) {
    const house = await stage.inside()
    const before = await house.megabytes()
    const findings: Finding[] = []
    for (const { what, run } of attacks) {
      stage.tell(what)
      const neighbour = watchNeighbour(house)
      const outcome = await run(house, stage)
      const { slowestMs, failed } = await neighbour.stop()
      const wrong = [...outcome.wrong]
      for (let again = 1; again < times; again++) wrong.push(...(await run(house, stage)).wrong)
      if (failed > 0) wrong.push(`${failed} requests of another reader failed meanwhile`)
      if (slowestMs > MOST_WAIT_MS) wrong.push(`another reader waited ${Math.round(slowestMs)} ms meanwhile`)
      const seen = `${outcome.seen}; another reader waited at most ${Math.round(slowestMs)} ms`
      findings.push({ fault: what, times: outcome.times * times, seen, wrong })
    }
    findings.push(await memoryIsBack(house, before))
    await house.serves()
    return findings
  },
}

const attacks: readonly Attack[] = [
  { what: 'requests that are no HTTP, or two in one', run: (house) => sendForms(house) },
  { what: 'addresses out of their folder, into headers, beyond limits', run: (house) => sendAddresses(house) },
  { what: '100 requests in one breath', run: (house) => pipeline(house) },
  { what: 'bodies too deep, too large, packed', run: (house, { isLong }) => sendBodies(house, isLong ? 200 : 50) },
  { what: 'pictures of a billion pixels', run: (house) => sendPictures(house) },
  {
    what: 'requests that never end, a character a second',
    run: (house, { isLong }) => hold(house, isLong ? 2000 : 300, true),
  },
  { what: 'connections that say nothing', run: (house, { isLong }) => hold(house, isLong ? 10_000 : 1000, false) },
  { what: 'readers who do not take their answers', run: (house, { isLong }) => notTaking(house, isLong ? 1000 : 200) },
]

async function sendForms({ port }: House) {
  const wrong: string[] = []
  const counts = new Map<string, number>()
  await inTurns(forms, async ({ what, bytes, expects }) => {
    const { statuses, isOpen } = await sendRaw(port, Buffer.from(bytes, 'latin1'))
    const seen = isOpen ? 'nothing' : statuses.join('+') || 'closed'
    counts.set(seen, (counts.get(seen) ?? 0) + 1)
    const isWell =
      !isOpen &&
      statuses.length <= 1 &&
      statuses.every((status) => status < 500 && (expects === 'one' || status >= 400))
    if (!isWell) wrong.push(`${what}: ${seen}`)
  })
  return { times: forms.length, seen: listed(counts), wrong }
}

async function sendAddresses({ port }: House) {
  const wrong: string[] = []
  const counts = new Map<string, number>()
  await inTurns(addresses, async (address) => {
    const { statuses, text, isOpen } = await sendRaw(
      port,
      `GET ${address} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`,
    )
    const seen = isOpen ? 'nothing' : statuses.join('+') || 'closed'
    counts.set(seen, (counts.get(seen) ?? 0) + 1)
    if (isOpen || statuses.some((status) => status >= 500)) wrong.push(`${address.slice(0, 80)}: ${seen}`)
    const [head = ''] = text.split('\r\n\r\n')
    if (secrets.some((secret) => secret.test(secret.source.startsWith('^') ? head : text)))
      wrong.push(`${address.slice(0, 80)} gives what is nobody's`)
  })
  return { times: addresses.length, seen: listed(counts), wrong }
}

async function pipeline({ port }: House) {
  const one = 'GET /healthz HTTP/1.1\r\nHost: h\r\n\r\n'
  const { statuses } = await sendRaw(port, one.repeat(100))
  const wrong =
    statuses.length === 100 && statuses.every((status) => status === 200) ? [] : [`${statuses.length} answers`]
  return { times: 100, seen: `${statuses.length} answers in a row`, wrong }
}

async function sendBodies(house: House, megabytes: number) {
  const wrong: string[] = []
  const counts = new Map<string, number>()
  const bodies = textBodies(megabytes)
  for (const { what, path, headers, body, isSignedIn } of bodies) {
    const person = isSignedIn ? `authorization: ${house.authorization()}\r\n` : ''
    const lines = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost:${house.port}\r\nconnection: close\r\n${person}${lines}content-length: ${body.length}\r\n\r\n`
    const { statuses, isOpen } = await sendRaw(house.port, Buffer.concat([Buffer.from(head), body]), 60_000)
    const seen = isOpen ? 'nothing' : statuses.join('+') || 'closed'
    counts.set(seen, (counts.get(seen) ?? 0) + 1)
    if (isOpen || statuses.some((status) => status >= 500)) wrong.push(`${what} to ${path}: ${seen}`)
  }
  return { times: bodies.length, seen: listed(counts), wrong }
}

async function sendPictures({ url, authorization }: House) {
  const wrong: string[] = []
  const counts = new Map<string, number>()
  const pictures = pictureBombs()
  for (const { name, type, bytes } of pictures) {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)], { type }), name)
    form.set('_payload', JSON.stringify({ alt: 'Hostile', credit: 'Nobody', licence: 'CC0' }))
    const headers = { authorization: authorization() }
    const answer = await fetch(`${url}/cms/api/media`, { method: 'POST', headers, body: form }).catch(() => null)
    await answer?.arrayBuffer()
    const status = answer?.status ?? 0
    counts.set(String(status || 'closed'), (counts.get(String(status || 'closed')) ?? 0) + 1)
    if (status < 400 || status >= 500) wrong.push(`${name} (${Math.round(bytes.length / 1000)} kB): ${status}`)
  }
  return { times: pictures.length, seen: listed(counts), wrong }
}

/** Opens many connections from a process of their own; the house has to end those that drip in time. */
async function hold({ port }: House, asked: number, drips: boolean) {
  const count = Math.min(asked, mostFiles() - 500)
  const beginning = drips ? 'GET /flowers HTTP/1.1\r\nHost: h\r\nX' : ''
  const program = fileURLToPath(new URL('idle.ts', import.meta.url))
  const holder = fork(program, [String(port), String(count), beginning], { execArgv: ['--import', 'tsx'] })
  try {
    const [open] = (await once(holder, 'message')) as [number]
    const wrong = open < count ? [`only ${open} of ${count} were taken`] : []
    const begin = performance.now()
    let left = open
    const mostMs = drips ? 40_000 : 5000
    while (left > 0 && performance.now() - begin < mostMs) {
      await sleep(500)
      holder.send('how many')
      left = ((await once(holder, 'message')) as [number])[0]
    }
    if (drips && left > 0) wrong.push(`${left} are held after ${mostMs / 1000} s`)
    const seconds = Math.round((performance.now() - begin) / 1000)
    const seen = drips ? `${open} opened, all ended by the house after ${seconds} s` : `${open} held for ${seconds} s`
    return { times: open, seen, wrong }
  } finally {
    holder.disconnect()
  }
}

/** Asks for pages and takes nothing of the answers. */
async function notTaking({ port }: House, count: number) {
  const { connect } = await import('node:net')
  const ask = `GET /flowers HTTP/1.1\r\nHost: h\r\n\r\n`.repeat(20)
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => {}))
  for (const socket of sockets) socket.pause().write(ask)
  await sleep(4000)
  for (const socket of sockets) socket.destroy()
  return { times: count, seen: `${count} connections asked for 20 pages each and read none`, wrong: [] }
}

/** Another reader, who asks again and again over new connections while something is done. */
function watchNeighbour({ url }: House) {
  let isOver = false
  let slowestMs = 0
  let failed = 0
  const asking = (async () => {
    while (!isOver) {
      const begin = performance.now()
      const answer = await exchange(url, { url: '/flowers', headers: { connection: 'close' } }).catch(() => null)
      slowestMs = Math.max(slowestMs, performance.now() - begin)
      if (answer?.status !== 200) failed += 1
      await sleep(50)
    }
  })()
  return {
    async stop() {
      isOver = true
      await asking
      return { slowestMs, failed }
    },
  }
}

async function memoryIsBack(house: House, before: number): Promise<Finding> {
  const begin = performance.now()
  let after = await house.megabytes()
  while (after > before + MOST_MORE_MEGABYTES && performance.now() - begin < MOST_SETTLE_MS) {
    await sleep(1000)
    after = await house.megabytes()
  }
  const wrong = after > before + MOST_MORE_MEGABYTES ? [`${Math.round(after - before)} MB more`] : []
  const seen = `readers and editing server: ${Math.round(before)} MB before, ${Math.round(after)} MB after`
  return { fault: 'memory after all of these', times: 1, seen, wrong }
}

async function inTurns<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...list]
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([what, times]) => `${times} × ${what}`)
    .join(', ')

/** Most files and connections that a process may have open here, where the system tells it. */
function mostFiles(): number {
  try {
    return Number(/Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 1024)
  } catch {
    return 1024
  }
}
