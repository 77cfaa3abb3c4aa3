import { openCatalogue } from '../../_site/catalogue.ts'
import { robots } from '../../_site/robots.ts'

/** For a catalogue on a host of its own. */
export async function GET(_: Request, { params }: { params: Promise<{ service: string }> }): Promise<Response> {
  const catalogue = openCatalogue((await params).service)
  return catalogue ? robots([`${catalogue.base}/sitemap.xml`]) : new Response(null, { status: 404 })
}
