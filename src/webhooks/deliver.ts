/** Sends each address its waiting deliveries, one after the other; several addresses at once; with no transaction open meanwhile. */
import { note } from '#src/audit/note.ts'
import { machineOf } from '#src/audit/who.ts'
import type { Execute } from '#src/read-model/database.ts'
import { forgetDeliveries, noteDeliveries, settleDelivery, takeDelivery } from './deliveries.ts'
import { type SendOptions, send } from './send.ts'
import { secretsOf, type Webhook, webhooks } from './webhooks.ts'

/** How deliveries are sent. */
export type DeliverOptions = Omit<SendOptions, 'secrets' | 'at'> & {
  /** The secret by which the addresses' secrets are encrypted. */
  secret: string
  /** When no further delivery is begun, by `performance.now()`. */
  endsAt: number
  /** No further delivery is begun once this has ended. */
  stopping?: AbortSignal | undefined
}

/** How many deliveries succeeded and failed, and how many addresses were paused. */
export type Delivered = { taken: number; failed: number; paused: number }

const AT_ONCE = 4

/** Failures in a row after which an address is left alone until the next run. */
const MOST_FAILURES = 3

/** Delivers what is due. Two processes that do this at once send nothing twice. */
export async function deliver(execute: Execute, options: DeliverOptions): Promise<Delivered> {
  await noteDeliveries(execute)
  await forgetDeliveries(execute)
  const all = (await webhooks(execute)).filter(({ pausedAt, waiting }) => pausedAt === null && waiting > 0)
  const delivered: Delivered = { taken: 0, failed: 0, paused: 0 }
  const inTurn = async () => {
    for (let one = all.shift(); one; one = all.shift()) await deliverTo(execute, one, options, delivered)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn))
  return delivered
}

async function deliverTo(
  execute: Execute,
  { id, name, url }: Webhook,
  { secret, endsAt, stopping, ...options }: DeliverOptions,
  delivered: Delivered,
): Promise<void> {
  const secrets = await secretsOf(execute, id, secret)
  for (let failures = 0; failures < MOST_FAILURES && performance.now() < endsAt && !stopping?.aborted; ) {
    const delivery = await takeDelivery(execute, id)
    if (!delivery) return
    const outcome = await send(url, delivery, { ...options, secrets, at: new Date() })
    const { isPaused } = await settleDelivery(execute, id, delivery, outcome)
    if (isPaused) {
      const reason = outcome.failure ?? ''
      await note(execute, [{ who: machineOf('webhooks'), kind: 'webhook paused', title: name, reason }])
      delivered.paused += 1
    }
    failures = outcome.isTaken ? 0 : failures + 1
    delivered[outcome.isTaken ? 'taken' : 'failed'] += 1
  }
}
