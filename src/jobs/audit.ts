/** Removes lines of the record of what was done that are older than AUDIT_DAYS. */
import { forgetOlderThan } from '#src/audit/forget.ts'
import type { Job } from './job.ts'

/** How long lines are kept is set by AUDIT_DAYS. */
export const auditJob: Job = {
  name: 'audit',
  cron: '40 3 * * *',
  description: 'Removes what the record of changes has kept for long enough.',
  on: 'one editing server',
  mostSeconds: 120,
  async run({ transaction }) {
    // Imported here, so that the table of jobs can be read without the settings.
    const { env } = await import('#src/env.ts')
    let removed = 0
    for (;;) {
      const some = await transaction((execute) => forgetOlderThan(execute, env.AUDIT_DAYS))
      if (some === 0) break
      removed += some
    }
    return removed === 0 ? 'nothing is too old' : `${removed} lines removed`
  },
}
