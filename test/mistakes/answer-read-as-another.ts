/** Who asks a tool knows what it takes and what it answers. */
import { ask, type Catalogue } from '#src/site/catalogue.ts'
import { askNetwork, type Network } from '#src/site/network.ts'
import { toolOf } from '#tools/tool-of.ts'

export async function mistaken(catalogue: Catalogue, network: Network) {
  const news = toolOf('flowers', ['news'])
  if (!news) return
  const { items } = await ask(catalogue, news, { limit: 5 })
  const [first] = items
  // @ts-expect-error Property 'heading' does not exist on type '{ title: string;
  first?.heading.toUpperCase()
  // @ts-expect-error 'most' does not exist in type 'InputOf<Tool<"news"
  await ask(catalogue, news, { most: 5 })
  // @ts-expect-error Expected 3 arguments, but got 2.
  await askNetwork(network, 'country')
  // @ts-expect-error Argument of type '"serch"' is not assignable to parameter of type '"calendar"
  await askNetwork(network, 'serch', { query: 'rose' })
}
