/** Names other tools of the same table in a description, by their real names. */
import type { ResourceId } from '#src/read-model/resources/index.ts'
import { capital } from '#src/text/capital.ts'
import type { Spelt } from '#src/text/spelt.ts'
import type { Kind } from './kinds/index.ts'
import type { AnyTool } from './tool.ts'

type Table = Readonly<Record<string, AnyTool>>

/** Finds the other tools of a table by what they do. A name is undefined where there is no such tool. */
export type Others = {
  /** The name of the first tool of one of these kinds, about this resource where one is given. */
  nameOf<const R extends string>(kinds: readonly Kind[], resource?: Spelt<R, ResourceId>): string | undefined
  /** The name of the tool that lists what the table is about. */
  mainList: string | undefined
  /** The names of the tools that have a parameter, in words: `list_flowers and list_places`. */
  takersOf(parameter: string): string | undefined
}

/** The description of a tool, which may name other tools of its table. */
export const descriptionOf = ({ description }: AnyTool, table: Table): string =>
  typeof description === 'string' ? description : description(othersOf(table))

/** A sentence that names other tools, with a space before it: ` For one in full use get_flower.` Missing tools are left out. */
export function instead(...others: readonly (readonly [when: string, name: string | undefined])[]): string {
  const there = others.flatMap(([when, name]) => (name === undefined ? [] : [`${when} use ${name}`]))
  return there.length === 0 ? '' : ` ${capital(there.join('; '))}.`
}

function othersOf(table: Table): Others {
  const tools = Object.entries(table)
  const nameOf = (kinds: readonly AnyTool['kind'][], resource?: string) =>
    tools.find(([, tool]) => kinds.includes(tool.kind) && (resource === undefined || tool.resource === resource))?.[0]
  return {
    nameOf,
    mainList: nameOf(['list'], tools.find(([, { picks }]) => picks !== undefined)?.[1].picks),
    takersOf: (parameter) => {
      const names = tools.filter(([, { input }]) => parameter in input.shape).map(([name]) => name)
      const last = names.pop()
      return last && (names.length === 0 ? last : `${names.join(', ')} and ${last}`)
    },
  }
}
