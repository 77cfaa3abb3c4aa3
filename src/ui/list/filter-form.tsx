import type { Link } from '../records.ts'

/** One filter of a list as a form shows it. */
export type Filter = {
  name: string
  label: string
  value: string
  /** Values to choose from; absent where any text may be typed. */
  options?: readonly { value: string; label: string; count?: number | undefined }[]
  hint?: string
}

/** A filter that is set: what it says, and the address of the list without it. */
export type ActiveFilter = { label: string; value: string; without: string }

type FilterFormOf = {
  action: string
  filters: readonly Filter[]
  /** Hidden values, such as the order. */
  hidden: Readonly<Record<string, string>>
}

/** The filters of a list: a form that asks with GET and needs no script. Folded where there is no room beside the list. */
export const FilterForm = ({ action, filters, hidden }: FilterFormOf) => (
  <details className="filters">
    <summary>Filter</summary>
    <form action={action}>
      {filters.map((filter) => (
        <Field key={filter.name} {...filter} />
      ))}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="actions">
        <button type="submit">Show</button>
        <a href={action}>Clear</a>
      </p>
    </form>
  </details>
)

const Field = ({ name, label, value, options, hint }: Filter) => (
  <p className="field">
    <label htmlFor={`filter-${name}`}>{label}</label>
    {options ? (
      <select id={`filter-${name}`} name={name} defaultValue={value}>
        <option value="">Any</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.count === undefined ? option.label : `${option.label} (${option.count})`}
          </option>
        ))}
      </select>
    ) : (
      <input id={`filter-${name}`} name={name} defaultValue={value} placeholder={hint} />
    )}
  </p>
)

/** The filters that are set, each with a way to take it off. */
export const FilterChips = ({ active, clear }: { active: readonly ActiveFilter[]; clear: string }) =>
  active.length === 0 ? null : (
    <ul className="chips" aria-label="Filters set">
      {active.map(({ label, value, without }) => (
        <li key={label}>
          <a href={without} aria-label={`Remove the filter ${label}: ${value}`}>
            <span className="label">{label}</span> {value} <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <a className="clear" href={clear}>
            Clear all
          </a>
        </li>
      )}
    </ul>
  )

/** What was wrong with a request, and what was probably meant. */
export type Mistake = { detail: string; instead: readonly Link[] }

/** The mistakes in the request for a list, with suggestions; nothing where there are none. */
export const Mistakes = ({ mistakes }: { mistakes: readonly Mistake[] }) =>
  mistakes.length === 0 ? null : (
    <div className="mistakes" role="alert">
      {mistakes.map(({ detail, instead }) => (
        <p key={detail}>
          {detail}
          {instead.length > 0 && (
            <>
              {' '}
              Perhaps you meant{' '}
              {instead.map(({ href, label }, index) => (
                <span key={href}>
                  {index > 0 && ', '}
                  <a href={href}>{label}</a>
                </span>
              ))}
              ?
            </>
          )}
        </p>
      ))}
    </div>
  )
