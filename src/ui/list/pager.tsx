import type { Link } from '../records.ts'
import { number } from '../words.ts'

/** Which page of how many is shown, and the addresses of those beside it. */
export type PagerOf = { page: number; pages: number; previous: string | null; next: string | null }

/** Links through a list of several pages; beyond the last page it leads back. */
export const Pager = ({ page, pages, previous, next }: PagerOf) =>
  pages < 2 || (page > pages && !previous) ? null : (
    <nav className="pager" aria-label="Pages">
      {previous ? (
        <a rel="prev" href={previous}>
          Earlier
        </a>
      ) : (
        <span />
      )}
      {page <= pages && (
        <p>
          Page {number(page)} of {number(pages)}
        </p>
      )}
      {next ? (
        <a rel="next" href={next}>
          Further
        </a>
      ) : (
        <span />
      )}
    </nav>
  )

/** Ways to order a list; the present one is not a link. */
export const Orders = ({ orders }: { orders: readonly (Link & { isPresent: boolean })[] }) => (
  <p className="orders">
    <span className="label">Order</span>{' '}
    {orders.map(({ href, label, isPresent }) =>
      isPresent ? (
        <strong key={href} aria-current="true">
          {label}
        </strong>
      ) : (
        <a key={href} href={href}>
          {label}
        </a>
      ),
    )}
  </p>
)
