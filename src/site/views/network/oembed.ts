/** How the page of an entry is shown within somebody else's: oEmbed 1.0, as JSON and as XML. */
import { raise } from '#src/errors.ts'
import { network as declared, services } from '#src/services.ts'
import { escaped } from '#src/text/escaped.ts'
import { isSlug } from '#src/text/slug.ts'
import { cardImage } from '../../cards.ts'
import { openCatalogue, readAnswer, resourceAt } from '../../catalogue.ts'
import { embedPath, embedSize } from '../../embed.tsx'
import { openEntry } from '../../entries.ts'
import type { Network } from '../../network.ts'
import type { TextFile, View } from '../../page.ts'
import type { Input } from '../../query.ts'

/** Seconds for which it may be kept. */
const CACHE_SECONDS = 86_400

/** How an entry is shown in another site, as oEmbed asks for it. */
export const oembedView = (network: Network): View => ({
  takes: ['url', 'format', 'maxwidth', 'maxheight'],
  reads: () => ['entries', 'card'],
  varies: 'content',
  show: (input) => oembed(network, input),
})

type Told = Readonly<Record<string, string | number>>

const formats: Readonly<Record<string, (told: Told) => TextFile>> = {
  json: (told) => ({ contentType: 'application/json; charset=utf-8', text: JSON.stringify(told), isOpen: true }),
  xml: (told) => ({
    contentType: 'text/xml; charset=utf-8',
    text: `<?xml version="1.0" encoding="utf-8" standalone="yes"?><oembed>${Object.entries(told)
      .map(([name, value]) => `<${name}>${escaped(String(value))}</${name}>`)
      .join('')}</oembed>`,
    isOpen: true,
  }),
}

async function oembed(network: Network, { url = '', format = 'json', ...most }: Input): Promise<TextFile> {
  const write = Object.hasOwn(formats, format) ? formats[format] : undefined
  if (!write) raise('unknown_format', `"${format.slice(0, 20)}" is no format of oEmbed: json and xml are.`)
  const { catalogue, resource, slug } = entryAt(network, url)
  const record = readAnswer(catalogue, await openEntry(resource, slug, catalogue.call))
  const width = within(embedSize.width, most.maxwidth)
  const height = within(embedSize.height, most.maxheight)
  const { src, width: cardWidth, height: cardHeight } = cardImage(catalogue, resource, record)
  // A picture larger than asked for is not offered.
  const fits = within(cardWidth, most.maxwidth) === cardWidth && within(cardHeight, most.maxheight) === cardHeight
  const { title } = catalogue.service
  const frame = `<iframe src="${escaped(`${record.url}/${embedPath}`)}" width="${width}" height="${height}" title="${escaped(`${record.name}, Octavo ${title}`)}" loading="lazy" style="border:0;max-width:100%"></iframe>`
  return write({
    version: '1.0',
    type: 'rich',
    title: record.name,
    author_name: record.provenance.written_by ?? `Octavo ${title}`,
    author_url: catalogue.base,
    provider_name: declared.title,
    provider_url: `${network.base}/`,
    cache_age: CACHE_SECONDS,
    ...(fits && { thumbnail_url: src, thumbnail_width: cardWidth, thumbnail_height: cardHeight }),
    html: frame,
    width,
    height,
  })
}

/** A length, unless a smaller one is asked for. */
const within = (length: number, most: string | undefined): number =>
  most !== undefined && /^[1-9]\d{0,5}$/.test(most) ? Math.min(length, Number(most)) : length

/** The entry whose page is at an address, by whichever slug it has or had. Raises `not_found` for all other addresses. */
function entryAt({ site, call }: Network, address: string) {
  const bare = address.split(/[?#]/, 1)[0]?.replace(/\/$/, '') ?? ''
  const service = services.find(({ id }) => bare.startsWith(`${site.baseUrls[id]}/`))
  const catalogue = service && openCatalogue(service, site, call.now)
  const [path = '', slug = '', ...deeper] = catalogue ? bare.slice(catalogue.base.length + 1).split('/') : []
  const resource = catalogue && resourceAt(catalogue, path)
  if (!catalogue || !resource || !isSlug(slug) || deeper.length > 0)
    raise('not_found', 'There is no page of an entry at this address.')
  return { catalogue, resource, slug }
}
