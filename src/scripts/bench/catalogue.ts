/**
 * A catalogue of any size for measuring, the same on every run: sentences, names and rules are those of the starter
 * catalogue, shuffled, so that words are as common and as rare as in real text.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CalendarRule } from '#src/calendar/rule.ts'
import { type Country, countriesOfTheWorld } from '#src/geography/countries.ts'
import { type ImportedEntry, readEntry } from '#src/import/read-entry.ts'
import { withoutCitations } from '#src/markdown/citations.ts'
import { choicesOf } from '#src/read-model/facets/index.ts'
import { nobody, provenanceOf } from '#src/read-model/provenance.ts'
import type { AnyResource, RecordOf, Reference } from '#src/read-model/resource.ts'
import { cities, flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { slugify } from '#src/text/slug.ts'
import { type Chance, chance } from '../chance.ts'

/** The record of a flower. */
export type Flower = RecordOf<typeof flowers>

/** The parts of a flower's page that take the most room. */
export type FlowerPage = Pick<Flower, keyof typeof flowers.sections | 'faq'>

const CITIES = 400
const DAYS = 40
const COUNTRIES = 200
/** Number of different texts; further flowers share these, under names, facts and places of their own. */
export const PAGES = 2000
const WRITTEN_AT = '2026-01-01T00:00:00.000Z'
/** Fields of a source that files may leave out. */
const unsaid = { year: null, part: null, address: null, accessed: null }

// biome-ignore format: a list
const looks = ['Alpine', 'Amber', 'Ashen', 'Autumn', 'Blushing', 'Bright', 'Bronze', 'Coastal', 'Common', 'Copper', 'Creeping', 'Crimson', 'Curled', 'Dwarf', 'Early', 'Evening', 'False', 'Fragrant', 'Giant', 'Golden', 'Hairy', 'Highland', 'Hooded', 'Ivory', 'Late', 'Lesser', 'Lowland', 'Marsh', 'Meadow', 'Mountain', 'Nodding', 'Pale', 'Prickly', 'Royal', 'Russet', 'Sacred', 'Scarlet', 'Silver', 'Slender', 'Smooth', 'Spotted', 'Spring', 'Star', 'Striped', 'Summer', 'Tall', 'Velvet', 'Violet', 'Wild', 'Winter'] as const
// biome-ignore format: a list
const places = ['Abbey', 'Acre', 'Arch', 'Bay', 'Beacon', 'Bell', 'Bridge', 'Brook', 'Castle', 'Chapel', 'Cliff', 'Copse', 'Court', 'Crown', 'Dale', 'Dune', 'Falcon', 'Fen', 'Field', 'Ford', 'Glen', 'Grove', 'Harbour', 'Haven', 'Heath', 'Hill', 'Hollow', 'Island', 'Lake', 'Lantern', 'Manor', 'Mill', 'Moor', 'Oak', 'Orchard', 'Palace', 'Priory', 'Raven', 'Ridge', 'River', 'Rock', 'Shore', 'Spring', 'Stone', 'Temple', 'Tower', 'Vale', 'Valley', 'Well', 'Wood'] as const
const ofTowns = ['ton', 'ford', 'ham', 'mouth', 'bury', 'stead', 'gate', 'minster'] as const
// biome-ignore format: a list
const epithets = ['alba', 'alpina', 'arvensis', 'aurea', 'australis', 'barbata', 'borealis', 'canina', 'coccinea', 'elata', 'flava', 'fragrans', 'glabra', 'grandiflora', 'hirsuta', 'indica', 'japonica', 'lutea', 'maritima', 'minor', 'montana', 'nana', 'odorata', 'officinalis', 'orientalis', 'palustris', 'pratensis', 'purpurea', 'repens', 'rosea', 'rubra', 'sativa', 'sylvestris', 'tenuis', 'variegata', 'vernalis', 'vulgaris'] as const

const starter = fileURLToPath(new URL('../../starter', import.meta.url))

const starterFlowers = starterEntries(flowers)
const sentences = starterFlowers.flatMap(({ fields }) =>
  Object.keys(flowers.sections).flatMap(
    (key) => withoutCitations(String(fields[key] ?? '')).match(/[^.\s][^.\n]{30,}\./g) ?? [],
  ),
)
/** Those that a summary may be. */
const shortSentences = sentences.filter(({ length }) => length <= 300)
const questions = starterFlowers
  .flatMap(({ fields }) => (fields.faq ?? []) as { question: string; answer: string }[])
  .map(({ question, answer }) => ({ question, answer: withoutCitations(answer) }))
/** Sources without the marks by which texts cite them, which are removed here: two entries may use the same mark. */
const sources = starterFlowers.flatMap(({ fields }) =>
  ((fields.sources ?? []) as Flower['sources']).map((one) => ({ ...one, mark: null })),
)
const textsOf = (field: string): string[] => starterFlowers.flatMap((entry) => (entry.fields[field] as string) ?? [])
const kindsOfFlower = textsOf('name')
const genera = textsOf('scientific_name').map((name) => name.split(' ')[0] as string)
const families = [...new Set(textsOf('family'))]
const rules = [topics, flowerDays].flatMap(starterEntries).flatMap(({ rule }) => rule ?? [])

/** Cities, with records to publish. */
export const benchCities = Array.from({ length: CITIES }, (_, index): RecordOf<typeof cities> => {
  const draw = chance(1_000_000 + index)
  const name = `${places[index % places.length]}${ofTowns[Math.floor(index / places.length)]}`
  return cities.record.parse({
    ...head(cities, name, draw),
    kind: draw.one(['city', 'region']),
    ...where(draw, { countries: 1, cities: 0 }),
    what_grows: text(draw, 4),
    ...tail(draw),
  }) as RecordOf<typeof cities>
})

/** Days of the calendar, each with the rule of a day of the starter catalogue. */
export const benchDays = Array.from({ length: DAYS }, (_, index) => {
  const draw = chance(2_000_000 + index)
  const record = flowerDays.record.parse({
    ...head(flowerDays, `${looks[index]} ${draw.one(kindsOfFlower)} day`, draw),
    rule_in_words: 'By its rule.',
    weekdays: [],
    kind: draw.one(['festival', 'show', 'religious', 'giving']),
    faiths: draw.some(['hindu', 'buddhist', 'christian'], 0, 1),
    ...where(draw, { countries: 3, cities: 3 }),
    what_it_is: text(draw, 6),
    who_keeps_it: text(draw, 6),
    its_flowers: text(draw, 6),
    ...tail(draw),
  }) as RecordOf<typeof flowerDays>
  return { record, rule: rules[index % rules.length] as CalendarRule }
})

/** The page that a flower shares with others. */
export function flowerPage(index: number): FlowerPage {
  const draw = chance(3_000_000 + index)
  const written = Object.keys(flowers.sections).map((key) => [key, text(draw, 6)])
  return { ...(Object.fromEntries(written) as Omit<FlowerPage, 'faq'>), faq: draw.some(questions, 0, 4) }
}

/** The flower of this number, with a page of text: the same whatever the size of the catalogue. */
export function flower(index: number, { faq, ...sections }: FlowerPage): Flower {
  const draw = chance(index)
  const name = nameOf(index)
  const values = (facet: keyof typeof flowers.facets, least: number, most: number) => {
    const { [facet]: asked } = flowers.facets
    return { [asked.field]: draw.some(choicesOf(asked), least, most) }
  }
  const genus = draw.one(genera)
  return flowers.record.parse({
    ...head(flowers, name, draw),
    other_names: Array.from({ length: draw.between(0, 3) }, () => `${draw.one(places)} ${draw.one(kindsOfFlower)}`),
    scientific_name: `${genus} ${draw.one(epithets)}`,
    scent: draw.next() < 0.5 ? draw.one(sentences).slice(0, 60) : null,
    native_range: draw.one(countriesOfTheWorld).name,
    varieties: Array.from({ length: draw.between(0, 3) }, () => ({
      name: `${genus} ‘${draw.one(looks)} ${draw.one(places)}’`,
      note: draw.one(sentences),
    })),
    ...values('color', 1, 3),
    ...values('kind', 1, 3),
    ...values('season', 1, 2),
    ...values('use', 1, 4),
    ...values('faith', 0, 2),
    family: draw.one(families),
    ...where(draw, { countries: 5, cities: 3 }),
    days: draw.some(benchDays, 0, 2).map(({ record }) => referenceTo(flowerDays, record)),
    ...sections,
    ...tail(draw),
    faq,
  }) as Flower
}

/** The slug of the flower of this number. */
export const flowerSlug = (index: number): string => slugify(nameOf(index))

/** All 300,000 or so combinations in an order in which neighbours are unlike. */
function nameOf(index: number): string {
  const all = looks.length * places.length * kindsOfFlower.length
  const at = (index * 104_729) % all
  const look = looks[at % looks.length]
  const place = places[Math.floor(at / looks.length) % places.length]
  return `${look} ${place} ${kindsOfFlower[Math.floor(at / looks.length / places.length)]}`
}

function head(resource: AnyResource, name: string, draw: Chance) {
  const { slug, url } = referenceTo(resource, { slug: slugify(name), name })
  const summary = draw.one(shortSentences)
  return { slug, name, native_name: null, other_names: [], url, summary, speaks_of: null, picture: null, gallery: [] }
}

/** The places of an entry: one or more countries, the first in the list more often, and some cities. */
function where(draw: Chance, most: { countries: number; cities: number }) {
  const common = (): Country => countriesOfTheWorld[Math.floor(draw.next() ** 2 * COUNTRIES)] as Country
  const tiedTo = [...new Set(Array.from({ length: draw.between(1, most.countries) }, common))]
  return {
    countries: tiedTo.map(({ code, name, slug }) => ({ code, name, url: `/countries/${slug}` })),
    cities: most.cities === 0 ? [] : draw.some(benchCities, 0, most.cities).map((city) => referenceTo(cities, city)),
    regions: [...new Set(tiedTo.flatMap(({ regions }) => regions.region6))],
  }
}

function tail(draw: Chance) {
  const cited = draw.some(sources, 1, 4).map((one) => ({ ...unsaid, ...one }))
  return { faq: [], sources: cited, provenance: provenanceOf(nobody), published_at: WRITTEN_AT, updated_at: WRITTEN_AT }
}

function referenceTo(resource: AnyResource, { slug, name }: { slug: string; name: string }): Reference {
  return { slug, name, url: `/${resource.path}/${slug}` }
}

/** Two paragraphs. */
function text(draw: Chance, most: number): string {
  const paragraph = () => Array.from({ length: draw.between(2, most / 2 + 1) }, () => draw.one(sentences)).join(' ')
  return `${paragraph()}\n\n${paragraph()}`
}

/** What the files of the starter catalogue say. */
function starterEntries(resource: AnyResource): ImportedEntry[] {
  const folder = path.join(starter, resource.service, resource.path)
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'))
  return files
    .sort()
    .map((file) => readEntry(resource, file, file.slice(0, -3), readFileSync(path.join(folder, file), 'utf8')).entry)
}
