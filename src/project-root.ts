/** The folder of the project, for programs that run from its sources, from `dist` or from Next's build. Imports nothing of ours. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The nearest folder above this module that holds a package.json. */
export const projectRoot = rootAbove(path.dirname(fileURLToPath(import.meta.url)))

function rootAbove(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const above = path.dirname(folder)
  if (above === folder) throw new Error('There is no package.json above this module.')
  return rootAbove(above)
}
