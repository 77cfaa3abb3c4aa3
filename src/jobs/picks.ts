/** Records the items of the day when the day begins, rather than when the first reader asks. */
import { OctavoError } from '#src/errors.ts'
import { services } from '#src/services.ts'
import { callTool, toolsByService } from '#tools/index.ts'
import type { ToolTable } from '#tools/tool.ts'
import type { Job } from './job.ts'

export const picks: Job = {
  name: 'picks',
  cron: '0 0 * * *',
  description: 'Chooses the item of the day of every catalogue.',
  on: 'one instance',
  mostSeconds: 60,
  async run({ database, now }) {
    // Asking is recording: the tool itself keeps what it chooses for today.
    const call = { database, now, baseUrl: '', publicUrl: '' }
    let picked = 0
    for (const { id } of services)
      for (const [name, { kind }] of Object.entries(toolsByService[id] satisfies ToolTable as ToolTable))
        if (kind === 'of-the-day') picked += await callTool(id, name, {}, call).then(one, noneIsPublished)
    return `${picked} picked`
  },
}

const one = (): number => 1

/** A catalogue in which nothing is published has no item of the day. */
function noneIsPublished(error: unknown): number {
  if (error instanceof OctavoError && error.code === 'not_found') return 0
  throw error
}
