/** The addresses that are told of what is published, as administrators keep them. Actions on them are written into the record. */
import type { AuditKind } from '#src/audit/kinds.ts'
import { note } from '#src/audit/note.ts'
import type { Who } from '#src/audit/who.ts'
import type { Execute } from '#src/read-model/database.ts'
import type { OwnerId } from '#src/services.ts'
import { decrypt, encrypt } from '#src/sign-in/keys.ts'
import { newSecret } from './signature.ts'

/** How long the former secret signs beside a new one. */
const OVERLAP = '24 hours'

/** An address without its secret. Without any catalogues it is told of all, and of topics. */
export type Webhook = {
  id: number
  name: string
  url: string
  services: OwnerId[]
  madeAt: Date
  failingSince: Date | null
  failure: string | null
  pausedAt: Date | null
  /** Deliveries that are still to be made. */
  waiting: number
}

/** All of them, by name. */
export const webhooks = (execute: Execute): Promise<Webhook[]> =>
  execute<Webhook>(
    `select w.id, w.name, w.url, w.services, w.made_at as "madeAt", w.failing_since as "failingSince", w.failure,
       w.paused_at as "pausedAt",
       (select count(*)::integer from jobs.deliveries d where d.webhook_id = w.id and d.due_at is not null) as waiting
     from jobs.webhooks w order by lower(w.name), w.id`,
  )

type Wanted = { name: string; url: string; services: readonly OwnerId[] }

/** Adds an address, in the caller's transaction, which is told of what changes from now on. Gives its secret, this once. */
export async function addWebhook(
  execute: Execute,
  { name, url, services }: Wanted,
  { secret, by }: { secret: string; by: Who },
): Promise<{ id: number; webhookSecret: string }> {
  const webhookSecret = newSecret()
  const [next] = await execute<{ id: number }>(
    "select nextval(pg_get_serial_sequence('jobs.webhooks', 'id'))::integer as id",
  )
  const { id } = next as { id: number }
  await execute('insert into jobs.webhooks (id, name, url, services, secret) values ($1, $2, $3, $4, $5)', [
    id,
    name,
    url,
    services,
    encryptedSecret(secret, webhookSecret, id),
  ])
  await execute(
    'insert into jobs.webhook_places (webhook_id, service, number) select $1, service, number from serving.tellings',
    [id],
  )
  const reason = `${url}, ${services.length === 0 ? 'all catalogues' : services.join(', ')}`
  await note(execute, [{ who: by, kind: 'webhook added', title: name, reason }])
  return { id, webhookSecret }
}

/** Gives an address a new secret, shown only this once; the former one signs beside it for a day. Null where there is no such address. */
export async function rotateSecret(
  execute: Execute,
  id: number,
  { secret, by }: { secret: string; by: Who },
): Promise<{ name: string; webhookSecret: string } | null> {
  const webhookSecret = newSecret()
  const [webhook] = await execute<{ name: string }>(
    `update jobs.webhooks set former_secret = secret, former_until = now() + interval '${OVERLAP}', secret = $2
     where id = $1 returning name`,
    [id, encryptedSecret(secret, webhookSecret, id)],
  )
  if (!webhook) return null
  await note(execute, [{ who: by, kind: 'webhook secret changed', title: webhook.name }])
  return { name: webhook.name, webhookSecret }
}

/** The secrets that sign present deliveries, the newest first; none where another PAYLOAD_SECRET encrypted them. */
export async function secretsOf(execute: Execute, id: number, secret: string): Promise<string[]> {
  const [secrets] = await execute<{ secret: Buffer; former: Buffer | null }>(
    'select secret, case when former_until > now() then former_secret end as former from jobs.webhooks where id = $1',
    [id],
  )
  return [secrets?.secret, secrets?.former].flatMap((one) => {
    const bytes = one && decrypt(secret, 'webhooks', one, ownerOf(id))
    return bytes ? [bytes.toString()] : []
  })
}

/** Resumes a paused address: all its waiting deliveries are sent at once. */
export const takeUp = (execute: Execute, id: number, by: Who): Promise<string | null> =>
  changed(execute, id, { kind: 'webhook taken up', by }, [
    'update jobs.webhooks set paused_at = null, failing_since = null, failure = null where id = $1 and paused_at is not null returning name',
    'update jobs.deliveries set due_at = now(), tries = 0 where webhook_id = $1 and delivered_at is null',
  ])

/** Pauses an address: nothing is sent until it is resumed. */
export const pause = (execute: Execute, id: number, by: Who): Promise<string | null> =>
  changed(execute, id, { kind: 'webhook paused', by }, [
    'update jobs.webhooks set paused_at = now() where id = $1 and paused_at is null returning name',
  ])

/** Removes an address with its deliveries. */
export const removeWebhook = (execute: Execute, id: number, by: Who): Promise<string | null> =>
  changed(execute, id, { kind: 'webhook removed', by }, ['delete from jobs.webhooks where id = $1 returning name'])

/** Has a delivery sent again, whether or not it succeeded. Gives the name of its address; null where there is no such delivery. */
export async function sendAgain(execute: Execute, deliveryId: string, by: Who): Promise<string | null> {
  const [delivery] = await execute<{ name: string; what: string }>(
    `update jobs.deliveries d set due_at = now(), tries = 0, delivered_at = null from jobs.webhooks w
     where d.id = $1 and w.id = d.webhook_id returning w.name, d.resource || '/' || d.slug || ' ' || d.change as what`,
    [deliveryId],
  )
  if (!delivery) return null
  await note(execute, [{ who: by, kind: 'delivery sent again', title: delivery.name, reason: delivery.what }])
  return delivery.name
}

/** Runs statements on an address. The first gives its name, or null where there is none that it applies to. */
async function changed(
  execute: Execute,
  id: number,
  { kind, by }: { kind: AuditKind; by: Who },
  [first = '', ...more]: readonly string[],
): Promise<string | null> {
  const [webhook] = await execute<{ name: string }>(first, [id])
  if (!webhook) return null
  for (const statement of more) await execute(statement, [id])
  await note(execute, [{ who: by, kind, title: webhook.name }])
  return webhook.name
}

const encryptedSecret = (secret: string, webhookSecret: string, id: number): Buffer =>
  encrypt(secret, 'webhooks', Buffer.from(webhookSecret), ownerOf(id))

const ownerOf = (id: number): string => `webhook ${id}`
