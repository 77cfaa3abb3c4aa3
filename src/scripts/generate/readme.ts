/** The parts of the README that follow from the code. */
import { readFileSync, writeFileSync } from 'node:fs'
import { settings } from '#src/env.ts'
import { settingsTable } from './settings-table.ts'

const file = new URL('../../../README.md', import.meta.url)

/** Writes the table of settings between its marks. */
export function writeReadme(): void {
  const marked = /(<!-- settings -->\n)[\s\S]*?(<!-- \/settings -->)/
  writeFileSync(file, readFileSync(file, 'utf8').replace(marked, `$1${settingsTable(settings)}\n$2`))
}
