import { ProtocolErrorCode } from '@modelcontextprotocol/server'
import { describe, expect, it, test } from 'vitest'
import { readMessage } from './protocol.ts'
import { codes, errorText, messageIdOf, RefusedMessage } from './refused-message.ts'

const VERSION = 'io.modelcontextprotocol/protocolVersion'
const CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities'

type Headers = Readonly<Record<string, string>>

const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params })
const notification = (method: string, params: object = {}) => ({ jsonrpc: '2.0', method, params })
const meta = (version: unknown = '2026-07-28') => ({ _meta: { [VERSION]: version, [CAPABILITIES]: {} } })
const standing = (method: string, params: object = {}) => message(method, { ...params, ...meta() })

const read = (body: unknown, headers: Headers = {}) => readMessage(body, (name) => headers[name])
const era = (body: unknown, headers: Headers = {}) => read(body, headers)?.classification.era

/** What a message is refused with. */
function refusal(body: unknown, headers: Headers = {}): Pick<RefusedMessage, 'status' | 'error'> | string {
  try {
    return `taken as ${era(body, headers)}`
  } catch (error) {
    if (error instanceof RefusedMessage) return { status: error.status, error: error.error }
    throw error
  }
}

const refused = (code: number, more: object = {}) => ({ status: 400, error: { code, ...more } })

describe('a message without a revision of its own', () => {
  it('is of the revisions that open, whether a header names one of them or none', () => {
    expect(era(message('tools/list'))).toBe('legacy')
    for (const version of ['2025-11-25', '2025-06-18', '2025-03-26'])
      expect(era(message('tools/list'), { 'mcp-protocol-version': ` ${version} ` })).toBe('legacy')
  })

  it('may open by whatever revision its header names, and ask nothing by one that is not spoken', () => {
    const headers = { 'mcp-protocol-version': '2024-11-05' }
    expect(era(message('initialize'), headers)).toBe('legacy')
    for (const body of [message('tools/list'), notification('notifications/initialized')])
      expect(refusal(body, headers)).toMatchObject(
        refused(ProtocolErrorCode.UnsupportedProtocolVersion, {
          data: { supported: ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'], requested: '2024-11-05' },
        }),
      )
  })

  it('has to carry the revision where the header names one whose requests stand alone; what asks nothing has not', () => {
    const headers = { 'mcp-protocol-version': '2026-07-28' }
    expect(refusal(message('tools/list'), headers)).toMatchObject(refused(ProtocolErrorCode.InvalidParams))
    expect(era(notification('notifications/cancelled'), headers)).toBe('modern')
  })
})

describe('a message that stands alone', () => {
  const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'search' }
  const call = standing('tools/call', { name: 'search' })

  it('is taken where its headers say what it says', () => {
    expect(era(call, headers)).toBe('modern')
    expect(era(standing('tools/list'), { ...headers, 'mcp-method': 'tools/list', 'mcp-name': '' })).toBe('modern')
  })

  test.each([
    ['mcp-protocol-version', '2025-11-25'],
    ['mcp-protocol-version', undefined],
    ['mcp-method', 'tools/list'],
    ['mcp-method', undefined],
    ['mcp-name', 'get'],
    ['mcp-name', undefined],
  ])('is refused where %s is %j', (name, value) => {
    const { [name as keyof typeof headers]: _, ...others } = headers
    const given = value === undefined ? others : { ...others, [name]: value }
    expect(refusal(call, given)).toMatchObject(refused(codes.headerMismatch))
  })

  it('is told which header is missing, or does not agree', () => {
    const { 'mcp-name': _, ...nameless } = headers
    expect(refusal(call, nameless)).toMatchObject({ error: { message: 'The header Mcp-Name is missing.' } })
    expect(refusal(call, { ...headers, 'mcp-name': 'get' })).toMatchObject({
      error: { message: 'The header Mcp-Name does not agree with the body.' },
    })
    expect(refusal(call)).toMatchObject({ error: { message: 'The header MCP-Protocol-Version is missing.' } })
  })

  it('names in its header the prompt that it gets and the resource that it reads, too', () => {
    for (const [method, params, name] of [
      ['prompts/get', { name: 'introduce' }, 'introduce'],
      ['resources/read', { uri: 'https://x/rose.md' }, 'https://x/rose.md'],
    ] as const) {
      const given = { ...headers, 'mcp-method': method }
      expect(era(standing(method, params), { ...given, 'mcp-name': name })).toBe('modern')
      expect(refusal(standing(method, params), { ...given, 'mcp-name': 'other' })).toMatchObject(
        refused(codes.headerMismatch),
      )
    }
  })

  it('writes a name that is not plain ASCII in base64, and no other is read so', () => {
    const named = (name: string) => ({ ...headers, 'mcp-name': name })
    const rosé = standing('tools/call', { name: 'rosé' })
    expect(era(rosé, named(`=?base64?${Buffer.from('rosé').toString('base64')}?=`))).toBe('modern')
    expect(refusal(rosé, named('=?base64?not base64?='))).toMatchObject(refused(codes.headerMismatch))
  })

  it('is refused by a revision that opens or that nobody speaks, and without what its client can do', () => {
    for (const version of ['2025-11-25', '2099-01-01'])
      expect(refusal(message('tools/list', meta(version)))).toMatchObject(
        refused(ProtocolErrorCode.UnsupportedProtocolVersion, { data: { requested: version } }),
      )
    expect(refusal(message('tools/list', meta(7)))).toMatchObject(refused(ProtocolErrorCode.InvalidParams))
    expect(refusal(message('tools/list', { _meta: { [VERSION]: '2026-07-28' } }), headers)).toMatchObject(
      refused(ProtocolErrorCode.InvalidParams, { message: expect.stringContaining(CAPABILITIES) }),
    )
  })

  it('needs no headers where it asks nothing', () => {
    expect(era(notification('notifications/cancelled', meta()))).toBe('modern')
  })
})

describe('a body', () => {
  it('is a request with an id, and a notification without one', () => {
    expect(read({ jsonrpc: '2.0', id: 'a', method: 'ping' })?.message).toMatchObject({ id: 'a', method: 'ping' })
    expect(read({ jsonrpc: '2.0', id: 0, method: 'ping' })?.message).toMatchObject({ id: 0 })
    expect(read(notification('ping', { a: 1 }))?.message).not.toHaveProperty('id')
  })

  it('is nothing to be answered where it answers', () => {
    expect(read({ jsonrpc: '2.0', id: 1, result: {} })).toBeUndefined()
    expect(read({ jsonrpc: '2.0', id: 1, error: { code: -1, message: 'No.' } })).toBeUndefined()
  })

  test.each([
    [null],
    ['ping'],
    [[]],
    [[message('ping')]],
    [{ method: 'ping' }],
    [{ jsonrpc: '1.0', id: 1, method: 'ping' }],
    [{ jsonrpc: '2.0', id: 1 }],
    [{ jsonrpc: '2.0', id: 1, method: 7 }],
    [{ jsonrpc: '2.0', id: {}, method: 'ping' }],
    [{ jsonrpc: '2.0', id: null, method: 'ping' }],
    [{ jsonrpc: '2.0', id: 1, method: 'ping', params: [] }],
  ])('that is %j is no message', (body) => {
    expect(refusal(body)).toMatchObject(refused(ProtocolErrorCode.InvalidRequest))
  })

  it('that is nested by the thousand is a mistake, wherever that is', () => {
    const deep: unknown = JSON.parse(`${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`)
    expect(era(message('ping', { deep, _meta: { deep } }))).toBe('legacy')
    const _meta = { [VERSION]: '2026-07-28', [CAPABILITIES]: { experimental: { deep } } }
    expect(refusal(message('tools/list', { _meta }))).toMatchObject(refused(ProtocolErrorCode.InvalidRequest))
  })

  it('is answered under the id that it has, whatever else is wrong with it', () => {
    expect(messageIdOf({ id: 'a' })).toBe('a')
    expect(messageIdOf({ id: 0 })).toBe(0)
    for (const none of [{ id: {} }, { id: true }, {}, [], null, 'a']) expect(messageIdOf(none)).toBeNull()
  })

  it('that fails is told why, with what belongs to it where there is something', () => {
    const told = (id: number | null, error: { code: number; message: string; data?: unknown }) =>
      JSON.parse(errorText(id, new RefusedMessage(400, error).error))
    expect(told(null, { code: -1, message: 'No "such".' })).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: { code: -1, message: 'No "such".' },
    })
    expect(told(3, { code: -1, message: 'No.', data: { a: 1 } })).toMatchObject({ id: 3, error: { data: { a: 1 } } })
  })
})
