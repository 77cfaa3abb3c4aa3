/** Documents made from the declarations and kept. Most change with a release only. */
import type { Source } from '#src/read-model/parts.ts'
import type { OwnerId } from '#src/services.ts'
import { type Answer, answerOf, keptAnswer } from '#tools/answer.ts'
import type { Varies } from '#tools/tool.ts'
import type { Site } from './site.ts'

/** What a document shows beside the declarations: nothing, unless it says so. */
type Shown = { varies: Varies; sources: readonly Source[] }

/** A document about a service or the network, as an answer like a tool's. */
export const document =
  (
    name: string,
    make: (surface: OwnerId, site: Site) => object | Promise<object>,
    shownOf: (surface: OwnerId) => Shown = () => ({ varies: 'content', sources: [] }),
  ) =>
  (surface: OwnerId, site: Site): Promise<Answer> => {
    const about = shownOf(surface)
    return keptAnswer(
      site.database,
      { key: `${name} of ${surface} at ${site.id}`, ...about, now: site.now() },
      async () => answerOf(JSON.stringify(await make(surface, site)), about),
    )
  }
