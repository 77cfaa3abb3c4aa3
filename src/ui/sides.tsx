/** Two things side by side: part by part, each under one heading. */
import type { ReactNode } from 'react'
import type { ShownFact } from './entry/values.tsx'
import { Prose } from './prose.tsx'
import type { Summary } from './records.ts'

/** How dark the countries of each side are on a map of both. */
export const sideWeight = (index: number): number => (index === 0 ? 1 : 0.4)

/** One part of one side; null where it has none. */
export type SidePart = { name: string; part: ReactNode }

/** One part of both sides; nothing where neither has it. */
export const SideRow = ({ title, sides }: { title: string; sides: readonly SidePart[] }) =>
  sides.every(({ part }) => part === null) ? null : (
    <section className="side-row">
      <h2>{title}</h2>
      {sides.map(({ name, part }) => (
        <div key={name}>
          <h3>{name}</h3>
          {part ?? <p className="waiting">Nothing is written yet.</p>}
        </div>
      ))}
    </section>
  )

type SideProseOf = { html: string | undefined; page: string; base: string }

/** A text of one side, without its sources, which are on its own page. Null where it has none. */
export const sideProse = ({ html, page, base }: SideProseOf): ReactNode =>
  html ? <Prose html={html.replaceAll('href="#source-', `href="${page}#source-`)} base={base} /> : null

/** Entries, each with a line. Null where there are none. */
export const sideLines = (items: readonly Pick<Summary, 'slug' | 'name' | 'url' | 'summary'>[]): ReactNode =>
  items.length === 0 ? null : (
    <ul className="side-lines">
      {items.map(({ slug, name, url, summary }) => (
        <li key={slug}>
          <a href={url}>{name}</a> <span className="line">{summary}</span>
        </li>
      ))}
    </ul>
  )

/** The facts of both sides, line by line; a fact that neither has gets no line. */
export function SideFacts({ names, sides }: { names: readonly string[]; sides: readonly (readonly ShownFact[])[] }) {
  const labels = [...new Set(sides.flat().map(({ label }) => label))]
  if (labels.length === 0) return null
  return (
    <table className="side-facts">
      <caption className="visually-hidden">Facts of both</caption>
      <thead>
        <tr>
          <td />
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {sides.map((facts, index) => (
              <td key={names[index]}>{facts.find((fact) => fact.label === label)?.value ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Option = { value: string; label: string }

/** The field for one side: a menu of these options, in groups where they have titles, or a text field where there are too many. */
type SideField = {
  name: string
  label: string
  value: string
  groups?: readonly { title: string; options: readonly Option[] }[]
}

/** A form that asks what to put side by side. */
export const SideChoice = ({ action, fields }: { action: string; fields: readonly SideField[] }) => (
  <form className="window-form no-paper" action={action}>
    {fields.map(({ name, label, value, groups }) => (
      <p key={name} className="field">
        <label htmlFor={`side-${name}`}>{label}</label>
        {groups ? (
          <select id={`side-${name}`} name={name} defaultValue={value} required>
            <option value="">Choose one</option>
            {groups.length === 1
              ? optionsOf(groups[0]?.options ?? [])
              : groups.map(({ title, options }) => (
                  <optgroup key={title} label={title}>
                    {optionsOf(options)}
                  </optgroup>
                ))}
          </select>
        ) : (
          <input id={`side-${name}`} name={name} defaultValue={value} required />
        )}
      </p>
    ))}
    <p className="actions">
      <button type="submit">Compare</button>
    </p>
  </form>
)

const optionsOf = (options: readonly Option[]) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
