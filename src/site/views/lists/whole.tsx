/** A resource that no tool lists: every entry by name. */
import type { AnyResource } from '#src/read-model/resource.ts'
import { capital } from '#src/text/capital.ts'
import { Index } from '#src/ui/entries.tsx'
import { Empty, ListFrame } from '#src/ui/list/list-frame.tsx'
import { countWords } from '#src/ui/words.ts'
import { type Catalogue, homeLink, readAnswer } from '../../catalogue.ts'
import { listEntries } from '../../entries.ts'
import type { Page, View } from '../../page.ts'
import { headOf } from '../../titles.ts'

/** A list of all entries of a resource on one page. */
export const wholeView = (catalogue: Catalogue, resource: AnyResource): View => ({
  takes: [],
  reads: () => ['entries'],
  varies: 'content',
  show: () => whole(catalogue, resource),
})

async function whole(catalogue: Catalogue, resource: AnyResource): Promise<Page> {
  // The shape that `listEntries` documents.
  const { items, total } = readAnswer(catalogue, await listEntries(resource, catalogue.call))
  const title = capital(resource.many)
  return {
    head: headOf(catalogue, { title, description: resource.about, path: `/${resource.path}` }),
    main: (
      <ListFrame way={[homeLink(catalogue)]} title={title} about={resource.about} count={countWords(total, resource)}>
        {items.length > 0 ? (
          <Index resource={resource} items={items} />
        ) : (
          <Empty
            text={`No ${resource.one} is published yet.`}
            ways={[{ href: catalogue.base, label: 'Back to the home page' }]}
          />
        )}
      </ListFrame>
    ),
  }
}
