/** `compare_countries`: what colours mean in two countries, side by side. */
import { z } from 'zod'
import { families } from '#src/colour/family.ts'
import { findCountry } from '#src/geography/find-country.ts'
import { address } from '#src/read-model/identified.ts'
import { read } from '#src/read-model/json.ts'
import { related } from '#src/read-model/queries/related.ts'
import { meanings } from '#src/read-model/resources/colours.ts'
import { briefSummary } from '#tools/brief.ts'
import { countryInput } from '#tools/inputs.ts'
import { tool } from '#tools/tool.ts'

const side = z.strictObject({
  code: z.string().describe('ISO 3166-1 alpha-2 code.'),
  name: z.string().describe('English name of the country.'),
  url: address('Address of its page.'),
})

const note = briefSummary(meanings)

const notesOf = <Z extends z.ZodType>(which: string, one: Z) =>
  z.array(one).describe(`Notes on the family in the ${which} country; empty where nothing is recorded.`)

const answerWith = <Z extends z.ZodType>(one: Z) =>
  z.strictObject({
    a: side.describe('The first country.'),
    b: side.describe('The second country.'),
    families: z
      .array(
        z.strictObject({
          family: z.enum(families).describe('Colour family.'),
          a: notesOf('first', one),
          b: notesOf('second', one),
        }),
      )
      .describe('Every colour family, in the order of the spectrum.'),
  })

type Country = NonNullable<ReturnType<typeof findCountry>>

/** Parsing has let only known countries through. */
const countryOf = (text: string) => findCountry(text) as Country

const told = ({ code, name, slug }: Country) => ({ code, name, url: `/countries/${slug}` })

/** Every family, both sides shown even where one or both are unknown. */
export const compareCountries = () =>
  tool({
    kind: 'compare',
    resource: meanings.id,
    description:
      'What each colour family means in one country beside what it means in another; families nothing is recorded of are ' +
      'shown empty. Use it to compare two countries; for one country or one meaning use colour_meanings.',
    input: z.strictObject({ a: countryInput('First country.'), b: countryInput('Second country.') }),
    get output() {
      return answerWith(meanings.summary)
    },
    inBrief: {
      get output() {
        return answerWith(note.output)
      },
      from: (whole) => ({
        ...whole,
        families: whole.families.map(({ family, a, b }) => ({ family, a: a.map(note.from), b: b.map(note.from) })),
      }),
    },
    example: { a: 'China', b: 'India' },
    varies: 'content',
    reads: ['entries'],
    run: async ({ a, b }, { database }) => {
      const [left, right] = [countryOf(a), countryOf(b)]
      const notesByCountry = await related(database, meanings, 'country', [left.code, right.code], null)
      const notesOn = ({ code }: Country, family: string) => {
        const notes = notesByCountry.get(code)
        return notes ? read(notes).filter((note) => note.family === family) : []
      }
      return {
        a: told(left),
        b: told(right),
        families: families.map((family) => ({ family, a: notesOn(left, family), b: notesOn(right, family) })),
      }
    },
  })
