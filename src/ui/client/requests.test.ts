import { describe, expect, it } from 'vitest'
import { askingAddress, languages, type Question, requestsOf } from './requests.ts'

const base = 'https://octavo.test/flowers'
const hard: Question = { base, tool: 'search', input: { query: `o'clock & "tea" \\ $HOME`, limit: 5, is_open: true } }

describe('requests in other languages', () => {
  it('ask the address that the API answers at', () => {
    const { searchParams, pathname } = new URL(askingAddress(hard))
    expect(pathname).toBe('/flowers/api/v1/search')
    expect(Object.fromEntries(searchParams)).toEqual({ query: hard.input.query, limit: '5', is_open: 'true' })
    expect(askingAddress({ base, tool: 'stats', input: {} })).toBe(`${base}/api/v1/stats`)
  })

  it('are all there, for a tool that takes nothing too', () => {
    for (const input of [{}, hard.input])
      expect(Object.keys(requestsOf({ base, tool: 'search', input }))).toEqual(Object.keys(languages))
    expect(requestsOf({ base, tool: 'stats', input: {} }).python).toContain(`requests.get("${base}/api/v1/stats")`)
  })

  it('ask in JavaScript what they say, whatever quotes and marks are in it', async () => {
    const asked: string[] = []
    const run = new Function('fetch', `return (async () => { ${requestsOf(hard).javascript}; return answer })()`)
    const fetch = async (address: string) => {
      asked.push(address)
      return { json: async () => 'the answer' }
    }
    expect(await run(fetch)).toBe('the answer')
    expect(asked).toEqual([askingAddress(hard)])
  })

  it('keep what a shell would read otherwise in its quotes', () => {
    const [, message = ''] = / -d '(.*)'$/s.exec(requestsOf(hard).mcp) ?? []
    expect(JSON.parse(message.replaceAll(`'\\''`, "'"))).toMatchObject({
      method: 'tools/call',
      params: { name: 'search', arguments: hard.input },
    })
  })
})
