/** A resource that no tool lists: every entry by name. */

import type { ReactNode } from 'react'
import type { AnyResource } from '#src/read-model/resource.ts'
import { capital } from '#src/text/capital.ts'
import { Index } from '#src/ui/entries.tsx'
import { Head } from '#src/ui/head.tsx'
import { Empty, ListFrame } from '#src/ui/list/list-frame.tsx'
import type { ListOf, Summary } from '#src/ui/records.ts'
import { countWords } from '#src/ui/words.ts'
import { textOf } from '#tools/answer.ts'
import { listEntries } from '#tools/entries.ts'
import { type Catalogue, homeLink } from '../catalogue.ts'
import { headOf } from '../titles.ts'

export async function browseWhole(catalogue: Catalogue, of: AnyResource): Promise<ReactNode> {
  // The shape that `listEntries` documents.
  const { items, total } = JSON.parse(textOf(await listEntries(of, catalogue.call))) as ListOf<Summary>
  const title = capital(of.many)
  return (
    <>
      <Head {...headOf(catalogue, { title, description: of.about, path: `/${of.path}` })} />
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
    </>
  )
}
