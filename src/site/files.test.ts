import { expect, it } from 'vitest'
import type { HttpReply } from '#src/http/request-and-reply.ts'
import { fewSite, requestOf } from '#test/few-site.ts'
import { filesBelow } from './files.ts'

const file: HttpReply = { status: 200, headers: { etag: '"x"' }, body: Buffer.from('It is here.') }

function filesGiving(give: () => Promise<HttpReply | null>) {
  const { site, failures } = fewSite({ entries: [] })
  const files = filesBelow('things', '/things/', give)
  const ask = (method = 'GET', url = '/things/one') => Promise.resolve(files.respond(requestOf(url, { method }), site))
  return { ask, failures, files }
}

it('gives what there is at an address, and is counted as what it gives', async () => {
  const { ask, files } = filesGiving(async () => file)
  expect(await ask()).toBe(file)
  expect(files.transport).toBe('things')
  expect(['/things/one', '/things', '/other/things/one'].map((url) => files.takes(url))).toEqual([true, false, false])
})

it('says that there is no file, without a body to who asks for the head alone', async () => {
  const { ask, failures } = filesGiving(async () => null)
  const reply = await ask()
  expect(reply.status).toBe(404)
  expect(String(reply.body)).toContain('There is no file at this address.')
  expect(await ask('HEAD')).toMatchObject({ status: 404, body: null })
  expect(failures, 'it is no failure of ours').toEqual([])
})

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('is not changed by %s, nor even looked for', async (method) => {
  let times = 0
  const { ask } = filesGiving(async () => {
    times += 1
    return file
  })
  expect(await ask(method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  expect(times).toBe(0)
})

it('tells those on call what failed, and readers nothing of it', async () => {
  const error = new Error('The disk is gone.')
  const { ask, failures } = filesGiving(() => Promise.reject(error))
  const reply = await ask()
  expect(reply.status).toBe(500)
  expect(String(reply.body)).not.toContain('disk')
  expect(failures).toEqual([error])
  expect(await ask('HEAD')).toMatchObject({ status: 500, body: null })
})
