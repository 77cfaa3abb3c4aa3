import { deployment } from '#src/http/deployment.ts'
import { services } from '#src/services.ts'
import { sitemapIndex } from '../_site/sitemap.ts'

export const dynamic = 'force-dynamic'

/** The site maps of every catalogue. */
export const GET = (): Response => sitemapIndex(services.map(({ id }) => `${deployment().baseUrls[id]}/sitemap.xml`))
