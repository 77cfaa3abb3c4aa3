/** The part of an entry's address that names it. */
import type { CollectionSlug, FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { countriesOfTheWorld } from '#src/geography/countries.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { isSlug, slugify } from '#src/text/slug.ts'

/** Most characters of a copied slug, to leave room for “-copy-123” in the 80 of a slug. */
const LONGEST_STEM = 70

/** Made from the name until it is edited or published; unique in its collection. A renamed slug keeps working. */
export const slugField = (resource: Pick<AnyResource, 'isCountry' | 'path'>): TextField => ({
  name: 'slug',
  type: 'text',
  label: 'Slug',
  required: true,
  unique: true,
  index: true,
  validate,
  hooks: { beforeValidate: [resource.isCountry ? fromCountry : fromName], beforeDuplicate: [ofTheCopy] },
  admin: {
    position: 'sidebar',
    readOnly: resource.isCountry,
    description: resource.isCountry
      ? 'Follows from the country.'
      : `The end of its address, /${resource.path}/…: lower-case letters, digits and hyphens. Made from the name. The old address keeps working after a change.`,
  },
})

const validate: TextFieldSingleValidation = (value) => {
  if (!value) return 'Needed: type a slug, or a name to make it from.'
  return isSlug(value) || 'Lower-case letters, digits and single hyphens, at most 80 characters.'
}

const fromName: FieldHook = ({ value, data, originalDoc, operation }) => {
  const before = operation === 'update' ? originalDoc : undefined
  const isAutomatic = !value || (before?._status !== 'published' && value === slugify(String(before?.name ?? '')))
  const name = data?.name ?? before?.name
  if (!isAutomatic) return value
  return slugify(String(name ?? '')) || null
}

/** The next free slug for a copy. A person will change it, since a copy should get a name of its own. */
const ofTheCopy: FieldHook = async ({ value, collection, req }) => {
  if (typeof value !== 'string' || !collection) return null
  const stem = `${value.slice(0, LONGEST_STEM).replace(/-+$/, '')}-copy`
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? stem : `${stem}-${number}`
    const where = { slug: { equals: slug } }
    const { totalDocs } = await req.payload.count({
      collection: collection.slug as CollectionSlug,
      where,
      trash: true,
      req,
    })
    if (totalDocs === 0) return slug
  }
}

const fromCountry: FieldHook = ({ data, originalDoc }) => {
  const code = data?.country ?? originalDoc?.country
  return countriesOfTheWorld.find((country) => country.code === code)?.slug ?? null
}
