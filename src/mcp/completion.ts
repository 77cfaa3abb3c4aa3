/** `completion/complete`: names and values while somebody types, for templates of resources and for what prompts take. */
import type { Site } from '#src/http/site.ts'
import type { OwnerId } from '#src/services.ts'
import { codes, isObject, McpError } from './json-rpc.ts'
import { argumentFor } from './prompts.ts'
import { slugsFor } from './resources.ts'

/** Values that are given at most. */
const MOST = 20

/** Longest text that is looked at. */
const MOST_CHARACTERS = 120

/** Throws an McpError where nothing of ours is named. */
export async function complete(surface: OwnerId, params: Readonly<Record<string, unknown>>, site: Site) {
  const { ref, argument } = params
  if (!isObject(ref) || !isObject(argument) || typeof argument.name !== 'string' || typeof argument.value !== 'string')
    throw new McpError(codes.invalidParams, 'Give ref, and an argument with its name and value.')
  const typed = argument.value.slice(0, MOST_CHARACTERS)
  const values = await valuesFor(surface, ref, { name: argument.name, typed }, site)
  if (values === undefined)
    throw new McpError(codes.invalidParams, 'There is no such prompt, template or argument: the lists name them.')
  return { completion: { values: values.slice(0, MOST), hasMore: values.length > MOST } }
}

async function valuesFor(
  surface: OwnerId,
  ref: Readonly<Record<string, unknown>>,
  { name: argument, typed }: { name: string; typed: string },
  site: Site,
): Promise<string[] | undefined> {
  const most = MOST + 1
  if (ref.type === 'ref/prompt' && typeof ref.name === 'string')
    return argumentFor({ name: ref.name, argument, typed }, most, { surface, site })
  if (ref.type === 'ref/resource' && argument === 'slug') return slugsFor(surface, ref.uri, typed, most, site)
  return undefined
}
