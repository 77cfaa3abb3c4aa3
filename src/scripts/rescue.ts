/** `npm run rescue -- <address> [--without-second-factor]`: makes a link to a new password for a person without an administrator. */
import pg from 'pg'
import { env } from '#src/env.ts'
import { accountLinkAddress, validFor } from '#src/sign-in/links.ts'
import { rescue } from '#src/sign-in/rescue.ts'
import { conclude } from './command/conclude.ts'
import { rescueArguments } from './command/rescue-arguments.ts'

conclude(async () => {
  const asked = rescueArguments(process.argv.slice(2))
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  await client.query('begin')
  // If the process ends before the commit, it has failed.
  const { name, token, hadFactor } = await rescue(
    async (text, values = []) => (await client.query(text, [...values])).rows,
    asked,
  )
  await client.query('commit')
  await client.end()
  if (hadFactor) console.log(`${name} has no second factor any more.`)
  console.log(`${name} chooses a new password here, once, within ${validFor.reset}:`)
  console.log(accountLinkAddress(env.PUBLIC_URL, token))
})
