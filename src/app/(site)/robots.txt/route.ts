import { deployment } from '#src/http/deployment.ts'
import { services } from '#src/services.ts'
import { robots } from '../_site/robots.ts'

export const dynamic = 'force-dynamic'

/** For the deployment: the site maps of every catalogue. */
export const GET = (): Response => robots(services.map(({ id }) => `${deployment().baseUrls[id]}/sitemap.xml`))
