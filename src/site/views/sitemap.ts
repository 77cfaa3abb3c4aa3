/** Every page of a catalogue, for search engines: in one file or, where it holds more than fits, in several under an index. */
import { countriesOfTheWorld } from '#src/geography/countries.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { slugs } from '#src/read-model/queries/slugs.ts'
import { services } from '#src/services.ts'
import { type Catalogue, listAddress, openCatalogue } from '../catalogue.ts'
import { viewsOf } from '../contents.ts'
import type { Network } from '../network.ts'
import { noSuchPage, type TextFile, type View } from '../page.ts'
import { MOST_ADDRESSES, sitemap, sitemapIndex } from '../sitemap.ts'
import { ownSitemap } from './network/sitemap.ts'

/** Some of the addresses of a catalogue, which follow on one another. */
type Stretch = { length: number; addresses(offset: number, limit: number): Promise<string[]> }

/** The site map of a catalogue: one file or, where it holds more than fits, an index of several. */
export const sitemapView = (catalogue: Catalogue): View => ({
  takes: ['file'],
  reads: () => ['entries'],
  varies: 'content',
  show: ({ file }) => (file === undefined ? whole(catalogue) : part(catalogue, file)),
})

/** The site maps of the network and of all catalogues. An index leads to files and never to another index. */
export const sitemapsView = ({ base, site, call }: Network): View => ({
  takes: [],
  reads: () => ['entries'],
  varies: 'content',
  show: async () => {
    const files = await Promise.all(services.map((service) => filesOf(openCatalogue(service, site, call.now))))
    return sitemapIndex([`${base}/${ownSitemap}`, ...files.flat()])
  },
})

async function whole(catalogue: Catalogue): Promise<TextFile> {
  const files = await filesOf(catalogue)
  return files.length > 1 ? sitemapIndex(files) : sitemap(await addressesOf(catalogue, 0))
}

async function part(catalogue: Catalogue, file: string): Promise<TextFile> {
  const number = Number(file)
  const isThere = Number.isSafeInteger(number) && number > 0
  const addresses = isThere ? await addressesOf(catalogue, (number - 1) * MOST_ADDRESSES) : []
  return addresses.length > 0 ? sitemap(addresses) : noSuchPage()
}

/** The addresses of a catalogue's files. */
async function filesOf(catalogue: Catalogue): Promise<string[]> {
  const address = `${catalogue.base}/sitemap.xml`
  const total = (await stretchesOf(catalogue)).reduce((sum, { length }) => sum + length, 0)
  if (total <= MOST_ADDRESSES) return [address]
  return Array.from({ length: Math.ceil(total / MOST_ADDRESSES) }, (_, index) => `${address}?file=${index + 1}`)
}

/** As many addresses as fit into a file, from the one at `offset` on. */
async function addressesOf(catalogue: Catalogue, offset: number): Promise<string[]> {
  const listed: string[] = []
  let skipped = 0
  for (const { length, addresses } of await stretchesOf(catalogue)) {
    const from = Math.max(0, offset - skipped)
    const room = Math.min(length - from, MOST_ADDRESSES - listed.length)
    if (room > 0) listed.push(...(await addresses(from, room)))
    skipped += length
  }
  return listed
}

async function stretchesOf(catalogue: Catalogue): Promise<Stretch[]> {
  const { base, resources, service, site } = catalogue
  const country = resources.find(({ isCountry }) => isCountry)
  const entryCounts = await counts(site.database, service.id)
  return [
    stretchOf([
      base,
      ...viewsOf(catalogue).map(({ href }) => href),
      ...['about', 'coverage', 'api'].map((view) => `${base}/${view}`),
      ...resources.map((resource) => listAddress(catalogue, resource)),
      // Every country has a page, written or not.
      ...(country ? countriesOfTheWorld.map(({ slug }) => `${listAddress(catalogue, country)}/${slug}`) : []),
    ]),
    ...resources
      .filter((resource) => resource !== country)
      .map((resource) => ({
        length: entryCounts.all(resource).written,
        addresses: async (offset: number, limit: number) =>
          (await slugs(site.database, resource, { offset, limit })).map(
            (slug) => `${listAddress(catalogue, resource)}/${slug}`,
          ),
      })),
  ]
}

const stretchOf = (all: readonly string[]): Stretch => ({
  length: all.length,
  addresses: async (offset, limit) => all.slice(offset, offset + limit),
})
