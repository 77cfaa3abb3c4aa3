/** The keys that lift the limit of requests, in the admin: issued, seen and revoked by administrators. */
import type { AdminViewServerProps } from 'payload'
import { personOf } from '#collections/access/person.ts'
import { AdminPage } from '#collections/components/admin-page.tsx'
import { executeWith } from '#collections/components/execute.ts'
import { Help } from '#collections/components/help.tsx'
import { Instant } from '#collections/components/instant.tsx'
import { env } from '#src/env.ts'
import { type Issued, issuedKeys, keyLimitInWords } from '../issued.ts'
import { IssueKey, RevokeKey } from './forms.tsx'

/** The page of the keys that were issued, for administrators. */
export async function Keys(asked: AdminViewServerProps) {
  const { req } = asked.initPageResult
  return (
    <AdminPage asked={asked} page={{ address: '/admin/keys', stops: [{ label: 'Keys' }], className: 'access managed' }}>
      <div className="with-help">
        <h1>Keys</h1>
        <Help chapter="programs" />
      </div>
      {personOf(req)?.role === 'administrator' ? (
        <Shown keys={await issuedKeys(executeWith(req.payload))} />
      ) : (
        <p>Administrators issue the keys by which programs may ask more often than others.</p>
      )}
    </AdminPage>
  )
}

function Shown({ keys }: { keys: readonly Issued[] }) {
  const usual = env.RATE_LIMIT_PER_MINUTE
  return (
    <>
      <p>
        {usual === 0
          ? 'There is no limit of requests here at present, so that nobody needs a key.'
          : `Without a key a program may make ${keyLimitInWords(usual)}. With one it may make as many as the key is good for, from wherever it asks.`}
      </p>
      <IssueKey />
      {keys.length === 0 ? <p>No key has been issued.</p> : <Table keys={keys} />}
    </>
  )
}

function Table({ keys }: { keys: readonly Issued[] }) {
  const now = new Date()
  return (
    <section className="overview">
      <h2>Issued</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Whose</th>
            <th scope="col">Good for</th>
            <th scope="col">Issued</th>
            <th scope="col">Last used</th>
            <th scope="col">
              <span className="unseen">Revoke</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ id, name, beginning, perMinute, madeAt, madeBy, lastUsedAt, revokedAt }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                <small>
                  <code>{beginning}…</code>
                </small>
              </th>
              <td data-label="Good for">{revokedAt ? 'nothing any more' : keyLimitInWords(perMinute)}</td>
              <td data-label="Issued">
                <Instant at={madeAt} now={now} />
                {madeBy && <small>by {madeBy}</small>}
              </td>
              <td data-label="Last used">{lastUsedAt ? <Instant at={lastUsedAt} now={now} /> : 'never'}</td>
              <td data-label={revokedAt ? 'Revoked' : undefined}>
                {revokedAt ? <Instant at={revokedAt} now={now} /> : <RevokeKey id={id} name={name} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
