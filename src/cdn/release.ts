/** Identifies what replies depend on beside published content: when it changes, a CDN forgets everything. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '#src/env.ts'
import { projectRoot } from '#src/project-root.ts'

/** A digest of the compiled sources, and of the settings that appear in replies. */
export function presentRelease(): string {
  const { PUBLIC_URL, SERVICE_HOSTS, RATE_LIMIT_PER_MINUTE, PURGE_URL, PURGE_KIND } = env
  const settings = JSON.stringify([PUBLIC_URL, SERVICE_HOSTS, RATE_LIMIT_PER_MINUTE, PURGE_URL, PURGE_KIND])
  return createHash('sha256').update(compiledFrom()).update(settings).digest('base64url')
}

function compiledFrom(): string {
  try {
    return readFileSync(path.join(projectRoot, 'dist', 'stamp'), 'utf8')
  } catch {
    // Run from the sources, as tests are.
    return ''
  }
}
