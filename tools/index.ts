/** The tools of every service, and the one way to call them. */
import { todayUtc } from '#src/calendar/day.ts'
import { raise } from '#src/errors.ts'
import type { Database } from '#src/read-model/database.ts'
import { encode, withAddresses } from '#src/read-model/json.ts'
import { type Source, sourcesOf } from '#src/read-model/parts.ts'
import { slugOfEntry } from '#src/read-model/reads.ts'
import { findService, type OwnerId, type ServiceId } from '#src/services.ts'
import { nearest } from '#src/text/nearest.ts'
import { type Answer, answerOf, keptAnswer } from './answer.ts'
import { parseInput } from './parse-input.ts'
import { cattleTools } from './services/cattle.ts'
import { cheeseTools } from './services/cheese.ts'
import { colourTools } from './services/colours.ts'
import { danceTools } from './services/dance.ts'
import { flowerTools } from './services/flowers.ts'
import { foodTools } from './services/food.ts'
import { sareeTools } from './services/sarees.ts'
import { traditionTools } from './services/traditions.ts'
import { partsOf, type Tool, type ToolTable } from './tool.ts'

export const toolsByService = {
  flowers: flowerTools,
  traditions: traditionTools,
  colours: colourTools,
  food: foodTools,
  cheese: cheeseTools,
  cattle: cattleTools,
  sarees: sareeTools,
  dance: danceTools,
} satisfies Record<ServiceId, ToolTable>

const toolsByOwner: Readonly<Record<OwnerId, ToolTable>> = { ...toolsByService, network: {} }

/** The tools of one service; what all hold in common has none of its own. */
export const toolsOf = (owner: OwnerId): ToolTable => toolsByOwner[owner]

/** Where and when a tool is called. Addresses have no trailing slash. */
export type Call = { database: Database; now: Date; baseUrl: string; publicUrl: string }

/** What kept answers are found by: the tool's service and name, its input and the address it is told under. */
const keyOf = (service: OwnerId, name: string, input: Readonly<Record<string, unknown>>, { baseUrl }: Call): string =>
  `${service} ${name} ${baseUrl} ${JSON.stringify(input)}`

/** The tool of this name. Raises `unknown_tool` with the nearest names. */
export function findTool(service: OwnerId, name: string): Tool {
  const table = toolsOf(service)
  const found = Object.hasOwn(table, name) ? table[name] : undefined
  if (found) return found
  const near = nearest(name.slice(0, 60), Object.keys(table))
  raise('unknown_tool', `The service has no tool called "${name.slice(0, 60)}".`, { nearest: near })
}

/**
 * Calls a tool with raw parameters. The answer is kept in process until a part of the service changes that the tool reads
 * or, where it depends on the time, until midnight UTC or the end of the minute. Raises `unknown_tool`, `invalid_request`, `not_found`.
 */
export async function callTool(
  service: OwnerId,
  name: string,
  raw: Readonly<Record<string, unknown>>,
  call: Call,
): Promise<Answer> {
  return callAs(service, name, findTool(service, name), raw, call)
}

/** Calls a tool that need not be in the service's table: pages browse by tools of their own, under a name of their own. */
export async function callAs(
  service: OwnerId,
  name: string,
  tool: Tool,
  raw: Readonly<Record<string, unknown>>,
  call: Call,
): Promise<Answer> {
  const input = parseInput(tool, raw)
  const { varies } = tool
  const sources = sourcesOf(service, partsOf(tool, input))
  return keptAnswer(call.database, { key: keyOf(service, name, input, call), varies, sources, now: call.now }, () =>
    run(tool, service, input, sources, call),
  )
}

async function run(
  tool: Tool,
  service: OwnerId,
  input: Record<string, unknown>,
  sources: readonly Source[],
  { database, now, baseUrl, publicUrl }: Call,
): Promise<Answer> {
  const found = findService(service)
  if (!found) raise('unknown_service', `There is no service "${service}".`)
  // `parseInput` has parsed the input by the tool's own schema, which is what `run` declares.
  const value = await tool.run(input as never, {
    service: found,
    database,
    today: todayUtc(now),
    now,
    baseUrl,
    publicUrl,
  })
  const text = withAddresses(encode(value), baseUrl, publicUrl)
  const entry = entryIn(text, tool, service)
  return answerOf(text, { varies: tool.varies, sources, entry, alone: aloneIn(entry, tool, input) })
}

/** The entry that a page tool gave; a record begins with its slug. */
function entryIn(text: string, { kind, of }: Tool, service: OwnerId): Answer['entry'] {
  const slug = kind.startsWith('get') ? slugOfEntry(text) : null
  return of !== undefined && slug !== null ? { service, resource: of, slug } : null
}

/** Where an entry was asked for by a slug that it had before, whoever comes to have that slug counts too. */
function aloneIn(entry: Answer['entry'], { alone }: Tool, input: Record<string, unknown>): Answer['alone'] {
  const asked = alone?.(input)
  if (entry === null || asked === undefined) return null
  return { service: entry.service, resource: entry.resource, slugs: [...new Set([asked, entry.slug])] }
}
