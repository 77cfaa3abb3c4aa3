/** How much of the page is written, live while it is written. */
import type { Field } from 'payload'
import type { AnyResource } from '#src/read-model/resource.ts'

/** The parts of the documentation score beside the form, and its sum in lists. It stores nothing. */
export const scoreField = ({ service, id }: Pick<AnyResource, 'service' | 'id'>): Field => ({
  name: 'score',
  type: 'ui',
  label: 'Score',
  admin: {
    position: 'sidebar',
    components: {
      Field: { path: '/collections/components/score.tsx#Score', clientProps: { service, resource: id } },
      Cell: { path: '/collections/components/cells.tsx#ScoreCell', serverProps: { service, resource: id } },
    },
  },
})
