/** `completion/complete`: suggests names and values while somebody types, for templates of resources and arguments of prompts. */
import { isSpecType, ProtocolError, ProtocolErrorCode, type SpecTypes } from '@modelcontextprotocol/server'
import type { Site } from '#src/http/site.ts'
import type { OwnerId } from '#src/services.ts'
import { argumentFor } from './prompts.ts'
import { slugsFor } from './resources.ts'

/** Most values in an answer. */
const MOST = 20

/** Longest text that is looked at. */
const MOST_CHARACTERS = 120

/** Throws a ProtocolError where the request names no template or prompt of ours. */
export async function complete(surface: OwnerId, params: Readonly<Record<string, unknown>>, site: Site) {
  if (!isSpecType.CompleteRequestParams(params)) refuse('Give ref, and an argument with its name and value.')
  const { ref, argument } = params
  const typed = argument.value.slice(0, MOST_CHARACTERS)
  const values = await valuesFor(surface, ref, { name: argument.name, typed }, site)
  if (values === undefined) refuse('There is no such prompt, template or argument: the lists name them.')
  return { completion: { values: values.slice(0, MOST), hasMore: values.length > MOST } }
}

async function valuesFor(
  surface: OwnerId,
  ref: SpecTypes['CompleteRequestParams']['ref'],
  { name: argument, typed }: { name: string; typed: string },
  site: Site,
): Promise<string[] | undefined> {
  const most = MOST + 1
  if (ref.type === 'ref/prompt') return argumentFor({ name: ref.name, argument, typed }, most, { surface, site })
  return argument === 'slug' ? slugsFor(surface, ref.uri, typed, most, site) : undefined
}

function refuse(detail: string): never {
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, detail)
}
