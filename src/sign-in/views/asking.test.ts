/** How forms ask the server, and what they make of its answers. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { change, post, say } from './asking.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server that answers so, and what it was asked. */
function server(answer: () => Response) {
  const asked: { path: string; method: string; said: unknown; credentials: string }[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body, credentials }: RequestInit) => {
    asked.push({ path, method: String(method), said: JSON.parse(String(body)), credentials: String(credentials) })
    return answer()
  })
  return asked
}
const away = 'The server cannot be reached for the moment. Nothing was changed: try again.'

describe('a form', () => {
  it('asks the endpoint by its path, with what was said, as whoever is signed in here', async () => {
    const asked = server(() => Response.json({ id: 7 }))
    expect(await say('login', { email: 'a@b.c' })).toEqual({ isDone: true, body: { id: 7 } })
    await post('keys')
    await change(3, { name: 'Ann' })
    expect(asked).toEqual([
      { path: '/cms/api/users/login', method: 'POST', said: { email: 'a@b.c' }, credentials: 'same-origin' },
      { path: '/cms/api/keys', method: 'POST', said: {}, credentials: 'same-origin' },
      { path: '/cms/api/users/3?depth=0', method: 'PATCH', said: { name: 'Ann' }, credentials: 'same-origin' },
    ])
  })

  it('hears a refusal in its words, at the field it is about', async () => {
    server(() => Response.json({ errors: [{ message: 'Too short.', field: 'password' }] }, { status: 400 }))
    expect(await say('login')).toEqual({ isDone: false, message: 'Too short.', field: 'password' })
    server(() => Response.json({ errors: [{ message: 'Wrong.' }] }, { status: 401 }))
    expect(await say('login')).toEqual({ isDone: false, message: 'Wrong.', field: undefined })
  })

  it('hears what the CMS says of a field before what it says of the whole', async () => {
    const errors = [{ message: 'Invalid.', data: { errors: [{ path: 'email', message: 'Taken.' }] } }]
    server(() => Response.json({ errors }, { status: 400 }))
    expect(await change(3, {})).toEqual({ isDone: false, message: 'Taken.', field: 'email' })
  })

  it('says that the server is away where no answer of it comes', async () => {
    server(() => Response.json({}, { status: 500 }))
    expect(await say('login')).toEqual({ isDone: false, message: away, field: undefined })
    server(() => new Response('<html>', { status: 502 }))
    expect(await say('login')).toMatchObject({ isDone: false, message: away })
    server(() => {
      throw new TypeError('fetch failed')
    })
    expect(await say('login')).toMatchObject({ isDone: false, message: away })
  })
})
