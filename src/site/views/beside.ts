/** What stands beside the page of an entry: the way to its neighbours, files by which it is cited, and the entry in a frame. */
import { raise } from '#src/errors.ts'
import { neighbour } from '#src/read-model/queries/neighbour.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import type { EntryRecord } from '#src/ui/records.ts'
import { type Catalogue, listAddress, readAnswer } from '../catalogue.ts'
import { bibtex, ris } from '../cite.ts'
import { embed, embedPath } from '../embed.tsx'
import { openEntry } from '../entries.ts'
import type { Shown, View } from '../page.ts'
import { paletteFileView } from './colour-tool.tsx'

type EntryAddress = { catalogue: Catalogue; resource: AnyResource; slug: string }

/**
 * The views beside an entry, by the last part of their address. A page leads to its neighbours by these addresses and not by name, so that
 * it does not change whenever one of them does.
 */
const shown: Readonly<Record<string, (entry: EntryAddress) => Promise<Shown>>> = {
  next: (entry) => towards(entry, 'next'),
  previous: (entry) => towards(entry, 'previous'),
  [embedPath]: async (entry) => embed(entry.catalogue, entry.resource, await entryOf(entry)),
  'cite.bib': async (entry) => ({
    contentType: 'application/x-bibtex; charset=utf-8',
    text: bibtex(entry.catalogue.service, await entryOf(entry)),
  }),
  'cite.ris': async (entry) => ({
    contentType: 'application/x-research-info-systems; charset=utf-8',
    text: ris(entry.catalogue.service, await entryOf(entry)),
  }),
}

/** The view of what stands beside an entry under this name: one of these, or its colours as a file. Raises `not_found`. */
export function besideView(catalogue: Catalogue, resource: AnyResource, slug: string, name: string): View {
  const show = Object.hasOwn(shown, name) ? shown[name] : undefined
  if (!show) return paletteFileView(catalogue, resource, slug, name)
  return {
    takes: [],
    reads: () => ['entries', 'topics'],
    varies: 'content',
    show: () => show({ catalogue, resource, slug }),
  }
}

const entryOf = async ({ catalogue, resource, slug }: EntryAddress): Promise<EntryRecord> =>
  readAnswer(catalogue, await openEntry(resource, slug, catalogue.call))

async function towards({ catalogue, resource, slug }: EntryAddress, side: 'next' | 'previous'): Promise<Shown> {
  const neighbourSlug = await neighbour(catalogue.site.database, resource, slug, side)
  if (neighbourSlug === null) raise('not_found', `No ${resource.one} is published yet.`)
  return { movedTo: `${listAddress(catalogue, resource)}/${neighbourSlug}`, isForNow: true }
}
