'use client'
/**
 * The plans of the entry in the form, with those that failed and why, and those done late. People who publish can plan, have a plan tried
 * again, and cancel it.
 */
import { Button, useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { Help } from './help.tsx'
import { fromNow, Instant } from './instant.tsx'
import { LocalTime } from './local-time.tsx'
import { plainReason } from './plain-reason.ts'
import { useTold } from './use-told.ts'

/** A plan as the endpoint gives it: instants are text. */
type Planned = {
  id: number
  type: 'publish' | 'unpublish'
  plannedFor: string | null
  at: string | null
  tried: number
  hasFailed: boolean
  reason: string | null
  by: string | null
}

/** A plan that was done late. */
type Late = { id: string; type: 'publish' | 'unpublish'; plannedFor: string; at: string; by: string | null }

type ScheduleTold = { planned: Planned[]; late?: Late[] }

const isScheduleTold = (answer: object): answer is ScheduleTold => 'planned' in answer

/** Shows nothing before the entry is saved for the first time. */
export function Schedule() {
  const { id, collectionSlug, hasPublishPermission, isTrashed } = useDocumentInfo()
  const { config } = useConfig()
  const { user } = useAuth()
  const address = `${config.routes.api}/${collectionSlug}/${id}/schedule`
  const { told, look, change } = useTold({ key: `schedule ${address} by ${user?.id}`, address }, isScheduleTold)

  useEffect(() => {
    if (id) void look()
  }, [id, look])

  // Until the plans are known there is nothing to show.
  if (!id) return null
  const { planned = null, late = [] } = told ?? {}
  return (
    <div className="field-type schedule">
      <div className="field-label">
        Planned <Help chapter="publishing" />
      </div>
      {planned?.length === 0 && <p>Nothing is planned.</p>}
      <ul>
        {planned?.map((one) => (
          <li key={one.id}>
            <Told one={one} />
            {hasPublishPermission && one.tried > 0 && (
              <Button
                buttonStyle="subtle"
                size="small"
                onClick={() => change('PATCH', `${address}/${one.id}`, { at: null })}
              >
                Try it again now
              </Button>
            )}
            {hasPublishPermission && (
              <Button buttonStyle="subtle" size="small" onClick={() => change('DELETE', `${address}/${one.id}`)}>
                {one.hasFailed ? 'Dismiss' : 'Cancel'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {late.length > 0 && (
        <ul>
          {late.map(({ id: line, type, plannedFor, at, by }) => (
            <li key={line}>
              <div>
                <p className="trouble">
                  {type === 'publish' ? 'Published' : 'Unpublished'} late:{' '}
                  <Instant at={new Date(at)} now={new Date()} />
                </p>
                <small>
                  planned by {by ?? 'somebody who is gone'} for <Instant at={new Date(plannedFor)} now={new Date()} />{' '}
                  <LocalTime at={plannedFor} />
                </small>
              </div>
            </li>
          ))}
        </ul>
      )}
      {planned && planned.length + late.length > 0 && <a href="/admin/plans">All that is planned</a>}
      {planned && hasPublishPermission && !isTrashed && <Plan plan={(body) => change('POST', address, body)} />}
    </div>
  )
}

function Told({ one: { type, plannedFor, at, tried, hasFailed, reason, by } }: { one: Planned }) {
  const what = type === 'publish' ? 'Publish' : 'Unpublish'
  return (
    <div>
      {what}
      {plannedFor && (
        <>
          : <Instant at={new Date(plannedFor)} now={new Date()} /> <LocalTime at={plannedFor} />
        </>
      )}
      <small>planned by {by ?? 'somebody who is gone'}</small>
      {hasFailed && <p className="trouble">It failed: {plainReason(reason ?? '')}</p>}
      {!hasFailed && tried > 0 && (
        <p className="trouble">
          It failed, and is tried again{at && ` ${fromNow(new Date(at), new Date())}`}: {plainReason(reason ?? '')}
        </p>
      )}
    </div>
  )
}

/** The form for a plan: of a publish, unless an unpublish is chosen. */
function Plan({ plan }: { plan: (body: { type: string; at: string }) => Promise<boolean> }) {
  const [type, setType] = useState<'publish' | 'unpublish'>('publish')
  const [at, setAt] = useState('')
  const save = async () => {
    // The box holds a day and a time without a zone: both are UTC.
    if (await plan({ type, at: at === '' ? '' : `${at}Z` })) setAt('')
  }
  return (
    <fieldset>
      {(['publish', 'unpublish'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="schedule-type" value={one} checked={type === one} onChange={() => setType(one)} />
          {one === 'publish' ? 'Publish' : 'Unpublish'}
        </label>
      ))}
      <label>
        Day and time, UTC
        <input type="datetime-local" name="schedule-at" value={at} onChange={(event) => setAt(event.target.value)} />
      </label>
      {at && <LocalTime at={`${at}Z`} />}
      <Button buttonStyle="secondary" size="small" id="schedule-save" onClick={save}>
        Plan it
      </Button>
    </fieldset>
  )
}
