/**
 * `npm run import`, `rebuild`, `migrate`, `rescue` and `review`: a program of `dist` on the database that `npm start` uses, while
 * that runs or not.
 */

import { createProgress } from '../supervisor/progress.mjs'
import { enterProject, fromDist } from './start/begin.mjs'

const [name = '', ...args] = process.argv.slice(2)
const progress = createProgress(process.stderr)
try {
  const root = enterProject()
  /** @type {typeof import('./command/main.ts')} */
  const { command } = await fromDist(root, 'command', progress)
  process.exit(await command({ root, progress, name, args }))
} catch (error) {
  progress.fail(error)
  process.exit(1)
}
