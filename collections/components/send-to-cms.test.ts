import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendToCms } from './send-to-cms.ts'

const answering = (answer: () => Promise<Response>) => {
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  return asked
}
const saying = (body: string, status = 200) => answering(async () => new Response(body, { status }))

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('what is sent to the CMS', () => {
  it('is JSON where there is something to say, and gives what was answered', async () => {
    const asked = saying('{"to":3}')
    expect(await sendToCms('POST', '/cms/api/x', { to: 3 })).toEqual({ isDone: true, answer: { to: 3 } })
    expect(asked).toHaveBeenCalledWith('/cms/api/x', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"to":3}',
    })
    await sendToCms('DELETE', '/cms/api/x/3')
    expect(asked).toHaveBeenLastCalledWith('/cms/api/x/3', { method: 'DELETE', credentials: 'include' })
  })

  it('is done where the answer says nothing', async () => {
    saying('')
    expect(await sendToCms('POST', '/cms/api/x')).toEqual({ isDone: true, answer: null })
  })

  it.each([
    ['{"errors":[{"message":"The slug is taken."}]}', 'The slug is taken.'],
    ['{"errors":[{"message":"A field is wrong.","data":{"errors":[{"message":"No such day."}]}}]}', 'No such day.'],
    ['<h1>Away</h1>', 'The editing server did not answer.'],
  ])('is refused in words: %s', async (body, mistake) => {
    saying(body, 400)
    expect(await sendToCms('PATCH', '/cms/api/x', {})).toEqual({ isDone: false, mistake })
  })

  it('is not done where nobody answers', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await sendToCms('POST', '/cms/api/x')).toEqual({
      isDone: false,
      mistake: 'The editing server did not answer.',
    })
  })
})
