/** The parts of the README, of ARCHITECTURE.md and of docs/ that follow from the code, and from what the bench measured. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { settings } from '#src/env.ts'
import { projectRoot } from '#src/project-root.ts'
import { capacityTable, mixInWords } from './capacity-table.ts'
import { withImports } from './imports-column.ts'
import { importsInWords } from './imports-in-words.ts'
import { jobsTable } from './jobs-table.ts'
import { metricsTable } from './metrics-table.ts'
import { permissionsTable } from './permissions-table.ts'
import { settingsTable } from './settings-table.ts'

/**
 * Writes the tables of settings, permissions and metrics, and those computed from the bench, between their marks, and the last column of
 * the map.
 */
export function writeReadme(): void {
  const readme = written('README.md', {
    settings: `\n${settingsTable(settings)}\n`,
    permissions: `\n${permissionsTable()}\n`,
    jobs: `\n${jobsTable()}\n`,
  })
  written('docs/watching.md', { metrics: `\n\n${metricsTable()}\n\n` })
  written('docs/scaling.md', {
    capacity: `\n${capacityTable(readme)}\n`,
    mix: mixInWords(),
    imports: importsInWords(readme),
  })
  const architecture = path.join(projectRoot, 'ARCHITECTURE.md')
  writeFileSync(architecture, withImports(readFileSync(architecture, 'utf8')))
}

/** Writes texts between their marks in a file, and gives its new text. */
function written(file: string, texts: Readonly<Record<string, string>>): string {
  const place = path.join(projectRoot, file)
  let whole = readFileSync(place, 'utf8')
  for (const [mark, text] of Object.entries(texts))
    whole = whole.replace(new RegExp(`(<!-- ${mark} -->)[\\s\\S]*?(<!-- /${mark} -->)`), `$1${text}$2`)
  writeFileSync(place, whole)
  return whole
}
