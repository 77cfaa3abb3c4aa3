/** Tools asked as programs ask them, of a catalogue of a few entries. */
import type { z } from 'zod'
import { type Day, todayUtc } from '#src/calendar/day.ts'
import { baseUrls } from '#src/http/base-urls.ts'
import type { Database } from '#src/read-model/database.ts'
import { asItIs, read } from '#src/read-model/json.ts'
import { findService, type ServiceId } from '#src/services.ts'
import { briefPieces } from '#tools/brief.ts'
import { parseInput } from '#tools/parse-input.ts'
// What leads from one tool to others is known once all are there: so it is for every test alike, and none waits for it.
import '#tools/services/index.ts'
import type { AnswerOf, Context, NetworkContext, NetworkTool, Tool } from '#tools/tool.ts'

type Asked = { database: Database; service?: ServiceId; name?: string; now?: string }

/** The context of a question that is asked at noon of some day, unless told. */
export function contextOf({
  database,
  service = 'flowers',
  name = 'asked',
  now = '2026-11-23T12:00:00Z',
}: Asked): Context {
  const surface = findService(service)
  if (!surface) throw new Error(`There is no service ${service}.`)
  const today: Day = todayUtc(new Date(now))
  const publicUrl = 'https://octavo.example'
  const baseUrl = `${publicUrl}/${surface.path}`
  return { service: surface, name, database, today, now: new Date(now), baseUrl, publicUrl, isInBrief: false }
}

/** The same for the network, which is asked over all catalogues. */
export function networkContextOf({ database, name = 'asked', now = '2026-11-23T12:00:00Z' }: Asked): NetworkContext {
  const publicUrl = 'https://octavo.example'
  const addresses = { publicUrl, baseUrls: baseUrls({ PUBLIC_URL: publicUrl, SERVICE_HOSTS: {} }) }
  return { name, database, today: todayUtc(new Date(now)), now: new Date(now), ...addresses, isInBrief: false }
}

/** What a tool answers pages: it is as the tool's own output says. */
export async function askTool<T extends Tool | NetworkTool>(
  tool: T,
  input: Readonly<Record<string, unknown>>,
  context: T extends Tool ? Context : NetworkContext,
): Promise<AnswerOf<T>> {
  const answer = read(await tool.run(parseInput(tool, input) as never, context as never))
  return tool.output.parse(answer) as AnswerOf<T>
}

/** What it answers programs and agents: as its public output says. */
export async function askInBrief(
  { inBrief, ...tool }: Tool,
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<Record<string, unknown>> {
  if (!inBrief) throw new Error('It tells programs what it tells pages.')
  const answer = await tool.run(parseInput(tool, input) as never, { ...context, isInBrief: true })
  const told = JSON.parse(briefPieces(inBrief, answer, asItIs).join(''))
  return (inBrief.output as z.ZodType<Record<string, unknown>>).parse(told)
}
