/** What stands beside the page of an entry: the way to its neighbours, files by which it is cited, and the entry in a frame. */
import { raise } from '#src/errors.ts'
import { neighbour } from '#src/read-model/queries/neighbour.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import type { EntryRecord } from '#src/ui/records.ts'
import { openEntry } from '#tools/entries.ts'
import { type Catalogue, listAddress, readAnswer } from '../catalogue.ts'
import { bibtex, ris } from '../cite.ts'
import { embed, embedPath } from '../embed.tsx'
import type { Shown, View } from '../page.ts'
import { paletteFileView } from './colour-tool.tsx'

type Of = { catalogue: Catalogue; of: AnyResource; slug: string }

/**
 * What there is, by the last part of its address. A page leads to its neighbours by an address and not by their names: so it does not
 * change whenever one of them does.
 */
const shown: Readonly<Record<string, (of: Of) => Promise<Shown>>> = {
  next: (of) => towards(of, 'next'),
  previous: (of) => towards(of, 'previous'),
  [embedPath]: async (of) => embed(of.catalogue, of.of, await entryOf(of)),
  'cite.bib': async (of) => ({
    contentType: 'application/x-bibtex; charset=utf-8',
    text: bibtex(of.catalogue.service, await entryOf(of)),
  }),
  'cite.ris': async (of) => ({
    contentType: 'application/x-research-info-systems; charset=utf-8',
    text: ris(of.catalogue.service, await entryOf(of)),
  }),
}

/** The view of what stands beside an entry under this name: one of these, or its colours as a file. Raises `not_found`. */
export function besideView(catalogue: Catalogue, of: AnyResource, slug: string, name: string): View {
  const show = Object.hasOwn(shown, name) ? shown[name] : undefined
  if (!show) return paletteFileView(catalogue, of, slug, name)
  return { takes: [], reads: () => ['entries', 'topics'], varies: 'content', show: () => show({ catalogue, of, slug }) }
}

const entryOf = async ({ catalogue, of, slug }: Of): Promise<EntryRecord> =>
  readAnswer(catalogue, await openEntry(of, slug, catalogue.call))

async function towards({ catalogue, of, slug }: Of, side: 'next' | 'previous'): Promise<Shown> {
  const found = await neighbour(catalogue.site.database, of, slug, side)
  if (found === null) raise('not_found', `No ${of.one} is published yet.`)
  return { movedTo: `${listAddress(catalogue, of)}/${found}`, isForNow: true }
}
