/** Cities and regions with the number of pages tied to each, under their countries. */

import type { ReactNode } from 'react'
import type { AnyResource } from '#src/read-model/resource.ts'
import { capital } from '#src/text/capital.ts'
import { Head } from '#src/ui/head.tsx'
import { Chips, Mistakes } from '#src/ui/list/filter-form.tsx'
import { Empty, ListFrame } from '#src/ui/list/list-frame.tsx'
import type { ListOf, Summary } from '#src/ui/records.ts'
import { countWords } from '#src/ui/words.ts'
import type { Named } from '#tools/tool-of.ts'
import { type Catalogue, homeLink, listAddress } from '../catalogue.ts'
import { askLeniently, readInput, type SearchParams } from '../query.ts'
import { headOf } from '../titles.ts'

type City = Summary & { pages: number }

/** Most the tool gives. */
const MOST = 400

export async function browseCities(
  catalogue: Catalogue,
  of: AnyResource,
  named: Named,
  query: SearchParams,
): Promise<ReactNode> {
  const address = listAddress(catalogue, of)
  const { answer, input, mistakes } = await askLeniently<ListOf<City>>(
    catalogue,
    named.name,
    readInput(query, ['country']),
    { address, fixed: { limit: MOST } },
  )
  const title = capital(of.many)
  return (
    <>
      <Head {...headOf(catalogue, { title, description: of.about, path: `/${of.path}` })} />
      <ListFrame way={[homeLink(catalogue)]} title={title} about={of.about} count={countWords(answer.total, of)}>
        <Mistakes mistakes={mistakes} />
        <Chips
          active={input.country ? [{ label: 'Country', value: input.country, without: address }] : []}
          clear={address}
        />
        {answer.items.length === 0 && (
          <Empty
            text={input.country ? `No ${of.one} of this country is written yet.` : `No ${of.one} is published yet.`}
            ways={[{ href: address, label: `All ${of.many}` }]}
          />
        )}
        <ul className="city-list">
          {answer.items.map(({ slug, name, url, summary, pages, countries }) => (
            <li key={slug}>
              <h2>
                <a href={url}>{name}</a>
              </h2>
              <p className="small">
                {countries.map((country) => country.name).join(', ')} · {pages} {pages === 1 ? 'page' : 'pages'}
              </p>
              <p className="line">{summary}</p>
            </li>
          ))}
        </ul>
      </ListFrame>
    </>
  )
}
