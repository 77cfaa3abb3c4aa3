/** `npm run build`: all that `npm start` makes before it serves, for an image: dependencies, `dist` and Next's build. */
import path from 'node:path'
import { createProgress } from '../supervisor/progress.mjs'
import { enterProject, fromDist } from './start/begin.mjs'

const progress = createProgress()
try {
  const root = enterProject()
  const dataDir = path.resolve(root, process.env.DATA_DIR?.trim() || '.octavo')
  /** @type {typeof import('./start/build.ts')} */
  const { buildSite } = await fromDist(root, 'build', progress)
  await buildSite({ root, dataDir, env: { ...process.env, NODE_ENV: 'production' }, progress })
} catch (error) {
  progress.fail(error)
  process.exitCode = 1
}
