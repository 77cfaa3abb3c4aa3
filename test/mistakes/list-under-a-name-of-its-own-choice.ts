/** A tool does not say what it is called: the table does, and the address of the next page follows. */
import { decorations } from '#src/read-model/resources/flowers.ts'
import { list } from '#tools/kinds/list.ts'

export const mistaken = list(decorations, {
  by: ['country'],
  // @ts-expect-error 'name' does not exist in type 'ListOptions<Resource<
  name: 'list_flowers',
})
