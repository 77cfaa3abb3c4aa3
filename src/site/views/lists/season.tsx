/** What is in season: one month and half of the globe, with the months of each entry. */
import { monthName } from '#src/calendar/words.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { capital } from '#src/text/capital.ts'
import { Mistakes } from '#src/ui/list/filter-form.tsx'
import { Empty, ListFrame } from '#src/ui/list/list-frame.tsx'
import { MonthStrip } from '#src/ui/month-strip.tsx'
import type { Summary } from '#src/ui/records.ts'
import type { ToolOfKind } from '#tools/kinds/index.ts'
import type { Named } from '#tools/tool-of.ts'
import { type Catalogue, homeLink, listAddress } from '../../catalogue.ts'
import type { Page, View } from '../../page.ts'
import { askLeniently, type Input, withQuery } from '../../query.ts'
import { headOf } from '../../titles.ts'

const halves = ['north', 'south'] as const

export const seasonView = (catalogue: Catalogue, of: AnyResource, named: Named<ToolOfKind['season']>): View => ({
  takes: ['month', 'hemisphere'],
  reads: () => ['entries'],
  varies: named.tool.varies,
  show: (asked) => season(catalogue, of, named, asked),
})

async function season(
  catalogue: Catalogue,
  of: AnyResource,
  named: Named<ToolOfKind['season']>,
  asked: Input,
): Promise<Page> {
  const address = listAddress(catalogue, of)
  const { answer, input, mistakes } = await askLeniently(catalogue, named, asked, { address })
  const { month, hemisphere, items } = answer
  const title = `${capital(of.path.replaceAll('-', ' '))} in ${monthName(month)}`
  return {
    head: headOf(catalogue, {
      title: `${title}, ${hemisphere} of the equator`,
      description: of.about,
      path: withQuery(`/${of.path}`, input),
    }),
    main: (
      <ListFrame
        way={[homeLink(catalogue)]}
        title={title}
        about={of.about}
        count={`${items.length} ${hemisphere} of the equator`}
      >
        <Mistakes mistakes={mistakes} />
        <nav className="season-nav" aria-label="Month and half of the globe">
          <p className="halves">
            {halves.map((half) => (
              <a
                key={half}
                href={withQuery(address, { month, hemisphere: half })}
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
                  href={withQuery(address, { month: number, hemisphere })}
                  aria-current={number === month ? 'true' : undefined}
                >
                  <abbr title={monthName(number)}>{monthName(number).slice(0, 3)}</abbr>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {items.length === 0 && (
          <Empty
            text={`Nothing is known to be in season ${hemisphere} of the equator in ${monthName(month)}.`}
            ways={[{ href: address, label: 'What is in season now' }]}
          />
        )}
        <ul className="season-list">
          {items.map((item) => (
            <li key={item.slug}>
              <h2>
                <a href={item.url}>{item.name}</a>
              </h2>
              <p className="line">{item.summary}</p>
              {Object.values(of.facets)
                .filter(({ type }) => type === 'months')
                .map(({ field, label }) => (
                  <p key={field} className="strip-row">
                    <span className="label">{label}</span>
                    <MonthStrip marked={(item[field] ?? []) as number[]} label={label} now={month} />
                  </p>
                ))}
              <Targets of={of} item={item} />
            </li>
          ))}
        </ul>
      </ListFrame>
    ),
  }
}

/** What an item leads to, where lists say so. */
const Targets = ({ of, item }: { of: AnyResource; item: Summary }) =>
  Object.values(of.links)
    .filter(({ field, many }) => many && of.listed.includes(field))
    .map(({ field, label }) => {
      const targets = (item[field] ?? []) as { slug: string; name: string; url: string }[]
      if (targets.length === 0) return null
      return (
        <p key={field} className="small">
          {label}:{' '}
          {targets.map(({ slug, name, url }, index) => (
            <span key={slug}>
              {index > 0 && ', '}
              <a href={url}>{name}</a>
            </span>
          ))}
        </p>
      )
    })
