/** Pictures of entries for those who link to them: the plate, and the name set beside it. Each is made when somebody first asks. */
import { hash } from 'node:crypto'
import path from 'node:path'
import { lifetimeOf } from '#src/http/cache-control.ts'
import type { HttpRequest } from '#src/http/message.ts'
import { replyWith } from '#src/http/reply.ts'
import { projectRoot } from '#src/project-root.ts'
import { sourcesOf } from '#src/read-model/parts.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { services } from '#src/services.ts'
import { escaped } from '#src/text/escaped.ts'
import { isSlug } from '#src/text/slug.ts'
import { drawDaySheet } from '#src/ui/cover/drawing.ts'
import { readPlateAddress } from '#src/ui/cover/plate-address.ts'
import { coverOf } from '#src/ui/plate.tsx'
import type { EntryRecord } from '#src/ui/records.ts'
import { answerOf, keptAnswer } from '#tools/answer.ts'
import { openEntry } from '#tools/entries.ts'
import { type Catalogue, openCatalogue, readAnswer, resourceAt } from './catalogue.ts'
import { withCurlyQuotes } from './curly-quotes.ts'
import { filesBelow } from './files.ts'

const folder = '/cards/'
const end = '.png'

/** As those who show them ask for. */
const size = { width: 1200, height: 630 } as const
const plateWidth = 472
const margin = 64

/** The face of the pages, in a file as the program that draws takes it, and the name it has there. */
const face = { file: path.join(projectRoot, 'src/ui/fonts/cards.ttf'), name: 'Newsreader 16pt' }

/** The card of an entry, for the head of its page. */
export const cardImage = ({ site, service }: Catalogue, of: AnyResource, { name, slug }: EntryRecord) => ({
  src: `${site.publicUrl}${folder}${service.path}/${of.path}/${slug}${end}`,
  alt: `${name}, of Octavo ${service.title}, beside an ornament drawn from its facts.`,
  ...size,
})

const about = {
  contentType: 'image/png',
  headers: { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" },
}

/** The card of every entry. */
export const cards = filesBelow('cards', folder, async (request, site) => {
  const { pathname } = new URL(request.url, 'http://any')
  const [servicePath, resourcePath = '', slug = '', ...deeper] = pathname.slice(folder.length, -end.length).split('/')
  const service = services.find((one) => one.path === servicePath)
  if (!service || !pathname.endsWith(end) || deeper.length > 0 || !isSlug(slug)) return null
  const now = site.now()
  const catalogue = openCatalogue(service, site, now)
  const of = resourceAt(catalogue, resourcePath)
  if (!of) return null
  const made = { varies: 'content', sources: sourcesOf(service.id, ['entries', 'topics']) } as const
  const kept = { key: `${site.id} card ${pathname}`, ...made, now }
  const answer = await keptAnswer(site.database, kept, async () => {
    const record = readAnswer(catalogue, await openEntry(of, slug, catalogue.call))
    const bytes = await inTurn(() => draw(catalogue, of, record))
    const alone = { service: service.id, resource: of.id, slugs: [record.slug] }
    return { ...answerOf('', { ...made, alone }), bytes, etag: `"${hash('sha1', bytes, 'base64url')}"` }
  })
  return replyWith(answer, uncompressed(request), { ...about, lifetime: lifetimeOf(answer, site, now) })
})

/** A picture is compressed within. */
const uncompressed = (request: HttpRequest): HttpRequest => ({
  ...request,
  header: (name) => (name === 'accept-encoding' ? undefined : request.header(name)),
})

let last: Promise<unknown> = Promise.resolve()

/** One card after another: drawing takes a processor for a moment, and pages go before. */
function inTurn<T>(make: () => Promise<T>): Promise<T> {
  const made = last.then(make)
  last = made.catch(() => {})
  return made
}

/** Loaded when the first card is asked for: most readers are never asked, and start the quicker. */
const drawing = async () => (await import('sharp')).default

async function draw({ service }: Catalogue, of: AnyResource, record: EntryRecord): Promise<Buffer> {
  const sharp = await drawing()
  const plate = readPlateAddress(coverOf(of, record, service.accentHueDegrees))
  if (plate === null) throw new Error(`The plate of ${record.slug} has no address.`)
  const width = size.width - plateWidth - 2 * margin
  const [title, line, mark] = await Promise.all([
    words(record.name, { points: 76, width, height: 260, ink: '#231f1a' }),
    words(record.summary, { points: 30, width, height: 190, ink: '#5d564d' }),
    words(`Octavo ${service.title}`, { points: 28, width, height: 50, ink: '#5d564d' }),
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

/** Words set in lines no longer than that; where they take more room than there is, in smaller letters. */
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
