/** The network's own pages, for search engines: those of the catalogues are in site maps of their own. */
import { countriesOfTheWorld } from '#src/geography/countries.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { contentOf } from '#tools/answer.ts'
import { listEntries } from '../../entries.ts'
import type { Network } from '../../network.ts'
import type { View } from '../../page.ts'
import { sitemap } from '../../sitemap.ts'

/** Where they are listed; `sitemap.xml` names it beside those of the catalogues. */
export const ownSitemap = 'sitemap-network.xml'

const pages = ['/', '/today', '/calendar', '/countries', '/topics', '/about', '/api', '/data', '/errors']

/** The site map of the network's own pages. */
export const networkSitemapView = ({ base, call }: Network): View => ({
  takes: [],
  reads: () => ['entries', 'topics'],
  varies: 'content',
  show: async () => {
    const { items } = contentOf(await listEntries(topics, call))
    const own = [...pages, ...countriesOfTheWorld.map(({ slug }) => `/countries/${slug}`)].map((path) => base + path)
    return sitemap([...own, ...items.map(({ url }) => url)])
  },
})
