/** What a process of ours tells of itself, by its settings: its numbers to its supervisor, and its traces to a collector. */
import type { Env } from '#src/env.ts'
import { answerScrapes } from './scrape.ts'

type Settings = Pick<Env, 'METRICS_PORT' | 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>

/** What a process counts and traces, from its start to its end. */
export type Telemetry = {
  /** Answers the supervisor from now on. Called after all other messages have come, since a message goes to the first who listens. */
  answer(): void
  /** Sends what is left. */
  stop(): Promise<void>
}

/** Begins with it. */
export async function startTelemetry(
  name: string,
  { METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio }: Settings,
): Promise<Telemetry> {
  const answer = METRICS_PORT === undefined ? () => {} : answerScrapes
  if (endpoint === undefined) return { answer, stop: async () => {} }
  const { traceByOtlp } = await import('./otlp.ts')
  return { answer, ...traceByOtlp({ name, endpoint, ratio }) }
}
