/** A link leads to a resource of its catalogue. */
import { catalogue, resource } from '#src/read-model/resource.ts'

const flowers = resource({
  service: 'flowers',
  id: 'flower',
  one: 'flower',
  many: 'flowers',
  path: 'flowers',
  about: 'Flowers.',
  links: { day: { field: 'days', label: 'Days', description: 'Its days.', to: 'flower_dai', many: true } },
})

// @ts-expect-error no resource is called flower_dai
export const mistaken = catalogue([flowers])
