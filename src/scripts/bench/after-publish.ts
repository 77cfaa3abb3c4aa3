/** How long a reader's first answer after a publish takes, when everything that it kept of entries may be outdated. */
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { putRecords, recordRow } from '#src/publish/put.ts'
import type { Execute } from '#src/read-model/database.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { chance } from '../chance.ts'
import { exchange } from '../exchange.ts'
import type { Octavo } from '../test/start-octavo.ts'
import { flower, flowerPage } from './catalogue.ts'
import { quantile } from './measure.ts'
import { type Size, sizes } from './sizes.ts'
import { works } from './work.ts'

/** The median time of first answers to a work, in milliseconds, with this many flowers. */
export type FirstAnswers = { work: string; size: number; ms: number }

const PUBLISHES = 30

/** A reader hears of a publish within this time. */
const HEARD_MS = 60

/** What is measured: lists and searches by readers of the smallest and of the largest catalogue, in turn. */
const measured = works.filter(({ name }) => name.startsWith('list') || name.startsWith('search'))

/** Publishes a flower anew, with another colour each time, and asks. */
export async function afterPublishes(
  readers: Readonly<Record<Size, Octavo>>,
  urls: Readonly<Record<Size, string>>,
): Promise<FirstAnswers[]> {
  const agent = new Agent({ keepAlive: true })
  const answers: FirstAnswers[] = []
  for (const [index, { name, address }] of measured.entries()) {
    const timesMs: Record<'small' | 'large', number[]> = { small: [], large: [] }
    for (let round = 0; round < PUBLISHES; round++)
      for (const size of ['small', 'large'] as const) {
        await publish(urls[size], round)
        await sleep(HEARD_MS)
        const draw = chance(9_000_000 + index * PUBLISHES + round)
        const begun = performance.now()
        const { status } = await exchange(readers[size].url, { url: address(draw, sizes[size]) }, agent)
        if (status !== 200) throw new Error(`${name} gave ${status}.`)
        // The first few warm everything up.
        if (round >= 5) timesMs[size].push(performance.now() - begun)
      }
    for (const size of ['small', 'large'] as const) {
      const sorted = timesMs[size].sort((a, b) => a - b)
      answers.push({ work: name, size: sizes[size], ms: quantile(sorted, 0.5) })
    }
  }
  agent.destroy()
  return answers
}

async function publish(url: string, number: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const execute: Execute = async (text, values = []) => (await client.query(text, [...values])).rows
  try {
    const record = flower(number, flowerPage(number))
    const [row] = await execute<{ document_id: number }>(
      'select document_id from read_model.records where (service, resource, slug) = ($1, $2, $3)',
      [flowers.service, flowers.id, record.slug],
    )
    const colors = [number % 2 === 0 ? 'red' : 'white']
    await execute('begin')
    const published = {
      documentId: row?.document_id ?? number,
      record: { ...record, colors, summary: `Published for the ${number}. time.` },
      calendar: null,
    }
    await putRecords(execute, flowers, [recordRow(flowers, published)])
    await execute('commit')
  } finally {
    await client.end()
  }
}
