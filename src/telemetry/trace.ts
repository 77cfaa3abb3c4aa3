/**
 * Where the time of a request goes: spans, for whoever gathers them. Nothing is traced, and nothing of OpenTelemetry loaded, until
 * `traceWith` is given what does it.
 */

/** What a span says of its work. */
export type Attributes = Readonly<Record<string, string | number | boolean>>

/** Who is at work: where a request comes in, where one goes out, or within. */
export type SpanRole = 'server' | 'client' | 'internal'

/** What is known of work as it begins. */
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
  /** `name` in place of that by which it was begun, where more is known by now. */
  end(more?: { name?: string; attributes?: Attributes; hasFailed?: boolean }): void
}

/** Begins spans, and sends those that have ended. */
export type Tracer = {
  begin(begun: Begun): TraceSpan
  /** The span that whoever asks is within. */
  current(): { traceId: string; spanId: string; traceparent: string } | undefined
}

/** A process holds this module once for each of its bundles, and has one tracer. Nothing else is put under this name. */
const shared = globalThis as unknown as Record<symbol, Tracer | undefined>
const key = Symbol.for('octavo.tracer')

/** Has everything traced by this from now on, or nothing. */
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

/** How a request that is passed on says which span it belongs to. */
export const presentTraceparent = (): string | undefined => shared[key]?.current()?.traceparent

/** What a line of the log says of the trace that it was written in. */
export function traceFields(): { trace_id?: string; span_id?: string } {
  const current = shared[key]?.current()
  return current ? { trace_id: current.traceId, span_id: current.spanId } : {}
}
