/** Plates as files: they are drawn from their addresses alone, without the database. */
import { createHash } from 'node:crypto'
import { replyWith } from '#src/http/reply.ts'
import { drawPlate, plateStyle } from '#src/ui/cover/drawing.ts'
import { platesFolder, readPlateAddress } from '#src/ui/cover/plate-address.ts'
import { answerOf, keptAnswer } from '#tools/answer.ts'
import { filesBelow, keptForEver } from './files.ts'

const digest = createHash('sha256').update(plateStyle).digest('base64')

const about = {
  contentType: 'image/svg+xml',
  lifetime: { cacheControl: keptForEver, cdn: null, cdnSeconds: 0 },
  headers: {
    'x-content-type-options': 'nosniff',
    // Opened by itself a plate is a document: it may load and run nothing.
    'content-security-policy': `default-src 'none'; style-src 'sha256-${digest}'; sandbox`,
  },
}

/** Every plate of every entry there may be. */
export const plates = filesBelow('plates', platesFolder, async (request, { database, now }) => {
  const plate = readPlateAddress(request.url)
  if (plate === null) return null
  const place = { key: request.url, varies: 'content', sources: [], now: now() } as const
  const answer = await keptAnswer(database, place, async () => answerOf(drawPlate(plate), place))
  return replyWith(answer, request, about)
})
