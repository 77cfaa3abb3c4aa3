/**
 * Processes the fields of new documents as the CMS does when it creates one: it fills in defaults, runs hooks, and has every field check
 * its value. The CMS starts a promise for each field and copies the document for each check; this goes through the document twice. It
 * relies on this: nothing is localised, access is asked of the whole document, values have their types (no number is made of a text),
 * and no field has a hook that runs after a save: such a hook would not be called here.
 */
import {
  type CollectionConfig,
  type Field,
  type FieldHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload'

type Values = Record<string, unknown>

/** A document on its way in. */
type New = { collection: SanitizedCollectionConfig; data: Values; req: PayloadRequest }

/** Where a field stands: the values beside it, and the path above it. */
type Place = { siblings: Values; above: readonly string[]; blockData?: Values }

/** The parts of a field's configuration that are used here; Payload's own type has a form for each type of field. */
type Named = {
  name: string
  type: Field['type']
  hasMany?: boolean
  defaultValue?: unknown
  hooks?: { [When in 'beforeValidate' | 'beforeChange']?: FieldHook[] }
  admin?: { condition?: (data: Values, siblings: Values, about: object) => boolean }
  validate?: (value: unknown, about: object) => true | string | Promise<true | string>
  editor?: { hooks?: { [When in 'beforeValidate' | 'beforeChange']?: ((about: object) => unknown)[] } }
  fields?: Field[]
  blocks?: { slug: string; fields: Field[] }[]
  blockReferences?: (string | { slug: string; fields: Field[] })[]
}

type Collected = { path: string; message: string }[]

/**
 * The collection for the operation that creates documents: with its own hooks, and with hooks that process its fields in place of the
 * fields. `isDraft`: whether documents may lack what publishing needs.
 */
export function withFieldsAtOnce(collection: SanitizedCollectionConfig, isDraft: boolean): SanitizedCollectionConfig {
  const fill: NonNullable<CollectionConfig['hooks']>['beforeValidate'] = [
    async ({ data = {}, req }) => {
      await filled({ collection, data, req }, collection.fields, { siblings: data, above: [] })
      return data
    },
  ]
  const check: NonNullable<CollectionConfig['hooks']>['beforeChange'] = [
    async ({ data, req }) => {
      const errors: Collected = []
      await checked({ collection, data, req }, collection.fields, { siblings: data, above: [] }, { isDraft, errors })
      if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
      return data
    },
  ]
  const { hooks } = collection
  return {
    ...collection,
    fields: [],
    hooks: {
      ...hooks,
      beforeValidate: [...fill, ...(hooks.beforeValidate ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), ...check],
    },
  }
}

/** Fills in the defaults of a document, and runs the hooks that come before its check. */
async function filled(document: New, fields: readonly Field[], place: Place): Promise<void> {
  const { req } = document
  const { siblings, above } = place
  for (const field of namedIn(fields)) {
    const { name, type, hasMany, defaultValue } = field
    if (siblings[name] === null && hasMany && (type === 'relationship' || type === 'upload')) siblings[name] = []
    if (siblings[name] === undefined && defaultValue !== undefined)
      siblings[name] =
        typeof defaultValue === 'function'
          ? await defaultValue({ locale: req.locale ?? '', req, user: req.user })
          : structuredClone(defaultValue)
    await hooked('beforeValidate', document, field, place)
    if (type === 'group' && typeof siblings[name] !== 'object') siblings[name] = {}
    for (const { below, row, path } of within(document, field, siblings[name]))
      await filled(document, below, { ...place, siblings: row, above: [...above, ...path] })
    if (type === 'richText') await edited('beforeValidate', document, field, place, [])
  }
}

type Checking = { isDraft: boolean; errors: Collected }

/** Runs the hooks that come before a document is stored, and checks its values; those of drafts may be anything. */
async function checked(document: New, fields: readonly Field[], place: Place, checking: Checking): Promise<void> {
  const { data, req, collection } = document
  const { siblings, above, blockData } = place
  for (const field of namedIn(fields)) {
    const { name, admin, validate } = field
    const path = [...above, name]
    const about = { blockData, operation: 'create', path, user: req.user }
    const isUnasked = checking.isDraft || (admin?.condition ? !admin.condition(data, siblings, about) : false)
    await hooked('beforeChange', document, field, place)
    if (isMisshapen(field, siblings[name])) {
      checking.errors.push({ path: path.join('.'), message: req.t('validation:invalidInput') })
      continue
    }
    if (!isUnasked && validate) {
      const validation = await validate(siblings[name], {
        ...field,
        blockData,
        collectionSlug: collection.slug,
        data,
        event: 'submit',
        operation: 'create',
        overrideAccess: true,
        path,
        preferences: { fields: {} },
        req,
        siblingData: siblings,
      })
      if (typeof validation === 'string') checking.errors.push({ path: path.join('.'), message: validation })
    }
    for (const { below, row, path } of within(document, field, siblings[name]))
      await checked(
        document,
        below,
        { siblings: row, above: [...above, ...path], ...(field.type === 'blocks' && { blockData: row }) },
        { ...checking, isDraft: isUnasked },
      )
    if (field.type === 'richText') await edited('beforeChange', document, field, place, checking.errors, isUnasked)
  }
}

/** Whether a field of this type cannot hold the value, not even in a draft. */
function isMisshapen({ type, hasMany }: Named, value: unknown): boolean {
  if (value === null || value === undefined) return false
  if (type === 'array' || type === 'blocks') return !Array.isArray(value)
  if (type === 'number') return typeof value === 'object' && !(hasMany && Array.isArray(value))
  return (
    (type === 'relationship' || type === 'upload') &&
    hasMany === true &&
    typeof value === 'object' &&
    !Array.isArray(value)
  )
}

type When = 'beforeValidate' | 'beforeChange'

async function hooked(when: When, document: New, field: Named, { siblings, above, blockData }: Place): Promise<void> {
  for (const hook of field.hooks?.[when] ?? []) {
    const value = await hook({
      ...aboutHook(document, field, above),
      blockData,
      previousSiblingDoc: {},
      previousValue: undefined,
      siblingData: siblings,
      siblingFields: [],
      value: siblings[field.name],
      // A hook is told all that the CMS tells one of a new document.
    } as never)
    if (value !== undefined) siblings[field.name] = value
  }
}

/** The hooks of the editor of a text, which see to its links. */
async function edited(
  when: When,
  document: New,
  field: Named,
  { siblings, above }: Place,
  errors: Collected,
  skipValidation = false,
): Promise<void> {
  for (const hook of field.editor?.hooks?.[when] ?? []) {
    const value = await hook({
      ...aboutHook(document, field, above),
      docWithLocales: {},
      errors,
      fieldLabelPath: '',
      mergeLocaleActions: [],
      parentIsLocalized: false,
      previousSiblingDoc: {},
      previousValue: when === 'beforeValidate' ? siblings[field.name] : undefined,
      siblingData: siblings,
      siblingDocWithLocales: {},
      skipValidation,
      value: siblings[field.name],
    })
    if (value !== undefined) siblings[field.name] = value
  }
}

const aboutHook = ({ collection, data, req }: New, field: Named, above: readonly string[]) => ({
  collection,
  context: req.context,
  data,
  field,
  global: null,
  indexPath: [],
  operation: 'create' as const,
  originalDoc: {},
  overrideAccess: true,
  path: [...above, field.name],
  req,
  schemaPath: [...above.filter((part) => !/^\d+$/.test(part)), field.name],
})

type Within = { below: readonly Field[]; row: Values; path: string[] }

/** The values within a field that have fields of their own. */
function within({ req }: New, { name, type, fields = [], ...field }: Named, value: unknown): Within[] {
  if (type === 'group' && value) return [{ below: fields, row: value as Values, path: [name] }]
  if ((type !== 'array' && type !== 'blocks') || !Array.isArray(value)) return []
  return (value as Values[]).flatMap((row, index) => {
    const path = [name, String(index)]
    if (type === 'array') return [{ below: fields, row, path }]
    const among = (field.blockReferences ?? field.blocks ?? []).find(
      (one) => typeof one !== 'string' && one.slug === row.blockType,
    )
    // Payload keeps blocks by their slugs.
    const shared = req.payload.blocks as Readonly<Record<string, { fields: Field[] } | undefined>>
    const block = shared[String(row.blockType)] ?? (among as { fields: Field[] } | undefined)
    return block ? [{ below: block.fields, row, path }] : []
  })
}

const named = new WeakMap<readonly Field[], readonly Named[]>()

/** The fields that hold values, those of tabs and rows among them, in their order. */
function namedIn(fields: readonly Field[]): readonly Named[] {
  const cached = named.get(fields)
  if (cached) return cached
  const valueFields = fields.flatMap((field): readonly Named[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => namedIn(tab.fields))
    if (field.type === 'row' || field.type === 'collapsible') return namedIn(field.fields)
    // All others have a name and hold a value, except those that are only shown.
    return field.type === 'ui' ? [] : [field as unknown as Named]
  })
  named.set(fields, valueFields)
  return valueFields
}
