import { monthName } from '#src/calendar/words.ts'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** The twelve months of a year, those that count filled in. In words it is the list of their names. */
export const MonthStrip = ({ marked, label, now }: { marked: readonly number[]; label: string; now?: number }) => (
  <span className="month-strip" role="img" aria-label={`${label}: ${marked.map(monthName).join(', ') || 'no month'}`}>
    {months.map((month) => (
      <span key={month} className={[marked.includes(month) && 'in', month === now && 'now'].filter(Boolean).join(' ')}>
        {monthName(month).charAt(0)}
      </span>
    ))}
  </span>
)
