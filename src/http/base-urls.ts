/** Where each service is to be found: on a host of its own where one is set, else on a path of the public address. */
import { type ServiceId, services } from '#src/services.ts'

type Addresses = { PUBLIC_URL: string; SERVICE_HOSTS: Readonly<Record<string, string>> }

/**
 * Address of each service, without a trailing slash. A host is reached over https; one given with a port, as on a
 * developer's machine, over the scheme of the public address.
 */
export function baseUrls({ PUBLIC_URL, SERVICE_HOSTS }: Addresses): Record<ServiceId, string> {
  const entries = services.map(({ id, path }) => {
    const host = SERVICE_HOSTS[id]
    if (host === undefined) return [id, `${PUBLIC_URL}/${path}`]
    return [id, `${host.includes(':') ? new URL(PUBLIC_URL).protocol : 'https:'}//${host}`]
  })
  // Holds because the entries have the ids of all services.
  return Object.fromEntries(entries) as Record<ServiceId, string>
}
