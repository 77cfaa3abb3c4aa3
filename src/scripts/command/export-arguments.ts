/** The arguments of `npm run export`. */
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { AnyResource } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import type { OwnerId } from '#src/services.ts'
import { ownerCalled } from './owner-called.ts'

/** What is exported, and where to. */
export type ExportArguments = { owner: OwnerId; resource: AnyResource | undefined; folder: string }

const usage = 'Usage: npm run export -- <service> [<resource>] [--out <folder>]'

/** Reads the arguments. Throws an Error of one line where they are wrong, or the folder is not empty. */
export function exportArguments(args: readonly string[]): ExportArguments {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { out: { type: 'string' } },
  })
  const [name, kind, ...rest] = positionals
  if (name === undefined || rest.length > 0) throw new Error(usage)
  const owner = ownerCalled(name)
  const folder = path.resolve(values.out ?? path.join('export', owner))
  requireEmpty(folder)
  return { owner, resource: kind === undefined ? undefined : resourceCalled(owner, kind), folder }
}

function resourceCalled(owner: OwnerId, name: string): AnyResource {
  const resources = resourcesOf(owner)
  const resource = resources.find(({ id, path: place }) => id === name || place === name)
  if (!resource)
    throw new Error(`${owner} has no ${name}. There is: ${resources.map(({ path: place }) => place).join(', ')}.`)
  return resource
}

/** Refuses a folder with files, so that two exports are not mixed. */
function requireEmpty(folder: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (!stats) return
  if (!stats.isDirectory()) throw new Error(`${folder} is a file. Name a folder with --out.`)
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty. Name another folder with --out.`)
}
