/** The fields that are a resource's own: neither facets, links nor sections. The form follows from their schemas. */
import type { Field } from 'payload'
import type { AnyResource } from '#src/read-model/resource.ts'
import { fieldName } from '../field-name.ts'
import { fieldFromZod } from './from-zod.ts'

/** One field of the form for each that editors type; computed fields have none. */
export const ownFields = (resource: Pick<AnyResource, 'fields' | 'computed'>): Field[] =>
  typedFields(resource).map(([field, schema]) => fieldFromZod(fieldName(field), schema))

/** The resource's own fields that editors type, with their schemas. */
export const typedFields = ({ fields, computed }: Pick<AnyResource, 'fields' | 'computed'>) =>
  Object.entries(fields).filter(([field]) => !computed.includes(field))
