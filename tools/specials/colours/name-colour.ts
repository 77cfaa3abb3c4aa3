/** `name_colour`: what a colour value is called, and what goes with it. */
import { z } from 'zod'
import { colourContrast, contrastOf } from '#src/colour/contrast.ts'
import { families, familyOf } from '#src/colour/family.ts'
import { colourHarmonies, harmoniesOf } from '#src/colour/harmonies.ts'
import { parseHex } from '#src/colour/hex.ts'
import { colourValues, colourValuesOf } from '#src/colour/values.ts'
import { address, slugSchema } from '#src/read-model/identified.ts'
import { limit } from '#tools/inputs.ts'
import { tool } from '#tools/tool.ts'
import { namedColours } from './named-colours.ts'

/** A colour value as readers write it. */
export const hexInput = z
  .string()
  .superRefine((text, context) => {
    if (parseHex(text)) return
    context.addIssue({
      code: 'custom',
      message: `"${text}" is not a colour value: three or six hexadecimal digits, with or without #.`,
      params: { code: 'not_a_colour' },
    })
  })
  .describe('Colour to name: three or six hexadecimal digits in any case, with or without # (#3a7, 33AA77).')

const reference = z.strictObject({
  slug: slugSchema('Key of the set.'),
  name: z.string().describe('Name of the set.'),
  url: address('Address of its page.'),
})

/** The closest named colours by Euclidean distance in CIE Lab under D65 (CIE76), and everything that follows from the value. */
export const nameColour = () =>
  tool({
    kind: 'name-colour',
    description:
      'What a colour value is called: the closest named colours with their Euclidean distance in CIE Lab (CIE76, D65: ' +
      'about 2 is just noticeable), its value in RGB, HSL and CMYK, its family, its harmonies, and its contrast with ' +
      'black and white text by WCAG 2. Use it for a value you have; for a name use search, for named values by family list_swatches.',
    input: z.strictObject({ hex: hexInput, limit: limit(20, 8, 'named colours') }),
    get output() {
      return z.strictObject({
        values: colourValues.describe('The value in other notations.'),
        family: z.enum(families).describe('Colour family of the value; a name nearest to it may say another.'),
        closest: z
          .array(
            z.strictObject({
              name: z.string().describe('Name of the colour.'),
              hex: z.string().describe('Its value, #rrggbb.'),
              distance: z.number().describe('Distance in CIE Lab, rounded to two decimals; 0 is the same value.'),
              resource: z.string().describe('colour for an entry of the catalogue, swatch for a name of a set.'),
              slug: slugSchema('Identifier of the entry.'),
              url: address('Address of its page.'),
              family: z.string().describe('Its colour family.'),
              set: reference.nullable().describe('The set a swatch is of; null for an entry of the catalogue.'),
            }),
          )
          .describe('Closest named colours, the closest first.'),
        harmonies: colourHarmonies,
        contrast: colourContrast.describe('Its contrast with text upon it, by WCAG 2.'),
      })
    },
    example: { hex: '#4b0082' },
    varies: 'content',
    reads: ['entries'],
    run: async ({ hex: asked, limit: most }, { database }) => {
      // Parsing has let only colour values through.
      const hex = parseHex(asked) as string
      const index = await namedColours(database)
      return {
        values: colourValuesOf(hex),
        family: familyOf(hex),
        closest: index.nearest(hex, most).map(({ entry, distance }) => ({
          name: entry.name,
          hex: entry.hex,
          distance: Math.round(distance * 100) / 100,
          resource: entry.resource,
          slug: entry.slug,
          url: entry.url,
          family: entry.family ?? familyOf(entry.hex),
          set: entry.set,
        })),
        harmonies: harmoniesOf(hex),
        contrast: contrastOf(hex),
      }
    },
  })
