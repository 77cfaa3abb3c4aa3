/** `npm run review -- <service>`: what editors of a catalogue should look at next, worst first. */
import { env } from '#src/env.ts'
import { openDatabase } from '#src/read-model/database.ts'
import { readReview } from '#src/read-model/queries/review.ts'
import { conclude } from './command/conclude.ts'
import { reviewArguments } from './command/review-arguments.ts'

/** Most concerns that are listed for an entry; the others are only counted. */
const MOST_TOLD = 3

conclude(async () => {
  const { owner, limit } = reviewArguments(process.argv.slice(2))
  const database = openDatabase(env.DATABASE_URL ?? null)
  const { total, unchecked, entries } = await readReview(database, owner)
  console.log(`${total} published, ${unchecked} of them not yet checked against their sources.`)
  for (const { name, resource, slug, words, reads, concerns } of entries.slice(0, limit)) {
    console.log(`\n${name} (${resource} ${slug}): ${words} words, read ${reads} times`)
    for (const { message } of concerns.slice(0, MOST_TOLD)) console.log(`  ${message}`)
    if (concerns.length > MOST_TOLD) console.log(`  and ${concerns.length - MOST_TOLD} more.`)
  }
  if (entries.length > limit)
    console.log(`\n${entries.length - limit} more have something to be looked at: --limit shows them.`)
  await database.close()
})
