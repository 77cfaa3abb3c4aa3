/** `/data/changes`: what was published, changed, moved and taken out, for programs that keep a copy. */
import { z } from 'zod'
import { raiseInvalid } from '#src/errors.ts'
import { encodeInPieces, storedJson, withAddresses } from '#src/read-model/json.ts'
import { attribution } from '#src/read-model/licences.ts'
import { sourcesOf } from '#src/read-model/parts.ts'
import { rightsOf } from '#src/read-model/queries/rights.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { type Telling, toldSince, toldUpTo } from '#src/read-model/told.ts'
import { addressOf } from '#src/services.ts'
import { type Answer, answerOf, keptAnswer } from '#tools/answer.ts'
import { mistake, parseInput } from '#tools/parse-input.ts'
import { type DataPlace, dataAddress, licenceAnswer } from './place.ts'

/** Most changes of an answer: each may contain a whole record. */
const MOST = 100
const DEFAULT = 50

const input = z.strictObject({
  cursor: z
    .string()
    .regex(/^[0-9a-f]{1,16}-\d{1,18}$/)
    .optional()
    .describe('Where the last answer ended; without one everything is told, from the beginning.'),
  limit: z.int().min(1).max(MOST).default(DEFAULT).describe(`How many changes to give, 1 to ${MOST}.`),
})

/** The changes of addresses since a cursor, oldest first. Raises `invalid_request`, also for a cursor of another database. */
export async function changesAnswer(
  raw: Readonly<Record<string, unknown>>,
  place: DataPlace,
  now: Date,
): Promise<Answer> {
  const { database, owner } = place
  const { cursor, limit } = parseInput({ input }, raw)
  const about = { varies: 'content', sources: sourcesOf(owner, ['entries']), now } as const
  const key = `changes of ${addressOf(owner, place)} since ${cursor} by ${limit}`
  return keptAnswer(database, { key, ...about }, async () => {
    const [upTo, rights] = await Promise.all([toldUpTo(database, owner), rightsOf(database, owner)])
    const { epoch, number: last } = upTo ?? nothingTold
    const number = numberOf(cursor ?? beginning, epoch, last)
    const changes = await toldSince(database, owner, number, limit + 1)
    const told = changes.slice(0, limit)
    const end = `${epoch}-${told.at(-1)?.number ?? number}`
    const url = `${addressOf(owner, place)}/`
    const answer = {
      service: owner,
      licence: licenceAnswer(rights.licence),
      attribution: attribution({ ...rights, url }),
      items: told.map((one) => itemOf(one, place)),
      cursor: end,
      more: changes.length > limit,
      next: `${dataAddress(place, 'changes')}?cursor=${end}${limit === DEFAULT ? '' : `&limit=${limit}`}`,
    }
    return answerOf(encodeInPieces(answer), about)
  })
}

/** The cursor of an owner without any changes. */
const nothingTold = { epoch: '0', number: '0' }
const beginning = '0-0'

/** The number of a cursor. After a restore, or with another database, the changes in between are unknown. */
function numberOf(cursor: string, epoch: string, last: string): string {
  const [cursorEpoch, number = '0'] = cursor.split('-')
  const isKnown = cursor === beginning || (cursorEpoch === epoch && BigInt(number) <= BigInt(last))
  if (!isKnown)
    raiseInvalid([mistake('cursor', 'unknown', 'This cursor is not known here any more. Begin anew, without one.')])
  return number
}

function itemOf({ change, resource, slug, moved_to, told_at, record }: Telling, place: DataPlace) {
  const base = addressOf(place.owner, place)
  return {
    change,
    resource,
    slug,
    url: `${base}/${findResource(place.owner, resource).path}/${slug}`,
    moved_to,
    told_at: told_at.toISOString(),
    record: record === null ? null : storedJson(withAddresses(record, base, place.publicUrl)),
  }
}
