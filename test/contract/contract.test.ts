/** Every tool of every service against the contract: what it takes, what it gives, and what it refuses. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerSchemas, inputSchema, type JsonSchema, outputSchema } from '#src/http/json-schemas.ts'
import type { Problem } from '#src/http/problem.ts'
import { network, type OwnerId, services } from '#src/services.ts'
import { contentOf } from '#tools/answer.ts'
import { callAs, callTool, toolsOf } from '#tools/index.ts'
import { descriptionOf } from '#tools/instead.ts'
import { networkTools } from '#tools/network/index.ts'
import { toolsByService } from '#tools/services/index.ts'
import { type AnyTool, publicOutput } from '#tools/tool.ts'
import { askServer } from './ask.ts'
import { badValues } from './bad-values.ts'
import { type StartedCatalogue, startCatalogue } from './catalogue.ts'
import { type ContractParameter, type ContractTool, contract } from './contract.ts'

/** Parameters whose values are choices of how to answer; every other closed list is a filter. */
const notFilters = ['sort', 'hemisphere']

/** Free texts that must be known: anything else is refused with the nearest names. */
const namedThings = ['country', 'city', 'centre', 'day', 'dish', 'product', 'drape', 'set', 'a', 'b']

/** The forms an answer is sent in, and how each is read. */
const codings = { br: brotliDecompressSync, gzip: gunzipSync }

/** Bytes of the answers to what tools are asked by default, at the median and at most, and to whatever may be asked. */
const MEDIAN_BYTES = 5000
const MOST_BYTES = 40_000
const MOST_BYTES_ALLOWED = 100_000

/** Days around which many things fall, and one with the longest list of public holidays. */
const fullDays = ['2026-12-20', '2027-01-01', '2027-03-20']

/** Shorter answers come out longer when they are compressed. */
const LEAST_COMPRESSED_BYTES = 200

let world: StartedCatalogue

beforeAll(async () => {
  world = await startCatalogue()
}, 120_000)
afterAll(() => world.stop())

type Surface = {
  id: OwnerId
  path: string
  table: Readonly<Record<string, AnyTool>>
  tools: Record<string, ContractTool>
  /** Whether each value of each closed list finds something without any other filter. */
  isWhole: boolean
}

/** The contract is of the services; what the network's tools take is what they declare. */
const surfaces: Surface[] = [
  ...services.map(({ id, path }) => ({
    id,
    path: `/${path}`,
    table: toolsByService[id],
    tools: contract.services[id].tools,
    isWhole: true,
  })),
  { id: network.id, path: '', table: networkTools, tools: declaredBy(networkTools), isWhole: false },
]

describe.each(surfaces)('$id', ({ id, path, table, tools, isWhole }) => {
  it('has the tools of the contract and no others', () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(tools).sort())
  })

  const cases = Object.entries(table).map(([name, tool]) => ({ name, tool, promised: tools[name] as ContractTool }))
  describe.each(cases)('$name', ({ name, tool, promised }) => {
    const address = (query = '') => `${world.baseUrl}${path}/api/v1/${name}${query && `?${query}`}`
    const example = queryOf(tool.example)

    it('takes the parameters of the contract and no others', () => {
      expect(parametersOf(tool)).toEqual(
        Object.fromEntries(Object.entries(promised.params).map(([key, value]) => [key, comparable(value)])),
      )
    })

    it('is described, and so is everything it takes and gives', () => {
      expect(descriptionOf(tool, table).length).toBeGreaterThan(40)
      expect([...undescribed(inputSchema(tool)), ...undescribed(outputSchema(tool))]).toEqual([])
    })

    it('answers its example as it says, by GET, POST and HEAD alike', async () => {
      const get = await fetch(address(example), uncompressed())
      const text = await get.text()
      expect(get.status, text).toBe(200)
      expect(get.headers.get('content-type')).toBe('application/json; charset=utf-8')
      publicOutput(tool).parse(JSON.parse(text))
      if (tool.varies === 'random') return
      const post = await fetch(address(), uncompressed(posted(tool.example)))
      const head = await fetch(address(example), uncompressed({ method: 'HEAD' }))
      expect(await post.text()).toBe(text)
      expect(await head.text()).toBe('')
      for (const other of [post, head]) expect(headersOf(other)).toEqual(headersOf(get))
      expect(get.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
    })

    if (tool.inBrief)
      it('gives pages the whole of what it tells programs in brief', async () => {
        const call = { ...world.site, now: world.site.now() }
        const answer = await callAs(id, { name, tool }, tool.example, call)
        tool.output.parse(contentOf(answer))
      })

    it('is not sent again to a reader who has it', async () => {
      const first = await fetch(address(example))
      const etag = first.headers.get('etag')
      if (tool.varies === 'random') {
        expect(etag).toBeNull()
        expect(first.headers.get('cache-control')).toBe('no-store')
        return
      }
      expect(etag).toMatch(/^"[\w-]+"$/)
      const second = await fetch(address(example), { headers: { 'if-none-match': String(etag) } })
      expect([second.status, await second.text()]).toEqual([304, ''])
    })

    it('is the same in each compressed form, and each has a validator of its own', async () => {
      const url = address(example)
      const plain = await heard(url)
      const validators = [plain.headers.etag]
      for (const [coding, decoded] of Object.entries(codings)) {
        const packed = await heard(url, { 'accept-encoding': coding })
        expect(packed.headers.vary).toMatch(/\baccept-encoding\b/i)
        if (packed.headers['content-encoding'] === undefined) {
          expect(packed.bytes.length).toBeLessThan(LEAST_COMPRESSED_BYTES)
          continue
        }
        expect(packed.headers).toMatchObject({
          'content-encoding': coding,
          'content-length': String(packed.bytes.length),
          'content-type': plain.headers['content-type'],
        })
        const text = decoded(packed.bytes).toString()
        if (tool.varies === 'random') {
          publicOutput(tool).parse(JSON.parse(text))
          continue
        }
        expect(text).toBe(plain.body)
        expect(validators).not.toContain(packed.headers.etag)
        validators.push(packed.headers.etag)
        const validator = { 'accept-encoding': coding, 'if-none-match': String(packed.headers.etag) }
        expect(await heard(url, validator)).toMatchObject({ status: 304, body: '' })
      }
    })

    it('refuses an undeclared parameter, and lists the declared', async () => {
      const problem = await refusal(fetch(address(joined(example, 'no_such_parameter=1'))))
      const [error] = problem.errors
      expect(error).toMatchObject({ parameter: 'no_such_parameter', code: 'undeclared' })
      expect(error?.allowed).toEqual(Object.keys(promised.params))
    })

    if (promised.one_of_required)
      it('wants at least one of several parameters', async () => {
        const problem = await refusal(fetch(address()))
        expect(problem.errors.map(({ parameter }) => parameter)).toEqual(promised.one_of_required?.flat())
      })

    const parameters = Object.entries(promised.params).map(([parameter, promise]) => ({ parameter, promise }))
    describe.each(parameters)('$parameter', ({ parameter, promise }) => {
      const { [parameter]: _, ...others } = tool.example
      const asked = (value: string) => address(joined(queryOf(others), `${parameter}=${value}`))

      it('refuses what is wrong, and says of which parameter', async () => {
        for (const bad of badValues(promise)) {
          const init = 'json' in bad ? posted({ ...others, [parameter]: bad.json }) : {}
          const response = fetch('json' in bad ? address() : asked(bad.query), init)
          const problem = await refusal(response, `${parameter} given ${bad.why}`)
          expect(problem.errors.map((error) => error.parameter)).toContain(parameter)
        }
      })

      it('may be given once only', async () => {
        const problem = await refusal(fetch(address(joined(queryOf(others), `${parameter}=1&${parameter}=2`))))
        expect(problem.errors).toContainEqual(expect.objectContaining({ parameter, code: 'repeated' }))
      })

      if (!promise.required)
        it('counts as absent when it is blank', async () => {
          const [blank, absent] = await Promise.all([fetch(asked('+')), fetch(address(queryOf(others)))])
          if (tool.varies !== 'random') expect(await bodyOf(blank)).toEqual(await bodyOf(absent))
        })

      if (promise.enum && isWhole)
        it('takes each of its values, and as a filter finds an entry for each', async () => {
          for (const value of promise.enum ?? []) {
            let most = 0
            for (const rest of withRequired(promised, parameter)) {
              const response = await fetch(address(joined(queryOf(rest), `${parameter}=${value}`)))
              const answer = (await response.json()) as { items?: unknown[] }
              expect(response.status, `${parameter}=${value}`).toBe(200)
              publicOutput(tool).parse(answer)
              most = Math.max(most, answer.items?.length ?? 1)
              if (most > 0) break
            }
            if (!notFilters.includes(parameter)) expect(most, `entries for ${parameter}=${value}`).toBeGreaterThan(0)
          }
        })

      if (promise.min !== undefined)
        it('takes both ends of its range', async () => {
          for (const value of [promise.min, promise.max ?? 1_000_000])
            expect((await fetch(asked(String(value)))).status, `${parameter}=${value}`).toBe(200)
        })

      if (namedThings.includes(parameter) && !promise.enum)
        it('refuses a name nobody knows', async () => {
          const problem = await refusal(fetch(asked('qqqqqqqq')))
          expect(problem.errors).toEqual([expect.objectContaining({ parameter, code: 'unknown' })])
        })

      if (parameter === 'country')
        it('says which country was meant', async () => {
          const problem = await refusal(fetch(asked('Japn')))
          expect(problem.errors[0]?.nearest).toContain('Japan')
        })
    })
  })
})

describe('answers weigh little', () => {
  const all = surfaces.flatMap(({ id, table }) => Object.entries(table).map(([name, tool]) => ({ id, name, tool })))

  const weigh = async ({
    id,
    name,
    input,
  }: {
    id: OwnerId
    name: string
    input: Readonly<Record<string, unknown>>
  }) => {
    const { bytes } = await callTool(id, name, input, { ...world.site, now: world.site.now() })
    return { asked: `${id} ${name} ${JSON.stringify(input)}`, bytes: bytes.length }
  }
  const beyond = (most: number, answers: readonly { asked: string; bytes: number }[]) =>
    answers.filter(({ bytes }) => bytes > most)

  it('where nothing is asked for but what a tool gives by itself', async () => {
    // What is drawn at random weighs what the same entry weighs when it is asked for.
    const drawn = all.filter(({ tool }) => tool.varies !== 'random')
    const answers = await Promise.all(drawn.map(({ id, name, tool }) => weigh({ id, name, input: tool.example })))
    const inOrder = answers.map(({ bytes }) => bytes).sort((a, b) => a - b)
    expect(inOrder[Math.floor(inOrder.length / 2)]).toBeLessThanOrEqual(MEDIAN_BYTES)
    expect(beyond(MOST_BYTES, answers)).toEqual([])
  })

  it('however much is asked for', async () => {
    const asked = all.flatMap(({ id, name, tool }) => widestOf(tool).map((input) => ({ id, name, input })))
    expect(beyond(MOST_BYTES_ALLOWED, await Promise.all(asked.map(weigh)))).toEqual([])
  })
})

it('changes its schemas only on purpose', async () => {
  const schemas = [...services.map(({ id }) => id), network.id].map((id) => {
    const inputs = Object.entries(toolsOf(id)).map(([name, tool]) => [name, inputSchema(tool)])
    return [id, { inputs: Object.fromEntries(inputs), ...answerSchemas(id, '#/schemas/') }]
  })
  await expect(`${JSON.stringify(Object.fromEntries(schemas), null, 2)}\n`).toMatchFileSnapshot(
    '__snapshots__/schemas.json',
  )
})

/** The inputs by which a tool gives most: its widest window, its longest page, around days on which much falls. */
function widestOf(tool: AnyTool): Record<string, unknown>[] {
  const { properties = {} } = inputSchema(tool)
  const widest = ['limit', 'days_ahead'].flatMap((name) => {
    const { maximum } = (properties[name] ?? {}) as JsonSchema
    return maximum === undefined ? [] : [[name, maximum]]
  })
  const input = { ...tool.example, ...Object.fromEntries(widest) }
  return 'date' in properties ? fullDays.map((date) => ({ ...input, date })) : [input]
}

/** What tools declare, as a contract. */
function declaredBy(table: Surface['table']): Surface['tools'] {
  const declared = Object.entries(table).map(([name, tool]) => [
    name,
    { params: parametersOf(tool), ...('slug' in tool.input.shape && { one_of_required: [['slug', 'name']] }) },
  ])
  return Object.fromEntries(declared)
}

/** What a tool says of its parameters, in the contract's words. */
function parametersOf(tool: AnyTool): Record<string, unknown> {
  const { properties = {}, required = [] } = inputSchema(tool)
  return Object.fromEntries(
    Object.entries(properties as Record<string, JsonSchema>).map(([name, { minimum, maximum, ...schema }]) => [
      name,
      comparable({ ...schema, min: minimum, max: maximum, required: required.includes(name) } as ContractParameter),
    ]),
  )
}

function comparable({ type, required, enum: values, min, max, default: byDefault, format }: ContractParameter) {
  return { type, required, enum: values, min, max, default: byDefault, format }
}

/** Paths of the properties of a schema that have no description. */
function undescribed(schema: JsonSchema, path = ''): string[] {
  const { properties = {}, items, anyOf = [] } = schema
  const inside = [...(items ? [items] : []), ...anyOf] as JsonSchema[]
  return [
    ...Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, property]) => [
      ...(property.description ? [] : [`${path}.${name}`]),
      ...undescribed(property, `${path}.${name}`),
    ]),
    ...inside.flatMap((part) => undescribed(part, path)),
  ]
}

async function refusal(pending: Promise<Response>, what = ''): Promise<Problem> {
  const response = await pending
  const problem = (await response.json()) as Problem
  expect(response.status, `${what}: ${JSON.stringify(problem).slice(0, 300)}`).toBe(400)
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  return problem
}

/** What else a tool must be given: one value after another of its required list. */
function withRequired({ params }: ContractTool, parameter: string): Record<string, unknown>[] {
  const required = Object.entries(params).filter(([name, promise]) => promise.required && name !== parameter)
  const [first] = required
  if (!first) return [{}]
  const [name, { enum: values = [] }] = first
  return values.map((value) => ({ [name]: value }))
}

/** Asked as it stands, so that bytes can be counted. */
const uncompressed = (init: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { ...init.headers, 'accept-encoding': 'identity' },
})

/** What is sent for an address, byte by byte: fetch would unpack it. */
function heard(address: string, headers: Record<string, string> = {}) {
  const { port, pathname, search } = new URL(address)
  return askServer(Number(port), { url: pathname + search, headers })
}

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Status and body, the request's own id aside. */
async function bodyOf(response: Response): Promise<unknown> {
  const { request_id: _, ...body } = (await response.json()) as Record<string, unknown>
  return { status: response.status, body }
}

/** What is told of one request, and not of its answer. */
const ofRequest = ['date', 'connection', 'keep-alive', 'x-request-id', 'server-timing']

/** The headers that are the answer's own; how many seconds a cache may keep it counts down meanwhile. */
const headersOf = ({ headers }: Response) =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => !ofRequest.includes(name))
      .map(([name, value]) => [name, value.replace(/max-age=\d+/, 'max-age')]),
  )

const queryOf = (input: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)])).toString()

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join('&')
