/** From the query of a page to the input of a tool. A page never fails over its query: it says what was wrong. */

import { OctavoError } from '#src/errors.ts'
import { capital } from '#src/text/capital.ts'
import type { Mistake } from '#src/ui/list/filter-form.tsx'
import type { AnswerOf, AnyTool } from '#tools/tool.ts'
import type { NamedTool } from '#tools/tool-of.ts'
import { askAs, type Catalogue } from './catalogue.ts'

/** Parameters as text by name. */
export type Input = Readonly<Record<string, string>>

/** The given parameters of a query string that have one of these names, each once; others are ignored. */
export function readInput(query: string, names: readonly string[]): Input {
  if (query === '' || names.length === 0) return {}
  const given = new URLSearchParams(query)
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given.get(name)?.trim()
      return value ? [[name, value]] : []
    }),
  )
}

/** The parameters of an input that have these names. */
export const only = (input: Input, names: readonly string[]): Input =>
  Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)))

/** Most characters of a wrong value that a mistake repeats. */
export const MOST_REPEATED = 40

/** At most `most` characters of a text, without cutting one in half. */
export const shortened = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** An address with these parameters beside those that it has; blank ones are left out. */
export function withQuery(address: string, input: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`
}

/** The answer without the parameters that were wrong, and what was wrong with them. */
export type Lenient<T> = { answer: T; input: Input; mistakes: Mistake[] }

type Where = { address: string; fixed?: Readonly<Record<string, string | number>> }

/** Asks a tool of a catalogue; parameters it refuses are left out, and the nearest values offered at `address`. */
export const askLeniently = <T extends AnyTool>(
  catalogue: Catalogue,
  tool: NamedTool<T>,
  input: Input,
  where: Where,
): Promise<Lenient<AnswerOf<T>>> => leniently((given) => askAs(catalogue, tool, given), input, where)

/** The same for any function that refuses parameters by `invalid_request`. */
export async function leniently<T>(
  asking: (input: Readonly<Record<string, string | number>>) => Promise<T>,
  input: Input,
  { address, fixed = {} }: Where,
): Promise<Lenient<T>> {
  try {
    return { answer: await asking({ ...input, ...fixed }), input, mistakes: [] }
  } catch (error) {
    if (!(error instanceof OctavoError) || error.code !== 'invalid_request') throw error
    const wrong = new Set(error.errors.map(({ parameter }) => parameter))
    const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !wrong.has(name)))
    if (Object.keys(rest).length === Object.keys(input).length) throw error
    const mistakes = error.errors.map(({ parameter, detail, nearest = [] }) => ({
      detail: capital(detail),
      instead: nearest.map((value) => ({ href: withQuery(address, { ...input, [parameter]: value }), label: value })),
    }))
    const again = await leniently<T>(asking, rest, { address, fixed })
    return { ...again, mistakes: [...mistakes, ...again.mistakes] }
  }
}
