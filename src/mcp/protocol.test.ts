import { describe, expect, it, test } from 'vitest'
import { codes, errorText, McpError, type Message, messageIdOf, readMessage } from './json-rpc.ts'
import { eraOf } from './protocol.ts'

const VERSION = 'io.modelcontextprotocol/protocolVersion'
const CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities'

const message = (method: string, params: Message['params'] = {}, id: Message['id'] = 1): Message => ({
  id,
  method,
  params,
})
const standing = (method: string, params: object = {}, id: Message['id'] = 1): Message =>
  message(method, { ...params, _meta: { [VERSION]: '2026-07-28', [CAPABILITIES]: {} } }, id)

const era = (asked: Message, headers: Readonly<Record<string, string>> = {}) => eraOf(asked, (name) => headers[name])

/** What a message is refused with. */
function refusal(asked: Message, headers: Readonly<Record<string, string>> = {}): Partial<McpError> {
  try {
    return { message: `taken as ${era(asked, headers)}` }
  } catch (error) {
    return error as McpError
  }
}

describe('a message without a revision of its own', () => {
  it('is of the revisions that open, whether a header names one of them or none', () => {
    expect(era(message('tools/list'))).toBe('opened')
    for (const version of ['2025-11-25', '2025-06-18', '2025-03-26'])
      expect(era(message('tools/list'), { 'mcp-protocol-version': ` ${version} ` })).toBe('opened')
  })

  it('may open by whatever revision its header names, and ask nothing by one that is not spoken', () => {
    const headers = { 'mcp-protocol-version': '2024-11-05' }
    expect(era(message('initialize'), headers)).toBe('opened')
    expect(refusal(message('tools/list'), headers)).toMatchObject({
      code: codes.unsupportedVersion,
      status: 400,
      data: { supported: ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'], requested: '2024-11-05' },
    })
  })

  it('has to carry the revision where the header names one whose requests stand alone; what asks nothing has not', () => {
    const headers = { 'mcp-protocol-version': '2026-07-28' }
    expect(refusal(message('tools/list'), headers)).toMatchObject({ code: codes.invalidParams, status: 400 })
    expect(era(message('notifications/initialized', {}, null), headers)).toBe('opened')
  })
})

describe('a message that stands alone', () => {
  const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'search' }
  const call = standing('tools/call', { name: 'search' })

  it('is taken where its headers say what it says', () => {
    expect(era(call, headers)).toBe('stateless')
    expect(era(standing('tools/list'), { ...headers, 'mcp-method': 'tools/list', 'mcp-name': '' })).toBe('stateless')
  })

  test.each([
    ['MCP-Protocol-Version', { 'mcp-protocol-version': '2025-11-25' }, 'does not agree with the body'],
    ['MCP-Protocol-Version', { 'mcp-protocol-version': undefined }, 'is missing'],
    ['Mcp-Method', { 'mcp-method': 'tools/list' }, 'does not agree with the body'],
    ['Mcp-Method', { 'mcp-method': undefined }, 'is missing'],
    ['Mcp-Name', { 'mcp-name': 'get' }, 'does not agree with the body'],
    ['Mcp-Name', { 'mcp-name': undefined }, 'is missing'],
  ])('is refused where %s is %j: it %s', (name, other, detail) => {
    const given = Object.fromEntries(
      Object.entries({ ...headers, ...other }).filter((entry): entry is [string, string] => entry[1] !== undefined),
    )
    expect(refusal(call, given)).toMatchObject({
      code: codes.headerMismatch,
      status: 400,
      message: `The header ${name} ${detail}.`,
    })
  })

  it('names in its header the prompt that it gets and the resource that it reads, too', () => {
    for (const [method, params, name] of [
      ['prompts/get', { name: 'introduce' }, 'introduce'],
      ['resources/read', { uri: 'https://x/rose.md' }, 'https://x/rose.md'],
    ] as const) {
      const given = { ...headers, 'mcp-method': method }
      expect(era(standing(method, params), { ...given, 'mcp-name': name })).toBe('stateless')
      expect(refusal(standing(method, params), { ...given, 'mcp-name': 'other' })).toMatchObject({
        code: codes.headerMismatch,
      })
    }
  })

  it('writes a name that is not plain ASCII in base64, and no other is read so', () => {
    const named = (name: string) => ({ ...headers, 'mcp-name': name })
    const rosé = standing('tools/call', { name: 'rosé' })
    expect(era(rosé, named(`=?base64?${Buffer.from('rosé').toString('base64')}?=`))).toBe('stateless')
    expect(refusal(rosé, named('=?base64?not base64?=')).code).toBe(codes.headerMismatch)
  })

  it('is refused by a revision that opens or that nobody speaks, and without what its client can do', () => {
    const meta = (version: unknown) => message('tools/list', { _meta: { [VERSION]: version, [CAPABILITIES]: {} } })
    expect(refusal(meta('2025-11-25'))).toMatchObject({ code: codes.unsupportedVersion })
    expect(refusal(meta(7))).toMatchObject({ code: codes.unsupportedVersion, data: { requested: 7 } })
    expect(refusal(message('tools/list', { _meta: { [VERSION]: '2026-07-28' } }), headers)).toMatchObject({
      code: codes.invalidParams,
      message: `"${CAPABILITIES}" is missing in _meta.`,
    })
  })

  it('needs no headers where it asks nothing', () => {
    expect(era(standing('notifications/cancelled', {}, null))).toBe('stateless')
  })
})

describe('a body', () => {
  it('is a request with an id, and a notification without one', () => {
    expect(readMessage({ jsonrpc: '2.0', id: 'a', method: 'ping' })).toEqual({ id: 'a', method: 'ping', params: {} })
    expect(readMessage({ jsonrpc: '2.0', method: 'ping', params: { a: 1 } })).toEqual({
      id: null,
      method: 'ping',
      params: { a: 1 },
    })
    expect(readMessage({ jsonrpc: '2.0', id: 0, method: 'ping' })?.id).toBe(0)
  })

  it('is nothing to be answered where it answers', () => {
    expect(readMessage({ jsonrpc: '2.0', id: 1, result: {} })).toBeUndefined()
    expect(readMessage({ jsonrpc: '2.0', id: 1, error: {} })).toBeUndefined()
  })

  test.each([
    [null],
    ['ping'],
    [[]],
    [{ method: 'ping' }],
    [{ jsonrpc: '1.0', id: 1, method: 'ping' }],
    [{ jsonrpc: '2.0', id: 1 }],
    [{ jsonrpc: '2.0', id: 1, method: 7 }],
    [{ jsonrpc: '2.0', id: {}, method: 'ping' }],
    [{ jsonrpc: '2.0', id: null, method: 'ping' }],
    [{ jsonrpc: '2.0', id: 1, method: 'ping', params: [] }],
  ])('that is %j is no message', (value) => {
    expect(() => readMessage(value)).toThrow(expect.objectContaining({ code: codes.invalidRequest, status: 400 }))
  })

  it('is answered under the id that it has, whatever else is wrong with it', () => {
    expect(messageIdOf({ id: 'a' })).toBe('a')
    expect(messageIdOf({ id: 0 })).toBe(0)
    for (const none of [{ id: {} }, { id: true }, {}, [], null, 'a']) expect(messageIdOf(none)).toBeNull()
  })

  it('that fails is told why, with what belongs to it where there is something', () => {
    expect(JSON.parse(errorText(null, new McpError(-1, 'No "such".')))).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: { code: -1, message: 'No "such".' },
    })
    expect(JSON.parse(errorText(3, new McpError(-1, 'No.', { data: { a: 1 } })))).toMatchObject({
      id: 3,
      error: { data: { a: 1 } },
    })
  })
})
