'use client'
/** The days of a month with what is planned on them. Who may moves a plan: by dragging it to another day, or in a dialog. */
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type CSSProperties, type DragEvent, useRef, useState } from 'react'
import { LocalTime, useZone, zoneWords } from '#collections/components/local-time.tsx'
import { sendToCms } from '#collections/components/send-to-cms.ts'
import { type Day, toDayNumber, weekdayNumber } from '#src/calendar/day.ts'
import type { Plan } from '../plans.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const words: Readonly<Record<Plan['kind'], string>> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  pick: 'Pick of the day',
  're-check': 'Re-check',
}

const done: Readonly<Record<'publish' | 'unpublish', string>> = { publish: 'Published', unpublish: 'Unpublished' }

const timeOf = (at: string, zone = 'UTC'): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(new Date(at))

/** A month with what is planned on its days, which is moved by dragging or by a dialogue. */
export function PlansCalendar({ days, today, plans }: { days: readonly Day[]; today: Day; plans: readonly Plan[] }) {
  const router = useRouter()
  const zone = useZone()
  const here = zoneWords(zone, new Date(`${days[0]}T12:00:00Z`))
  const [moving, setMoving] = useState<Plan | null>(null)
  const [over, setOver] = useState<Day | null>(null)
  const dragged = useRef<Plan | null>(null)

  /** Whether it was moved; a refusal says why. */
  const move = async (plan: Plan, to: string): Promise<boolean> => {
    if (!plan.move) return false
    const { address, method, field, also } = plan.move
    const sent = await sendToCms(method, address, { ...also, [field]: to })
    if (!sent.isDone) {
      toast.error(sent.mistake)
      return false
    }
    toast.success(`${plan.name} was moved.`)
    router.refresh()
    return true
  }

  const drop = (day: Day) => async (event: DragEvent) => {
    event.preventDefault()
    setOver(null)
    const plan = dragged.current
    dragged.current = null
    if (plan && plan.day !== day) await move(plan, plan.at ? `${day}${plan.at.slice(10)}` : day)
  }

  return (
    <>
      <p className="plans__zone">
        Days and times are UTC’s. {here ? `Your clock is at ${here}; its time stands in brackets.` : null}
      </p>
      <div className="plans__weekdays" aria-hidden="true">
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className="plans__days">
        {days.map((day) => {
          const onIt = plans.filter((plan) => plan.day === day)
          const weekday = weekdayNumber(toDayNumber(day))
          // Only the first day needs a place in the grid; each other follows the one before.
          const place: CSSProperties = day.endsWith('-01') ? { gridColumnStart: weekday } : {}
          return (
            <li
              key={day}
              data-day={day}
              data-over={over === day || undefined}
              className={[onIt.length === 0 && 'empty', day < today && 'past', day === today && 'today']
                .filter(Boolean)
                .join(' ')}
              aria-current={day === today ? 'date' : undefined}
              style={place}
              onDragOver={(event) => {
                if (!dragged.current || day < today) return
                event.preventDefault()
                setOver(day)
              }}
              onDragLeave={() => setOver((now) => (now === day ? null : now))}
              onDrop={drop(day)}
            >
              <time dateTime={day}>
                <span className="plans__weekday">{weekdays[weekday - 1]} </span>
                {Number(day.slice(-2))}
                {day === today && <small> today</small>}
              </time>
              {onIt.length > 0 && (
                <ul>
                  {onIt.map((plan) => (
                    <li
                      key={plan.key}
                      className="plan"
                      data-kind={plan.kind}
                      data-state={plan.state}
                      draggable={plan.move !== null}
                      onDragStart={() => {
                        dragged.current = plan
                      }}
                      onDragEnd={() => {
                        dragged.current = null
                        setOver(null)
                      }}
                    >
                      <small>{told(plan, here ? zone : null)}</small>
                      <a href={plan.href} draggable={false} title={`${plan.one}${plan.by ? `, by ${plan.by}` : ''}`}>
                        {plan.name}
                      </a>
                      {plan.move && (
                        <button type="button" onClick={() => setMoving(plan)} aria-label={`Move ${plan.name}`}>
                          Move
                        </button>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ol>
      {plans.length === 0 && <p className="plans__none">Nothing is planned in this month.</p>}
      {moving && <MoveDialog key={moving.key} plan={moving} today={today} move={move} close={() => setMoving(null)} />}
    </>
  )
}

/** What it is and when, such as “Publish 10:00 (11:00)”, and what came of it. */
function told({ kind, state, at, said }: Plan, zone: string | null): string {
  const time = at ? ` ${timeOf(at)}${zone ? ` (${timeOf(at, zone)})` : ''}` : ''
  if (state === 'done' || state === 'done late') {
    const what = kind === 'publish' || kind === 'unpublish' ? done[kind] : words[kind]
    return state === 'done' ? `${what}${time}` : `${what} late,${time}: it was due ${dueAt(said)}`
  }
  const what = `${words[kind]}${time}`
  if (state === 'failed') return `${what}: it failed`
  return state === 'tried again' ? `${what}: it is tried again` : what
}

const dueAt = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(at))

/** Another time for one plan, by the keyboard as well. */
function MoveDialog({
  plan,
  today,
  move,
  close,
}: {
  plan: Plan
  today: Day
  move: (plan: Plan, to: string) => Promise<boolean>
  close: () => void
}) {
  const takesInstant = plan.move?.takes === 'instant'
  const [to, setTo] = useState(takesInstant ? (plan.at ?? '').slice(0, 16) : plan.day)
  // The box holds a day and a time without a zone: both are UTC.
  const chosen = takesInstant ? `${to}Z` : to
  return (
    <dialog className="plans__move" aria-labelledby="plans-move" ref={open} onClose={close}>
      <form
        method="dialog"
        onSubmit={async (event) => {
          event.preventDefault()
          if (await move(plan, chosen)) close()
        }}
      >
        <h2 id="plans-move">Move {plan.name}</h2>
        <p>
          {words[plan.kind]}, {plan.one}
        </p>
        <label>
          {takesInstant ? 'Day and time, UTC' : 'Day'}
          <input
            type={takesInstant ? 'datetime-local' : 'date'}
            value={to}
            min={takesInstant ? `${today}T00:00` : today}
            required
            onChange={(event) => setTo(event.target.value)}
          />
        </label>
        {takesInstant && <LocalTime at={chosen} />}
        <footer>
          <button type="button" onClick={close}>
            Leave it
          </button>
          <button type="submit">Move it</button>
        </footer>
      </form>
    </dialog>
  )
}

function open(box: HTMLDialogElement | null): void {
  if (box && !box.open) box.showModal()
}
