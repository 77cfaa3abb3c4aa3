/**
 * The site as `npm start` serves it, on a copy of the starter database and a data folder of its own, for a whole run of
 * the browser tests.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { findGround, templates } from '#src/scripts/test/prepare.ts'
import { answers, startOctavo } from '#src/scripts/test/start-octavo.ts'
import { createProgress, freePort } from '#src/supervisor/index.ts'
import { createDatabase } from '#src/supervisor/postgres/test-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the site, without a trailing slash. */
    siteUrl: string
    /** Where it tells what it counts. */
    metricsUrl: string
    /** Its data folder. */
    siteDataDir: string
    /** Path of the browser. */
    browser: string
    /** Address of the cluster whose databases are copied. */
    clusterUrl: string
    /** Name of the migrated, empty database. */
    template: string
  }
}

/** Starts it and gives what stops it again. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = process.env.CHROMIUM
  if (!browser) throw new Error('CHROMIUM is to be the path of a browser: run npm test -- browser.')
  const { clusterUrl, release } = await findGround(createProgress())
  try {
    const databaseUrl = await createDatabase(clusterUrl, 'octavo_site', templates.starter)
    const dataDir = mkdtempSync(path.join(tmpdir(), 'octavo-site-'))
    const settings = { METRICS_PORT: String(await freePort()) }
    const { url, stop } = await startOctavo({ project: process.cwd(), databaseUrl, dataDir, settings })
    await answers(`${url}/admin/login`)
    project.provide('siteUrl', url)
    project.provide('metricsUrl', `http://127.0.0.1:${settings.METRICS_PORT}/metrics`)
    project.provide('siteDataDir', dataDir)
    project.provide('browser', browser)
    project.provide('clusterUrl', clusterUrl)
    project.provide('template', templates.empty)
    return async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
      await release()
    }
  } catch (error) {
    await release()
    throw error
  }
}
