/** Every kind of tool, and what pages and agents may do with tools of each kind. */

import type { nameColour } from '../specials/colours/name-colour.ts'
import type { Tool } from '../tool.ts'
import type { bySeason } from './by-season.ts'
import type { calendarWindow } from './calendar-window.ts'
import type { listCities } from './cities.ts'
import type { countries } from './countries.ts'
import type { country } from './country.ts'
import type { dayList } from './day-list.ts'
import type { get } from './get.ts'
import type { getValue } from './get-value.ts'
import type { glossary } from './glossary.ts'
import type { list, listAll, listSome } from './list.ts'
import type { listValues } from './list-values.ts'
import type { news } from './news.ts'
import type { ofTheDay } from './of-the-day.ts'
import type { random } from './random.ts'
import type { search } from './search.ts'
import type { siteInfo } from './site-info.ts'
import type { stats } from './stats.ts'
import type { weekday } from './weekday.ts'

type Roles = {
  /** The field of an entry by which a tool of this kind opens it, as its first parameter. */
  opens?: 'slug' | 'name'
  /** Whether its answer is one whole entry, which then counts as read. */
  isEntry?: true
  /** Whether its answer is a whole list of its resource, before any filter. */
  lists?: true
}

const roles = {
  search: {},
  get: { opens: 'slug', isEntry: true },
  'get-value': { opens: 'slug', isEntry: true },
  // Its answer begins with the country, whose overview may not be written yet.
  country: { opens: 'name' },
  glossary: { opens: 'name', isEntry: true },
  list: { lists: true },
  'day-list': { lists: true },
  countries: { lists: true },
  cities: { lists: true },
  season: { lists: true },
  'list-values': {},
  random: {},
  'of-the-day': {},
  window: {},
  weekday: {},
  news: {},
  stats: {},
  'site-info': {},
  compare: {},
  'name-colour': {},
} as const satisfies Record<string, Roles>

/** A kind of tool, by name. */
export type Kind = keyof typeof roles

/** A kind of tool of the network: there is one of each, under that name. */
export type NetworkKind = 'search' | 'get' | 'today' | 'calendar' | 'topic' | 'country' | 'services'

/** The kinds that lists of the given role have in common. */
export type KindThat<Role extends keyof Roles> = {
  [K in Kind]: (typeof roles)[K] extends Record<Role, unknown> ? K : never
}[Kind]

/** What a tool of each kind is: what it takes, and what it answers. */
export type ToolOfKind = {
  search: ReturnType<typeof search>
  get: ReturnType<typeof get>
  'get-value': ReturnType<typeof getValue>
  country: ReturnType<typeof country>
  glossary: ReturnType<typeof glossary>
  list: ReturnType<typeof list> | ReturnType<typeof listAll> | ReturnType<typeof listSome>
  'day-list': ReturnType<typeof dayList>
  countries: ReturnType<typeof countries>
  cities: ReturnType<typeof listCities>
  season: ReturnType<typeof bySeason>
  'list-values': ReturnType<typeof listValues>
  random: ReturnType<typeof random>
  'of-the-day': ReturnType<typeof ofTheDay>
  window: ReturnType<typeof calendarWindow>
  weekday: ReturnType<typeof weekday>
  news: ReturnType<typeof news>
  stats: ReturnType<typeof stats>
  'site-info': ReturnType<typeof siteInfo>
  compare: Tool
  'name-colour': ReturnType<typeof nameColour>
}

/** What tools of a kind are for. */
export const rolesOf = (kind: Kind): Roles => roles[kind]

/** The kinds of a role. */
export const kindsThat = <Role extends keyof Roles>(role: Role): KindThat<Role>[] =>
  // The type of the rows follows from the table.
  Object.keys(roles).filter((kind) => role in roles[kind as Kind]) as KindThat<Role>[]
