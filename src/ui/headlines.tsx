import { dayOf, longDate } from './dates.ts'

/** A headline of an outlet; `published_at` is an instant in ISO 8601. */
export type Headline = { title: string; outlet: string; address: string; published_at: string }

/** Headlines with their outlets; each leads away from the catalogue. */
export const HeadlineList = ({ items, headings: Heading }: { items: readonly Headline[]; headings: 'h3' | 'h4' }) => (
  <ul className="headlines">
    {items.map(({ title, outlet, address, published_at: at }) => (
      <li key={address}>
        <Heading>
          <a href={address} rel="noopener">
            {title}
          </a>
        </Heading>
        <p className="small">
          {outlet} · <time dateTime={at}>{longDate(dayOf(at))}</time>
        </p>
      </li>
    ))}
  </ul>
)
