/** Which view an address names. Nothing here is per service: what a catalogue declares, it has pages for. */
import type { Day } from '#src/calendar/day.ts'
import type { Site } from '#src/http/site.ts'
import { rightsOf } from '#src/read-model/queries/rights.ts'
import { network as declared, type OwnerId, services } from '#src/services.ts'
import { registryEntry, serverCard } from './agent-card.ts'
import { apiCatalog } from './api-catalog.ts'
import { type Catalogue, resourceAt } from './catalogue.ts'
import { llmsText, networkLlmsText } from './llms-text.ts'
import type { Network } from './network.ts'
import { openSearch } from './open-search.ts'
import { noSuchPage, type Routed, type TextFile, type View } from './page.ts'
import { colourToolPath } from './palettes.ts'
import { robots } from './robots.ts'
import { securityText } from './security-text.ts'
import { aboutView } from './views/about.tsx'
import { apiView, networkApiView } from './views/api/api.tsx'
import { besideView } from './views/beside.ts'
import { colourToolView, harmonyFileView } from './views/colour-tool.tsx'
import { comparePath, compareView } from './views/compare.tsx'
import { compareEntriesView } from './views/compare-entries.tsx'
import { compareWithinView, withinPath } from './views/compare-within.tsx'
import { countryView } from './views/country.tsx'
import { coverageView } from './views/coverage.tsx'
import { dataView, networkDataView } from './views/data.tsx'
import { calendarView, networkCalendarView } from './views/day-calendar.tsx'
import { entryView } from './views/entry.tsx'
import { homeView } from './views/home.tsx'
import { listView } from './views/lists/index.ts'
import { networkAboutView } from './views/network/about.tsx'
import { changelogView } from './views/network/changelog.tsx'
import { networkCountriesView } from './views/network/countries.tsx'
import { networkCountryView } from './views/network/country.tsx'
import { errorsView } from './views/network/errors.tsx'
import { networkHomeView } from './views/network/home.tsx'
import { oembedView } from './views/network/oembed.ts'
import { networkSearchView } from './views/network/search.tsx'
import { networkSitemapView, ownSitemap } from './views/network/sitemap.ts'
import { suggestionsView } from './views/network/suggestions.ts'
import { todayView } from './views/network/today.tsx'
import { topicView } from './views/network/topic.tsx'
import { networkTopicsView } from './views/network/topics.tsx'
import { newsView } from './views/news.tsx'
import { searchView } from './views/search.tsx'
import { sitemapsView, sitemapView } from './views/sitemap.ts'

/** Views of a catalogue by their path; they come before a resource of the same path. */
const views: Readonly<Record<string, (catalogue: Catalogue) => View>> = {
  about: aboutView,
  api: apiView,
  calendar: calendarView,
  coverage: coverageView,
  [colourToolPath]: colourToolView,
  data: dataView,
  news: newsView,
  search: searchView,
  'llms.txt': (catalogue) => ({
    ...ofRelease,
    reads: () => ['card'],
    show: async () => llmsText(catalogue, await rightsOf(catalogue.site.database, catalogue.service.id)),
  }),
  'opensearch.xml': ({ service: { title, tagline }, base }) =>
    fileView(() => openSearch({ name: title, about: tagline, base })),
  'robots.txt': (catalogue) => fileView(() => robots([`${catalogue.base}/sitemap.xml`])),
  'sitemap.xml': sitemapView,
}

/** The view at this path below a catalogue's home. Raises `not_found`. */
export function catalogueView(catalogue: Catalogue, [first, slug, ...deeper]: readonly string[]): Routed {
  if (first === undefined) return { kind: 'home', ...homeView(catalogue) }
  const view = slug === undefined && Object.hasOwn(views, first) ? views[first] : undefined
  if (view) return { kind: first, ...view(catalogue) }
  if (first === WELL_KNOWN) return wellKnownView(catalogue.service.id, catalogue, [slug, ...deeper])
  if (first === colourToolPath && slug !== undefined && deeper.length === 0)
    return { kind: 'palette', ...harmonyFileView(catalogue, slug) }
  const resource = resourceAt(catalogue, first)
  if (!resource || deeper.length > 1) noSuchPage()
  if (slug === undefined) return { kind: 'list', ...listView(catalogue, resource) }
  const [beside] = deeper
  if (beside === comparePath) return { kind: 'compare', ...compareEntriesView(catalogue, resource, slug) }
  if (beside === withinPath) return { kind: 'compare', ...compareWithinView(catalogue, resource, slug) }
  if (beside !== undefined) return { kind: 'beside', ...besideView(catalogue, resource, slug, beside) }
  if (resource.isCountry && slug === comparePath) return { kind: 'compare', ...compareView(catalogue, resource) }
  return resource.isCountry
    ? { kind: 'country', ...countryView(catalogue, resource, slug) }
    : { kind: 'entry', ...entryView(catalogue, resource, slug) }
}

/** Views of the network by their path. */
const networkViews: Readonly<Record<string, (network: Network) => View>> = {
  about: networkAboutView,
  api: networkApiView,
  calendar: networkCalendarView,
  countries: networkCountriesView,
  data: networkDataView,
  oembed: oembedView,
  search: networkSearchView,
  suggestions: suggestionsView,
  today: todayView,
  topics: networkTopicsView,
  'llms.txt': (network) => ({
    ...ofRelease,
    show: async () => networkLlmsText(network, await rightsOf(network.site.database, declared.id)),
  }),
  'opensearch.xml': ({ base }) => fileView(() => openSearch({ name: declared.title, about: declared.tagline, base })),
  'robots.txt': ({ base, site }) =>
    fileView(() => robots([`${base}/${ownSitemap}`, ...services.map(({ id }) => `${site.baseUrls[id]}/sitemap.xml`)])),
  'sitemap.xml': sitemapsView,
  [ownSitemap]: networkSitemapView,
}

/** The view of the network at this path. Raises `not_found`. */
export function networkView(network: Network, [first, second, ...deeper]: readonly string[]): Routed {
  if (first === WELL_KNOWN) return wellKnownView(declared.id, network, [second, ...deeper])
  if (deeper.length > 0) noSuchPage()
  if (first === undefined) return { kind: 'home', ...networkHomeView(network) }
  if (first === 'api' && second === 'changelog') return { kind: 'changelog', ...changelogView(network) }
  if (first === 'errors') return { kind: 'errors', ...errorsView(network, second) }
  if (first === 'countries' && second !== undefined) return { kind: 'country', ...networkCountryView(network, second) }
  if (first === 'topics' && second !== undefined) return { kind: 'topic', ...topicView(network, second) }
  const view = second === undefined && Object.hasOwn(networkViews, first) ? networkViews[first] : undefined
  return view ? { kind: first, ...view(network) } : noSuchPage()
}

/** The folder of well-known addresses: RFC 8615. */
const WELL_KNOWN = '.well-known'

type Told = { site: Site; today: Day }

/** Files at well-known addresses, by their path, for a surface on a host of its own or not. */
const wellKnown: Readonly<Record<string, (surface: OwnerId, told: Told) => View>> = {
  'api-catalog': (surface, { site }) => fileView(() => apiCatalog(surface, site)),
  'mcp/server-card.json': (surface, { site }) => fileView(() => serverCard(surface, site)),
  'mcp/server.json': (surface, { site }) => fileView(() => registryEntry(surface, site)),
  'security.txt': (_, { site, today }) => ({
    ...ofRelease,
    varies: 'today',
    show: async () => securityText(site, today),
  }),
}

/** Raises `not_found`. */
function wellKnownView(surface: OwnerId, told: Told, path: readonly (string | undefined)[]): Routed {
  const name = path.join('/')
  const view = Object.hasOwn(wellKnown, name) ? wellKnown[name] : undefined
  return view ? { kind: name, ...view(surface, told) } : noSuchPage()
}

/** A view made from declarations and settings, which changes only with a release. */
const ofRelease = { takes: [], reads: () => [], varies: 'content' } as const satisfies Omit<View, 'show'>

const fileView = (file: () => TextFile): View => ({ ...ofRelease, show: async () => file() })
