/** What an entry is called. */
import type { Field } from 'payload'
import type { AnyResource } from '#src/read-model/resource.ts'
import { wordsCell } from './cells.ts'

const LONGEST_NAME = 160
const ofACopy = ' (copy)'

/** The name in English. A country's is that of the chosen country. That of a copy says so, and the copy's slug is made from it. */
export const nameField = ({ one, isCountry }: Pick<AnyResource, 'one' | 'isCountry'>): Field => ({
  name: 'name',
  type: 'text',
  label: 'Name',
  required: true,
  index: true,
  maxLength: LONGEST_NAME,
  hooks: {
    beforeDuplicate: [
      ({ value }) => (typeof value === 'string' ? `${value.slice(0, LONGEST_NAME - ofACopy.length)}${ofACopy}` : value),
    ],
  },
  admin: { description: `Name of the ${one} in English.`, hidden: isCountry },
})

/** The name at home, and every other spelling a reader may look for. */
export const otherNameFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      {
        name: 'nativeName',
        type: 'text',
        label: 'Native name',
        admin: { description: 'In the language and script of its home, where there is one.', width: '50%' },
      },
      {
        name: 'otherNames',
        type: 'text',
        hasMany: true,
        label: 'Other names',
        admin: {
          description: 'Other names and spellings in use; readers find the entry by each.',
          components: { Cell: wordsCell },
          placeholder: 'Type a name, then Enter',
          width: '50%',
        },
      },
    ],
  },
]
