/** Services on hosts of their own: a request to such a host is a request to the path of the service. */
import { services } from '#src/services.ts'

/** Paths that belong to the deployment on every host. */
const sharedPaths = ['/_next/', '/healthz', '/readyz', '/assets/', '/plates/']

/**
 * Turns the address asked of a host into the one the rest of the deployment knows: `/api/v1` asked of
 * `flowers.example.org` becomes `/flowers/api/v1`. Throws on a host set for a service that does not exist.
 */
export function hostPaths(serviceHosts: Readonly<Record<string, string>>) {
  const prefixByHost = new Map<string, string>()
  for (const [id, host] of Object.entries(serviceHosts)) {
    const service = services.find((candidate) => candidate.id === id)
    if (!service) throw new Error(`SERVICE_HOSTS names "${id}", which is no service.`)
    prefixByHost.set(host, `/${service.path}`)
  }
  if (prefixByHost.size === 0) return (_host: string | undefined, url: string) => url
  return (host: string | undefined, url: string): string => {
    const prefix = host === undefined ? undefined : prefixByHost.get(host.toLowerCase())
    if (prefix === undefined || sharedPaths.some((path) => url.startsWith(path))) return url
    // A home page has no slash at its end: /flowers, /flowers?x=1.
    return url.startsWith('/') && (url.length === 1 || url[1] === '?') ? prefix + url.slice(1) : prefix + url
  }
}
