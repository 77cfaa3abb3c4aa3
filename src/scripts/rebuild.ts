/** `npm run rebuild`: makes the read model anew from the collections. Readers see the old one until the new is whole. */
import { getPayload } from 'payload'
import { rebuild } from '#src/publish/rebuild.ts'

process.exitCode = 1
const { default: config } = await import('#src/payload.config.ts')
const payload = await getPayload({ config })
try {
  for (const { service, written, waiting } of await rebuild(payload))
    payload.logger.info(`${service}: ${written} written, ${waiting} waiting.`)
  process.exitCode = 0
} finally {
  await payload.destroy()
}
process.exit()
