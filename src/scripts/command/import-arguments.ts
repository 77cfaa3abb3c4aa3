/** The arguments of `npm run import`. */
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import type { OwnerId } from '#src/services.ts'
import { ownerCalled } from './owner-called.ts'

/** What is imported, and how. */
export type ImportArguments = { owner: OwnerId; folder: string; isReplacing: boolean; isTrial: boolean }

const usage = 'Usage: npm run import -- <service> <folder> [--replace] [--dry-run]'

/** Reads the arguments. Throws an Error of one line where they are wrong, or the folder has nothing of that service. */
export function importArguments(args: readonly string[]): ImportArguments {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, 'dry-run': { type: 'boolean', default: false } },
  })
  const [name, place, ...rest] = positionals
  if (name === undefined || place === undefined || rest.length > 0) throw new Error(usage)
  const owner = ownerCalled(name)
  const folder = path.resolve(place)
  requireEntries(owner, folder)
  return { owner, folder, isReplacing: values.replace, isTrial: values['dry-run'] }
}

function requireEntries(id: OwnerId, folder: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (!stats) throw new Error(`There is no folder ${folder}.`)
  if (!stats.isDirectory()) throw new Error(`${folder} is a file. Name the folder that holds the entries.`)
  const places = resourcesOf(id).flatMap(({ path: place }) => [place, `${place}.csv`])
  if ([...places, 'publication.yaml', 'outlets.yaml'].some((place) => existsSync(path.join(folder, place)))) return
  const [first] = places
  throw new Error(`${folder} holds nothing of ${id}: entries stand in it as ${first}/<slug>.md or in ${first}.csv.`)
}
