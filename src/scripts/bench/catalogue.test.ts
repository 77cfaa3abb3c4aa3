import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readEntry } from '#src/import/read-entry.ts'
import { flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { cities, days, flower, page } from './catalogue.ts'
import { writeEntry } from './files.ts'

test('what is measured is made of records that readers may see', () => {
  const made = flower(7, page(7))
  expect(flowers.record.parse(made)).toEqual(made)
  expect(days.every(({ record }) => flowerDays.record.safeParse(record).success)).toBe(true)
  expect(cities.length).toBeGreaterThan(0)
})

test('what is measured is imported from files that the importer takes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'octavo-bench-files-'))
  try {
    const made = flower(7, page(7))
    writeEntry(folder, flowers, made)
    const file = path.join(folder, flowers.path, `${made.slug}.md`)
    expect(readEntry(flowers, file, made.slug, readFileSync(file, 'utf8')).troubles).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
