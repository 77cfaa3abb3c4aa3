/**
 * Spans, which tell where the time of a request goes. Nothing is traced, and nothing of OpenTelemetry is loaded, until `traceWith` is
 * given a tracer.
 */

/** Attributes of a span. */
export type Attributes = Readonly<Record<string, string | number | boolean>>

/** The kind of a span: a request that comes in, one that goes out, or work within. */
export type SpanRole = 'server' | 'client' | 'internal'

/** What is known when the work begins. */
export type Begun = {
  name: string
  role: SpanRole
  attributes: Attributes
  /** The caller's span, as the request gives it (W3C Trace Context). Where it is given, it is the parent. */
  traceparent?: string | undefined
}

/** A piece of work that is under way. */
export type TraceSpan = {
  /** Runs work whose own spans are below this one. */
  run<T>(work: () => T): T
  /** Ends the span; `name` replaces its first name, if more is known by now. */
  end(more?: { name?: string; attributes?: Attributes; hasFailed?: boolean }): void
}

/** Begins spans, and sends those that have ended. */
export type Tracer = {
  begin(begun: Begun): TraceSpan
  /** The span around the caller. */
  current(): { traceId: string; spanId: string; traceparent: string } | undefined
}

/** The tracer of the process, shared by the copies of this module in its bundles. Nothing else uses this name. */
const shared = globalThis as unknown as Record<symbol, Tracer | undefined>
const key = Symbol.for('octavo.tracer')

/** Sets the tracer from now on; null for none. */
export function traceWith(tracer: Tracer | undefined): void {
  shared[key] = tracer
}

/** Begins a span; undefined where nothing is traced. */
export const beginSpan = (begun: () => Begun): TraceSpan | undefined => shared[key]?.begin(begun())

/** Does the work within a span of its own. */
export function spanned<T>(begun: () => Begun, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(begun)
  if (span === undefined) return work()
  const done = span.run(work)
  done.then(
    () => span.end(),
    () => span.end({ hasFailed: true }),
  )
  return done
}

/** The `traceparent` of the present span, for a request that is passed on. */
export const presentTraceparent = (): string | undefined => shared[key]?.current()?.traceparent

/** The ids of the present trace and span, for a line of the log. */
export function traceFields(): { trace_id?: string; span_id?: string } {
  const current = shared[key]?.current()
  return current ? { trace_id: current.traceId, span_id: current.spanId } : {}
}
