/**
 * Canaries: a rare word in every text of entries that readers must not see, in each state that there is. Their fields are found by
 * walking the collections, so that a new one is filled like the others.
 */
import type { Field, Payload } from 'payload'
import sharp from 'sharp'
import type { CatalogueCollection } from '#collections/collection.ts'
import { ruleBlocks } from '#collections/fields/calendar-rule.ts'
import { collectionsOf } from '#collections/index.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import { type OwnerId, services } from '#src/services.ts'
import { fold } from '#src/text/fold.ts'
import { subjectOf } from '#tools/tool-of.ts'

/** The word of each state: what an entry is hidden by. `changed` is published, with changes that wait. */
export const words = {
  draft: 'Quéxvodub',
  unpublished: 'Quéxvonel',
  scheduled: 'Quéxvosim',
  trashed: 'Quéxvotar',
  changed: 'Quéxvocha',
  /** People, outlets that nothing is from, and what is deleted. */
  other: 'Quéxvoper',
} as const

/** A word of the same shape that nobody ever wrote. */
export const unknownWord = 'Brýmzolaf'

export type HiddenState = Exclude<keyof typeof words, 'other'>
export const hiddenStates = Object.keys(words).filter((state) => state !== 'other') as HiddenState[]

/** An entry: hidden by its state, or innocent and published. */
export type Planted = {
  state: HiddenState | 'innocent'
  service: OwnerId
  path: string
  collection: string
  id: number
  slug: string
}

/** How many services are filled side by side: while the database works for one, another is prepared. */
const AT_ONCE = 3

/** Countries whose pages are written, one for each state and one for the innocent entry. */
const countryCodes = { innocent: 'JP', draft: 'AD', unpublished: 'BT', scheduled: 'CV', trashed: 'DM', changed: 'ET' }

const DAY = '2027-05-01'

/** Where the word stands in a text, without accents and in lower case, percent signs and entities undone; null where nowhere. */
export function canaryIn(text: string): string | null {
  const decoded = text
    .replace(/(?:%[0-9a-f]{2})+/gi, (coded) => Buffer.from(coded.replaceAll('%', ''), 'hex').toString())
    .replace(/&#(x?)([0-9a-f]+);|\\u([0-9a-f]{4})/gi, (_, hex, code, unicode) =>
      String.fromCodePoint(Number.parseInt(unicode ?? code, unicode || hex ? 16 : 10) || 32),
    )
  // Two letters that no accent parts, and that hardly any other text has: without them the costly half is spared.
  if (!/xv/i.test(decoded)) return null
  const plain = decoded.normalize('NFD').replace(/\p{M}/gu, '')
  const at = plain.search(/quexvo/i)
  return at < 0 ? null : plain.slice(Math.max(0, at - 100), at + 100)
}

/** Plants one of each state in every collection, and an innocent entry that refers to all of them. */
export async function plant(payload: Payload): Promise<Planted[]> {
  const pictures = Object.fromEntries(
    await Promise.all(hiddenStates.map(async (state) => [state, await storePicture(payload, words[state])])),
  ) as Record<HiddenState, number>
  const topics = new Map<string, number[]>()
  const planted = await plantService(payload, 'network', pictures, topics)
  const left = services.map(({ id }) => id)
  const one = async () => {
    for (let service = left.shift(); service; service = left.shift())
      planted.push(...(await plantService(payload, service, pictures, new Map(topics))))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return planted
}

/** A picture with the word in its name and in all that is said of it. */
export async function storePicture(payload: Payload, word: string): Promise<number> {
  const data = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#c93' } })
    .png()
    .toBuffer()
  const said = { alt: `${word}, seen`, credit: `${word}, who painted it`, licence: `${word} 1.0` }
  const file = { data, mimetype: 'image/png', name: `${fold(word)}.png`, size: data.length }
  return (await payload.create({ collection: 'media', data: said, file })).id
}

type Data = Record<string, unknown>

/** `idsByCollection`: the entries that may be referred to, by collection; what is planted comes among them. */
async function plantService(
  payload: Payload,
  service: OwnerId,
  pictures: Record<HiddenState, number>,
  idsByCollection: Map<string, number[]>,
): Promise<Planted[]> {
  const planted: Planted[] = []
  const published: (HiddenState | 'innocent')[] = ['innocent', 'unpublished', 'trashed', 'changed']
  const choices = new Map<CatalogueCollection, Choices>()
  const collections = collectionsOf(service)
  for (const state of published)
    for (const collection of collections) {
      const { config, resource } = collection
      const chosen = choices.get(collection) ?? newChoices()
      choices.set(collection, chosen)
      const isSecret = state === 'unpublished' || state === 'trashed'
      const filling = fillingOf(state, isSecret ? words[state] : 'Mellow', idsByCollection, chosen)
      if (isSecret) filling.picture = pictures[state]
      const { id, slug } = await publishedAs(payload, collection, filling)
      planted.push({ state, service, path: resource.path, collection: config.slug, id, slug })
      idsByCollection.set(config.slug, [...(idsByCollection.get(config.slug) ?? []), id])
    }
  await planPick(payload, service, planted)
  const hide = async (entry: Planted, data: Data) =>
    payload.update({ collection: entry.collection as 'flowers', id: entry.id, data: data as never, depth: 0 })
  for (const state of ['draft', 'scheduled'] as const)
    for (const { config, resource } of collections) {
      const filling = fillingOf(state, words[state], idsByCollection)
      filling.picture = pictures[state]
      const data = filled(config.fields, filling)
      const draft = await payload.create({
        collection: config.slug as 'flowers',
        data: data as never,
        draft: true,
        depth: 0,
      })
      planted.push({
        state,
        service,
        path: resource.path,
        collection: config.slug,
        id: draft.id,
        slug: String(draft.slug),
      })
      idsByCollection.set(config.slug, [...(idsByCollection.get(config.slug) ?? []), draft.id])
      if (state === 'scheduled') await schedule(payload, config.slug, draft.id)
    }
  for (const entry of planted) {
    const { config, resource } = collections.find((one) => one.config.slug === entry.collection) as CatalogueCollection
    if (entry.state === 'innocent')
      await hide(entry, { ...filledLinks(config.fields, idsByCollection), _status: 'published' })
    if (entry.state !== 'changed') continue
    const filling = fillingOf('changed', words.changed, idsByCollection)
    filling.picture = pictures.changed
    const data = { ...filled(config.fields, filling), ...(resource.isCountry && { slug: undefined }), _status: 'draft' }
    const target = { collection: entry.collection as 'flowers', id: entry.id }
    await payload.update({ ...target, data: data as never, draft: true, depth: 0 })
  }
  for (const entry of planted) {
    if (entry.state === 'unpublished') await hide(entry, { _status: 'draft' })
    if (entry.state === 'trashed') await hide(entry, { deletedAt: new Date().toISOString() })
  }
  return planted
}

/** Features the entry that is going to be unpublished: today, and on a day to come. */
async function planPick(payload: Payload, service: OwnerId, planted: readonly Planted[]): Promise<void> {
  const subject = subjectOf(service)
  if (subject === undefined) return
  const slug = collectionSlug({ service, id: subject })
  const entry = planted.find(({ state, collection }) => state === 'unpublished' && collection === slug)
  for (const ahead of [0, 3]) {
    const day = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const data = { service, day, entry: { relationTo: slug, value: entry?.id } }
    await payload.create({ collection: 'picks', data: data as never, depth: 0 })
  }
}

async function schedule(payload: Payload, relationTo: string, value: number): Promise<void> {
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: relationTo as never, value: String(value) as never } },
    waitUntil: new Date(Date.now() + 86_400_000),
  })
}

/** What publishing took of each field of a collection: which of the values to try it is, by the field's path. */
type Choices = Map<string, number>
const newChoices = (): Choices => new Map()

type Filling = {
  word: string
  slug: string
  country: string
  picture?: number
  /** Entries to refer to, by collection. */
  idsByCollection: ReadonlyMap<string, readonly number[]>
  /** Absent where the entry is not published, and every text takes anything. */
  choices?: Choices
  /** Every path that was filled. */
  paths: Set<string>
}

const fillingOf = (
  state: HiddenState | 'innocent',
  word: string,
  idsByCollection: ReadonlyMap<string, readonly number[]>,
  choices?: Choices,
): Filling => ({
  word,
  slug: fold(`${word} ${state === 'innocent' || word === 'Mellow' ? state : 'in full'}`).replaceAll(' ', '-'),
  country: countryCodes[state],
  idsByCollection,
  ...(choices && { choices }),
  paths: new Set(),
})

const MOST_TRIES = 20

/** Publishes an entry with the word in as many fields as publishing lets it, others with whatever they take. */
async function publishedAs(
  payload: Payload,
  { config }: CatalogueCollection,
  filling: Filling,
): Promise<{ id: number; slug: string }> {
  for (let tries = 1; ; tries++) {
    const data = { ...filled(config.fields, filling), _status: 'published' }
    try {
      const entry = await payload.create({ collection: config.slug as 'flowers', data: data as never, depth: 0 })
      return { id: entry.id, slug: String(entry.slug) }
    } catch (error) {
      const mistakes = (error as { data?: { errors?: { path: string; message: string }[] } }).data?.errors
      if (
        !mistakes ||
        tries === MOST_TRIES ||
        !tryOthers(
          filling,
          mistakes.map(({ path }) => path),
        )
      )
        throw new Error(`No ${config.slug} could be published: ${JSON.stringify(mistakes ?? String(error))}`)
    }
  }
}

/** Has the fields of these paths take the next value; false where none of them has one. */
function tryOthers({ choices, paths }: Filling, wrong: readonly string[]): boolean {
  const keys = wrong.map(keyOf)
  const meant = [...paths].filter((path) =>
    keys.some((key) => keyOf(path) === key || keyOf(path).startsWith(`${key}.`) || key.startsWith(`${keyOf(path)}.`)),
  )
  for (const path of meant) choices?.set(path, (choices.get(path) ?? 0) + 1)
  return meant.length > 0
}

const keyOf = (path: string): string => path.replaceAll('_', '').toLowerCase()

/** Whoever says that an entry was checked has to bear it out: what these publish is unchecked. */
const ofChecks = ['checkedBy', 'checkedOn']

/** Fields that no canary has; an editor says of an entry that it may be named, and then it may. */
const skipped = ['_status', 'deletedAt', 'createdAt', 'updatedAt', 'id', 'mayBeNamed']

function filled(fields: readonly Field[], filling: Filling, prefix = ''): Data {
  const data: Data = {}
  for (const field of fields) Object.assign(data, filledField(field, filling, prefix))
  return data
}

function filledField(field: Field, filling: Filling, prefix: string): Data {
  if (field.type === 'tabs') {
    const tabs = field.tabs.flatMap((tab) => {
      const name = 'name' in tab ? tab.name : undefined
      const data = filled(tab.fields, filling, name ? `${prefix}${name}.` : prefix)
      return Object.entries(name ? { [name]: data } : data)
    })
    return Object.fromEntries(tabs)
  }
  if (field.type === 'row' || field.type === 'collapsible') return filled(field.fields, filling, prefix)
  if (field.type === 'group' && !('name' in field && field.name)) return filled(field.fields, filling, prefix)
  if (!('name' in field) || !field.name || skipped.includes(field.name)) return {}
  if (filling.choices && ofChecks.includes(field.name)) return {}
  if (('virtual' in field && field.virtual) || ('hidden' in field && field.hidden)) return {}
  const path = `${prefix}${field.name}`
  const value = fieldContent(field, filling, path)
  return value === undefined ? {} : { [field.name]: value }
}

function fieldContent(field: Field, filling: Filling, path: string): unknown {
  const { word, slug, country } = filling
  const inside = (fields: readonly Field[], place: string) => filled(fields, filling, `${place}.`)
  switch (field.type) {
    case 'text':
    case 'textarea': {
      if (path === 'slug') return slug
      if (path === 'country') return country
      const text = path === 'name' ? `${word} in full` : `${word}, ${path}`
      const values = [text, `https://${fold(word)}.example/${slug}`, slug, DAY, '#8a5a2b', 'JP', undefined]
      const value = chosen(filling, path, values)
      return value !== undefined && 'hasMany' in field && field.hasMany ? [value] : value
    }
    case 'richText':
      return lexicalFromMarkdown(`**${word}** of ${path}, as [told](https://${fold(word)}.example/${slug}).`)
    case 'json':
    case 'code':
      return { [word]: word }
    case 'email':
      return `${fold(word)}@example.org`
    case 'number':
      return chosen(filling, path, [field.defaultValue ?? field.min ?? 1, 1, 2, 10, 50, 0, undefined])
    case 'checkbox':
      return chosen(filling, path, [true, false])
    case 'select': {
      const values = field.options.map((option) => (typeof option === 'string' ? option : option.value))
      const value = chosen(filling, path, [...values.slice(0, 3), undefined])
      return value !== undefined && field.hasMany ? [value] : value
    }
    case 'group':
      return chosen(filling, `${path}.*`, [true, false]) ? inside(field.fields, path) : undefined
    case 'array':
      return chosen(filling, `${path}.*`, [true, false]) ? [inside(field.fields, `${path}.0`)] : undefined
    case 'blocks': {
      const block = ruleBlocks.find((rule) => rule.slug === 'published')
      const isKnown = block && field.blockReferences?.includes(block.slug as never)
      // A rule within a rule would go on for ever.
      return isKnown && !path.includes('.')
        ? [{ blockType: block.slug, ...inside(block.fields, `${path}.0`) }]
        : undefined
    }
    case 'upload':
      return field.hasMany ? [filling.picture ?? []].flat() : filling.picture
    case 'relationship':
      return related(field, filling.idsByCollection)
    default:
      return undefined
  }
}

/** The value that it is the turn of, and the last one where there are no more. */
function chosen<T>({ choices, paths }: Filling, path: string, values: readonly T[]): T | undefined {
  paths.add(path)
  return values[Math.min(choices?.get(path) ?? 0, values.length - 1)]
}

type Relationship = Extract<Field, { type: 'relationship' }>

/** As many as the field takes, those first that came last. */
function related(
  { relationTo, hasMany, maxRows = 100 }: Relationship,
  idsByCollection: Filling['idsByCollection'],
): unknown {
  const ids = typeof relationTo === 'string' ? (idsByCollection.get(relationTo) ?? []) : []
  return hasMany ? ids.slice(-maxRows) : ids.at(-1)
}

/** The references of an entry alone, to all that is known of its service. */
function filledLinks(fields: readonly Field[], idsByCollection: Filling['idsByCollection']): Data {
  const all = fields.flatMap((field) => (field.type === 'tabs' ? field.tabs.flatMap((tab) => tab.fields) : [field]))
  const relationships = all.filter((field): field is Relationship => field.type === 'relationship')
  return Object.fromEntries(relationships.map((field) => [field.name, related(field, idsByCollection)]))
}
