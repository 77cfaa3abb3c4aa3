/** The parts of the README that follow from the code. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { settings } from '#src/env.ts'
import { projectRoot } from '#src/project-root.ts'
import { settingsTable } from './settings-table.ts'

const file = path.join(projectRoot, 'README.md')

/** Writes the table of settings between its marks. */
export function writeReadme(): void {
  const marked = /(<!-- settings -->\n)[\s\S]*?(<!-- \/settings -->)/
  writeFileSync(file, readFileSync(file, 'utf8').replace(marked, `$1${settingsTable(settings)}\n$2`))
}
