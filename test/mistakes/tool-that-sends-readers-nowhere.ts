/** A description names tools of its own table. */
import { decorations, flowers } from '#src/read-model/resources/flowers.ts'
import { get } from '#tools/kinds/get.ts'
import { list } from '#tools/kinds/list.ts'
import { toolTable } from '#tools/tool.ts'

// @ts-expect-error get_decoration sends readers to list_palaces, which is no tool of the table
export const mistaken = toolTable({
  get_flower: get(flowers, { example: 'rose', list: 'list_flowers' }),
  list_flowers: list(flowers, { by: ['country'] }),
  get_decoration: get(decorations, { example: 'ikebana', list: 'list_palaces' }),
})
