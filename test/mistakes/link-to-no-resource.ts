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

// @ts-expect-error flower: the link day leads to flower_dai, which is no resource of the catalogue
export const mistaken = catalogue([flowers])
