/** Under names that follow from the resources of a tool stands what its output says of them, or nothing. */
import { ask, type Catalogue } from '#src/site/catalogue.ts'
import { toolOf } from '#tools/tool-of.ts'

export async function mistaken(catalogue: Catalogue, path: string) {
  const [stats, country] = [toolOf('flowers', ['stats']), toolOf('flowers', ['country'])]
  if (!stats || !country) return
  const counts = (await ask(catalogue, stats))[path]
  // @ts-expect-error 'counts' is possibly 'undefined'.
  counts.written.toFixed()
  // @ts-expect-error Property 'values' does not exist on type '{ written: number; waiting: number; value: string | number; }'
  counts?.color?.[0]?.values.toString()
  const entries = (await ask(catalogue, country, { country: 'Japan' }))[path]
  // @ts-expect-error Property 'heading' does not exist on type
  entries?.[0]?.countries[0]?.heading.toUpperCase()
}
