/**
 * What publishing costs beyond Payload's own save: the same save of a published flower, with our hooks and without, in
 * turn. Tells its parent the medians in milliseconds.
 */
import { getPayload } from 'payload'
import config from '#src/payload.config.ts'

const ROUNDS = 25

const payload = await getPayload({ config })
const { hooks } = payload.collections.flowers.config
const publishing = hooks.afterChange
const { docs } = await payload.find({ collection: 'flowers', limit: ROUNDS, depth: 0, sort: 'id' })
const timesMs: Record<'with' | 'without', number[]> = { with: [], without: [] }
for (const [round, { id, name }] of docs.entries())
  for (const kind of ['without', 'with'] as const) {
    hooks.afterChange = kind === 'with' ? publishing : []
    const data = { summary: `${name}, saved ${kind} hooks.`, _status: 'published' as const }
    const begin = performance.now()
    await payload.update({ collection: 'flowers', id, data, depth: 0 })
    // The first few warm everything up.
    if (round >= 5) timesMs[kind].push(performance.now() - begin)
  }
const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
process.send?.({ withMs: median(timesMs.with), withoutMs: median(timesMs.without) }, () => process.exit(0))
