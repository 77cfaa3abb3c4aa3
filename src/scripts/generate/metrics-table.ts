/** The table of metrics in docs/watching.md, made from their rows. */
import { type Metric, metrics } from '#src/telemetry/metrics.ts'

/** Markdown: one row per metric. Every number has a label for its process. */
export const metricsTable = (): string =>
  [
    '| metric | type | labels, beside `process` | meaning |',
    '| --- | --- | --- | --- |',
    ...Object.entries<Metric>(metrics).map(
      ([name, { type, labels, description }]) =>
        `| \`${name}\` | ${type} | ${labels.map((label) => `\`${label}\``).join(', ')} | ${description} |`,
    ),
  ].join('\n')
