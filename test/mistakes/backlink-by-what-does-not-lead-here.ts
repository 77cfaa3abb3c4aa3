/** A parameter of the other resource that leads somewhere else ties nothing to this one. */
import { catalogue, resource } from '#src/read-model/resource.ts'

const head = { service: 'flowers', about: 'A sort of entry.' } as const
const days = resource({
  ...head,
  id: 'day',
  one: 'day',
  many: 'days',
  path: 'days',
  backlinks: { flowers: { label: 'Flowers', description: 'Its flowers.', from: 'flower', by: 'peer', limit: 12 } },
})
const flowers = resource({
  ...head,
  id: 'flower',
  one: 'flower',
  many: 'flowers',
  path: 'flowers',
  links: { peer: { field: 'peers', label: 'Peers', description: 'Its like.', to: 'flower', many: true } },
})

// @ts-expect-error day: the backlink flowers is by peer, which ties no flower to it
export const mistaken = catalogue([days, flowers])
