/** The one way to find and to call a tool, of a service or of the network. */
import { todayUtc } from '#src/calendar/day.ts'
import { type Missed, raise } from '#src/errors.ts'
import type { Database } from '#src/read-model/database.ts'
import { addressing, encodeInPieces } from '#src/read-model/json.ts'
import { type Source, sourcesEverywhere, sourcesOf } from '#src/read-model/parts.ts'
import { entryOfNetwork, slugOfEntry } from '#src/read-model/reads.ts'
import { type Addresses, addressOf, findService, network, type OwnerId, type ServiceId } from '#src/services.ts'
import { spanned } from '#src/telemetry/trace.ts'
import { nearest } from '#src/text/nearest.ts'
import type { Spelt } from '#src/text/spelt.ts'
import { type Answer, answerOf, keptAnswer } from './answer.ts'
import { briefPieces } from './brief.ts'
import { type Kind, rolesOf } from './kinds/index.ts'
import { networkTools } from './network/index.ts'
import { parseInput } from './parse-input.ts'
import { toolsByService } from './services/index.ts'
import { type AnswerOf, type AnyTool, type NetworkTool, partsOf, type Tool } from './tool.ts'
import type { NamedTool, ToolName } from './tool-of.ts'

/** The tools of a service, or of the network, by their public names. */
export const toolsOf = (surface: OwnerId): Readonly<Record<string, AnyTool>> =>
  surface === network.id ? networkTools : toolsByService[surface]

/** Where and when a tool is called. */
export type Call = Addresses & { database: Database; now: Date }

/** The key of a kept answer: the tool's service and name, its form, its input and the address that it is answered under. */
const keyOf = (
  surface: OwnerId,
  name: string,
  { input, inBrief }: { input: Readonly<Record<string, unknown>>; inBrief: AnyTool['inBrief'] },
  call: Call,
): string => `${surface} ${name} ${inBrief ? 'in brief ' : ''}${addressOf(surface, call)} ${JSON.stringify(input)}`

/** The tool of this name. Raises `unknown_tool` with the nearest names. */
export function findTool<O extends OwnerId, const N extends string>(surface: O, name: Spelt<N, ToolName<O>>): AnyTool {
  const table = toolsOf(surface)
  const tool = Object.hasOwn(table, name) ? table[name] : undefined
  if (tool) return tool
  const near = nearest(name.slice(0, 60), Object.keys(table))
  raise(
    'unknown_tool',
    `${surface === network.id ? 'The network' : 'The service'} has no tool called "${name.slice(0, 60)}".`,
    { nearest: near },
  )
}

/**
 * Calls a tool of the table with raw parameters, as programs and agents do. The answer is kept in process until a part that the tool reads
 * changes or, where it depends on the time, until midnight UTC or the end of the minute. Raises `unknown_tool`, `invalid_request`,
 * `not_found`.
 */
export async function callTool<O extends OwnerId, const N extends string>(
  surface: O,
  name: Spelt<N, ToolName<O>>,
  raw: Readonly<Record<string, unknown>>,
  call: Call,
): Promise<Answer> {
  const tool = findTool<OwnerId, string>(surface, name)
  return answered(surface, { name, tool }, raw, call, tool.inBrief)
}

/** Calls a tool as pages do, for a whole answer. It need not be in the table: some pages have tools of their own. */
export const callAs = <T extends AnyTool>(
  surface: OwnerId,
  named: NamedTool<T>,
  raw: Readonly<Record<string, unknown>>,
  call: Call,
): Promise<Answer<AnswerOf<T>>> => answered(surface, named, raw, call)

async function answered<A>(
  surface: OwnerId,
  { name, tool }: NamedTool<AnyTool>,
  raw: Readonly<Record<string, unknown>>,
  call: Call,
  inBrief?: AnyTool['inBrief'],
): Promise<Answer<A>> {
  const input = parseInput(tool, raw)
  const { varies } = tool
  const parts = partsOf(tool, input)
  const sources = surface === network.id ? sourcesEverywhere(parts) : sourcesOf(surface, parts)
  const key = keyOf(surface, name, { input, inBrief }, call)
  return keptAnswer(call.database, { key, varies, sources, now: call.now, isCheap: true }, () =>
    spanned(
      () => ({ name: `tool ${name}`, role: 'internal', attributes: { 'octavo.service': surface } }),
      () => run<A>({ name, tool }, surface, { input, inBrief }, sources, call),
    ),
  )
}

async function run<A>(
  { name, tool }: NamedTool<AnyTool>,
  surface: OwnerId,
  { input, inBrief }: { input: Record<string, unknown>; inBrief: AnyTool['inBrief'] },
  sources: readonly Source[],
  call: Call,
): Promise<Answer<A>> {
  const baseUrl = addressOf(surface, call)
  const { database, now, publicUrl, baseUrls } = call
  const isInBrief = inBrief !== undefined
  // Nothing else of the call: whoever calls may hand over more than it needs.
  const context = { name, database, now, today: todayUtc(now), publicUrl, baseUrls, isInBrief }
  // The input was parsed by the tool's own schema, the type of which `run` takes; and a table only has tools of its own surface.
  const whole =
    surface === network.id
      ? await (tool as AnyTool as NetworkTool).run(input as never, context)
      : await (tool as AnyTool as Tool).run(input as never, { baseUrl, service: serviceOf(surface), ...context })
  const addressed = addressing(baseUrl, publicUrl)
  const pieces = inBrief ? briefPieces(inBrief, whole, addressed) : encodeInPieces(whole, addressed)
  const entry = entryIn(beginningOf(pieces), tool, surface)
  const missed = tool.kind === 'search' ? missedBy(whole as Searched, surface, String(input.query)) : []
  return answerOf<A>(pieces, {
    varies: tool.varies,
    sources,
    missed,
    entry,
    alone: aloneIn(entry, tool, input),
  })
}

const serviceOf = (id: ServiceId) => findService(id) ?? raise('unknown_service', `There is no service "${id}".`)

/** The beginning of an answer, which tells the entry that it gives. */
const beginningOf = (pieces: readonly string[]): string =>
  pieces
    .slice(0, 2)
    .map((piece) => piece.slice(0, 500))
    .join('')

/** The part of a search's answer that tells what it did not find. */
type Searched = { items: readonly unknown[]; waiting: readonly { name: string; catalogue?: string }[] }

/** The names that a search did not find: of waiting entries or, without any match, the query itself. */
export const missedBy = ({ items, waiting }: Searched, surface: OwnerId, query: string): Missed[] =>
  waiting.length === 0 && items.length === 0
    ? [{ service: surface, name: query }]
    : waiting.map(({ name, catalogue }) => ({ service: catalogue ?? surface, name }))

/** The entry that a page tool gave; a record begins with its slug. */
function entryIn(text: string, { kind, resource }: AnyTool, surface: OwnerId): Answer['entry'] {
  if (surface === network.id) return entryOfNetwork(text)
  const slug = rolesOf(kind as Kind).isEntry ? slugOfEntry(text) : null
  return resource !== undefined && slug !== null ? { service: surface, resource, slug } : null
}

/** An entry that was asked for by a former slug: the answer also depends on whether another entry gets that slug. */
function aloneIn(
  entry: Answer['entry'],
  { alone }: Pick<Tool, 'alone'>,
  input: Record<string, unknown>,
): Answer['alone'] {
  const asked = alone?.(input)
  if (entry === null || asked === undefined) return null
  return { service: entry.service, resource: entry.resource, slugs: [...new Set([asked, entry.slug])] }
}
