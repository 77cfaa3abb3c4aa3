/** `/cms/api/webhooks`: addresses that are told of what is published, kept by administrators. */
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { type Who, whoOf } from '#src/audit/who.ts'
import { env } from '#src/env.ts'
import { addressRefusal } from '#src/news/public-address.ts'
import type { Execute } from '#src/read-model/database.ts'
import { type OwnerId, owners } from '#src/services.ts'
import { answered, askingAdministrator, endpoint, Refused, routeIdOf } from '#src/sign-in/asked.ts'
import { together } from '#src/sign-in/execute.ts'
import { addWebhook, pause, removeWebhook, rotateSecret, sendAgain, takeUp } from './webhooks.ts'

const wanted = z.object({
  name: z.string().trim().max(200),
  url: z.string().trim().max(2000),
  services: z.array(z.enum(owners as [OwnerId, ...OwnerId[]])).default([]),
})

const secret = env.PAYLOAD_SECRET ?? ''

const add = endpoint('/webhooks', wanted, async ({ req, said: { name, url, services } }) => {
  askingAdministrator(req)
  if (name === '') throw new Refused(400, 'Say who is told there.', { field: 'name' })
  const given = { name, url: addressIn(url), services: [...new Set(services)] }
  const { webhookSecret } = await together(req.payload, (inside) =>
    addWebhook(inside, given, { secret, by: whoOf(req) }),
  )
  return answered({ name, secret: webhookSecret }, 201)
})

/** Checks an address, as far as its text tells; where its name leads to is checked each time. */
function addressIn(text: string): string {
  if (!URL.canParse(text)) throw new Refused(400, 'This is not an address of the web.', { field: 'url' })
  const url = new URL(text)
  const allowLoopback = env.NEWS_ALLOW_LOOPBACK === 'on'
  const refusal = addressRefusal(url, { allowLoopback })
  if (refusal) throw new Refused(400, refusal.replace(/\bread\b/, 'asked'), { field: 'url' })
  if (url.protocol !== 'https:' && !allowLoopback)
    throw new Refused(400, 'What is told stays between us: the address begins with https://.', { field: 'url' })
  url.hash = ''
  return url.href
}

const rotate = endpoint('/webhooks/:id/secret', z.unknown(), async ({ req }) => {
  askingAdministrator(req)
  const by = whoOf(req)
  const rotated = await together(req.payload, (inside) =>
    rotateSecret(inside, routeIdOf(req, 'webhook'), { secret, by }),
  )
  if (!rotated) throw noSuch()
  return answered({ name: rotated.name, secret: rotated.webhookSecret }, 201)
})

type Step = (execute: Execute, id: number, by: Who) => Promise<string | null>

/** An action on an address, and its message. */
const step = (path: string, take: Step, said: (name: string) => string): Endpoint =>
  endpoint(`/webhooks/:id/${path}`, z.unknown(), async ({ req }) => {
    askingAdministrator(req)
    const name = await together(req.payload, (inside) => take(inside, routeIdOf(req, 'webhook'), whoOf(req)))
    if (name === null) throw noSuch()
    return answered({ message: said(name) })
  })

const again = endpoint('/deliveries/:id/again', z.unknown(), async ({ req }) => {
  askingAdministrator(req)
  const name = await together(req.payload, (inside) =>
    sendAgain(inside, String(routeIdOf(req, 'delivery')), whoOf(req)),
  )
  if (name === null) throw new Refused(404, 'There is no such delivery.')
  return answered({ message: 'It goes out within a minute.' })
})

const noSuch = () => new Refused(404, 'There is no such webhook, or nothing to change of it.')

/** The endpoints by which administrators add, change and remove webhooks. */
export const webhookEndpoints: Endpoint[] = [
  add,
  rotate,
  step('pause', pause, (name) => `Nothing is sent to ${name} until it is taken up again.`),
  step('take-up', takeUp, (name) => `What ${name} has not been told goes out within a minute.`),
  step('remove', removeWebhook, (name) => `${name} is told of nothing any more.`),
  again,
]
