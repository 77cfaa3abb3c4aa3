/** Tells the CMS who asks: only by the token of a session. The person is read anew for each request. */
import type { AuthStrategy, SanitizedConfig } from 'payload'
import { parseCookies } from 'payload/shared'
import { executeWith } from '#collections/components/execute.ts'
import { findSession } from './sessions.ts'

/** The CMS's strategy of authentication: the session of the request's token. */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ headers, payload }) => {
    const token = tokenOf(headers, payload.config)
    const session = token && (await findSession(executeWith(payload), token))
    if (!session) return { user: null }
    const user = await payload.findByID({
      collection: 'users',
      id: session.userId,
      depth: 0,
      overrideAccess: true,
      disableErrors: true,
    })
    if (!user) return { user: null }
    const more = {
      collection: 'users' as const,
      _strategy: 'session',
      _sid: session.id,
      _endsMs: session.endsAt.getTime(),
    }
    return { user: { ...user, ...more } }
  },
}

/** The token of a request: from its header, which no page of another site can set, or from the cookie, for a page of ours. */
export function tokenOf(headers: Headers, { cookiePrefix, csrf }: SanitizedConfig): string | undefined {
  const [, told] = /^(?:JWT|Bearer) (\S+)$/.exec(headers.get('authorization') ?? '') ?? []
  if (told) return told
  const cookie = parseCookies(headers).get(`${cookiePrefix}-token`)
  if (!cookie) return undefined
  const origin = headers.get('origin')
  if (origin) return csrf.includes(origin) ? cookie : undefined
  const site = headers.get('sec-fetch-site') ?? ''
  return ['same-origin', 'same-site', 'none'].includes(site) ? cookie : undefined
}
