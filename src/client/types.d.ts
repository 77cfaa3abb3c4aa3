/** The types that every client has, whichever catalogue it asks: those of its tools are written behind them, from the declarations. */
import type { Problem as OctavoProblem } from '#src/http/problem.ts'

/** What a client may be told once, for all that it asks. All of it is optional. */
export interface OctavoOptions {
  /** Address under which the API answers, without a slash at its end, where that is another than this file came from. */
  base?: string | undefined
  /** A key, which lifts the limit of requests. In the script of a web page everyone can read it. */
  key?: string | undefined
  /**
   * Seconds that one call may wait for its turn, where the limit of requests is used up or the API is away for a moment. It waits as
   * long as `RateLimit` and `Retry-After` say, and fails at once where that is longer; 0, and so no waiting, unless given.
   */
  wait?: number | undefined
  /**
   * How many answers to keep, and to ask for again by their `ETag`: what is unchanged is not sent twice. 0 unless given. Browsers keep
   * answers by themselves.
   */
  keep?: number | undefined
  /** What sends requests, in place of the `fetch` that is there. */
  fetch?: ((address: string, init?: RequestInit) => Promise<Response>) | undefined
}

/** What one call may be told. */
export interface OctavoCallOptions {
  /** Ends the call, its waiting included. */
  signal?: AbortSignal | undefined
  /** Seconds that this call may wait, in place of those of the client. */
  wait?: number | undefined
}

/** What a tool is given: its parameters, which may be left out where none is required. */
export type OctavoGiven<I> =
  Record<never, never> extends I ? [input?: I, options?: OctavoCallOptions] : [input: I, options?: OctavoCallOptions]

/** A tool. It gives its answer, or rejects with an `OctavoError`. */
export type OctavoTool<I, A> = (...given: OctavoGiven<I>) => Promise<A>

/** A tool that gives a list page by page. */
export interface OctavoPagedTool<I, A extends { items: readonly unknown[] }> {
  /** One page. */
  (...given: OctavoGiven<I>): Promise<A>
  /** Every page from `offset` on, each asked for when it is come to; as long as the tool allows, unless `limit` is given. */
  pages(...given: OctavoGiven<I>): AsyncGenerator<A, void, undefined>
  /** Every item of these pages, one after the other. */
  all(...given: OctavoGiven<I>): AsyncGenerator<A['items'][number], void, undefined>
}

/** A request that was refused, or that could not be answered. What ended on the way there, as by a signal, is thrown as it is. */
export declare class OctavoError extends Error {
  /** The kind of failure. */
  readonly code: OctavoProblem['code']
  /** HTTP status. */
  readonly status: number
  /** What is wrong with this request. */
  readonly detail: string
  /** What to do about it. */
  readonly next_step: string
  /** Each mistake in a parameter. */
  readonly errors: NonNullable<OctavoProblem['errors']>
  /** Existing names nearest to the one that was not found. */
  readonly nearest: NonNullable<OctavoProblem['nearest']>
  /** The entries of these names, and how each is opened. */
  readonly did_you_mean: NonNullable<OctavoProblem['did_you_mean']>
  /** The entries that were asked for and wait to be written. */
  readonly waiting: NonNullable<OctavoProblem['waiting']>
  /** Name of the request in the log of the API; empty where it got there not. */
  readonly request_id: string
  /** Seconds after which to ask again; null where nothing says so. */
  readonly retry_after: number | null
}
