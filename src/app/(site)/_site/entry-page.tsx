import { headers } from 'next/headers'
import { permanentRedirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { raise } from '#src/errors.ts'
import { exampleAddress } from '#src/http/index-document.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findPlaces } from '#src/read-model/resources/index.ts'
import { capital } from '#src/text/capital.ts'
import { isSlug, slugify } from '#src/text/slug.ts'
import { EntryView } from '#src/ui/entry/entry-view.tsx'
import { Head } from '#src/ui/head.tsx'
import type { EntryRecord } from '#src/ui/records.ts'
import { textOf } from '#tools/answer.ts'
import { openEntry } from '#tools/entries.ts'
import { parametersOf } from '#tools/parse-input.ts'
import { type Named, toolOf } from '#tools/tool-of.ts'
import { type Catalogue, homeLink, listAddress } from './catalogue.ts'
import { filteredAddress, resourceFinder } from './lists/filters.ts'
import { entryData } from './structured-data.ts'
import { headOf } from './titles.ts'

/** The page of an entry. A former slug leads on to the present one; raises `not_found` with the nearest names. */
export async function entryPage(catalogue: Catalogue, of: AnyResource, slug: string): Promise<ReactNode> {
  // A name typed into the address leads to its slug; nothing else than a slug is looked for.
  const wanted = isSlug(slug) ? slug : slugify(slug)
  if (wanted === '') raise('not_found', `No ${of.one} has this address.`)
  // The record of the resource with its backlinks, as its tool documents it.
  const record = JSON.parse(textOf(await openEntry(of, wanted, catalogue.call))) as EntryRecord
  if (record.slug !== slug) permanentRedirect(record.url)
  const userAgent = (await headers()).get('user-agent') ?? undefined
  catalogue.site.reads.count(of.service, of.id, record.slug, userAgent)
  const way = [homeLink(catalogue), { href: listAddress(catalogue, of), label: capital(of.many) }]
  const opens = toolOf(catalogue.service.id, ['get', 'get-value'], of.id)
  const { service, base, today } = catalogue
  return (
    <>
      <Head
        {...headOf(catalogue, {
          title: record.name,
          description: record.summary,
          path: `/${of.path}/${slug}`,
          image: record.picture,
          data: entryData(of, record, way),
          type: 'article',
        })}
      />
      <EntryView
        of={of}
        record={record}
        base={base}
        accent={service.accentHueDegrees}
        today={today}
        way={way}
        json={opens ? exampleAddress(service.id, catalogue.site, opens.name, { [keyOf(opens)]: slug }) : null}
        filtered={filteredAddress(catalogue, of)}
        where={whereWords(catalogue)}
        resourceOf={resourceFinder(catalogue)}
      />
    </>
  )
}

/** The parameter that a page tool takes the slug by. */
const keyOf = ({ tool }: Named): string => Object.keys(parametersOf(tool).properties)[0] ?? 'slug'

/** What the service calls its places, and the parameter it keeps regions by. */
const whereWords = ({ service }: Catalogue) => ({
  places: capital(findPlaces(service.id)?.many ?? ''),
  regionParameter: service.regionParameter,
})
