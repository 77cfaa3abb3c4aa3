/** The parts of the README that follow from the code. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { settings } from '#src/env.ts'
import { projectRoot } from '#src/project-root.ts'
import { permissionsTable } from './permissions-table.ts'
import { settingsTable } from './settings-table.ts'

const file = path.join(projectRoot, 'README.md')

/** Writes the tables of settings and of permissions between their marks. */
export function writeReadme(): void {
  const tables = { settings: settingsTable(settings), permissions: permissionsTable() }
  let text = readFileSync(file, 'utf8')
  for (const [mark, table] of Object.entries(tables))
    text = text.replace(new RegExp(`(<!-- ${mark} -->\\n)[\\s\\S]*?(<!-- /${mark} -->)`), `$1${table}\n$2`)
  writeFileSync(file, text)
}
