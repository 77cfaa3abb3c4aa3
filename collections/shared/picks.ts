/** Items of the day that an editor chose ahead. */
import type {
  CollectionConfig,
  CollectionSlug,
  DefaultValue,
  Field,
  RelationshipFieldSingleValidation,
  TextFieldSingleValidation,
} from 'payload'
import { relationship } from 'payload/shared'
import { todayUtc } from '#src/calendar/day.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { findService, services } from '#src/services.ts'
import { seenByAllChangedByEditors } from '../access/seen-by-all-changed-by-editors.ts'
import { dateField } from '../fields/day.ts'
import { serviceField } from '../fields/service.ts'
import { collectionSlug } from '../slugs.ts'

/** A planned pick: this entry on that day. `entries` are the slugs of the collections to choose from. */
export const picksCollection = (entries: CollectionSlug[]): CollectionConfig => ({
  slug: 'picks',
  labels: { singular: 'Planned pick', plural: 'Planned picks' },
  typescript: { interface: 'PlannedPick' },
  access: seenByAllChangedByEditors('pick'),
  admin: {
    group: 'Shared',
    useAsTitle: 'day',
    hideAPIURL: true,
    defaultColumns: ['day', 'service', 'entry'],
    description: 'The entry a home page features on a day. Days without one are picked by themselves.',
    components: { beforeListTable: ['/collections/components/picks-calendar.tsx#PicksCalendar'] },
  },
  defaultSort: '-day',
  fields: [
    asked('service', serviceField()),
    asked('day', {
      ...dateField('day', {
        label: 'Day',
        description: 'The UTC day it is featured on, from today on.',
        required: true,
      }),
      validate: freeDay as never,
    }),
    {
      name: 'entry',
      type: 'relationship',
      relationTo: entries,
      required: true,
      label: 'Entry',
      validate: entryOfTheService as never,
      filterOptions: ({ relationTo, data }) => !data?.service || serviceOf(relationTo) === data.service,
      admin: { description: 'The entry to feature. While it is not published, the day is picked by itself.' },
    },
  ],
})

/** A form opened with `?service=…&day=…`, as the calendar of picks does, begins with these. */
function asked(name: 'service' | 'day', field: Field): Field {
  const defaultValue: DefaultValue = ({ req }) => {
    const value = req.query?.[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  return { ...field, defaultValue } as Field
}

/** Accepts a day that is not past and has no other pick for the service. An existing pick may keep its day. */
const freeDay: TextFieldSingleValidation = async (value, options) => {
  const said = await isAnyDay(value, options)
  if (said !== true || !value) return said
  const { id, req, siblingData } = options
  const service = (siblingData as { service?: string }).service
  if (!service) return true
  const where = { and: [{ service: { equals: service } }, { day: { equals: value } }] }
  const { docs } = await req.payload.find({ collection: 'picks', where, depth: 0, pagination: false, req })
  const isThis = (pick: { id: unknown }) => id !== undefined && String(pick.id) === String(id)
  if (docs.some((pick) => !isThis(pick))) return `${titleOf(service)} has a pick for that day already.`
  return value >= todayUtc(new Date()) || docs.some(isThis) || 'That day is past: it had its pick.'
}

const isAnyDay = dateField('day', { label: '', description: '', required: true }).validate as TextFieldSingleValidation

/** An entry, and one of the service the pick is for. */
const entryOfTheService: RelationshipFieldSingleValidation = async (value, options) => {
  const { service } = options.siblingData as { service?: string }
  const owner = serviceOf((value as { relationTo?: string } | null | undefined)?.relationTo)
  if (owner && service && owner !== service)
    return `That is an entry of ${titleOf(owner)}, and the pick is for ${titleOf(service)}.`
  return relationship(value, options)
}

/** The service whose entries a collection holds. */
const serviceOf = (slug: string | undefined): string | undefined =>
  services.find(({ id }) => resourcesOf(id).some((resource) => collectionSlug(resource) === slug))?.id

const titleOf = (service: string): string => findService(service)?.title ?? service
