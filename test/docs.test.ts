/** What the documents say is what the code does. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { settings } from '#src/env.ts'
import { capacityTable, mixInWords } from '#src/scripts/generate/capacity-table.ts'
import { jobsTable } from '#src/scripts/generate/jobs-table.ts'
import { metricsTable } from '#src/scripts/generate/metrics-table.ts'
import { permissionsTable } from '#src/scripts/generate/permissions-table.ts'
import { settingsTable } from '#src/scripts/generate/settings-table.ts'
import { type Metric, metrics, processLabel } from '#src/telemetry/metrics.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

const documents = ['README.md', 'ARCHITECTURE.md', 'docs/scaling.md', 'docs/watching.md']

const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts)

/** The scripts of package.json that a text has run: `npm run compile`, and `npm start` or `npm test`, which need no `run`. */
const scriptsNamedIn = (text: string): string[] =>
  [...text.matchAll(/\bnpm (?:run ([a-z-]+)|(start|test)\b)/g)].map(([, run, short]) => run ?? short ?? '')

describe('README.md', () => {
  it('holds every setting with its default and meaning', () => {
    expect(read('README.md')).toContain(settingsTable(settings))
  })

  it('tells who may do what', () => {
    expect(read('README.md')).toContain(permissionsTable())
  })

  it('tells of every job when and where it runs and what it does, and of no other', () => {
    expect(read('README.md')).toContain(`<!-- jobs -->\n${jobsTable()}\n<!-- /jobs -->`)
  })

  it('names every script that is not for developers alone, whom ARCHITECTURE.md tells', () => {
    const unnamed = (document: string, names: readonly string[]) =>
      names.filter((name) => !scriptsNamedIn(read(document)).includes(name))
    const forDevelopers = ['format', 'generate', 'mutate', 'new-service']
    expect(unnamed('ARCHITECTURE.md', forDevelopers)).toEqual([])
    expect(
      unnamed(
        'README.md',
        scripts.filter((name) => !forDevelopers.includes(name)),
      ),
    ).toEqual([])
  })
})

it.each(documents)('%s names no script that there is not', (document) => {
  expect(scriptsNamedIn(read(document)).filter((name) => !scripts.includes(name))).toEqual([])
})

describe('docs/scaling.md', () => {
  it('works out its capacities from the bench that the README has now', () => {
    expect(read('docs/scaling.md')).toContain(capacityTable(read('README.md')))
    expect(read('docs/scaling.md')).toContain(mixInWords())
  })
})

describe('docs/watching.md', () => {
  it('holds every metric with its labels and meaning', () => {
    expect(read('docs/watching.md')).toContain(metricsTable())
  })

  it('asks for metrics and labels that there are, in its alarms as in the dashboard', () => {
    const dashboard = JSON.parse(read('docs/grafana.json')) as { panels: { targets?: { expr: string }[] }[] }
    const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    const alarms = [...read('docs/watching.md').matchAll(/^\| [^|]+ \| (`.+`.*) \|$/gm)].map(([, alarm = '']) => alarm)
    expect([queries.length, alarms.length].every((count) => count > 6)).toBe(true)
    for (const query of [...queries, ...alarms]) expect(wrongIn(query), query).toEqual([])
  })
})

/** Names in a query of Prometheus that are no metric, and labels that its metric does not have. */
function wrongIn(query: string): string[] {
  const all: Readonly<Record<string, Metric>> = metrics
  const asked = [...query.matchAll(/\b((?:octavo|http|db|process|v8js|nodejs)_\w+)(?:\{([^}]*)\})?/g)]
  const grouped = [...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(', '))
  return asked
    .filter(([, name]) => name !== 'http_response_status_code')
    .flatMap(([, name = '', matchers = '']) => {
      const metric = all[name] ?? all[name.replace(/_(?:bucket|sum|count)$/, '')]
      if (!metric || (metric.type === 'histogram' && name in all)) return [name]
      const own = ['instance', processLabel, 'le', ...metric.labels]
      const labels = [...matchers.matchAll(/(\w+)(?:=|!)/g)].map(([, label = '']) => label)
      return [...labels, ...grouped].filter((label) => !own.includes(label)).map((label) => `${name}: ${label}`)
    })
}

describe('ARCHITECTURE.md', () => {
  const text = read('ARCHITECTURE.md')
  const tables = text.split(/\n{2,}/).filter((part) => part.startsWith('| '))
  const [map = '', ...others] = tables
  const rowsOf = (table: string) => table.split('\n').slice(2).map(cellsOf)

  it('names only files and folders that are there, and each so that it is known which one is meant', () => {
    const named = codeIn(text).flatMap(inBraces).filter(isPath)
    expect(named.length).toBeGreaterThan(200)
    expect([...new Set(named)].filter((name) => placesOf(name).length === 0)).toEqual([])
    const single = named.filter((name) => isFile(name) && !name.includes('<'))
    expect([...new Set(single)].filter((name) => placesOf(name).length > 1)).toEqual([])
  })

  it('names beside a file only what stands in it', () => {
    const beside = [...text.matchAll(/`([\w$]+)`(?: (?:in|of))? \(?`([\w./()<>{}[\]-]+)`/g)]
    const pairs = beside.flatMap(([, name = '', file = '']) => (isFile(file) ? [{ name, file }] : []))
    expect(pairs.length).toBeGreaterThan(15)
    expect(pairs.filter(({ name, file }) => !isSaidIn(name, placesOf(file)))).toEqual([])
  })

  it('names in the cells of its tables only what stands in the files of the cell, or in the code where it has none', () => {
    const cells = others
      .flatMap(rowsOf)
      .flat()
      .map((cell) => codeIn(cell).flatMap(inBraces))
    const wrong = cells.flatMap((cell) => {
      const places = cell.filter(isPath).flatMap(placesOf)
      return cell.filter((one) => isName(one) && !isSaidIn(one, places.length > 0 ? places : code))
    })
    expect(wrong).toEqual([])
  })

  it('says of a folder of the map only what stands in each that the row is of', () => {
    const wrong = rowsOf(map).flatMap(([folders = '', holds = '']) =>
      codeIn(folders).flatMap((folder) =>
        codeIn(holds)
          .filter((one) => isName(one) && !isSaidIn(one, placesOf(folder)))
          .map((one) => `${one}: ${folder}`),
      ),
    )
    expect(wrong).toEqual([])
  })
})

const root = fileURLToPath(new URL('..', import.meta.url))

/** Every file that a person may look for, by its path. */
const files = [
  ...readdirSync(root).filter((file) => /\.[a-z]+$/.test(file)),
  ...['src', 'tools', 'collections', 'test', 'migrations', 'docs'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.split(path.sep).join('/')),
    ),
  ),
]

const code = files.filter((file) => /^(?:src|tools|collections)\/.+(?<!\.test)\.tsx?$/.test(file))

/** The cells of a row of a table. */
const cellsOf = (row: string): string[] => row.split('|').slice(1, -1)

/** What stands between backticks. */
const codeIn = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** `editing/{merge,uses}.ts` as the two files that it is. */
function inBraces(code: string): string[] {
  const [whole = '', names = ''] = /\{([\w,-]+)\}/.exec(code) ?? []
  return whole === '' ? [code] : names.split(',').map((name) => code.replace(whole, name))
}

/** A file of the sources; what is compiled of them is not. */
const isFile = (code: string): boolean =>
  /^(?!dist\/)[\w./()<>[\]-]+\.(?:[cm]?[jt]sx?|css|md|json|yaml|csv)$/.test(code)

/** A file, or a folder by its path from the root. */
const isPath = (code: string): boolean =>
  isFile(code) || /^(?:src|tools|collections|test|migrations)(?:\/[\w.()<>[\]-]+)*\/?$/.test(code)

/** A name of the code, with or without what it is called with. */
const isName = (code: string): boolean => /^[A-Za-z_]\w*(?:\(.*\))?$/.test(code)

/** The files that are meant: `<kind>` is any name, a folder all that is in it, and `src/` or more before a file may be left out. */
function placesOf(name: string): string[] {
  const pattern = name
    .replace(/\/$/, '')
    .replaceAll(/[.()[\]]/g, '\\$&')
    .replaceAll(/<\w+>/g, '[^/]+')
  const inFull = new RegExp(`^(?:src/)?${pattern}(?:/|$)`)
  const whole = files.filter((file) => inFull.test(file))
  if (whole.length > 0) return whole
  const ending = new RegExp(`/${pattern}$`)
  return files.filter((file) => ending.test(file))
}

/** Whether a name stands in one of these files, or is that of a folder of theirs. */
function isSaidIn(code: string, places: readonly string[]): boolean {
  const word = new RegExp(`\\b${/^\w+/.exec(code)?.[0]}\\b`)
  return places.some((place) => word.test(place) || (isFile(place) && word.test(read(place))))
}
