/** Documents made from the declarations and kept: they change with a release only. */
import type { OwnerId } from '#src/services.ts'
import { type Answer, answerOf, keptAnswer } from '#tools/answer.ts'
import type { Site } from './site.ts'

/** A document about a service or the network, as an answer like a tool's. */
export const document =
  (name: string, make: (surface: OwnerId, site: Site) => object) =>
  (surface: OwnerId, site: Site): Promise<Answer> => {
    const about = { varies: 'content', sources: [] } as const
    return keptAnswer(
      site.database,
      { key: `${name} of ${surface} at ${site.id}`, ...about, now: site.now() },
      async () => answerOf(JSON.stringify(make(surface, site)), about),
    )
  }
