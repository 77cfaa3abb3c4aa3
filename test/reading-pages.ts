/**
 * Pages asked as readers ask them, over a few entries without PostgreSQL: an address leads to its view, which takes of the query what
 * it reads, and what it shows is read as it would stand in a browser. The document around it is not made.
 */
import type { Element, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Site, siteOf } from '#src/http/site.ts'
import { withinTransaction } from '#src/read-model/database.ts'
import { services } from '#src/services.ts'
import { openCatalogue } from '#src/site/catalogue.ts'
import { openNetwork } from '#src/site/network.ts'
import type { Moved, Page, Routed, Shown, TextFile } from '#src/site/page.ts'
import { readInput } from '#src/site/query.ts'
import { catalogueView, networkView } from '#src/site/router.ts'
import { type Few, type FewGround, fewEntries, recordOf } from './few-entries.ts'
import type { RecordedAnswer } from './recorded.ts'

/** A part of a page: its text line by line, where it leads to, each label with its address, and which of that is the present one. */
export type PagePart = { lines: string[]; links: [label: string, address: string][]; current: string[] }

export type OpenedPage = ReadPage & { head: Page['head']; page: Page }

/** What is shown, as it would stand in a browser. */
export type ReadPage = PagePart & {
  html: string
  /** The part that begins with this heading. */
  under(heading: string): PagePart
  /** The parts with this class or this label. */
  all(name: string): PagePart[]
  /** The first of them. */
  part(name: string): PagePart
  /** What a field of a form is called, holds and offers. */
  field(name: string): { label: string; value: string; options: [label: string, value: string][] }
}

export type Reader = {
  site: Site
  /** Every statement that was asked so far. */
  asked: readonly string[]
  view(address: string): Routed
  show(address: string): Promise<Shown>
  open(address: string): Promise<OpenedPage>
  file(address: string): Promise<TextFile>
  moved(address: string): Promise<Moved>
}

const origin = 'https://octavo.example'

/** Whoever reads a site of these entries, at an instant; noon of a day, unless told. */
export function readerOf(
  ground: FewGround,
  { now = '2026-11-23T12:00:00Z', answers = [] }: { now?: string; answers?: readonly RecordedAnswer[] } = {},
): Reader {
  const { database } = fewEntries(ground)
  const first = [...answers, ...answersFrom(ground.entries)]
  const asked: string[] = []
  const reading = withinTransaction(async <Row extends object>(text: string, values: readonly unknown[] = []) => {
    asked.push(text)
    const answer = first.find(({ to }) => text.includes(to))
    // A test says the rows that its statement gives.
    return answer ? ([...answer.rows(values, text)] as Row[]) : database.execute<Row>(text, values)
  })
  const site = siteOf({ PUBLIC_URL: origin, SERVICE_HOSTS: {}, RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: 0 }, reading, {
    now: () => new Date(now),
  })
  const view = (address: string) => viewAt(site, address.split('?', 1)[0] as string)
  const show = async (address: string) => {
    const routed = view(address)
    return routed.show(readInput(address.split('?')[1] ?? '', routed.takes))
  }
  const pages = new Map<string, OpenedPage>()
  return {
    site,
    asked,
    view,
    show,
    open: async (address) => {
      const page = pages.get(address) ?? pageOpened(expected(await show(address), 'main'))
      pages.set(address, page)
      return page
    },
    file: async (address) => expected(await show(address), 'contentType'),
    moved: async (address) => expected(await show(address), 'movedTo'),
  }
}

function viewAt(site: Site, path: string): Routed {
  const [first = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent)
  const service = services.find((one) => one.path === first)
  if (service) return catalogueView(openCatalogue(service, site, site.now()), rest)
  return networkView(openNetwork(site, site.now()), first === '' ? [] : [first, ...rest])
}

function expected<K extends string>(shown: Shown, key: K): Extract<Shown, Record<K, unknown>> {
  if (!(key in shown)) throw new Error(`It shows ${Object.keys(shown).join(', ')} and no ${key}.`)
  return shown as Extract<Shown, Record<K, unknown>>
}

/** What pages ask beside tools. */
function answersFrom(entries: readonly Few[]): RecordedAnswer[] {
  const within = (service: unknown, id: unknown) =>
    entries
      .filter(({ resource }) => resource.service === service && resource.id === id)
      .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  return [
    { to: 'select html from', rows: () => [] },
    { to: 'from serving.dumps', rows: () => [] },
    {
      to: 'select slug, name, (record',
      rows: ([service, id, slugs]) =>
        within(service, id)
          .filter(({ slug }) => (slugs as string[]).includes(slug))
          .map(recordOf)
          .filter(({ latitude }) => typeof latitude === 'number')
          .map(({ slug, name, latitude, longitude }) => ({ slug, name, latitude, longitude })),
    },
    {
      to: 'order by slug limit $3 offset $4',
      rows: ([service, id, limit, offset]) => within(service, id).slice(Number(offset), Number(offset) + Number(limit)),
    },
    {
      to: 'select 0 as round',
      rows: ([service, id, slug], text) => {
        const all = within(service, id)
        const inOrder = text.includes('slug > $3') ? all : all.toReversed()
        const at = inOrder.findIndex((one) => one.slug === slug)
        return [inOrder[at + 1] ?? inOrder[0]].filter((one) => one !== undefined)
      },
    },
    {
      to: 'array_agg(distinct service)',
      rows: () => {
        const said = entries.flatMap((few) => {
          const topic = recordOf(few).speaks_of?.slug
          return topic === undefined ? [] : [{ topic, service: few.resource.service }]
        })
        return [...new Set(said.map(({ topic }) => topic))].map((topic) => ({
          topic,
          services: [...new Set(said.filter((one) => one.topic === topic).map(({ service }) => service))].sort(),
        }))
      },
    },
  ]
}

/** A page as it would stand in a browser. */
export const pageOpened = (page: Page): OpenedPage =>
  Object.assign(htmlRead(renderToStaticMarkup(page.main)), { page, head: page.head })

/** HTML of the same. */
export function htmlRead(html: string): ReadPage {
  const root = fromHtml(html, { fragment: true })
  const elements = elementsIn(root)
  const all = (name: string) =>
    elements
      .filter(({ properties }) => properties.ariaLabel === name || classesOf(properties).includes(name))
      .map(partOf)
  return Object.assign(partOf(root), {
    html,
    all,
    part: (name: string) => all(name)[0] ?? missing(`part ${name}`),
    under: (heading: string) => partOf(aroundHeading(elements, heading)),
    field: (name: string) => fieldOf(elements, name),
  })
}

const classesOf = ({ className }: Element['properties']): string[] => (className ?? []) as string[]

function missing(what: string): never {
  throw new Error(`There is no ${what} on the page.`)
}

function elementsIn(node: Root | Element, elements: Element[] = []): Element[] {
  for (const child of node.children)
    if (child.type === 'element') {
      elements.push(child)
      elementsIn(child, elements)
    }
  return elements
}

/** The element that a heading begins, or the header of which begins it. */
function aroundHeading(elements: readonly Element[], heading: string): Element {
  const title = elements.find((one) => /^h[1-6]$/.test(one.tagName) && oneLineOf(one) === heading)
  const parentOf = (child: Element | undefined) => elements.find(({ children }) => child && children.includes(child))
  const own = parentOf(title) ?? missing(`heading ${heading}`)
  return own.tagName === 'header' ? (parentOf(own) ?? own) : own
}

function fieldOf(elements: readonly Element[], name: string): ReturnType<OpenedPage['field']> {
  const field =
    elements.find(({ tagName, properties }) => properties.name === name && ['input', 'select'].includes(tagName)) ??
    missing(`field ${name}`)
  const options = elementsIn(field).filter(({ tagName }) => tagName === 'option')
  const label = elements.find(({ tagName, properties }) => tagName === 'label' && isFor(properties, field))
  const chosen = options.find(({ properties }) => properties.selected)?.properties.value
  return {
    label: label ? oneLineOf(label) : '',
    value: String(chosen ?? field.properties.value ?? ''),
    options: options.map((option) => [oneLineOf(option), String(option.properties.value ?? '')]),
  }
}

const isFor = ({ htmlFor }: Element['properties'], field: Element): boolean =>
  [htmlFor].flat().includes(String(field.properties.id))

const partOf = (node: Root | Element): PagePart => ({
  get lines() {
    return linesOf(node)
  },
  get links() {
    return elementsIn(node)
      .filter(({ tagName, properties }) => tagName === 'a' && properties.href !== undefined)
      .map((link): [string, string] => [oneLineOf(link), withoutOrigin(String(link.properties.href))])
  },
  get current() {
    return elementsIn(node)
      .filter(({ properties }) => properties.ariaCurrent !== undefined)
      .map(oneLineOf)
  },
})

const withoutOrigin = (address: string): string =>
  address.startsWith(origin) ? address.slice(origin.length) || '/' : address

/** Elements that do not break a line. */
const inline = ['a', 'abbr', 'b', 'bdi', 'button', 'code', 'em', 'i', 'small', 'span', 'strong', 'sup', 'time', 'wbr']

const linesOf = (node: Root | Element): string[] =>
  rawOf(node)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')

const oneLineOf = (node: Element): string => linesOf(node).join(' ')

function rawOf(node: Root | RootContent): string {
  if (node.type === 'text') return node.value.replaceAll('\n', ' ')
  if (!('children' in node) || (node.type === 'element' && node.tagName === 'svg')) return ''
  const text = node.children.map(rawOf).join('')
  return node.type === 'element' && inline.includes(node.tagName) ? text : `\n${text}\n`
}
