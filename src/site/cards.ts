/** Pictures of entries and topics for sites that link to them: the plate, with the name beside it. Each is made when first asked for. */
import { hash } from 'node:crypto'
import path from 'node:path'
import { lifetimeOf } from '#src/http/cache-control.ts'
import { replyWith } from '#src/http/reply.ts'
import type { HttpRequest } from '#src/http/request-and-reply.ts'
import type { Site } from '#src/http/site.ts'
import { projectRoot } from '#src/project-root.ts'
import { sourcesOf } from '#src/read-model/parts.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { network, services } from '#src/services.ts'
import { escaped } from '#src/text/escaped.ts'
import { isSlug } from '#src/text/slug.ts'
import { drawDaySheet } from '#src/ui/cover/drawing.ts'
import { readPlateAddress } from '#src/ui/cover/plate-address.ts'
import { coverOf } from '#src/ui/plate.tsx'
import type { EntryRecord } from '#src/ui/records.ts'
import { answerOf, contentOf, keptAnswer } from '#tools/answer.ts'
import type { Call } from '#tools/index.ts'
import { type Catalogue, openCatalogue, resourceAt } from './catalogue.ts'
import { withCurlyQuotes } from './curly-quotes.ts'
import { openEntry } from './entries.ts'
import { filesBelow } from './files.ts'
import { type Network, openNetwork } from './network.ts'

const folder = '/cards/'
const end = '.png'

/** The size in pixels that social networks ask for. */
const size = { width: 1200, height: 630 } as const
const plateWidth = 472
const margin = 64

/** The face of the pages, in a file as the program that draws takes it, and the name it has there. */
const face = { file: path.join(projectRoot, 'src/ui/fonts/cards.ttf'), name: 'Newsreader 16pt' }

/** The card of an entry, for the head of its page. */
export const cardImage = ({ site, service }: Catalogue, resource: AnyResource, { name, slug }: EntryRecord) => ({
  src: `${site.publicUrl}${folder}${service.path}/${resource.path}/${slug}${end}`,
  alt: `${name}, of Octavo ${service.title}, beside an ornament drawn from its facts.`,
  ...size,
})

/** The card of a topic, for the head of its page. */
export const topicCardImage = ({ site }: Network, { name, slug }: { name: string; slug: string }) => ({
  src: `${site.publicUrl}${folder}${topics.path}/${slug}${end}`,
  alt: `${name}, of ${network.title}, beside an ornament.`,
  ...size,
})

/** What a card shows: an entry or a topic, in its accent, and the name of its catalogue above. */
type Subject = { resource: AnyResource; slug: string; accentHueDegrees: number; title: string; call: Call }

const about = {
  contentType: 'image/png',
  headers: { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" },
}

/** The card of every entry and topic. */
export const cards = filesBelow('cards', folder, async (request, site) => {
  const { pathname } = new URL(request.url, 'http://any')
  const now = site.now()
  const subject = subjectAt(pathname, site, now)
  if (!subject) return null
  const { resource, slug, call } = subject
  const basis = { varies: 'content', sources: sourcesOf(resource.service, ['entries', 'topics']) } as const
  const place = { key: `${site.id} card ${pathname}`, ...basis, now }
  const answer = await keptAnswer(site.database, place, async () => {
    const record = contentOf(await openEntry(resource, slug, call))
    const bytes = await inTurn(() => draw(subject, record))
    const alone = { service: resource.service, resource: resource.id, slugs: [record.slug] }
    return { ...answerOf('', { ...basis, alone }), bytes, etag: `"${hash('sha1', bytes, 'base64url')}"` }
  })
  return replyWith(answer, uncompressed(request), { ...about, lifetime: lifetimeOf(answer, site, now) })
})

/** What the card at this address is of: /cards/topics/<slug>.png, or /cards/<catalogue>/<resource>/<slug>.png; null where there is none. */
function subjectAt(pathname: string, site: Site, now: Date): Subject | null {
  const steps = pathname.slice(folder.length, -end.length).split('/')
  const slug = steps.pop() ?? ''
  if (!pathname.endsWith(end) || !isSlug(slug)) return null
  if (steps.join('/') === topics.path) return { resource: topics, slug, ...network, call: openNetwork(site, now).call }
  const [servicePath, resourcePath = '', ...deeper] = steps
  const service = services.find(({ path }) => path === servicePath)
  if (!service || deeper.length > 0) return null
  const catalogue = openCatalogue(service, site, now)
  const resource = resourceAt(catalogue, resourcePath)
  const { accentHueDegrees, title } = service
  return resource
    ? { resource, slug, accentHueDegrees, title: `${network.title} ${title}`, call: catalogue.call }
    : null
}

/** The request without its codings: pictures are compressed already. */
const uncompressed = (request: HttpRequest): HttpRequest => ({
  ...request,
  header: (name) => (name === 'accept-encoding' ? undefined : request.header(name)),
})

let last: Promise<unknown> = Promise.resolve()

/** Draws one card after another: each takes a processor for a moment, and pages come first. */
function inTurn<T>(make: () => Promise<T>): Promise<T> {
  const drawing = last.then(make)
  last = drawing.catch(() => {})
  return drawing
}

/** Loaded for the first card: most processes never draw one, and start faster without it. */
const drawing = async () => (await import('sharp')).default

async function draw({ resource, accentHueDegrees, title: above }: Subject, record: EntryRecord): Promise<Buffer> {
  const sharp = await drawing()
  const plate = readPlateAddress(coverOf(resource, record, accentHueDegrees))
  if (plate === null) throw new Error(`The plate of ${record.slug} has no address.`)
  const width = size.width - plateWidth - 2 * margin
  const [title, line, mark] = await Promise.all([
    words(record.name, { points: 76, width, height: 260, ink: '#231f1a' }),
    words(record.summary, { points: 30, width, height: 190, ink: '#5d564d' }),
    words(above, { points: 28, width, height: 50, ink: '#5d564d' }),
  ])
  const sheet = await sharp(Buffer.from(drawDaySheet(plate)), { density: 190 })
    .resize(plateWidth, size.height, { fit: 'cover' })
    .toBuffer()
  const top = size.height - margin - line.height - 28 - title.height
  return sharp({ create: { ...size, channels: 3, background: '#faf8f4' } })
    .composite([
      { input: sheet, left: size.width - plateWidth, top: 0 },
      { input: mark.data, left: margin, top: margin },
      { input: title.data, left: margin, top },
      { input: line.data, left: margin, top: top + title.height + 28 },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

type Set = { points: number; width: number; height: number; ink: string }

/** Sets words in lines of at most this width; in smaller letters where they would be too high. */
async function words(text: string, { points, width, height, ink }: Set): Promise<{ data: Buffer; height: number }> {
  const sharp = await drawing()
  const { data, info } = await sharp({
    text: {
      text: withCurlyQuotes(`<span foreground="${ink}">${escaped(text)}</span>`),
      font: `${face.name} ${points}`,
      fontfile: face.file,
      width,
      rgba: true,
      dpi: 72,
      wrap: 'word-char',
      spacing: Math.round(points / 5),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  if (info.height > height && points > 18) return words(text, { points: Math.floor(points * 0.85), width, height, ink })
  return { data, height: info.height }
}
