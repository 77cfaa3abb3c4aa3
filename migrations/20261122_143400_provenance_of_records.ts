/** Records from before say of their sources and of who wrote them what could be said then: nothing more. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

type Row = { service: string; resource: string; slug: string; record: { sources: object[] } & Record<string, unknown> }

const unsaid = { mark: null, year: null, part: null }
const provenance = {
  written_by: null,
  written_on: null,
  checked_by: null,
  checked_on: null,
  how_checked: null,
  state: 'unchecked',
}
const PAGE = 500

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(
      sql`select service, resource, slug, record from read_model.records where record -> 'provenance' is null limit ${PAGE}`,
    )
    if (rows.length === 0) return
    const changed = (rows as Row[]).map(({ record, ...key }) => ({ ...key, record: whole(record) }))
    await db.execute(
      sql`update read_model.records r set record = given.record
        from json_to_recordset(${JSON.stringify(changed)}::json) as given (service text, resource text, slug text, record json)
        where (r.service, r.resource, r.slug) = (given.service, given.resource, given.slug)`,
    )
  }
}

export async function down(_: MigrateDownArgs): Promise<void> {}

/** Its fields stay in their order; readers get a record as it is written. */
const whole = (record: Row['record']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) =>
      key === 'sources'
        ? [
            [key, record.sources.map((one) => ({ ...one, ...unsaid, accessed: null }))],
            ['provenance', provenance],
          ]
        : [[key, value]],
    ),
  )
