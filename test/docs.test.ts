/** What the documents say is what the code does. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settings } from '#src/env.ts'
import { capacityTable, mixInWords } from '#src/scripts/generate/capacity-table.ts'
import { jobsTable } from '#src/scripts/generate/jobs-table.ts'
import { metricsTable } from '#src/scripts/generate/metrics-table.ts'
import { permissionsTable } from '#src/scripts/generate/permissions-table.ts'
import { settingsTable } from '#src/scripts/generate/settings-table.ts'
import { type Metric, metrics, processLabel } from '#src/telemetry/metrics.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

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

  it('names every script a user runs', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    for (const name of ['start', 'test']) expect(read('README.md')).toContain(`npm ${name}`)
    for (const name of ['import', 'rebuild', 'bench']) {
      expect(scripts).toHaveProperty(name)
      expect(read('README.md')).toContain(`npm run ${name}`)
    }
  })
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
  it('names only files and folders that are there', async () => {
    const { existsSync } = await import('node:fs')
    const named = [
      ...read('ARCHITECTURE.md').matchAll(/`((?:src|tools|collections|test|migrations)(?:\/[a-z0-9().-]+)*\/?)`/g),
    ]
    const missing = named
      .map((match) => match[1] as string)
      .filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))
    expect(missing).toEqual([])
  })
})
