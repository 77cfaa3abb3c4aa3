/** `npm run rebuild`: makes the read model anew from the collections. Readers see the old one until the new is whole. */
import { getPayload } from 'payload'
import { rebuild } from '#src/publish/rebuild.ts'
import { conclude } from './command/conclude.ts'

conclude(async () => {
  const { default: config } = await import('#src/payload.config.ts')
  const payload = await getPayload({ config })
  for (const { service, written, waiting } of await rebuild(payload))
    console.log(`${service}: ${written} written, ${waiting} waiting.`)
  await payload.destroy()
})
