/** Notes which entries go by other names: readers keep in process by which names entries go. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export const statements = [
  `create function read_model.note_names() returns trigger language plpgsql as $$
  begin
    insert into read_model.changes (service, resource, document_id, revision)
    select r.service, r.resource, r.document_id, coalesce(v.revision, 0) + 1
    from (select distinct service, resource, slug from touched) t join read_model.records r using (service, resource, slug)
    left join read_model.revisions v on v.service = r.service and v.part = 'entries'
    on conflict (service, resource, document_id) do update set revision = excluded.revision;
    return null;
  end $$`,
  `create trigger note_new_names after insert on read_model.names
    referencing new table as touched for each statement execute function read_model.note_names()`,
  `create trigger note_lost_names after delete on read_model.names
    referencing old table as touched for each statement execute function read_model.note_names()`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const trigger of ['note_new_names', 'note_lost_names'])
    await db.execute(sql.raw(`drop trigger ${trigger} on read_model.names`))
  await db.execute(sql.raw('drop function read_model.note_names()'))
}
