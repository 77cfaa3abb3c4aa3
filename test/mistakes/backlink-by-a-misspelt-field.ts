/** A backlink says by which parameter of the other resource its entries point here. */
import { catalogue, resource } from '#src/read-model/resource.ts'

const head = { service: 'flowers', about: 'A sort of entry.' } as const
const days = resource({
  ...head,
  id: 'day',
  one: 'day',
  many: 'days',
  path: 'days',
  backlinks: { flowers: { label: 'Flowers', description: 'Its flowers.', from: 'flower', by: 'dai', limit: 12 } },
})
const flowers = resource({
  ...head,
  id: 'flower',
  one: 'flower',
  many: 'flowers',
  path: 'flowers',
  links: { day: { field: 'days', label: 'Days', description: 'Its days.', to: 'day', many: true } },
})

// @ts-expect-error day: the backlink flowers is by dai, which ties no flower to it
export const mistaken = catalogue([days, flowers])
