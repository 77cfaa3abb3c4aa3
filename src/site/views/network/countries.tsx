/** Every country of the world, with how much all catalogues have of it. */
import { countriesOfTheWorld } from '#src/geography/countries.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { services } from '#src/services.ts'
import { ListFrame } from '#src/ui/list/list-frame.tsx'
import { number, regionWords } from '#src/ui/words.ts'
import { WorldMap } from '#src/ui/world-map.tsx'
import { type Network, networkHead, networkHome } from '../../network.ts'
import type { Page, View } from '../../page.ts'

const about = 'What grows, is kept, made, cooked, worn and danced in each country of the world, from all catalogues.'

/** The list of countries, with what all catalogues have of each. */
export const networkCountriesView = (network: Network): View => ({
  takes: [],
  reads: () => ['entries'],
  varies: 'content',
  show: () => countries(network),
})

type Row = { slug: string; code: string; name: string; region: string; total: number }

async function countries(network: Network): Promise<Page> {
  const rows = await countedCountries(network)
  const most = Math.max(...rows.map(({ total }) => total))
  const regions = [...new Set(rows.map(({ region }) => region))].sort()
  return {
    head: networkHead(network, { title: 'Countries', description: about, path: '/countries' }),
    main: (
      <ListFrame
        way={[networkHome(network)]}
        title="Countries"
        about={about}
        count={`${rows.filter(({ total }) => total > 0).length} of ${rows.length} countries and territories have entries`}
      >
        <nav className="regions" aria-label="World regions">
          {regions.map((region) => (
            <a key={region} href={`#${region}`}>
              {regionWords(region)}
            </a>
          ))}
        </nav>
        <WorldMap
          countries={rows
            .filter(({ total }) => total > 0)
            .map(({ slug, code, name, total }) => ({
              ...{ code, name, url: `${network.base}/countries/${slug}` },
              weight: Math.log1p(total) / Math.log1p(most),
            }))}
        />
        {regions.map((region) => (
          <section key={region} className="region" aria-labelledby={region}>
            <h2 id={region}>{regionWords(region)}</h2>
            <ul className="country-list">
              {rows
                .filter((row) => row.region === region)
                .map(({ slug, name, total }) => (
                  <li key={slug} className={total === 0 ? 'nothing' : undefined}>
                    <a href={`${network.base}/countries/${slug}`}>{name}</a>
                    <span className="small">{total > 0 && number(total)}</span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </ListFrame>
    ),
  }
}

/** Countries by name, and how many entries of all catalogues are tied to each. */
async function countedCountries({ site }: Network): Promise<Row[]> {
  const countsByService = await Promise.all(
    services.map(async ({ id }) => ({ id, count: await counts(site.database, id) })),
  )
  const totalOf = (code: string) =>
    countsByService
      .flatMap(({ id, count }) =>
        resourcesOf(id)
          .filter(({ isCountry }) => !isCountry)
          .map((resource) => count.having(resource, 'country', code).written),
      )
      .reduce((sum, written) => sum + written, 0)
  return countriesOfTheWorld
    .map(({ slug, name, code, regions }) => ({
      slug,
      code,
      name,
      region: regions.region6[0] ?? '',
      total: totalOf(code),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
