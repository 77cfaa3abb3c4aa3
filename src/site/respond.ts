/** Pages over HTTP: one handler in plain values, for both doors. It takes what no other handler takes. */
import { errors, type OctavoError, raise } from '#src/errors.ts'
import { prefersMarkdown } from '#src/http/accept.ts'
import { queryOf } from '#src/http/address.ts'
import { cacheControl, lifetimeOf } from '#src/http/cache-control.ts'
import { cdnHeaders, cdnSeconds } from '#src/http/cdn.ts'
import { failureOf } from '#src/http/failure.ts'
import { reportedFailure } from '#src/http/failure-reply.ts'
import { linkHeader } from '#src/http/links.ts'
import { comeBackSeconds, problemReply } from '#src/http/problem.ts'
import { type ReplyAbout, replyWith } from '#src/http/reply.ts'
import { everyReply, type Handler, type HttpReply, type HttpRequest } from '#src/http/request-and-reply.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import { fileHeaders } from '#src/http/security.ts'
import type { Site } from '#src/http/site.ts'
import { type Part, sourcesEverywhere, sourcesOf } from '#src/read-model/parts.ts'
import { rightsOf } from '#src/read-model/queries/rights.ts'
import { network, services } from '#src/services.ts'
import { requestSubjectOf, type Subject } from '#src/telemetry/requests.ts'
import { spanned } from '#src/telemetry/trace.ts'
import { type Answer, answerOf, keptAnswer, periodOf } from '#tools/answer.ts'
import { type Catalogue, openCatalogue } from './catalogue.ts'
import { type Document, documentOfPage } from './document.tsx'
import { addressOfForm, type Formed, formAt, typeOfForm } from './forms.ts'
import { jsonLd } from './head.ts'
import { linksOf } from './links.ts'
import { markdownOf } from './markdown.ts'
import { openNetwork } from './network.ts'
import { type Moved, noSuchPage, type Page, type Shown, type TextFile, type View } from './page.ts'
import { type Input, readInput, withQuery } from './query.ts'
import { catalogueView, networkView } from './router.ts'
import { failurePage } from './views/failure.tsx'
import { lostPage } from './views/lost.tsx'

const methods = 'GET, HEAD, OPTIONS'

/** Addresses that belong to the editing server, or are for monitoring. */
const elsewhere = /^\/(?:admin|cms|_next|healthz|readyz)(?:[/?]|$)/

/** A page in one of its forms: its bytes, and the headers of its reply. */
type PageAnswer = Answer & {
  contentType: string
  headers: Readonly<Record<string, string>>
  /** Whether its address also gives other forms, by the Accept header. */
  hasForms: boolean
  moved: Moved | null
}

/** What an address asks for. Segments are those of the path below the catalogue's home or, without one, the network's. */
type Asked = Formed & { catalogue: Catalogue | null; query: string }

/** Every page, and the files for search engines beside them. */
export const pages: Handler = {
  transport: 'pages',
  takes: (url) => url.startsWith('/') && !elsewhere.test(url),
  respond,
}

/** Answers a request for a page, at once where it is kept. Never throws or rejects: a failure is answered with a page. */
function respond(request: HttpRequest, site: Site): HttpReply | Promise<HttpReply> {
  const now = site.now()
  const atHand = isRead(request) ? keptAt(request, site, now) : undefined
  const reply = atHand ? replyOf(atHand, request, site, now) : answer(request, site, now)
  if (!(reply instanceof Promise)) return reply
  return reply
    .catch((error) => replyWithPage(error, request, site, now))
    .catch((error) => replyWithoutPage(error, request, site))
}

const isRead = ({ method }: HttpRequest): boolean => method === 'GET' || method === 'HEAD'

async function answer(request: HttpRequest, site: Site, now: Date): Promise<HttpReply> {
  const path = segmentsOf(request.url)
  if (path === null) raise('invalid_request', 'The address is not valid: a percent sign stands for a letter in UTF-8.')
  if (request.method === 'OPTIONS') return { status: 204, headers: { allow: methods }, body: null }
  if (!isRead(request)) raise('method_not_allowed', `A page can be read and nothing else: ${methods}.`)
  const asked = askedAt(request, path, site, now)
  const address = pageAddress(asked, site)
  if (!isPlain(request.url)) {
    const plain = asked.isChosen ? address : addressOfForm(address, asked.form, isHome(asked))
    return replyMoved({ movedTo: asked.query === '' ? plain : `${plain}?${asked.query}` }, now)
  }
  const page = await pageAt(asked, address, request, site, now)
  const { subject } = request
  if (page.key !== null)
    site.database.store.put<Place>(placeOf(request, site), { key: page.key, varies: page.varies, subject })
  return replyOf(page, request, site, now)
}

/** Where the page of an address is kept, so that each address is parsed only once. */
type Place = { key: string; varies: Answer['varies']; subject: Subject | undefined }

const placeOf = (request: HttpRequest, { id }: Site) => ({
  key: `${id} page at ${request.url}${prefersMarkdown(request.header('accept')) ? ' as Markdown' : ''}`,
  sources: [],
})

function keptAt(request: HttpRequest, site: Site, now: Date): PageAnswer | undefined {
  const { store } = site.database
  const place = store.get<Place>(placeOf(request, site).key)
  request.subject = place?.subject
  return place && store.get<PageAnswer>(place.key, periodOf(place.varies, now))
}

/** The decoded parts of a path; null where it is not percent-encoded UTF-8. */
function segmentsOf(url: string): string[] | null {
  try {
    return pathOf(url).split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return null
  }
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

/** Whether a path has neither a slash at its end nor two in a row. */
const isPlain = (url: string): boolean => {
  const path = pathOf(url)
  return path === '/' || !(path.endsWith('/') || path.includes('//'))
}

function askedAt(request: HttpRequest, path: readonly string[], site: Site, now: Date): Asked {
  const service = services.find((candidate) => candidate.path === path[0])
  const catalogue = service ? openCatalogue(service, site, now) : null
  const formed = formAt(catalogue ? path.slice(1) : path, request.header('accept'))
  return { ...formed, catalogue, query: queryOf(request.url) }
}

const isHome = ({ segments }: Asked): boolean => segments.length === 0

/** The address of the page that was asked for, in whichever form, as the deployment has it. */
const pageAddress = ({ catalogue, segments }: Asked, { publicUrl }: Site): string =>
  [catalogue?.base ?? publicUrl, ...segments.map(encodeURIComponent)].join('/') + (catalogue || segments[0] ? '' : '/')

/** The page, kept by its address and the parameters that it takes, so that other parameters do not multiply it. */
function pageAt(asked: Asked, address: string, request: HttpRequest, site: Site, now: Date): Promise<PageAnswer> {
  const { catalogue, segments, query } = asked
  const surface = catalogue?.service.id ?? network.id
  request.subject = requestSubjectOf(pages.transport, surface)
  const view = catalogue ? catalogueView(catalogue, segments) : networkView(openNetwork(site, now), segments)
  request.subject = requestSubjectOf(pages.transport, surface, view.kind)
  const input = readInput(query, view.takes)
  const key = `${site.id} page ${asked.form} ${withQuery(address, input)}`
  const about = { key, varies: view.varies, sources: sourcesOfView(view, input, catalogue), now }
  return keptAnswer(site.database, about, () =>
    spanned(
      () => ({ name: `page ${view.kind}`, role: 'internal', attributes: { 'octavo.service': surface } }),
      async () => madeOf(await view.show(input), about, { ...asked, address }, site),
    ),
  )
}

/** Every page of a catalogue tells its licence, which stands on its card. */
function sourcesOfView(view: View, input: Input, catalogue: Catalogue | null) {
  const read = view.reads(input)
  return catalogue ? sourcesOf(catalogue.service.id, [...new Set<Part>([...read, 'card'])]) : sourcesEverywhere(read)
}

async function madeOf(
  shown: Shown,
  { varies, sources, now }: Pick<Answer, 'varies' | 'sources'> & { now: Date },
  asked: Asked & { address: string },
  site: Site,
): Promise<PageAnswer> {
  const { catalogue, form, isChosen } = asked
  // When these bytes were first made: no earlier time is known.
  const modified = { 'last-modified': now.toUTCString() }
  if ('movedTo' in shown) {
    const movedTo = isChosen ? shown.movedTo : addressOfForm(shown.movedTo, form, false)
    const contentType = typeOfForm[form]
    const moved = { ...shown, movedTo }
    return { ...answerOf('', { varies, sources }), contentType, headers: {}, hasForms: true, moved }
  }
  if ('contentType' in shown) {
    if (form !== 'html' && !isChosen) noSuchPage()
    const headers = {
      ...(shown.isOpen && everyReply),
      ...fileHeaders(site),
      ...savedAs(shown),
      ...shown.headers,
      ...modified,
    }
    const { contentType } = shown
    return { ...answerOf(shown.text, { varies, sources }), contentType, headers, hasForms: false, moved: null }
  }
  const { text, headers } = await formed(shown, asked, site)
  const entry = shown.entry && catalogue ? { service: catalogue.service.id, ...shown.entry } : null
  const alone = entry && {
    service: entry.service,
    resource: entry.resource,
    slugs: [entry.slug],
    beside: entry.beside ?? [],
  }
  return {
    ...answerOf(text, { varies, sources, missed: shown.missed ?? [], entry, alone }),
    contentType: typeOfForm[form],
    headers: { ...headers, ...modified },
    hasForms: true,
    moved: null,
  }
}

/** The headers of a download, with its name, which is a slug. */
const savedAs = ({ fileName }: TextFile): Record<string, string> =>
  fileName === undefined ? {} : { 'content-disposition': `attachment; filename="${fileName}"` }

/** A page in the form that was asked for. Raises `not_found` where it has no such form. */
async function formed(page: Page, asked: Asked & { address: string }, site: Site): Promise<Document> {
  const { catalogue, form, address } = asked
  const rights = await rightsOf(site.database, catalogue?.service.id ?? network.id)
  const base = catalogue?.base ?? site.publicUrl
  const links = linksOf(page, form, {
    base,
    network: site.publicUrl,
    address,
    isHome: isHome(asked),
    licence: rights.licence,
  })
  const link = linkHeader(links)
  if (form === 'html') {
    const alternates = links.filter(({ rel }) => rel === 'alternate')
    const head = { ...page.head, links: alternates }
    const { text, headers } = documentOfPage({ ...page, head }, site, catalogue, rights.licence)
    return { text, headers: { ...headers, link } }
  }
  const headers = { ...everyReply, ...fileHeaders(site), link }
  if (form === 'markdown') return { text: markdownOf(page, address, rights), headers }
  return { text: page.head.data ? jsonLd(page.head.data) : noSuchPage(), headers }
}

function replyOf(answer: PageAnswer, request: HttpRequest, site: Site, now: Date): HttpReply | Promise<HttpReply> {
  const { entry, missed, contentType, headers, hasForms, moved } = answer
  if (moved) return replyMoved(moved, now, site.cdn ? cdnHeaders(site.cdn, cdnSeconds(answer, now), answer) : {})
  if (request.method === 'GET') {
    const userAgent = request.header('user-agent')
    if (entry) site.reads.count(entry.service, entry.resource, entry.slug, userAgent)
    for (const { service, name } of missed) site.reads.countMissed(service, name, userAgent)
  }
  const about = { contentType, lifetime: lifetimeOf(answer, site, now), headers, ...(hasForms && { vary: 'Accept' }) }
  return replyWith(answer, request, contentType === typeOfForm.markdown && isChosen(request) ? chosen(about) : about)
}

/** Whether the address is that of the page, and the Accept header asks for Markdown. */
const isChosen = (request: HttpRequest): boolean =>
  prefersMarkdown(request.header('accept')) && !pathOf(request.url).endsWith('.md')

/** Markdown at the address of a page is not kept by shared caches, since some look only at the address. */
const chosen = ({ lifetime, ...about }: ReplyAbout): ReplyAbout => ({
  ...about,
  lifetime: { cacheControl: lifetime.cacheControl.replace('public', 'private'), cdn: null, cdnSeconds: 0 },
})

const replyMoved = (
  { movedTo, isForNow }: Moved,
  now: Date,
  headers: Readonly<Record<string, string>> = {},
): HttpReply => ({
  status: isForNow ? 307 : 308,
  headers: { ...headers, location: movedTo, 'cache-control': cacheControl('content', now), 'content-length': '0' },
  body: null,
})

/** A page that says what went wrong, or the problem where a program asked. For a missing page it names what comes near. */
async function replyWithPage(thrown: unknown, request: HttpRequest, site: Site, now: Date): Promise<HttpReply> {
  const requestId = requestIdOf(request)
  let error = reportedFailure(thrown, request, site)
  const path = segmentsOf(request.url) ?? []
  const { catalogue, form } = askedAt(request, path, site, now)
  if (form !== 'html') return withoutBody(problemReply(error, site.publicUrl, requestId, methods), request)
  let page = failurePage(error, requestId)
  if (errors[error.code].status === 404)
    page = await lostPage(site, catalogue, path.at(-1) ?? '', error).catch((another) => {
      error = reportedFailure(another, request, site)
      return failurePage(error, requestId)
    })
  return errorReply(error, documentOfPage(page, site, catalogue, null), request, requestId)
}

/** The failure as a plain problem, where not even a page for it can be made. */
function replyWithoutPage(error: unknown, request: HttpRequest, site: Site): HttpReply {
  const requestId = requestIdOf(request)
  site.report(requestId, request, error)
  return withoutBody(problemReply(failureOf(error), site.publicUrl, requestId), request)
}

const withoutBody = (reply: HttpReply, { method }: HttpRequest): HttpReply =>
  method === 'HEAD' ? { ...reply, body: null } : reply

/** No cache may keep an error. */
async function errorReply(
  { code }: OctavoError,
  { text, headers }: Document,
  request: HttpRequest,
  requestId: string,
): Promise<HttpReply> {
  const reply = await replyWith(answerOf(text, { varies: 'random', sources: [] }), request, {
    contentType: typeOfForm.html,
    lifetime: { cacheControl: 'no-store', cdn: null, cdnSeconds: 0 },
    headers: {
      ...headers,
      ...(code === 'unavailable' && { 'retry-after': String(comeBackSeconds) }),
      ...(code === 'method_not_allowed' && { allow: methods }),
    },
  })
  return { ...reply, status: errors[code].status, headers: { ...reply.headers, 'x-request-id': requestId } }
}
