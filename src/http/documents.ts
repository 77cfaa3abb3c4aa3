/** Documents made from the declarations once for a site and kept: they change with a release only. */
import { createHash } from 'node:crypto'
import type { ServiceId } from '#src/services.ts'
import type { Answer } from '#tools/index.ts'
import type { Site } from './site.ts'

/** A document about a service, as an answer like a tool's. */
export function document(make: (service: ServiceId, site: Site) => object) {
  const made = new WeakMap<Site, Map<ServiceId, Answer>>()
  return (service: ServiceId, site: Site): Answer => {
    const ofSite = made.get(site) ?? new Map<ServiceId, Answer>()
    made.set(site, ofSite)
    const answer = ofSite.get(service) ?? answerOf(make(service, site))
    ofSite.set(service, answer)
    return answer
  }
}

function answerOf(value: object): Answer {
  const text = JSON.stringify(value)
  return { text, etag: `"${createHash('sha1').update(text).digest('base64url')}"`, varies: 'content' }
}
