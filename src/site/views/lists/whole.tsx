/** A resource that no tool lists: every entry by name. */
import type { AnyResource } from '#src/read-model/resource.ts'
import { capital } from '#src/text/capital.ts'
import { Index } from '#src/ui/entries.tsx'
import { Empty, ListFrame } from '#src/ui/list/list-frame.tsx'
import { countWords } from '#src/ui/words.ts'
import { listEntries } from '#tools/entries.ts'
import { type Catalogue, homeLink, readAnswer } from '../../catalogue.ts'
import type { Page, View } from '../../page.ts'
import { headOf } from '../../titles.ts'

export const wholeView = (catalogue: Catalogue, of: AnyResource): View => ({
  takes: [],
  reads: () => ['entries'],
  varies: 'content',
  show: () => whole(catalogue, of),
})

async function whole(catalogue: Catalogue, of: AnyResource): Promise<Page> {
  // The shape that `listEntries` documents.
  const { items, total } = readAnswer(catalogue, await listEntries(of, catalogue.call))
  const title = capital(of.many)
  return {
    head: headOf(catalogue, { title, description: of.about, path: `/${of.path}` }),
    main: (
      <ListFrame way={[homeLink(catalogue)]} title={title} about={of.about} count={countWords(total, of)}>
        {items.length > 0 ? (
          <Index of={of} items={items} />
        ) : (
          <Empty
            text={`No ${of.one} is published yet.`}
            ways={[{ href: catalogue.base, label: 'Back to the home page' }]}
          />
        )}
      </ListFrame>
    ),
  }
}
