/**
 * Which web pages may call the agent endpoint. On a public deployment any may, as with the API, since all it says is public. On a local
 * machine, and where the deployment lists its origins, others are refused, as the protocol asks against DNS rebinding: a page that has
 * its own name resolve to our address still sends its own origin.
 */
import type { Site } from '#src/http/site.ts'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a request from this origin is served: a listed one, one on the reader's own machine, or none, as from programs. */
export function isWelcome(origin: string | undefined, { publicUrl, baseUrls, agentOrigins }: Site): boolean {
  if (origin === undefined) return true
  const welcome = agentOrigins ?? (loopback.has(new URL(publicUrl).hostname) ? [] : [ANY])
  if (welcome.includes(ANY)) return true
  if (!URL.canParse(origin)) return false
  const { origin: asked, hostname } = new URL(origin)
  const ours = [publicUrl, ...Object.values(baseUrls)].map((address) => new URL(address).origin)
  return loopback.has(hostname) || ours.includes(asked) || welcome.includes(asked)
}

/** Stands for every origin. */
const ANY = '*'
