/** The README's table of permissions for entries, made from the one that every surface asks. */
import { type Action, may, type State } from '#collections/access/permissions.ts'
import { roles } from '#collections/access/person.ts'
import { services } from '#src/services.ts'
import { table } from '../table.ts'

/** The columns of the table; states with the same permissions share one. */
const columns: readonly (readonly [string, State])[] = [
  ['a new one', 'new'],
  ['a draft of one’s own', 'own draft'],
  ['a draft of another', 'draft of another'],
  ['public', 'published'],
  ['once public', 'once public'],
  ['one’s own in the trash', 'trashed own draft'],
  ['another’s in the trash', 'trashed draft of another'],
  ['once public, in the trash', 'trashed once public'],
]

const words: Readonly<Record<Action, string>> = {
  read: 'read it',
  readVersions: 'read its versions',
  create: 'make it',
  change: 'write a draft of it',
  restoreVersion: 'make a draft of a version',
  duplicate: 'copy it',
  publish: 'publish it',
  unpublish: 'unpublish it',
  schedule: 'plan to publish or unpublish it',
  cancelSchedule: 'cancel what is planned',
  trash: 'put it in the trash',
  restore: 'take it out of the trash',
  destroy: 'delete it for good',
}

const from: Readonly<Record<string, string>> = { writer: 'writers', editor: 'editors', administrator: 'administrators' }

/** Markdown: one row per action, one column per state; each cell names the lowest role that may, or has a dash for nobody. */
export const permissionsTable = (): string =>
  table(
    ['to …', ...columns.map(([name]) => name)],
    (Object.entries(words) as [Action, string][]).map(([action, word]) => [
      word,
      ...columns.map(([, state]) => least(action, state)),
    ]),
  )

/** Any catalogue: the table is the same for each. */
const anyService = (services[0] as (typeof services)[number]).id

function least(action: Action, state: State): string {
  const role = roles.toReversed().find((one) => may({ role: one }, action, { service: anyService, state }).isAllowed)
  return role ? (from[role] ?? role) : '–'
}
