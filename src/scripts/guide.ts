/**
 * `npm run guide`: takes the pictures of the guide for editors anew. It starts an Octavo on a copy of the starter catalogue, does the
 * tasks of the guide in a browser as people that it makes up, and writes what is seen into `docs/guide/pictures`. The clock of that
 * Octavo stands where it always stands, and a picture that shows the same as before is left as it is.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createProgress } from '#src/supervisor/index.ts'
import { createDatabase } from '#src/supervisor/postgres/test-database.ts'
import { openCamera } from './guide/camera.ts'
import { clockOf, setClock } from './guide/clock.ts'
import { tour } from './guide/tour.ts'
import { findBrowser } from './test/browser.ts'
import { findGround, prepareSite, templates } from './test/prepare.ts'
import { answers, startOctavo } from './test/start-octavo.ts'

const progress = createProgress(process.stderr)
const dataDir = mkdtempSync(path.join(tmpdir(), 'octavo-guide-'))
try {
  const browser = await findBrowser()
  await prepareSite(progress)
  const ground = await findGround(progress)
  try {
    const databaseUrl = await createDatabase(ground.clusterUrl, 'octavo_guide', templates.starter)
    const clock = clockOf(new Date())
    await setClock(databaseUrl, clock)
    const settings = { ...clock.settings, RATE_LIMIT_PER_MINUTE: '600' }
    const octavo = await startOctavo({ project: process.cwd(), databaseUrl, dataDir, settings })
    try {
      await answers(`${octavo.url}/admin/login`)
      const written = await progress.step('Taking the pictures', async (tell) => {
        const camera = await openCamera({ browser, url: octavo.url, clock, tell })
        try {
          await tour(camera, { databaseUrl })
          return camera.finish()
        } finally {
          await camera.close()
        }
      })
      console.log(written.length === 0 ? 'Every picture shows what it showed.' : `Taken anew: ${written.join(', ')}.`)
    } finally {
      await octavo.stop()
    }
  } finally {
    await ground.release()
  }
  process.exitCode = 0
} catch (error) {
  progress.fail(error as Error)
  process.exitCode = 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
