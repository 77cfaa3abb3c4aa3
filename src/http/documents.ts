/** Documents made from the declarations and kept. Most change only with a release, or with the rights that a card states. */
import { type Source, sourcesOf } from '#src/read-model/parts.ts'
import { type Rights, rightsOf } from '#src/read-model/queries/rights.ts'
import { network, type OwnerId } from '#src/services.ts'
import { type Answer, answerOf, keptAnswer } from '#tools/answer.ts'
import type { Varies } from '#tools/tool.ts'
import type { Site } from './site.ts'

/** What a document depends on beside the declarations: by default only the card, for its rights. */
type Shown = { varies: Varies; sources: readonly Source[] }

const ofRights = (surface: OwnerId): Shown => ({
  varies: 'content',
  sources: surface === network.id ? [] : sourcesOf(surface, ['card']),
})

/** A document about a service or the network, as an answer like a tool's. */
export const jsonDocument = (
  name: string,
  make: (surface: OwnerId, site: Site, rights: Rights) => object | Promise<object>,
  shownOf: (surface: OwnerId) => Shown = ofRights,
) =>
  written(name, shownOf, async (surface, site) =>
    JSON.stringify(await make(surface, site, await rightsOf(site.database, surface))),
  )

/** A text document that changes only with a release. */
export const textDocument = (name: string, make: (surface: OwnerId, site: Site) => string) =>
  written(
    name,
    () => ({ varies: 'content', sources: [] }),
    async (surface, site) => make(surface, site),
  )

const written =
  (name: string, shownOf: (surface: OwnerId) => Shown, make: (surface: OwnerId, site: Site) => Promise<string>) =>
  (surface: OwnerId, site: Site): Promise<Answer> => {
    const about = shownOf(surface)
    return keptAnswer(
      site.database,
      { key: `${name} of ${surface} at ${site.id}`, ...about, now: site.now() },
      async () => answerOf(await make(surface, site), about),
    )
  }
