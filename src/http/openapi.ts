/** `/api/v1/openapi.json`: a service or the network described in OpenAPI 3.1, from the declarations that the tools themselves run by. */
import { type ErrorCode, errors, OctavoError, parameterErrors } from '#src/errors.ts'
import { attribution } from '#src/read-model/licences.ts'
import { type Part, type Source, sourcesEverywhere, sourcesOf } from '#src/read-model/parts.ts'
import type { Rights } from '#src/read-model/queries/rights.ts'
import { addressOf, network, type OwnerId, surfaceOf } from '#src/services.ts'
import { capital } from '#src/text/capital.ts'
import { toolsOf } from '#tools/index.ts'
import { descriptionOf } from '#tools/instead.ts'
import type { AnyTool } from '#tools/tool.ts'
import { apiPath } from './address.ts'
import { jsonDocument } from './documents.ts'
import { answerSchemas, inputSchema, type JsonSchema } from './json-schemas.ts'
import { limitInWords } from './limiter.ts'
import { problemOf } from './problem.ts'
import { mostBodyBytes } from './request-and-reply.ts'
import { partsOfShown, shortOf, shownAnswers } from './shown-answers.ts'
import type { Site } from './site.ts'

type Json = Record<string, unknown>

/** Statuses that a documented request can get. Those of POST and of other methods are described once, in words. */
const documented = [400, 401, 404, 429, 500, 503]

/** The OpenAPI document of a service, or of the network. It shows answers of today. */
export const openApiAnswer = jsonDocument('openapi', describe, (surface) => ({
  varies: 'today',
  sources: shownIn(surface),
}))

/** The parts that its example answers are made from, and the card, which states its rights. */
const shownIn = (surface: OwnerId): readonly Source[] => {
  const parts = [...new Set<Part>(['card', ...partsOfShown(surface)])]
  return surface === network.id ? sourcesEverywhere(parts) : sourcesOf(surface, parts)
}

async function describe(surface: OwnerId, site: Site, rights: Rights): Promise<Json> {
  const tools = Object.entries(toolsOf(surface))
  const base = addressOf(surface, site)
  const { schemas, answers } = answerSchemas(surface, '#/components/schemas/')
  const examples = await exampleAnswers(surface, answers, site)
  const paths = Object.fromEntries(
    tools.map(([name, tool]) => {
      const answer = answers[name] ?? ''
      return [`/${name}`, pathItem(surface, name, tool, { answer, isShown: answer in examples }, site)]
    }),
  )
  const statuses = documented.filter((status) => isMet(status, site))
  const responses = Object.fromEntries([
    ['NotModified', notModified],
    ...statuses.map((status) => [`Problem${status}`, problemResponse(status, site)]),
  ])
  return {
    openapi: '3.1.1',
    info: info(surface, site, rights),
    servers: [{ url: base + apiPath, description: 'This deployment.' }],
    externalDocs: { url: `${base}/api`, description: 'The same for people.' },
    // Requests without a key are answered too.
    security: [{}, { apiKey: [] }, { bearer: [] }],
    tags: kindsOf(tools),
    paths,
    components: {
      schemas: { ...schemas, Problem: problemSchema },
      examples,
      responses,
      headers: headerComponents(site),
      securitySchemes,
    },
  }
}

/** Today's answers of tools, by the name of their schema. */
async function exampleAnswers(
  surface: OwnerId,
  answers: Readonly<Record<string, string>>,
  site: Site,
): Promise<Record<string, Json>> {
  const shown = [...(await shownAnswers(surface, site))].map(
    ([name, answer]) => [answers[name] ?? '', exampleOf(name, shortOf(answer))] as const,
  )
  // Where several tools have the same schema, the answer of the first is shown.
  return Object.fromEntries(shown.reverse())
}

const exampleOf = (name: string, value: unknown): Json => ({
  summary: `What ${name} answers; lists and texts are cut short.`,
  value,
})

function info(surface: OwnerId, site: Site, { publication, licence }: Rights): Json {
  const { title, tagline } = surfaceOf(surface)
  const rows = Object.entries(errors).map(([code, { status, title }]) => `| ${status} | \`${code}\` | ${title}. |`)
  return {
    title: `${title} API`,
    version: '1.0.0',
    summary: tagline,
    description: [
      `${tagline} Read-only; no key is needed.`,
      'Each path is documented for `GET` with a query string. `POST` with the same parameters as one JSON object, of at most ' +
        `${mostBodyBytes} bytes and sent as \`application/json\`, is answered alike, and else with 413 or 415; parameters in its query ` +
        'string count as well, and none may be given twice. `HEAD` and `OPTIONS` work; any other method is answered 405.',
      'A blank optional parameter counts as absent. Undeclared parameters are refused. All mistakes are reported at once.',
      'Answers carry a strong `ETag`; send it as `If-None-Match` and an unchanged answer is 304 without a body.',
      limitInWords(site.limiter),
      'Within v1 fields are only added.',
      `Texts and data are published under [${licence.name}](${licence.address}): ${attribution({ publication, licence, url: `${addressOf(surface, site)}/` })}. Pictures say their own licence, and so do public holidays. The MIT licence is that of this description and of the code.`,
      `| Status | Code | Meaning |\n| --- | --- | --- |\n${rows.join('\n')}`,
    ].join('\n\n'),
    contact: { name: `${title}, about`, url: `${addressOf(surface, site)}/about` },
    license: { name: 'MIT', identifier: 'MIT' },
    'x-data-license': { name: licence.name, identifier: licence.id, url: licence.address },
  }
}

type Given = { answer: string; isShown: boolean }

function pathItem(surface: OwnerId, name: string, tool: AnyTool, given: Given, site: Site): Json {
  const input = inputSchema(tool)
  const required = input.required ?? []
  return {
    get: {
      operationId: name,
      summary: sentenceOf(name),
      description: descriptionOf(tool, toolsOf(surface)),
      tags: [tool.kind],
      parameters: Object.entries(input.properties ?? {}).map(([parameter, schema]) =>
        parameterOf(parameter, schema as JsonSchema, required.includes(parameter), tool.example[parameter]),
      ),
      responses: {
        200: successResponse(tool, given, site),
        ...(tool.varies !== 'random' && { 304: { $ref: '#/components/responses/NotModified' } }),
        ...Object.fromEntries(
          documented
            .filter((status) => isMet(status, site))
            .map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
        ),
      },
    },
  }
}

function parameterOf(
  name: string,
  { description, examples, ...schema }: JsonSchema,
  required: boolean,
  asked: unknown,
): Json {
  const example = asked ?? examples?.[0] ?? schema.default ?? schema.enum?.[0]
  return { name, in: 'query', required, description, schema, ...(example !== undefined && { example }) }
}

function successResponse({ varies }: AnyTool, { answer, isShown }: Given, site: Site): Json {
  const names = [...(varies === 'random' ? [] : ['ETag']), 'Cache-Control', ...limitNames(site)]
  return {
    description: 'The answer.',
    headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${answer}` },
        ...(isShown && { examples: { [answer]: { $ref: `#/components/examples/${answer}` } } }),
      },
    },
  }
}

const notModified: Json = {
  description: 'The answer is still the one whose ETag was sent in If-None-Match. There is no body.',
  headers: Object.fromEntries(
    ['ETag', 'Cache-Control'].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  ),
}

function problemResponse(status: number, site: Site): Json {
  const codes = (Object.keys(errors) as ErrorCode[]).filter((code) => errors[code].status === status)
  const names = [
    'X-Request-Id',
    ...limitNames(site),
    ...(status === 429 || status === 503 ? ['Retry-After'] : []),
    ...(status === 401 ? ['WWW-Authenticate'] : []),
  ]
  return {
    description: codes.map((code) => `\`${code}\`: ${errors[code].title}.`).join(' '),
    headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleProblem(code, site) }])),
      },
    },
  }
}

function exampleProblem(code: ErrorCode, { publicUrl }: Site): Json {
  const mistakes =
    code === 'invalid_request'
      ? [
          {
            parameter: 'limit',
            code: 'out_of_range' as const,
            detail: 'limit takes a number from 1 to 100.',
          },
        ]
      : []
  const error = new OctavoError(code, mistakes[0]?.detail ?? `${errors[code].title}.`, { errors: mistakes })
  return problemOf(error, publicUrl, '5f0c7d5e-3b1a-4a52-9b3f-0a4c2f6f9d11')
}

/** What a request that failed is told. */
export const problemSchema: Json = {
  type: 'object',
  description: 'Problem details, RFC 9457.',
  required: ['type', 'title', 'status', 'code', 'detail', 'next_step', 'errors', 'request_id'],
  properties: {
    type: { type: 'string', format: 'uri', description: 'Address of the documentation of this kind of failure.' },
    title: { type: 'string', description: 'The kind of failure in words.' },
    status: { type: 'integer', description: 'HTTP status.' },
    code: { type: 'string', enum: Object.keys(errors), description: 'The kind of failure, for programs.' },
    detail: { type: 'string', description: 'What is wrong with this request.' },
    next_step: { type: 'string', description: 'What to do about it.' },
    errors: {
      type: 'array',
      description: 'Each mistake in a parameter.',
      items: {
        type: 'object',
        required: ['parameter', 'code', 'detail'],
        properties: {
          parameter: { type: 'string', description: 'Name of the parameter.' },
          code: {
            type: 'string',
            enum: Object.keys(parameterErrors),
            description: Object.entries(parameterErrors)
              .map(([code, meaning]) => `\`${code}\`: ${meaning}`)
              .join(' '),
          },
          detail: { type: 'string', description: 'What is wrong and how to put it right.' },
          allowed: {
            type: 'array',
            items: { type: ['string', 'integer'] },
            description: 'What would have been accepted.',
          },
          nearest: {
            type: 'array',
            items: { type: 'string' },
            description: 'Accepted names nearest to the one given.',
          },
        },
      },
    },
    nearest: {
      type: 'array',
      items: { type: 'string' },
      description: 'With status 404: existing names nearest to the one that was not found.',
    },
    did_you_mean: {
      type: 'array',
      description: 'With status 404: the entries of these names, and how each is opened.',
      items: {
        type: 'object',
        required: ['name', 'slug', 'resource', 'open'],
        properties: {
          name: { type: 'string', description: 'Name of the entry.' },
          slug: { type: 'string', description: 'Identifier of the entry.' },
          resource: { type: 'string', description: 'Kind of entry.' },
          catalogue: { type: 'string', description: 'The catalogue it is of, where the network was asked.' },
          open: {
            type: ['object', 'null'],
            description: 'The tool that opens it, and its arguments; null where its page alone does.',
            required: ['tool', 'arguments'],
            properties: {
              tool: { type: 'string', description: 'Name of the tool.' },
              arguments: {
                type: 'object',
                description: 'What to call it with.',
                additionalProperties: { type: 'string' },
              },
            },
          },
        },
      },
    },
    waiting: {
      type: 'array',
      description: 'With status 404: the entries that were asked for and wait to be written.',
      items: {
        type: 'object',
        required: ['name', 'resource'],
        properties: {
          name: { type: 'string', description: 'Name of the entry.' },
          resource: { type: 'string', description: 'Kind of entry.' },
          catalogue: { type: 'string', description: 'The catalogue it is of, where the network was asked.' },
        },
      },
    },
    request_id: { type: 'string', description: 'Name of this request in our log.' },
  },
}

function headerComponents(site: Site): Json {
  const text = (description: string) => ({ description, schema: { type: 'string' } })
  return {
    ETag: text('Strong validator of the answer.'),
    'Cache-Control': text('How long a cache may keep the answer; never past midnight UTC where it depends on today.'),
    'WWW-Authenticate': text('How a key is sent that holds.'),
    'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
    'X-Request-Id': text('Name of this request in our log; the same as `request_id`.'),
    ...(limitNames(site).length > 0 && {
      'RateLimit-Policy': text('The limit: `q` requests in `w` seconds.'),
      RateLimit: text(
        `What is left: \`r\` requests, and \`t\` seconds until the whole limit is there again.${
          site.cdn === null ? '' : ' Not on an answer that a CDN may keep for others.'
        }`,
      ),
    }),
  }
}

/** The two headers by which a key can be sent. */
const securitySchemes: Json = {
  apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'A key that lifts the limit of requests.' },
  bearer: { type: 'http', scheme: 'bearer', description: 'The same key, as most programs send one.' },
}

const limitNames = ({ limiter }: Site): string[] =>
  limiter.quota.perMinute === 0 ? [] : ['RateLimit-Policy', 'RateLimit']

/** Whether a request can get this status: 429 only where there is a limit. */
const isMet = (status: number, { limiter }: Site): boolean => status !== 429 || limiter.quota.perMinute > 0

function kindsOf(tools: [string, AnyTool][]): Json[] {
  const kinds = [...new Set(tools.map(([, { kind }]) => kind))]
  return kinds.map((kind) => ({
    name: kind,
    description: `Tools of this kind: ${tools
      .filter(([, tool]) => tool.kind === kind)
      .map(([name]) => `\`${name}\``)
      .join(', ')}.`,
  }))
}

/** `list_flower_days` as `List flower days`. */
const sentenceOf = (name: string): string => capital(name.replaceAll('_', ' '))
