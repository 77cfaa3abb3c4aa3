import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readEntry } from '#src/import/read-entry.ts'
import { flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { benchCities, benchDays, flower, flowerPage } from './catalogue.ts'
import { writeEntry } from './files.ts'

test('what is measured is made of records that readers may see', () => {
  const seventh = flower(7, flowerPage(7))
  expect(flowers.record.parse(seventh)).toEqual(seventh)
  expect(benchDays.every(({ record }) => flowerDays.record.safeParse(record).success)).toBe(true)
  expect(benchCities.length).toBeGreaterThan(0)
})

test('what is measured is imported from files that the importer takes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'octavo-bench-files-'))
  try {
    const record = flower(7, flowerPage(7))
    writeEntry(folder, flowers, record)
    const file = path.join(folder, flowers.path, `${record.slug}.md`)
    expect(readEntry(flowers, file, record.slug, readFileSync(file, 'utf8')).troubles).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
