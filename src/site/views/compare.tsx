/** Two countries side by side, in a catalogue that has pages of countries. */
import { raise } from '#src/errors.ts'
import { findCountry, nearestCountries } from '#src/geography/find-country.ts'
import { htmlOf, type RecordHtml } from '#src/read-model/html.ts'
import { htmlBySlug } from '#src/read-model/queries/html-by-slug.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { capital } from '#src/text/capital.ts'
import { ListFrame } from '#src/ui/list/list-frame.tsx'
import { SideChoice, SideRow, sideLines, sideProse, sideWeight } from '#src/ui/sides.tsx'
import { keyWords, number, regionWords, seasonWords } from '#src/ui/words.ts'
import { WorldMap } from '#src/ui/world-map.tsx'
import type { ToolOfKind } from '#tools/kinds/index.ts'
import type { AnswerOf } from '#tools/tool.ts'
import { type NamedTool, toolOf } from '#tools/tool-of.ts'
import { ask, type Catalogue, homeLink, listAddress, listLink } from '../catalogue.ts'
import { noSuchPage, type Page, type View } from '../page.ts'
import { withQuery } from '../query.ts'
import { headOf } from '../titles.ts'

/** Last part of its address, below the list of countries; no country is called so. */
export const comparePath = 'compare'

/** The address at which two countries are chosen to stand side by side; one may be chosen already. */
export const compareAddress = (catalogue: Catalogue, resource: AnyResource, country?: string): string =>
  withQuery(`${listAddress(catalogue, resource)}/${comparePath}`, { country })

type CountryTool = NamedTool<ToolOfKind['country']>

const countryTool = ({ service }: Catalogue, resource: AnyResource): CountryTool | undefined =>
  toolOf(service.id, ['country'], resource.id)

/** Whether two countries can be compared in the catalogue. */
export const isCompared = (catalogue: Catalogue, resource: AnyResource): boolean =>
  countryTool(catalogue, resource) !== undefined

/** The page of a country beside another, in a catalogue. */
export function compareView(catalogue: Catalogue, resource: AnyResource): View {
  const tool = countryTool(catalogue, resource) ?? noSuchPage()
  return {
    takes: ['country', 'with'],
    reads: () => ['entries', 'topics'],
    varies: tool.tool.varies,
    show: ({ country, with: other }) => compare(catalogue, resource, tool, [country, other]),
  }
}

/** A country as the catalogue has it, with the texts of its overview. */
type Side = { country: AnswerOf<ToolOfKind['country']>; html: RecordHtml | null }

async function compare(
  catalogue: Catalogue,
  resource: AnyResource,
  tool: CountryTool,
  asked: readonly (string | undefined)[],
): Promise<Page> {
  const list = listAddress(catalogue, resource)
  const sides = await Promise.all(
    asked.flatMap((words) => (words === undefined ? [] : [sideOf(catalogue, resource, tool, words)])),
  )
  const names = sides.map(({ country }) => country.name)
  const title = names.length === 2 ? names.join(' and ') : 'Countries side by side'
  const about = `Two countries side by side, by what the catalogue of ${catalogue.service.title.toLowerCase()} says of them.`
  return {
    head: headOf(catalogue, {
      title,
      description: about,
      ...(sides.length === 0 && { path: `/${resource.path}/${comparePath}` }),
    }),
    main: (
      <ListFrame way={[homeLink(catalogue), listLink(catalogue, resource)]} title={title} about={about} count="">
        <SideChoice
          action={`${list}/${comparePath}`}
          fields={choiceOf(
            await writtenOf(catalogue),
            asked.map((words) => findCountry(words?.replaceAll('-', ' ') ?? '')?.slug),
          )}
        />
        {sides.length > 0 && (
          <div className="where-map">
            <WorldMap
              countries={sides.map(({ country: { code, name } }, index) => ({
                code,
                name,
                weight: sideWeight(index),
              }))}
            />
          </div>
        )}
        {sides.length === 2 && <SideBySide catalogue={catalogue} resource={resource} sides={sides} />}
      </ListFrame>
    ),
  }
}

/** Raises `not_found` where no country is called so. */
async function sideOf(catalogue: Catalogue, resource: AnyResource, tool: CountryTool, asked: string): Promise<Side> {
  const words = asked.replaceAll('-', ' ')
  const meant = findCountry(words)
  if (!meant) raise('not_found', `No country is called "${words}".`, { nearest: nearestCountries(words) })
  const [country, texts] = await Promise.all([
    ask(catalogue, tool, { country: meant.code }),
    htmlBySlug(catalogue.site.database, resource, meant.slug),
  ])
  const { overview } = country
  return { country, html: overview && (texts ?? htmlOf(resource, overview)) }
}

type Option = { value: string; label: string; isWritten: boolean }

/** Countries of which the catalogue has something, those with an overview first. */
async function writtenOf(catalogue: Catalogue): Promise<Option[]> {
  const tool = toolOf(catalogue.service.id, ['countries'])
  if (!tool) return []
  const { items } = await ask(catalogue, tool)
  return items
    .filter(({ overview_written: isWritten, counts }) => isWritten || Object.values(counts).some((count) => count > 0))
    .map(({ slug, name, overview_written: isWritten }) => ({ value: slug, label: name, isWritten }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
}

/** The fields that ask for two countries. */
function choiceOf(options: readonly Option[], chosen: readonly (string | undefined)[]) {
  const groups = [true, false].map((isWritten) => ({
    title: isWritten ? 'With an overview' : 'Without one',
    options: options.filter((option) => option.isWritten === isWritten),
  }))
  return ['country', 'with'].map((name, index) => ({
    ...{ name, groups },
    label: index === 0 ? 'Country' : 'Beside',
    value: chosen[index] ?? '',
  }))
}

type SidesOf = { catalogue: Catalogue; resource: AnyResource; sides: readonly Side[] }

/** What both are, then each part that one of them has. */
const SideBySide = ({ catalogue, resource, sides }: SidesOf) => (
  <div className="sides">
    <section className="side-row" aria-label="In short">
      {sides.map(({ country }) => (
        <InShort key={country.code} country={country} href={`${listAddress(catalogue, resource)}/${country.slug}`} />
      ))}
    </section>
    {Object.entries(resource.sections).map(([key, { title }]) => (
      <SideRow
        key={key}
        title={title}
        sides={sides.map(({ country: { name, slug }, html }) => ({
          name,
          part: sideProse({
            html: html?.sections[key],
            page: `${listAddress(catalogue, resource)}/${slug}`,
            base: catalogue.base,
          }),
        }))}
      />
    ))}
    {catalogue.resources.map((one) => (
      <SideRow
        key={one.id}
        title={capital(one.many)}
        sides={sides.map(({ country }) => ({
          name: country.name,
          part: sideLines(country[one.path.replaceAll('-', '_')] ?? []),
        }))}
      />
    ))}
  </div>
)

type InShortOf = { country: AnswerOf<ToolOfKind['country']>; href: string }

const InShort = ({
  country: { name, code, regions, hemisphere, season_now: season, counts, overview },
  href,
}: InShortOf) => (
  <div>
    <h2>
      <a href={href}>{name}</a>
    </h2>
    <p className="line">{overview ? overview.summary : `The overview of ${name} waits to be written.`}</p>
    <dl className="facts">
      <div>
        <dt>Region</dt>
        <dd>{regions.map(regionWords).join(', ')}</dd>
      </div>
      <div>
        <dt>Season now</dt>
        <dd>{capital(seasonWords({ code, season, hemisphere }))}</dd>
      </div>
      {Object.entries(counts).map(([key, count]) => (
        <div key={key}>
          <dt>{keyWords(key)}</dt>
          <dd>{number(count)}</dd>
        </div>
      ))}
    </dl>
  </div>
)
