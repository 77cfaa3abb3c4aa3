/** `latest_news`: headlines of stories that others wrote. */
import { z } from 'zod'
import { headlines } from '#src/read-model/queries/publication.ts'
import { limit, listOf } from '../inputs.ts'
import { instead } from '../instead.ts'
import { tool } from '../tool.ts'

/** The newest headlines kept; never waits for the network. */
export const news = () =>
  tool({
    kind: 'news',
    description: ({ nameOf }) => {
      return (
        'Recent headlines with outlet and link, newest first. The stories are written by others, not by this service.' +
        instead(['for what this service says itself', nameOf(['search'])])
      )
    },
    isOpenWorld: true,
    input: z.strictObject({ limit: limit(40, 12, 'headlines') }),
    get output() {
      return listOf(
        z.strictObject({
          title: z.string().describe('The headline, as plain text.'),
          outlet: z.string().describe('Who published the story.'),
          address: z.string().describe('Address of the story.'),
          published_at: z.iso.datetime().describe('When the outlet published it (UTC).'),
        }),
      )
    },
    example: {},
    varies: 'content',
    reads: ['headlines'],
    run: ({ limit: most }, { database, service }) => headlines(database, service.id, most),
  })
