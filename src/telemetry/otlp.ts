/** Traces by OpenTelemetry, sent over OTLP/HTTP. Loaded only where a collector is set. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Span as Recorded, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { type Begun, type SpanRole, type TraceSpan, traceWith } from './trace.ts'

/** Longest time to send the last spans when a process ends. */
const PATIENCE_MS = 2000

const kinds: Readonly<Record<SpanRole, SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
}

/** Where spans are sent to, and in whose name. */
export type Otlp = {
  /** The name of the process, unless OTEL_SERVICE_NAME gives one. */
  name: string
  /** The collector's address, without `/v1/traces`. Headers and patience are read from the environment, as everywhere. */
  endpoint: string
  /** The share of requests that are traced, where the caller does not decide. */
  ratio: number
}

/** Traces this process from now on. Gives a function that sends the last spans. */
export function traceByOtlp({ name, endpoint, ratio }: Otlp): { stop(): Promise<void> } {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name, 'service.namespace': 'octavo' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }) }),
    ],
  })
  const tracer = provider.getTracer('octavo')
  const present = new AsyncLocalStorage<Recorded>()

  const begin = ({ name, role, attributes, traceparent }: Begun): TraceSpan => {
    const caller = traceparent === undefined ? null : parseTraceParent(traceparent)
    const within = present.getStore()
    const parent = caller
      ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true })
      : within && role !== 'server'
        ? trace.setSpan(ROOT_CONTEXT, within)
        : ROOT_CONTEXT
    const span = tracer.startSpan(name, { kind: kinds[role], attributes }, parent)
    return {
      run: (work) => present.run(span, work),
      end({ name, attributes: more = {}, hasFailed = false } = {}) {
        if (name !== undefined) span.updateName(name)
        span.setAttributes(more)
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  traceWith({
    begin,
    current() {
      const told = present.getStore()?.spanContext()
      if (!told) return undefined
      const { traceId, spanId, traceFlags } = told
      const flags = traceFlags.toString(16).padStart(2, '0')
      return { traceId, spanId, traceparent: `00-${traceId}-${spanId}-${flags}` }
    },
  })
  return {
    async stop() {
      traceWith(undefined)
      const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS).unref())
      await Promise.race([provider.shutdown().catch(() => {}), late])
    },
  }
}
