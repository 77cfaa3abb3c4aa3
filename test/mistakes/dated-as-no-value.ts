/** Only some topics fall on days: those of one value of one of their facets. */
import { oneOf } from '#src/read-model/facets/index.ts'
import { resource } from '#src/read-model/resource.ts'

export const mistaken = resource({
  service: 'network',
  id: 'topic',
  one: 'topic',
  many: 'topics',
  path: 'topics',
  about: 'Topics.',
  isCalendar: true,
  facets: { kind: oneOf('kind', ['occasion', 'place'], { label: 'Kind', description: 'Sort of topic.' }) },
  // @ts-expect-error no closed list kind has the value ocasion
  datedAs: { field: 'kind', value: 'ocasion' },
})
