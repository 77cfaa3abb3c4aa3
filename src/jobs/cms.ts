/** The CMS of this instance, loaded when a job first needs it, so that reading the table of jobs does not load it. */
import type { Payload } from 'payload'

/** The CMS of this process, loaded when a job first needs it. */
export async function openCms(): Promise<{ payload: Payload }> {
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('#src/payload.config.ts')])
  return { payload: await getPayload({ config }) }
}
