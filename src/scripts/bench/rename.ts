/**
 * How long it takes to rename a day that many flowers name, including the change of these. Run as `rename.ts <flowers>`; tells its parent
 * the time in milliseconds.
 */

import { getPayload } from 'payload'
import pg from 'pg'
import config from '#src/payload.config.ts'

const wanted = Number(process.argv[2])
const payload = await getPayload({ config })
const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
const named = async (name: string): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from read_model.records where service = 'flowers' and resource = 'flower' and (record -> 'days')::jsonb @> $1`,
    [JSON.stringify([{ name }])],
  )
  return rows[0]?.count ?? 0
}
const { docs } = await payload.find({ collection: 'flower-days', limit: 1, depth: 0, sort: 'id' })
const [day] = docs
if (!day) throw new Error('There is no day to rename.')
// Copies a flower that names the day, as often as needed.
await client.query(
  `insert into read_model.records (service, resource, slug, document_id, name, record, summary, terms, words, borrowed, written,
     score, published_at, updated_at, html)
   select service, resource, slug || '-' || n, 100000000 + n, name, record, summary, terms, words, borrowed, written, score, published_at,
     updated_at, html
   from (select * from read_model.records where service = 'flowers' and resource = 'flower' and (record -> 'days')::jsonb @> $1 limit 1) one,
     generate_series(1, $2::int) n`,
  [JSON.stringify([{ name: day.name }]), Math.max(0, wanted - (await named(day.name as string)))],
)
await client.query('analyze read_model.records')
// The new name keeps no word of the old one: for each old word, the other texts of the record have to be searched.
const name = 'Lanterns on the water'
const begin = performance.now()
await payload.update({ collection: 'flower-days', id: day.id, data: { name, _status: 'published' }, depth: 0 })
const ms = performance.now() - begin
process.send?.({ entries: await named(name), ms }, () => process.exit(0))
