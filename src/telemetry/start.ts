/** Starts the telemetry of a process, by its settings: metrics for its supervisor, and traces for a collector. */
import type { Env } from '#src/env.ts'
import { answerScrapes } from './scrape.ts'

type Settings = Pick<Env, 'METRICS_PORT' | 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>

/** The telemetry of a process, from its start to its end. */
export type Telemetry = {
  /** Answers the supervisor from now on. Call it after all other messages have come, since a message goes to the first listener. */
  answer(): void
  /** Sends what is left. */
  stop(): Promise<void>
}

/** Starts the telemetry. */
export async function startTelemetry(
  name: string,
  { METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio }: Settings,
): Promise<Telemetry> {
  const answer = METRICS_PORT === undefined ? () => {} : answerScrapes
  if (endpoint === undefined) return { answer, stop: async () => {} }
  const { traceByOtlp } = await import('./otlp.ts')
  return { answer, ...traceByOtlp({ name, endpoint, ratio }) }
}
