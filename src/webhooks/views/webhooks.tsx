/** The addresses that are told of what is published, and what each was told: kept and looked at by administrators. */
import type { AdminViewServerProps } from 'payload'
import { personOf } from '#collections/access/person.ts'
import { AdminPage } from '#collections/components/admin-page.tsx'
import { executeWith } from '#collections/components/execute.ts'
import { Help } from '#collections/components/help.tsx'
import { Instant } from '#collections/components/instant.tsx'
import type { Execute } from '#src/read-model/database.ts'
import { findService, owners, surfaceOf } from '#src/services.ts'
import { newestDeliveries, type ShownDelivery } from '../deliveries.ts'
import { type Webhook, webhooks } from '../webhooks.ts'
import { AddWebhook, SendAgain, Steps } from './forms.tsx'

/** Deliveries of one page. */
const MOST = 50

type Query = Readonly<Record<string, string | string[] | undefined>>

/** The page of the addresses that are told of what is published, for administrators. */
export function Webhooks(asked: AdminViewServerProps) {
  const { req } = asked.initPageResult
  return (
    <AdminPage
      asked={asked}
      page={{ address: '/admin/webhooks', stops: [{ label: 'Webhooks' }], className: 'access managed' }}
    >
      <div className="with-help">
        <h1>Webhooks</h1>
        <Help chapter="programs" />
      </div>
      {personOf(req)?.role === 'administrator' ? (
        <Kept execute={executeWith(req.payload)} query={asked.searchParams ?? {}} />
      ) : (
        <p>Administrators keep the addresses that are told of what is published.</p>
      )}
    </AdminPage>
  )
}

async function Kept({ execute, query }: { execute: Execute; query: Query }) {
  const all = await webhooks(execute)
  const chosen = all.find(({ id }) => String(id) === query.webhook)
  const before = /^\d{1,18}$/.test(String(query.before ?? '')) ? String(query.before) : undefined
  const deliveries = await newestDeliveries(execute, { webhookId: chosen?.id, before, most: MOST + 1 })
  const catalogues = owners.map((id) => ({ id, title: id === 'network' ? 'Topics' : surfaceOf(id).title }))
  return (
    <>
      <p>
        Each address is told within a minute of what was published, changed, moved and removed, signed after{' '}
        <a href="https://www.standardwebhooks.com">Standard Webhooks</a>. What it does not take is tried again for a
        day.
      </p>
      <AddWebhook catalogues={catalogues} />
      {all.length === 0 ? <p>Nobody is told yet.</p> : <Addresses all={all} />}
      {all.length > 0 && <Deliveries deliveries={deliveries} chosen={chosen} before={before} />}
    </>
  )
}

function Addresses({ all }: { all: readonly Webhook[] }) {
  const now = new Date()
  return (
    <section className="overview">
      <h2>Who is told</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Whom</th>
            <th scope="col">Of what</th>
            <th scope="col">How it goes</th>
            <th scope="col">
              <span className="unseen">What can be done</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {all.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <a href={`/admin/webhooks?webhook=${one.id}`}>{one.name}</a>
                <small>{one.url}</small>
              </th>
              <td data-label="Of what">{ofWhat(one)}</td>
              <td data-label="How it goes">
                <How webhook={one} now={now} />
              </td>
              <td>
                <Steps id={one.id} name={one.name} isPaused={one.pausedAt !== null} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const ofWhat = ({ services }: Webhook): string =>
  services.length === 0
    ? 'Everything'
    : services.map((id) => (id === 'network' ? 'Topics' : surfaceOf(id).title)).join(', ')

function How({ webhook: { pausedAt, failingSince, failure, waiting }, now }: { webhook: Webhook; now: Date }) {
  const waits = waiting === 0 ? null : `${waiting} to be told`
  if (pausedAt)
    return (
      <>
        <strong>Paused</strong> <Instant at={pausedAt} now={now} />
        <small>{[failure, waits].filter(Boolean).join(' ')}</small>
      </>
    )
  if (failingSince)
    return (
      <>
        <strong>Takes nothing</strong> since <Instant at={failingSince} now={now} />
        <small>{[failure, waits].filter(Boolean).join(' ')}</small>
      </>
    )
  return waits ?? 'Told of everything'
}

type DeliveriesProps = { deliveries: readonly ShownDelivery[]; chosen: Webhook | undefined; before: string | undefined }

function Deliveries({ deliveries, chosen, before }: DeliveriesProps) {
  const now = new Date()
  const page = deliveries.slice(0, MOST)
  const last = deliveries.length > MOST ? page.at(-1) : undefined
  const here = (more: Record<string, string> = {}) =>
    `/admin/webhooks?${new URLSearchParams({ ...(chosen && { webhook: String(chosen.id) }), ...more })}`
  return (
    <section className="overview">
      <h2>{chosen ? `What ${chosen.name} was told` : 'What was told'}</h2>
      {page.length === 0 ? (
        <p>Nothing yet.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Entry</th>
              <th scope="col">Whom</th>
              <th scope="col">When</th>
              <th scope="col">What came of it</th>
              <th scope="col">
                <span className="unseen">Send again</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {page.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  {one.resource}/{one.slug}
                  <small>
                    {one.change}
                    {one.movedTo && ` to ${one.movedTo}`}, {findService(one.service)?.title ?? 'Topics'}
                  </small>
                </th>
                <td data-label="Whom">{one.name}</td>
                <td data-label="When">
                  <Instant at={one.triedAt ?? one.toldAt} now={now} />
                </td>
                <td data-label="What came of it">
                  <WhatCame delivery={one} now={now} />
                </td>
                <td>
                  <SendAgain id={one.id} what={`${one.resource}/${one.slug} to ${one.name}`} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <nav className="audit__pages" aria-label="Pages of what was told">
        {chosen && <a href="/admin/webhooks">What all were told</a>}
        {before && <a href={here()}>Newest</a>}
        {last && <a href={here({ before: last.id })}>Older</a>}
      </nav>
    </section>
  )
}

function WhatCame({ delivery, now }: { delivery: ShownDelivery; now: Date }) {
  const { deliveredAt, dueAt, status, tookMs, failure, tries } = delivery
  if (deliveredAt)
    return (
      <>
        Taken ({status}, {tookMs} ms)
        {tries > 1 && <small>at try {tries}</small>}
      </>
    )
  if (dueAt === null)
    return (
      <>
        <strong>Given up</strong>
        <small>{failure}</small>
      </>
    )
  if (tries === 0) return 'Goes out within a minute'
  return (
    <>
      To be tried again <Instant at={dueAt} now={now} />
      <small>{[`${tries} ${tries === 1 ? 'try' : 'tries'} so far.`, failure].filter(Boolean).join(' ')}</small>
    </>
  )
}
