/** The one country that an overview is about. */
import type { FieldHook, TextField } from 'payload'
import { countriesOfTheWorld } from '#src/geography/countries.ts'

/** An ISO code chosen by name; name and slug of the entry follow from it. */
export const countryField = (): TextField => ({
  name: 'country',
  type: 'text',
  label: 'Country',
  required: true,
  unique: true,
  validate: (value: unknown) => isCountryCode(value) || 'Choose a country from the list.',
  hooks: { beforeValidate: [named] },
  admin: {
    description: 'The country this page is about. There is one page for each.',
    components: {
      Field: '/collections/components/country-choices.tsx#CountryChoices',
      Cell: '/collections/components/cells.tsx#CountriesCell',
    },
  },
})

/** Whether this is the ISO 3166-1 alpha-2 code of a country. */
export const isCountryCode = (value: unknown): boolean => countriesOfTheWorld.some(({ code }) => code === value)

const named: FieldHook = ({ value, data }) => {
  const chosen = countriesOfTheWorld.find(({ code }) => code === value)
  if (data && chosen) data.name = chosen.name
  return value
}
