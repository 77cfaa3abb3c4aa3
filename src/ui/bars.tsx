import type { CSSProperties } from 'react'
import { number } from './words.ts'

type Row = { label: string; href: string | null; written: number; waiting: number }

/** Written and waiting side by side, on one scale for all rows. */
export function Bars({ rows }: { rows: readonly Row[] }) {
  const most = Math.max(1, ...rows.map(({ written, waiting }) => written + waiting))
  return (
    <table className="bars">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Subject</span>
          </th>
          <td aria-hidden="true" />
          <th scope="col">Written</th>
          <th scope="col">Waiting</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, href, written, waiting }) => (
          <tr
            key={label}
            style={{ '--written': written / most, '--waiting': waiting / most } as CSSProperties}
            className={written + waiting === 0 ? 'nothing' : undefined}
          >
            <th scope="row">{href ? <a href={href}>{label}</a> : label}</th>
            <td className="bar" aria-hidden="true" />
            <td className="number">{number(written)}</td>
            <td className="number">{waiting > 0 ? number(waiting) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
