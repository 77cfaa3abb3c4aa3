/** Documents made from the declarations once for a site and kept: they change with a release only. */
import type { ServiceId } from '#src/services.ts'
import { type Answer, answerOf } from '#tools/answer.ts'
import type { Site } from './site.ts'

/** A document about a service, as an answer like a tool's. */
export function document(make: (service: ServiceId, site: Site) => object) {
  const made = new WeakMap<Site, Map<ServiceId, Answer>>()
  return (service: ServiceId, site: Site): Answer => {
    const ofSite = made.get(site) ?? new Map<ServiceId, Answer>()
    made.set(site, ofSite)
    const answer = ofSite.get(service) ?? answerOf(JSON.stringify(make(service, site)), 'content')
    ofSite.set(service, answer)
    return answer
  }
}
