/** `compare_concept`: one concept across countries. */
import { z } from 'zod'
import { countryByCode } from '#src/geography/countries.ts'
import { regions11 } from '#src/geography/regions.ts'
import { address, slugSchema } from '#src/read-model/identified.ts'
import { parsed, read } from '#src/read-model/json.ts'
import { bySlug } from '#src/read-model/queries/by-slug.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { page } from '#src/read-model/queries/page.ts'
import type { RecordOf, SummaryOf } from '#src/read-model/resource.ts'
import { CONCEPTS, concepts, traditions } from '#src/read-model/resources/traditions.ts'
import { termOf } from '#src/read-model/terms.ts'
import { briefReference, inBrief } from '#tools/brief.ts'
import { limit } from '#tools/inputs.ts'
import { tool } from '#tools/tool.ts'

type Compared = SummaryOf<typeof traditions>

/** The editors' comparison, then the traditions grouped by country, the countries with most of them first. */
export const compareConcept = () =>
  tool({
    kind: 'compare',
    resource: concepts.id,
    description:
      'One concept compared across places: what the editors say of it, then its traditions country by country, most ' +
      'first. Use it for "how do people marry, mourn or greet in different places"; for the whole page of a concept use ' +
      'get_concept, for the traditions of one country list_by_category.',
    input: z.strictObject({
      concept: z.enum(CONCEPTS).describe('Concept to compare.'),
      region: z.enum(regions11).optional().describe('Keep the countries of this region.'),
      limit: limit(60, 25, 'countries'),
    }),
    get output() {
      return answerWith(traditions.summary)
    },
    inBrief: {
      get output() {
        return answerWith(briefReference)
      },
      from: (whole) => ({
        ...whole,
        countries: whole.countries.map((one) => ({ ...one, traditions: one.traditions.map(inBrief) })),
      }),
    },
    example: { concept: 'wedding' },
    varies: 'content',
    reads: ['entries'],
    run: async ({ concept, region, limit: most }, { database }) => {
      const terms = [termOf(traditions, 'concept', concept), ...(region ? [termOf(traditions, 'region', region)] : [])]
      const [entryCounts, written] = await Promise.all([
        counts(database, traditions.service),
        bySlug(database, concepts, concept),
      ])
      const atMost = entryCounts.having(traditions, 'concept', concept).written
      const all = await page(database, traditions, { terms, sort: 'known', limit: null, offset: 0, atMost })
      const groups = byCountry(read(all.items))
      const shown = groups.filter(({ code }) => !region || isIn(code, region))
      return {
        concept: editorial(concept, written && parsed(written.record)),
        countries: shown.slice(0, most),
        total: shown.length,
      }
    },
  })

/** The comparison, with the traditions of each country. */
function answerWith<Z extends z.ZodType>(tradition: Z) {
  return z.strictObject({
    concept: z
      .strictObject({
        slug: slugSchema('Identifier of the concept.'),
        name: z.string().describe('Its name.'),
        url: address('Address of its page.'),
        introduction: z.string().nullable().describe('Introduction, as Markdown; null while it waits to be written.'),
        differs: z.string().nullable().describe('The comparison in words, as Markdown, or null.'),
        comparison: concepts.fields.comparison,
      })
      .describe('The editorial comparison.'),
    countries: z
      .array(
        z.strictObject({
          code: z.string().describe('ISO 3166-1 alpha-2 code.'),
          name: z.string().describe('English name of the country.'),
          url: address('Address of its page.'),
          traditions: z.array(tradition).describe('Its traditions of the concept, best documented first.'),
        }),
      )
      .describe('Countries, those with most traditions of the concept first.'),
    total: z.int().describe('How many countries have traditions of the concept.'),
  })
}

/** Groups traditions by country; one of several countries is listed under each. */
function byCountry(compared: readonly Compared[]) {
  const groups = new Map<string, Compared['countries'][number] & { traditions: Compared[] }>()
  for (const tradition of compared)
    for (const country of tradition.countries) {
      const group = groups.get(country.code) ?? { ...country, traditions: [] }
      group.traditions.push(tradition)
      groups.set(country.code, group)
    }
  return [...groups.values()].sort((a, b) => b.traditions.length - a.traditions.length || a.name.localeCompare(b.name))
}

const isIn = (code: string, region: string): boolean => countryByCode(code)?.regions.region11.includes(region) ?? false

function editorial(slug: string, record: RecordOf<typeof concepts> | null) {
  const { name, introduction, differs, comparison } = record
    ? record
    : { name: slug.replaceAll('-', ' '), introduction: null, differs: null, comparison: [] }
  return { slug, name, url: `/${concepts.path}/${slug}`, introduction, differs, comparison }
}
