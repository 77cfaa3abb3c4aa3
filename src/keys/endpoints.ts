/** `/cms/api/keys`: keys are issued and revoked by administrators. */
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { whoOf } from '#src/audit/who.ts'
import { answered, askingAdministrator, endpoint, Refused, routeIdOf } from '#src/sign-in/asked.ts'
import { together } from '#src/sign-in/execute.ts'
import { issue, revoke } from './issued.ts'

const MOST_PER_MINUTE = 1_000_000

const wanted = z.object({
  name: z.string().trim().max(200),
  // A number as a form sends it.
  perMinute: z.union([z.string().trim(), z.number()]),
})

const issueOne = endpoint('/keys', wanted, async ({ req, said: { name, perMinute } }) => {
  askingAdministrator(req)
  if (name === '') throw new Refused(400, 'Say whose key it is.', { field: 'name' })
  const limit = /^\d{1,7}$/.test(String(perMinute)) ? Number(perMinute) : Number.NaN
  if (!(limit <= MOST_PER_MINUTE))
    throw new Refused(400, 'The limit is a whole number of requests a minute, a million at most; 0 is none.', {
      field: 'perMinute',
    })
  const key = await together(req.payload, (inside) => issue(inside, { name, perMinute: limit }, whoOf(req)))
  return answered({ name, key }, 201)
})

const revokeOne = endpoint('/keys/:id/revoke', z.unknown(), async ({ req }) => {
  askingAdministrator(req)
  const name = await together(req.payload, (inside) => revoke(inside, routeIdOf(req, 'key'), whoOf(req)))
  if (name === null) throw new Refused(404, 'There is no such key that holds.')
  return answered({ message: `The key of ${name} is good for nothing any more, within seconds.` })
})

/** The endpoints by which administrators issue and revoke keys. */
export const keyEndpoints: Endpoint[] = [issueOne, revokeOne]
