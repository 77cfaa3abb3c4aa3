/**
 * Makes a collection of a resource. Its declaration gives the fields that editors see, in the order in which a person writes them, and how
 * a document becomes the public record. A collection only adds the fields that publishing computes.
 */

import type { CollectionConfig, Field } from 'payload'
import { type AnyResource, type RecordOf, storedFacets } from '#src/read-model/resource.ts'
import { findService } from '#src/services.ts'
import { capital } from '#src/text/capital.ts'
import { entryAccess } from './access/entries.ts'
import { mayEver } from './access/permissions.ts'
import { personOf } from './access/person.ts'
import { contentFields } from './content-fields.ts'
import { entry } from './entry.ts'
import { fieldName } from './field-name.ts'
import { calendarRuleField, datesOfRule, ruleOf, rulePreview } from './fields/calendar-rule.ts'
import { checksField } from './fields/checks.ts'
import { countryField } from './fields/country.ts'
import { facetFields } from './fields/facets.ts'
import { faqField } from './fields/faq.ts'
import { linkFields } from './fields/links.ts'
import { mayBeNamed } from './fields/may-be-named.ts'
import { nameField, otherNameFields } from './fields/names.ts'
import { overridesField } from './fields/overrides.ts'
import { ownFields } from './fields/own.ts'
import { pictureFields } from './fields/pictures.ts'
import { proofField } from './fields/proof.ts'
import { authorshipField, sourcesField } from './fields/provenance.ts'
import { reviewField } from './fields/review.ts'
import { revisionField } from './fields/revision.ts'
import { scheduleField } from './fields/schedule.ts'
import { scoreField } from './fields/score.ts'
import { sectionFields } from './fields/sections.ts'
import { slugField } from './fields/slug.ts'
import { summaryField } from './fields/summary.ts'
import { textLinksFieldOf } from './fields/text-links.ts'
import { topicFields } from './fields/topic.ts'
import { usedByField } from './fields/used-by.ts'
import { whereFields } from './fields/where.ts'
import { listFilters } from './list-filters.ts'
import { collectionSlug } from './slugs.ts'

type Document = Readonly<Record<string, unknown>>

/** A collection of catalogue entries: what Payload needs, and what publishing needs. */
export type CatalogueCollection = {
  resource: AnyResource
  config: CollectionConfig
  /** The public record of a document whose references are resolved: only published entries are left in it. Pure. */
  project(document: Document): Record<string, unknown>
}

/** Fields of every calendar day that publishing itself computes. */
type OfCalendar = 'rule_in_words' | 'weekdays'

/** Fields that a resource declares as computed and that no rule of a day gives. */
type Computed<R extends AnyResource> = Exclude<R['computed'][number], R['isCalendar'] extends true ? OfCalendar : never>

type Options<R extends AnyResource> = {
  /** Computes the fields that the resource declares as computed; null where that is impossible, which the record refuses. Pure. */
  compute(document: Document): { [F in Computed<R>]: RecordOf<R>[F & keyof RecordOf<R>] | null }
}

/** Options are required where the resource has computed fields, and not allowed where it has none. */
type Given<R extends AnyResource> = [Computed<R>] extends [never] ? [] : [options: Options<R>]

const VERSIONS_KEPT = 50
/** The longest timer of browsers, in place of Payload's autosave: the form saves by itself (collections/components/together.tsx). */
const NEVER_MS = 2 ** 31 - 1

/** Makes the collection of a resource. */
export function collection<R extends AnyResource>(resource: R, ...[options]: Given<R>): CatalogueCollection {
  const service = findService(resource.service)
  const written: Field[] = [{ type: 'tabs', tabs: tabs(resource) }, slugField(resource), mayBeNamed()]
  const config: CollectionConfig = {
    slug: collectionSlug(resource),
    labels: { singular: capital(resource.one), plural: capital(resource.many) },
    trash: true,
    versions: {
      drafts: { autosave: { interval: NEVER_MS, showSaveDraftButton: true } },
      maxPerDoc: VERSIONS_KEPT,
    },
    access: entryAccess(resource.service),
    enableQueryPresets: true,
    admin: {
      useAsTitle: 'name',
      group: service?.title ?? 'All catalogues',
      description: resource.about,
      defaultColumns: columnsOf(resource),
      listSearchableFields: ['name', 'slug'],
      hideAPIURL: true,
      livePreview: {
        url: ({ data, collectionConfig }) => (data.id ? `/cms/api/${collectionConfig?.slug}/${data.id}/preview` : null),
        breakpoints: [
          { name: 'phone', label: 'Phone', width: 390, height: 844 },
          { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
        ],
      },
      components: {
        beforeListTable: [
          {
            path: '/collections/components/list-filters.tsx#ListFilters',
            clientProps: { filters: listFilters(resource) },
          },
          '/collections/components/order-of-view.tsx#OrderOfView',
          {
            path: '/collections/components/export-chosen.tsx#ExportChosen',
            clientProps: { address: `/cms/api/export/${resource.service}/${resource.path}` },
          },
          '/collections/components/chosen-used-by.tsx#ChosenUsedBy',
        ],
        views: { begin: { path: '/create', exact: true, Component: begin(resource) }, edit: versionViews },
        edit: {
          editMenuItems: ['/collections/components/take-away.tsx#ToTheTrash'],
          UnpublishButton: '/collections/components/take-away.tsx#Unpublish',
          Status: {
            path: '/collections/components/status.tsx#Status',
            clientProps: { fields: contentFields(written) },
          },
        },
      },
      hidden: ({ user }) => !mayEver(personOf({ user }), 'read', resource.service),
    },
    fields: [
      revisionField(written),
      ...written,
      textLinksFieldOf(resource),
      reviewField(written),
      checksField(),
      scoreField(resource),
      proofField(),
      usedByField(),
      scheduleField(),
    ],
  }
  const computed = (document: Document) => (resource.isCalendar ? datesOfRule(ruleOf(document)) : {})
  return {
    resource,
    config,
    project: (document) => ({ ...entry(resource, document), ...computed(document), ...options?.compute(document) }),
  }
}

/** Views of versions: a list with their authors, and a comparison of their texts. */
const versionViews = {
  versions: { Component: '/src/audit/views/versions.tsx#Versions' },
  version: { Component: '/src/audit/views/version.tsx#VersionCompared' },
}

/** Most facets in a list beside the name, where the resource names no columns. */
const MOST_FACETS = 2

/** The columns of a list: those that tell entries apart, how much is written, whose turn it is, and the state. */
const columnsOf = (resource: AnyResource): string[] => [
  'name',
  ...tellingApart(resource),
  'score',
  'review',
  '_status',
  'updatedAt',
]

/** The declared columns; else the rule of days, the first facets or, without any, the summary. */
function tellingApart(resource: AnyResource): string[] {
  const { columns, computed, isCalendar, isCountry } = resource
  if (columns.length > 0) return columns.map(fieldName)
  const typed = storedFacets(resource)
    .map(([, { field }]) => field)
    .filter((field) => !computed.includes(field))
  if (isCalendar) return ['rule', 'countries']
  if (typed.length > 0) return [...typed.slice(0, MOST_FACETS).map(fieldName), 'countries']
  return isCountry ? ['nativeName'] : ['summary']
}

/** The first step of a new entry asks for its name, and stores nothing before. */
const begin = ({ isCountry }: AnyResource) => ({
  path: '/collections/components/begin.tsx#Begin',
  clientProps: { isCountry },
})

/** The tabs of the form, left to right as a person writes; a tab without fields is left out. */
function tabs(resource: AnyResource): { label: string; fields: Field[] }[] {
  const opening = resource.isCountry ? [countryField(), nameField(resource)] : [nameField(resource)]
  const about = topicFields(resource)
  const finding = [
    ...facetFields(resource),
    ...(resource.isCountry ? [] : whereFields(resource)),
    ...linkFields(resource),
  ]
  const all = [
    {
      label: 'Text',
      fields: [...opening, ...otherNameFields(), summaryField(), ...ownFields(resource), ...sectionFields(resource)],
    },
    {
      label: 'Dates',
      fields: resource.isCalendar ? [...about, calendarRuleField(), rulePreview(), overridesField()] : [],
    },
    { label: 'Finding it', fields: resource.isCalendar ? finding : [...about, ...finding] },
    { label: 'Questions and sources', fields: [faqField(resource), sourcesField(), authorshipField()] },
    { label: 'Pictures', fields: pictureFields() },
  ]
  return all.filter((tab) => tab.fields.length > 0)
}
