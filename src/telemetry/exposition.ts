/** Numbers as Prometheus reads them (Prometheus documentation, exposition formats: text, version 0.0.4). */
import { type MetricName, metrics } from './metrics.ts'
import type { Sample } from './samples.ts'

/** What the text of all numbers is sent as: the format of Prometheus. */
export const expositionType = 'text/plain; version=0.0.4; charset=utf-8'

/** The text of all numbers, by metric. Numbers with the same name and labels are added up: a process may count in several places. */
export function exposition(samples: readonly Sample[]): string {
  const lines = new Map<MetricName, Map<string, number>>()
  for (const { metric, part = '', labels, value } of samples) {
    const ofMetric = lines.get(metric) ?? new Map<string, number>()
    lines.set(metric, ofMetric)
    const series = `${metric}${part}${labelsText(labels)}`
    ofMetric.set(series, (ofMetric.get(series) ?? 0) + value)
  }
  return [...lines]
    .flatMap(([metric, series]) => [
      `# HELP ${metric} ${metrics[metric].description}`,
      `# TYPE ${metric} ${metrics[metric].type}`,
      ...[...series].map(([name, value]) => `${name} ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('')
}

function labelsText(labels: Sample['labels']): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replaceAll(/[\\"\n]/g, escapedCharacter)}"`,
  )
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escapedCharacter = (character: string): string => (character === '\n' ? '\\n' : `\\${character}`)
