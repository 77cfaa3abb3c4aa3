/** Documents made from the declarations and kept: they change with a release only. */
import type { ServiceId } from '#src/services.ts'
import { type Answer, answerOf, keptAnswer } from '#tools/answer.ts'
import type { Site } from './site.ts'

/** A document about a service, as an answer like a tool's. */
export const document =
  (name: string, make: (service: ServiceId, site: Site) => object) =>
  (service: ServiceId, site: Site): Promise<Answer> => {
    const about = { varies: 'content', sources: [] } as const
    return keptAnswer(
      site.database,
      { key: `${name} of ${service} at ${site.id}`, ...about, now: site.now() },
      async () => answerOf(JSON.stringify(make(service, site)), about),
    )
  }
