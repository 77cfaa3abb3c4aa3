/** `npm test`: everything, from a fresh clone, with nothing but Node. `npm test -- unit` runs the suites named. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createProgress } from '../supervisor/progress.mjs'
import { installDependencies } from './start/install.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')
process.chdir(root)
await installDependencies(root, createProgress(), { wantsDevelopers: true })
const { register } = await import('tsx/esm/api')
register()
const { test } = await import('./test/main.ts')
process.exitCode = await test(process.argv.slice(2))
