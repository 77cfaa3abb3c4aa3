/**
 * One PostgreSQL for a whole run of the integration tests, with two databases that test files copy: one migrated and
 * empty, one with the starter catalogue.
 */
import type { TestProject } from 'vitest/node'
import { findGround, templates } from '#src/scripts/test/prepare.ts'
import { createProgress } from '#src/supervisor/index.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the cluster's first database. */
    clusterUrl: string
    /** Name of the migrated database. */
    template: string
    /** Name of the database with the starter catalogue. */
    starter: string
    /** The folder of the run; test files make theirs in it. */
    folder: string
  }
}

/** Finds or starts it and gives what stops it again. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { clusterUrl, folder, release } = await findGround(createProgress())
  project.provide('clusterUrl', clusterUrl)
  project.provide('template', templates.empty)
  project.provide('starter', templates.starter)
  project.provide('folder', folder)
  return release
}
