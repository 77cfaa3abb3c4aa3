/** The CMS's own REST, asked in process as people ask it. */
import { handleEndpoints } from 'payload'
import type { User } from '#src/payload-types.ts'
import type { World } from '#test/world.ts'
import { sessionTokenOf } from './session-token-of.ts'

type Entry = Record<string, unknown> & { id: number; revision: number }

type Problem = { message: string; data: Record<string, unknown> }

/** What answers have, each some of it: a test says of each what it expects. */
type Body = Entry & { doc: Entry; errors: Problem[]; people: unknown[] }

export type RestAnswer = { status: number; body: Body }

/** Asks with a method, an address below /cms/api and a body, a form or else JSON, as one person. */
export type RestAsk = (method: string, address: string, body?: object) => Promise<RestAnswer>

const PASSWORD = 'the long password of a test'

/** Makes a person and gives how they ask. */
export async function personIn(
  { payload, key }: World,
  name: string,
  { role = 'editor', services = [] }: Partial<Pick<User, 'role' | 'services'>> = {},
): Promise<{ id: number; ask: RestAsk }> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}-${Math.random()}@example.org`
  const { id } = await payload.create({
    collection: 'users',
    data: { name, email, password: PASSWORD, role, services },
  })
  const token = await sessionTokenOf(payload, email)
  const ask: RestAsk = async (method, address, body) => {
    const request = new Request(`http://localhost:3000/cms/api/${address}`, {
      method,
      headers: {
        authorization: `JWT ${token}`,
        ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    const response = await handleEndpoints({ config: payload.config, request, payloadInstanceCacheKey: key })
    return { status: response.status, body: (await response.json()) as Body }
  }
  return { id, ask }
}
