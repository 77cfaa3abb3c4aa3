/** Second declaration of topics, what readers may see: the public record of what catalogues hold in common. */
import { z } from 'zod'
import { oneOf } from '../facets/index.ts'
import { catalogue, resource } from '../resource.ts'
import { asDay, keptBy } from './shapes.ts'
import { FAITHS } from './traditions.ts'

/** One thing that several catalogues speak of. What they say of it they say themselves: a topic is who or what it is, and when. */
export const topics = resource({
  ...asDay,
  service: 'network',
  id: 'topic',
  one: 'topic',
  many: 'topics',
  path: 'topics',
  isSourced: false,
  about:
    'Things that several catalogues speak of: feasts, countries, places, living things, substances, dishes and customs.',
  datedAs: { field: 'kind', value: 'occasion' },
  fields: {
    ...asDay.fields,
    scientific_name: z
      .string()
      .nullable()
      .describe('Scientific name of a living thing, without author; else null. Who speaks of it says the same.'),
    wikidata: z
      .string()
      .regex(/^Q[1-9]\d*$/, 'An identifier of Wikidata, such as Q10244.')
      .nullable()
      .describe('Identifier in Wikidata where it is certain, as Q10244; else null.'),
    gbif: z
      .int()
      .positive()
      .nullable()
      .describe('Key of the species in the backbone of GBIF where it is certain; else null.'),
    iso: z
      .string()
      .regex(/^[A-Z]{2}$/, 'Two capitals, as ISO 3166-1 has them.')
      .nullable()
      .describe('ISO 3166-1 alpha-2 code of a country; else null.'),
  },
  facets: {
    kind: oneOf('kind', ['occasion', 'country', 'place', 'living-thing', 'substance', 'dish', 'custom', 'person'], {
      label: 'Kind',
      description: 'Sort of topic.',
      labels: { 'living-thing': 'living thing' },
    }),
    faith: keptBy(FAITHS),
    ...asDay.facets,
  },
  sections: {},
  namedBy: ['scientific_name'],
})

/** Every resource that belongs to no catalogue. */
export const networkResources = catalogue([topics])
