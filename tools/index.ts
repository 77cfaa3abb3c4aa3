/** The tools of every service, and the one way to call them. */
import { todayUtc } from '#src/calendar/day.ts'
import { raise } from '#src/errors.ts'
import type { Database } from '#src/read-model/database.ts'
import { encode, withAddresses } from '#src/read-model/json.ts'
import { remember } from '#src/read-model/memo.ts'
import { slugOfEntry } from '#src/read-model/reads.ts'
import { findService, type ServiceId } from '#src/services.ts'
import { nearest } from '#src/text/nearest.ts'
import { type Answer, answerOf } from './answer.ts'
import { parseInput } from './parse-input.ts'
import { cattleTools } from './services/cattle.ts'
import { cheeseTools } from './services/cheese.ts'
import { colourTools } from './services/colours.ts'
import { danceTools } from './services/dance.ts'
import { flowerTools } from './services/flowers.ts'
import { foodTools } from './services/food.ts'
import { sareeTools } from './services/sarees.ts'
import { traditionTools } from './services/traditions.ts'
import type { Tool, ToolTable } from './tool.ts'

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

/** Where and when a tool is called. Addresses have no trailing slash. */
export type Call = { database: Database; now: Date; baseUrl: string; publicUrl: string }

/** The tool of this name. Raises `unknown_tool` with the nearest names. */
export function findTool(service: ServiceId, name: string): Tool {
  const table: ToolTable = toolsByService[service]
  const found = Object.hasOwn(table, name) ? table[name] : undefined
  if (found) return found
  const near = nearest(name.slice(0, 60), Object.keys(table))
  raise('unknown_tool', `The service has no tool called "${name.slice(0, 60)}".`, { nearest: near })
}

/**
 * Calls a tool with raw parameters. The answer is kept in process until the service publishes again or, where it
 * depends on the day, until midnight UTC. Raises `unknown_tool`, `invalid_request`, `not_found`.
 */
export async function callTool(
  service: ServiceId,
  name: string,
  raw: Readonly<Record<string, unknown>>,
  call: Call,
): Promise<Answer> {
  return callAs(service, name, findTool(service, name), raw, call)
}

/** Calls a tool that need not be in the service's table: pages browse by tools of their own, under a name of their own. */
export async function callAs(
  service: ServiceId,
  name: string,
  tool: Tool,
  raw: Readonly<Record<string, unknown>>,
  call: Call,
): Promise<Answer> {
  const input = parseInput(tool, raw)
  const answer = () => run(tool, service, input, call)
  if (tool.varies === 'random') return answer()
  const key = `${timeOf(tool, call.now)} ${call.baseUrl} ${name} ${JSON.stringify(input)}`
  return remember(call.database, service, key, answer, ({ text }) => text.length + key.length)
}

async function run(
  tool: Tool,
  service: ServiceId,
  input: Record<string, unknown>,
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
  return answerOf(text, tool.varies, entryIn(text, tool, service))
}

/** The part of time that an answer holds for. */
function timeOf({ varies }: Tool, now: Date): string {
  if (varies === 'content') return ''
  return now.toISOString().slice(0, varies === 'today' ? 'YYYY-MM-DD'.length : 'YYYY-MM-DDTHH:MM'.length)
}

/** The entry that a page tool gave; a record begins with its slug. */
function entryIn(text: string, { kind, of }: Tool, service: ServiceId): Answer['entry'] {
  const slug = kind.startsWith('get') ? slugOfEntry(text) : null
  return of !== undefined && slug !== null ? { service, resource: of, slug } : null
}
