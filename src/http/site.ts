/** What the handler needs to know of the deployment it answers for. */

import { logError } from '#src/log.ts'
import type { Database } from '#src/read-model/database.ts'
import { type ReadCounter, readCounter } from '#src/read-model/reads.ts'
import type { Addresses } from '#src/services.ts'
import { type ApiKeys, apiKeys, keysIn } from './api-keys.ts'
import { baseUrls } from './base-urls.ts'
import type { CdnKind } from './cdn.ts'
import { type Limiter, limiter, type Tell } from './limiter.ts'

/** One deployment, as its doors see it. */
export type Site = Addresses & {
  /** Tells apart the sites that share one store: it is part of the keys of answers kept by address. */
  id: number
  database: Database
  now(): Date
  /** How many proxies before us write X-Forwarded-For; 0 trusts none. */
  trustedProxies: number
  limiter: Limiter
  /** Keys that lift the limit. */
  keys: ApiKeys
  /** Origins of other web pages that may call agent endpoints; `*` is any. Undefined where the setting is absent. */
  agentOrigins: readonly string[] | undefined
  /** The kind of the CDN in front that is told what to forget; null where there is none. */
  cdn: CdnKind | null
  /** The hub of WebSub that feeds name; null where there is none. */
  hub: string | null
  /** Address for reports of a weakness; null where none is set. */
  securityContact: string | null
  /** Counts entries that are read in full. */
  reads: ReadCounter
  /** Called once for each request that failed on our side; the reader only sees its id. */
  report(requestId: string, request: { method: string; url: string }, error: unknown): void
}

/** The settings a site is made from, by their names in the environment. */
export type SiteSettings = {
  PUBLIC_URL: string
  SERVICE_HOSTS: Readonly<Record<string, string>>
  RATE_LIMIT_PER_MINUTE: number
  TRUST_PROXY: number
  AGENT_ORIGINS?: readonly string[] | undefined
  SECURITY_CONTACT?: string | undefined
  PURGE_URL?: string | undefined
  PURGE_KIND?: CdnKind
  WEBSUB_HUB?: string | undefined
}

let sites = 0

/**
 * The site of these settings over this database. `tell` shares its counts of requests with other readers; `more` replaces the clock, the
 * log or the database, in tests.
 */
export const siteOf = (
  settings: SiteSettings,
  database: Database,
  { tell, ...more }: Partial<Pick<Site, 'now' | 'report' | 'database'>> & { tell?: Tell } = {},
): Site => ({
  id: sites++,
  database,
  now: () => new Date(),
  publicUrl: settings.PUBLIC_URL,
  baseUrls: baseUrls(settings),
  trustedProxies: settings.TRUST_PROXY,
  limiter: limiter(settings.RATE_LIMIT_PER_MINUTE, tell),
  keys: apiKeys(keysIn(database)),
  agentOrigins: settings.AGENT_ORIGINS,
  cdn: settings.PURGE_URL === undefined ? null : (settings.PURGE_KIND ?? 'varnish'),
  hub: settings.WEBSUB_HUB ?? null,
  securityContact: settings.SECURITY_CONTACT ?? null,
  reads: readCounter(),
  report: (requestId, { method, url }, error) =>
    logError(`Request ${requestId} (${method} ${url}) failed`, { request_id: requestId, method, url, err: error }),
  ...more,
})
