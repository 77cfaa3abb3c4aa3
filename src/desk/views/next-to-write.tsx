/** On the dashboard: the most wanted entries that are not written yet, and a link to the whole list. */
import type { ServerProps } from 'payload'
import { personOf } from '#collections/access/person.ts'
import { executeWith } from '#collections/components/execute.ts'
import { titleOf } from '#collections/components/title-of.ts'
import { todayUtc } from '#src/calendar/day.ts'
import { backlogOf } from '../backlog.ts'

const MOST = 5

/** Shows nothing while nothing is wanted. */
export async function NextToWrite({ payload, user }: ServerProps) {
  const person = personOf({ user })
  if (!person) return null
  const tasks = await backlogOf(executeWith(payload), person, { today: todayUtc(new Date()) })
  if (tasks.length === 0) return null
  return (
    <section className="overview">
      <h2>To write next</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Where</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {tasks.slice(0, MOST).map(({ service, kind, key, title, why, href, assignee }) => (
            <tr key={`${service} ${kind} ${key}`}>
              <th scope="row">
                <a href={href}>{title}</a>
              </th>
              <td data-label="Where">{titleOf(service)}</td>
              <td data-label="Why">
                {why}
                {assignee && <small>{assignee} writes it.</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href="/admin/backlog">The whole backlog</a>
      </p>
    </section>
  )
}
