/** What replies follow from beside what is published: a CDN forgets everything when it is another. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '#src/env.ts'
import { projectRoot } from '#src/project-root.ts'

/** The sources that this was compiled from and the settings that stand in replies, as a digest. */
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
