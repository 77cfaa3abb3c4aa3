/** References to other entries of the same service, as their resource declares them. */
import type { Field } from 'payload'
import type { AnyResource } from '#src/read-model/resource.ts'
import { fieldName } from '../field-name.ts'
import { collectionSlug } from '../slugs.ts'

/** One relationship per link. A link to a draft is kept and appears once the draft is published. */
export const linkFields = (resource: Pick<AnyResource, 'service' | 'links'>): Field[] =>
  Object.values(resource.links).map(({ field, label, description, to, many, most }): Field => {
    const relationship = {
      name: fieldName(field),
      type: 'relationship',
      relationTo: collectionSlug({ service: resource.service, id: to }),
      label,
      admin: { description: `${description} One that is not published yet appears once it is.` },
    } as const
    return many ? { ...relationship, hasMany: true, ...(most ? { maxRows: most } : {}) } : relationship
  })
