/** A site of a few entries, and requests to it, without PostgreSQL and without a port. */
import type { HttpReply, HttpRequest } from '#src/http/request-and-reply.ts'
import { type Site, type SiteSettings, siteOf } from '#src/http/site.ts'
import { type FewGround, fewEntries } from './few-entries.ts'
import { keeping, type Recorded } from './recorded.ts'

export type FewSite = { site: Site; asked: Recorded['asked']; failures: unknown[] }

/** The deployment at https://octavo.example that has these entries, at an instant. */
export function fewSite(
  ground: FewGround,
  { now = '2026-11-23T12:00:00Z', ...settings }: Partial<SiteSettings> & { now?: string } = {},
): FewSite {
  const { database, asked } = fewEntries(ground)
  const failures: unknown[] = []
  const site = siteOf(
    { PUBLIC_URL: 'https://octavo.example', SERVICE_HOSTS: {}, RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: 0, ...settings },
    keeping(database),
    { now: () => new Date(now), report: (_, __, error) => void failures.push(error) },
  )
  return { site, asked, failures }
}

type Asking = { method?: string; headers?: Readonly<Record<string, string>>; body?: string | Uint8Array | 'too large' }

/** A request as a door hands it over. A text is its body in UTF-8. */
export const requestOf = (url: string, { method = 'GET', headers = {}, body = '' }: Asking = {}): HttpRequest => ({
  method,
  url,
  header: (name) => headers[name],
  body: async () => (body === 'too large' ? body : typeof body === 'string' ? Buffer.from(body) : body),
  client: '192.0.2.1',
})

/** What the body of a reply says, as JSON. */
export const bodyOf = ({ body }: HttpReply): unknown => (body === null ? null : JSON.parse(String(body)))
