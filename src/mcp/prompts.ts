/** Prompts: a few common tasks with the catalogues, ready to be chosen. The entries that they are about are included as resources. */
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import { isDay, todayUtc } from '#src/calendar/day.ts'
import { OctavoError } from '#src/errors.ts'
import { countriesOfTheWorld } from '#src/geography/countries.ts'
import { problemOf } from '#src/http/problem.ts'
import type { Site } from '#src/http/site.ts'
import { searchEntries } from '#src/read-model/queries/search.ts'
import { network, type OwnerId, owners, surfaceOf } from '#src/services.ts'
import { fold } from '#src/text/fold.ts'
import { callTool } from '#tools/index.ts'
import { subjectOf, toolOf } from '#tools/tool-of.ts'
import { isObject } from './is-object.ts'
import { readResource, resourceAddress } from './resources.ts'

type Given = Readonly<Record<string, string>>

type Asked = { surface: OwnerId; site: Site; userAgent: string | undefined; requestId: string }

/** An argument of a prompt: its description, whether it is required, and how it is completed. */
type Argument = {
  description: string
  required: boolean
  complete?(typed: string, most: number, asked: Pick<Asked, 'surface' | 'site'>): string[] | Promise<string[]>
}

type Prompt = {
  title: string
  description: string
  arguments: Readonly<Record<string, Argument>>
  /** What the model is asked to do. */
  task(given: Given, surface: OwnerId): string
  /** Names of entries that the model gets in full. */
  entries(given: Given): readonly string[]
}

/** Longest text that is taken as an argument. */
const MOST_CHARACTERS = 120

const entry = (description: string): Argument => ({ description, required: true, complete: namesFor })

const introduce: Prompt = {
  title: 'Introduce one entry',
  description: 'A short introduction to one entry, from its own text, with its sources named.',
  arguments: { name: entry('Name of the entry.') },
  task: ({ name }) =>
    `Introduce ${name} in three short paragraphs to somebody who has never heard of it, from the text that follows and nothing else. ` +
    'Cite its sources as it does, and end with its address and licence.',
  entries: ({ name = '' }) => [name],
}

const compare: Prompt = {
  title: 'Compare two entries',
  description: 'What two entries have in common and what sets them apart, fact by fact.',
  arguments: { one: entry('Name of the first entry.'), other: entry('Name of the second entry.') },
  task: ({ one, other }) =>
    `Compare ${one} and ${other}, from the two texts that follow and nothing else: a table of the facts that both tell, then what sets them ` +
    'apart in a paragraph. Say where a text is silent. End with both addresses.',
  entries: ({ one = '', other = '' }) => [one, other],
}

const daysAhead: Prompt = {
  title: 'The days ahead',
  description: 'What is kept in the days from a date on, in a few lines, with how sure each date is.',
  arguments: {
    date: { description: 'First day, YYYY-MM-DD; default today.', required: false },
    country: {
      description: 'Country whose days are told of first; default none.',
      required: false,
      complete: (typed, most) => countriesFor(typed).slice(0, most),
    },
  },
  task: ({ date, country }, surface) =>
    `Call ${windowOf(surface)}${date === undefined ? '' : ` with date ${date}`} and tell day by day what is kept, by whom and where` +
    `${country === undefined ? '' : `, what concerns ${country} first`}. Mark what has date_approximate, and link each day to its url.`,
  entries: () => [],
}

/** The prompts of a surface by name. A catalogue without a calendar has none about days. */
const promptsOf = (surface: OwnerId): Readonly<Record<string, Prompt>> => ({
  introduce,
  compare,
  ...(windowOf(surface) !== undefined && { days_ahead: daysAhead }),
})

const windowOf = (surface: OwnerId): string | undefined =>
  surface === network.id ? 'calendar' : toolOf(surface, ['window'])?.name

/** All prompts, with their arguments. */
export const promptList = (surface: OwnerId) => ({
  prompts: Object.entries(promptsOf(surface)).map(([name, { title, description, arguments: takes }]) => ({
    name,
    title: `${surfaceOf(surface).title}: ${title.toLowerCase()}`,
    description,
    arguments: Object.entries(takes).map(([argument, { description: about, required }]) => ({
      name: argument,
      description: about,
      required,
    })),
  })),
})

/** The messages of a prompt: the task, and after it the entries that it speaks of. */
export async function prompt({ name, arguments: raw = {} }: Readonly<Record<string, unknown>>, asked: Asked) {
  const named = typeof name === 'string' ? promptNamed(asked.surface, name) : undefined
  if (!named) return refuse('There is no such prompt: prompts/list names them.')
  const given = givenIn(named, raw)
  const texts = await Promise.all(named.entries(given).map((one) => entryCalled(one, asked)))
  return {
    description: named.description,
    messages: [
      { role: 'user', content: { type: 'text', text: named.task(given, asked.surface) } },
      ...texts.map((resource) => ({ role: 'user', content: { type: 'resource', resource } })),
    ],
  }
}

const promptNamed = (surface: OwnerId, name: string): Prompt | undefined => {
  const table = promptsOf(surface)
  return Object.hasOwn(table, name) ? table[name] : undefined
}

function refuse(detail: string, data?: unknown): never {
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, detail, data)
}

/** The given arguments without blank ones. Throws a ProtocolError where one is wrong or missing. */
function givenIn({ arguments: takes }: Prompt, raw: unknown): Given {
  if (!isObject(raw)) return refuse('The arguments are not an object.')
  for (const [name, value] of Object.entries(raw)) {
    if (!Object.hasOwn(takes, name)) refuse(`The prompt takes no argument "${name.slice(0, 60)}".`)
    if (typeof value !== 'string' || value.length > MOST_CHARACTERS)
      refuse(`${name} takes a text of at most ${MOST_CHARACTERS} characters.`)
  }
  // All values were found to be texts above.
  const given = Object.fromEntries(
    Object.entries(raw as Given).flatMap(([name, value]) => {
      const plain = value.replaceAll(/\s+/g, ' ').trim()
      return plain === '' ? [] : [[name, plain]]
    }),
  )
  for (const [name, { required }] of Object.entries(takes))
    if (required && given[name] === undefined) refuse(`${name} is missing.`)
  if (given.date !== undefined && !isDay(given.date)) refuse('date takes a calendar date, YYYY-MM-DD.')
  return given
}

/** The entry of this name as a resource. Throws a ProtocolError with what may be meant where there is none. */
async function entryCalled(name: string, { surface, site, userAgent, requestId }: Asked) {
  const opens = surface === network.id ? 'get' : toolOf(surface, ['get'], subjectOf(surface))?.name
  if (opens === undefined) return refuse('No tool here opens an entry by its name.')
  const { database, publicUrl, baseUrls } = site
  try {
    const answer = await callTool(surface, opens, { name }, { database, publicUrl, baseUrls, now: site.now() })
    const uri = answer.entry && resourceAddress(answer.entry, site)
    const { contents } = await readResource(surface, uri ?? name, site, userAgent)
    return contents[0]
  } catch (error) {
    // A catalogue that is away is not the fault of the argument.
    if (!(error instanceof OctavoError) || error.code === 'unavailable') throw error
    return refuse(error.detail, problemOf(error, publicUrl, requestId))
  }
}

/** Completions of an argument; none where it takes any text. Undefined where there is no such argument. */
export async function argumentFor(
  { name, argument, typed }: { name: string; argument: string; typed: string },
  most: number,
  asked: Pick<Asked, 'surface' | 'site'>,
): Promise<string[] | undefined> {
  const takes = promptNamed(asked.surface, name)?.arguments ?? {}
  if (!Object.hasOwn(takes, argument)) return undefined
  return (await takes[argument]?.complete?.(typed, most, asked)) ?? []
}

async function namesFor(
  typed: string,
  most: number,
  { surface, site }: Pick<Asked, 'surface' | 'site'>,
): Promise<string[]> {
  if (typed.trim() === '') return []
  const services = surface === network.id ? owners : [surface]
  const subject = subjectOf(surface)
  const today = todayUtc(site.now())
  const { hits } = await searchEntries(site.database, { services, query: typed, limit: most, today })
  const meant = hits.filter(({ resource }) => subject === undefined || resource === subject)
  return [...new Set(meant.map(({ summary }) => summary.name))]
}

const countriesFor = (typed: string): string[] => {
  const start = fold(typed)
  return countriesOfTheWorld.map(({ name }) => name).filter((name) => fold(name).startsWith(start))
}
