/** What is in season: one month and half of the globe, in a country if one is named, with the months of each entry. */
import { monthName } from '#src/calendar/words.ts'
import type { Country } from '#src/geography/countries.ts'
import { findCountry, nearestCountries } from '#src/geography/find-country.ts'
import { linkedEntries, namedMonths } from '#src/read-model/declared-fields.ts'
import { kindOf } from '#src/read-model/facets/index.ts'
import { read } from '#src/read-model/json.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { page } from '#src/read-model/queries/page.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { termOf } from '#src/read-model/terms.ts'
import { capital } from '#src/text/capital.ts'
import { FilterChips, type Mistake, Mistakes } from '#src/ui/list/filter-form.tsx'
import { Empty, ListFrame } from '#src/ui/list/list-frame.tsx'
import { MonthStrip } from '#src/ui/month-strip.tsx'
import type { Summary } from '#src/ui/records.ts'
import type { ToolOfKind } from '#tools/kinds/index.ts'
import type { NamedTool } from '#tools/tool-of.ts'
import { type Catalogue, homeLink, listAddress } from '../../catalogue.ts'
import type { Page, View } from '../../page.ts'
import { askLeniently, type Input, withQuery } from '../../query.ts'
import { headOf } from '../../titles.ts'

const halves = ['north', 'south'] as const

/** What is in season in a month, in a hemisphere. */
export const seasonView = (
  catalogue: Catalogue,
  resource: AnyResource,
  named: NamedTool<ToolOfKind['season']>,
): View => ({
  takes: ['month', 'hemisphere', 'country'],
  reads: () => ['entries'],
  varies: named.tool.varies,
  show: (asked) => season(catalogue, resource, named, asked),
})

async function season(
  catalogue: Catalogue,
  resource: AnyResource,
  named: NamedTool<ToolOfKind['season']>,
  { country: wanted = '', ...asked }: Input,
): Promise<Page> {
  const address = listAddress(catalogue, resource)
  const { answer, input, mistakes } = await askLeniently(catalogue, named, asked, { address })
  const { month, hemisphere } = answer
  const country = findCountry(wanted)
  const items = country ? await tiedTo(catalogue, resource, country, answer.items) : answer.items
  const title = [`${capital(resource.path.replaceAll('-', ' '))} in ${monthName(month)}`, country?.name]
    .filter(Boolean)
    .join(', ')
  const shown = { month, hemisphere, country: country?.code }
  return {
    head: headOf(catalogue, {
      title: `${title}, ${hemisphere} of the equator`,
      description: resource.about,
      path: withQuery(`/${resource.path}`, { ...input, country: country?.code }),
    }),
    main: (
      <ListFrame
        way={[homeLink(catalogue)]}
        title={title}
        about={resource.about}
        count={`${items.length} ${hemisphere} of the equator`}
      >
        <Mistakes
          mistakes={[...mistakes, ...(wanted === '' || country ? [] : [noCountry(wanted, withQuery(address, shown))])]}
        />
        <nav className="season-nav" aria-label="Month and half of the globe">
          <p className="halves">
            {halves.map((half) => (
              <a
                key={half}
                href={withQuery(address, { ...shown, hemisphere: half })}
                aria-current={half === hemisphere ? 'true' : undefined}
              >
                {capital(half)}
              </a>
            ))}
          </p>
          <ol>
            {Array.from({ length: 12 }, (_, index) => index + 1).map((number) => (
              <li key={number}>
                <a
                  href={withQuery(address, { ...shown, month: number })}
                  aria-current={number === month ? 'true' : undefined}
                >
                  <abbr title={monthName(number)}>{monthName(number).slice(0, 3)}</abbr>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <form className="season-country" action={address}>
          <input type="hidden" name="month" value={month} />
          <input type="hidden" name="hemisphere" value={hemisphere} />
          <p className="field">
            <label htmlFor="country">Country</label>
            <input id="country" name="country" defaultValue={country?.name ?? wanted} placeholder="India, or IN" />
          </p>
          <p className="actions">
            <button type="submit">Show</button>
          </p>
        </form>
        <FilterChips
          active={
            country
              ? [{ label: 'Country', value: country.name, without: withQuery(address, { month, hemisphere }) }]
              : []
          }
          clear={address}
        />
        {items.length === 0 && (
          <Empty
            text={`Nothing ${country ? `of ${country.name} ` : ''}is known to be in season ${hemisphere} of the equator in ${monthName(month)}.`}
            ways={[
              ...(country
                ? [{ href: withQuery(address, { month, hemisphere }), label: 'The same in all countries' }]
                : []),
              { href: address, label: 'What is in season now' },
            ]}
          />
        )}
        <ul className="season-list">
          {items.map((item) => (
            <li key={item.slug}>
              <h2>
                <a href={item.url}>{item.name}</a>
              </h2>
              <p className="line">{item.summary}</p>
              {Object.values(resource.facets)
                .filter((facet) => kindOf(facet).hasMonths)
                .map((facet) => (
                  <p key={facet.field} className="strip-row">
                    <span className="label">{facet.label}</span>
                    <MonthStrip marked={namedMonths(facet, item)} label={facet.label} now={month} />
                  </p>
                ))}
              <Targets resource={resource} item={item} />
            </li>
          ))}
        </ul>
      </ListFrame>
    ),
  }
}

const noCountry = (words: string, address: string): Mistake => ({
  detail: `No country is called “${words}”.`,
  instead: nearestCountries(words).map((name) => ({
    href: `${address}&${new URLSearchParams({ country: name })}`,
    label: name,
  })),
})

/** The items that are tied to a country themselves, or link to an entry that is. */
async function tiedTo(
  { site, service }: Catalogue,
  resource: AnyResource,
  { code }: Country,
  items: readonly Summary[],
): Promise<Summary[]> {
  const catalogueCounts = await counts(site.database, service.id)
  const links = await Promise.all(
    Object.values(resource.links).map(async (link) => {
      const target = findResource(service.id, link.to)
      const listed = await page(site.database, target, {
        terms: [termOf(target, 'country', code)],
        sort: 'name',
        limit: null,
        offset: 0,
        atMost: catalogueCounts.having(target, 'country', code).written,
      })
      return { link, slugs: new Set(read(listed.items).map(({ slug }) => slug)) }
    }),
  )
  return items.filter(
    (item) =>
      item.countries.some((country) => country.code === code) ||
      links.some(({ link, slugs }) => linkedEntries(link, item).some(({ slug }) => slugs.has(slug))),
  )
}

/** Links to the entries that an item refers to, where summaries have them. */
const Targets = ({ resource, item }: { resource: AnyResource; item: Summary }) =>
  Object.values(resource.links)
    .filter(({ field, many }) => many && resource.listed.includes(field))
    .map((link) => {
      const targets = linkedEntries(link, item)
      if (targets.length === 0) return null
      return (
        <p key={link.field} className="small">
          {link.label}:{' '}
          {targets.map(({ slug, name, url }, index) => (
            <span key={slug}>
              {index > 0 && ', '}
              <a href={url}>{name}</a>
            </span>
          ))}
        </p>
      )
    })
