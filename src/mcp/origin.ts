/**
 * Which web pages may talk to the agent endpoint. A page that has its own name resolve to our address still sends its own
 * origin, so refusing strangers is what the protocol asks for against DNS rebinding.
 */
import type { Site } from '#src/http/site.ts'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a request from this origin is served: one of ours, one on the reader's own machine, or none, as from programs. */
export function isWelcome(origin: string | undefined, { publicUrl, baseUrls }: Site): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { origin: asked, hostname } = new URL(origin)
  return (
    loopback.has(hostname) || [publicUrl, ...Object.values(baseUrls)].some((ours) => new URL(ours).origin === asked)
  )
}
