/**
 * A resource becomes a collection: from its declaration follow the fields editors see, in the order a person writes them.
 * A collection adds only the resource's own fields and says how a document becomes the public record.
 */

import type { CollectionConfig, Field } from 'payload'
import type { AnyResource, RecordOf } from '#src/read-model/resource.ts'
import { findService } from '#src/services.ts'
import { capital } from '#src/text/capital.ts'
import { mayChange } from './access/may-change.ts'
import { mayWorkOn } from './access/may-work-on.ts'
import { calendarRule, rulePreview } from './fields/calendar-rule.ts'
import { country } from './fields/country.ts'
import { facets } from './fields/facets.ts'
import { faq } from './fields/faq.ts'
import { links } from './fields/links.ts'
import { name, otherNames } from './fields/names.ts'
import { overrides } from './fields/overrides.ts'
import { picture } from './fields/picture.ts'
import { score } from './fields/score.ts'
import { sections } from './fields/sections.ts'
import { slug } from './fields/slug.ts'
import { sources } from './fields/sources.ts'
import { summary } from './fields/summary.ts'
import { where } from './fields/where.ts'
import { collectionSlug } from './slugs.ts'

/** A document whose references are resolved: only published entries are left, as objects with slug and name. */
export type Project = (document: never) => Record<string, unknown>

/** A collection of catalogue entries: what Payload needs, and what publishing needs. */
export type CatalogueCollection = { resource: AnyResource; config: CollectionConfig; project: Project }

type Options<Document, Record> = {
  /** Fields of the resource that are neither facets, links nor sections. They stand below the summary. */
  fields?: Field[]
  /** The name of its documents' type. */
  type: string
  admin?: CollectionConfig['admin']
  /** Pure. Its result is checked here by type and parsed strictly by the record's schema when publishing. */
  project(document: Document): Record
}

const VERSIONS_KEPT = 50
const AUTOSAVE_MS = 2000

/** Makes the collection of a resource. */
export function collection<R extends AnyResource, Document>(
  resource: R,
  { fields = [], type, admin, project }: Options<Document, NoInfer<RecordOf<R>>>,
): CatalogueCollection {
  const service = findService(resource.service)
  const config: CollectionConfig = {
    slug: collectionSlug(resource),
    labels: { singular: capital(resource.one), plural: capital(resource.many) },
    typescript: { interface: type },
    trash: true,
    versions: {
      drafts: { autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true }, schedulePublish: true },
      maxPerDoc: VERSIONS_KEPT,
    },
    access: {
      read: mayWorkOn(resource.service),
      readVersions: mayWorkOn(resource.service),
      create: mayChange(resource.service),
      update: mayChange(resource.service),
      delete: mayWorkOn(resource.service),
    },
    admin: {
      useAsTitle: 'name',
      group: service?.title ?? resource.service,
      description: resource.about,
      defaultColumns: ['name', 'slug', '_status', 'updatedAt'],
      listSearchableFields: ['name', 'slug'],
      hideAPIURL: true,
      hidden: ({ user }) => !mayWorkOn(resource.service)({ req: { user } }),
      ...admin,
    },
    fields: [{ type: 'tabs', tabs: tabs(resource, fields) }, slug(resource), score(resource)],
  }
  // What publishing hands over is a document of this collection, which is what `project` takes.
  return { resource, config, project: project as Project }
}

/** The tabs of the form, left to right as a person writes; a tab without fields is left out. */
function tabs(resource: AnyResource, fields: Field[]) {
  const opening = resource.isCountry ? [country(), name(resource)] : [name(resource)]
  const finding = [...facets(resource), ...(resource.isCountry ? [] : where(resource)), ...links(resource)]
  const all = [
    { label: 'Text', fields: [...opening, ...otherNames(), summary(), ...fields, ...sections(resource)] },
    { label: 'Dates', fields: resource.isCalendar ? [calendarRule(), rulePreview(), overrides()] : [] },
    { label: 'Finding it', fields: finding },
    { label: 'Questions and sources', fields: [faq(), sources()] },
    { label: 'Picture', fields: [picture()] },
  ]
  return all.filter((tab) => tab.fields.length > 0)
}
