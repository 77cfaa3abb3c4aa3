/** What the site maps list: the addresses of every service, and among them the names for its tools. */
import type { ServiceId } from '#src/services.ts'
import { services } from '#src/services.ts'
import type { Asker } from './ask.ts'
import type { DrawnNames } from './draw.ts'

/** What there is to ask for, as the site maps tell it. */
export type SiteMap = {
  /** Every page of a service, as a path. */
  pages: Readonly<Record<ServiceId, readonly string[]>>
  /** The slugs under `/<service>/<path>/`. */
  slugs(service: ServiceId, path: string): readonly string[]
  /** Names for a tool that is about what stands under this path. */
  names(service: ServiceId, path: string | undefined): DrawnNames
}

/** Parameters whose entries are at a path with another word. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  city: ['cities', 'places'],
  country: ['countries'],
  query: [],
}

/** Reads the site maps of all services. Throws where one is not there. */
export async function readSiteMap(ask: Asker): Promise<SiteMap> {
  const pages = {} as Record<ServiceId, string[]>
  const slugs = new Map<string, string[]>()
  for (const { id, path } of services) {
    const paths = (await addressesAt(ask, `/${path}/sitemap.xml`)).map(({ pathname }) => pathname)
    pages[id] = paths
    for (const page of paths) {
      const [, , folder, slug] = page.split('/')
      if (!folder || !slug) continue
      const ofFolder = slugs.get(`${id}/${folder}`)
      if (ofFolder) ofFolder.push(slug)
      else slugs.set(`${id}/${folder}`, [slug])
    }
  }
  const slugsOf = (service: ServiceId, path: string) => slugs.get(`${service}/${path}`) ?? []
  const byParameter = (service: ServiceId, parameter: string): readonly string[] => {
    const folders = [...slugs.keys()].filter((key) => key.startsWith(`${service}/`)).map((key) => key.split('/')[1])
    const words = otherWords[parameter] ?? [`${parameter}s`, `${parameter}es`]
    return folders.flatMap((folder) => (words.includes(folder as string) ? slugsOf(service, folder as string) : []))
  }
  return {
    pages,
    slugs: slugsOf,
    names: (service, path) => {
      const own = path === undefined ? [] : slugsOf(service, path)
      const slugs = own.length > 0 ? own : pages[service].map((page) => page.split('/')[3] ?? '').filter((slug) => slug)
      return { of: slugs, by: (parameter) => byParameter(service, parameter) }
    },
  }
}

/** The addresses in a site map or, for an index, in its files. */
async function addressesAt(ask: Asker, url: string): Promise<URL[]> {
  const { status, text } = await ask({ url })
  if (status !== 200) throw new Error(`${url} answered ${status}.`)
  const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(String(address)))
  if (!text.includes('<sitemapindex')) return named
  return (await Promise.all(named.map(({ pathname, search }) => addressesAt(ask, `${pathname}${search}`)))).flat()
}
