import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import type { JsonText } from '#src/read-model/json.ts'
import type { AnyRecord } from '#src/read-model/resource.ts'
import { findResource, resourcesOf } from '#src/read-model/resources/index.ts'
import { owners } from '#src/services.ts'
import { parquetEncoder, parquetSchema } from './parquet.ts'

const colours = findResource('colours', 'colour')

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

const at = '2026-11-22T10:20:30.456Z'
const source = {
  title: 'A book',
  publisher: 'A press',
  mark: null,
  year: 1999,
  part: null,
  address: null,
  accessed: '2026-02-28',
}

/** A record in which what may be missing is, but for a few fields. */
const template = {
  ...Object.fromEntries(
    Object.entries<z.ZodType>(colours.record.shape).map(([name, schema]) => [
      name,
      takes(schema, null) ? null : takes(schema, []) ? [] : 'words',
    ]),
  ),
  values: {
    hex: '#102030',
    rgb: { red: 16, green: 32, blue: 48 },
    hsl: { hue_degrees: 210, saturation_percent: 50, lightness_percent: 13 },
    cmyk: { cyan_percent: 67, magenta_percent: 33, yellow_percent: 0, black_percent: 81 },
  },
  sources: [source, { ...source, year: null, accessed: null }],
  provenance: {
    written_by: 'Somebody',
    written_on: '1999-12-31',
    checked_by: null,
    checked_on: null,
    how_checked: null,
    state: 'unchecked',
  },
  published_at: at,
  updated_at: at,
}

const record = (slug: string, more: object) => JSON.stringify({ ...template, slug, ...more }) as JsonText<AnyRecord>

const whole = (parts: readonly Uint8Array[]): ArrayBuffer => {
  const all = Buffer.concat(parts)
  return all.buffer.slice(all.byteOffset, all.byteOffset + all.length) as ArrayBuffer
}

/** As JSON has it: days and instants as texts, whole numbers as numbers, and what is not there as null. */
const asJson = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? Number(one) : (one ?? null))))

it('knows the type of every field of every resource', () => {
  for (const resource of owners.flatMap((owner) => resourcesOf(owner))) {
    const [root, ...elements] = parquetSchema(resource)
    expect(root?.num_children, resource.id).toBe(Object.keys(resource.record.shape).length)
    expect(elements.every(({ type, num_children }) => (type === undefined) !== (num_children === undefined))).toBe(true)
  }
})

it('reads back as it was written: lists, parts of lists, days, instants, numbers, and what is not there', async () => {
  const countries = [
    { code: 'IN', name: 'India', url: 'https://octavo.test/colours/countries/india' },
    { code: 'FR', name: 'France — “été”', url: 'https://octavo.test/colours/countries/france' },
  ]
  const records = [
    record('indigo', { countries, other_names: ['Blue', '靛蓝', ''], materials: [] }),
    record('none', { native_name: 'nil', other_names: [] }),
  ]
  const encoder = parquetEncoder(colours)
  const file = whole([encoder.add(records), encoder.end()])
  const rows = await parquetReadObjects({ file })
  const back = rows.map((row) => asJson(row)) as AnyRecord[]
  // A day comes back as the instant at which it begins.
  const asDays = JSON.parse(
    JSON.stringify(back).replaceAll(/"(\d{4}-\d{2}-\d{2})T00:00:00\.000Z"/g, '"$1"'),
  ) as AnyRecord[]
  expect(asDays).toEqual(records.map((one) => JSON.parse(one)))
  const first = rows[0] as {
    published_at: unknown
    values: { rgb: { red: unknown } }
    sources: { accessed: unknown }[]
  }
  expect(first.published_at).toEqual(new Date(at))
  expect(first.values.rgb.red).toBe(16n)
  expect(first.sources.map(({ accessed }) => accessed)).toEqual([new Date('2026-02-28'), null])
})

it('is written a group of rows at a time, however many there are, and is a file when there are none', async () => {
  const encoder = parquetEncoder(colours)
  const parts: Uint8Array[] = []
  const slugs = Array.from({ length: 1200 }, (_, index) => `colour-${index}`)
  for (let from = 0; from < slugs.length; from += 200)
    parts.push(encoder.add(slugs.slice(from, from + 200).map((slug) => record(slug, {}))))
  parts.push(encoder.end())
  const file = whole(parts)
  expect(parquetMetadata(file).row_groups.map(({ num_rows }) => Number(num_rows))).toEqual([600, 600])
  expect(parts.filter(({ length }) => length > 4)).toHaveLength(3)
  const rows = await parquetReadObjects({ file, columns: ['slug'] })
  expect(rows.map(({ slug }) => slug)).toEqual(slugs)
  const none = parquetEncoder(colours)
  expect(await parquetReadObjects({ file: whole([none.add([]), none.end()]) })).toEqual([])
})
