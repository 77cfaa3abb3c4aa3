/** Who asks a tool knows what it takes and what it answers. */
import { ask, type Catalogue } from '#src/site/catalogue.ts'
import { askNetwork, type Network } from '#src/site/network.ts'
import { toolOf } from '#tools/tool-of.ts'

export async function mistaken(catalogue: Catalogue, network: Network) {
  const news = toolOf('flowers', ['news'])
  if (!news) return
  const { items } = await ask(catalogue, news, { limit: 5 })
  const [first] = items
  // @ts-expect-error a headline has a title
  first?.heading.toUpperCase()
  // @ts-expect-error the parameter is called limit
  await ask(catalogue, news, { most: 5 })
  // @ts-expect-error the parameter is needed
  await askNetwork(network, 'country')
  // @ts-expect-error the tool is called search
  await askNetwork(network, 'serch', { query: 'rose' })
}
