/** What a tool is. A kind makes one from resources; a transport never knows which kind it calls. */
import type { z } from 'zod'
import type { Day } from '#src/calendar/day.ts'
import type { Database } from '#src/read-model/database.ts'
import type { Part } from '#src/read-model/parts.ts'
import type { Addresses, Service } from '#src/services.ts'

/** What a tool may look at while it answers. */
export type Context = {
  service: Service
  database: Database
  /** The UTC day the question is asked on. */
  today: Day
  /** The instant it is asked at. */
  now: Date
  /** Address under which the service answers, without a trailing slash: links are made from it. */
  baseUrl: string
  /** Origin of the deployment, without a trailing slash. */
  publicUrl: string
}

/** What a tool of the network may look at: every service. */
export type NetworkContext = Pick<Context, 'database' | 'today' | 'now'> & Addresses

/** How long an answer stays the same: until the next publish, until midnight UTC, until the minute ends, or not at all. */
export type Varies = 'content' | 'today' | 'minute' | 'random'

export type AnyTool = {
  kind: string
  /** Id of the resource it is about, where it is about one: pages find the tool of a resource by it. */
  of?: string
  /** Id of the resource whose item of the day it gives, where it gives one. */
  picks?: string
  /** What it gives, when to use it and what to use instead, for someone choosing among twenty. */
  description: string
  /** A strict object; each field described. Defaults are applied by parsing. */
  input: z.ZodObject
  output: z.ZodType
  /** An input that has an answer in the starter catalogue. */
  example: Readonly<Record<string, unknown>>
  varies: Varies
  /** The parts of its service, or of all of them, that its answer is made from: it is kept until one of them changes. */
  reads: readonly Part[] | ((input: Readonly<Record<string, unknown>>) => readonly Part[])
  /**
   * The slug of the one entry that an answer to this input is made from, with those that point at it: whatever else is published
   * does not change it. Undefined, or not declared, where it does.
   */
  alone?(input: Readonly<Record<string, unknown>>): string | undefined
  /** Gives a value that JSON can hold, or one with stored JSON in it (see read-model/json.ts). */
  run(input: never, context: never): Promise<unknown>
}

/** A tool of a service. */
export type Tool = AnyTool & {
  run(input: never, context: Context): Promise<unknown>
  /** Entries that its search finds by something that is no word of theirs, as its hits: for the network's search. */
  finds?(query: string, context: Context): Promise<unknown[]>
}

/** A tool of the network. */
export type NetworkTool = AnyTool & { run(input: never, context: NetworkContext): Promise<unknown> }

/** The parts of its service that a tool reads for this input. */
export const partsOf = ({ reads }: AnyTool, input: Readonly<Record<string, unknown>>): readonly Part[] =>
  typeof reads === 'function' ? reads(input) : reads

/** A service's public API: its tools by public name. */
export type ToolTable = Readonly<Record<string, Tool>>

/** The network's. */
export type NetworkToolTable = Readonly<Record<string, NetworkTool>>

/** Makes a tool, inferring the input that `run` receives from its schema. */
export const tool = <I extends z.ZodObject>(
  made: Omit<Tool, 'input' | 'run'> & { input: I; run(input: z.output<I>, context: Context): Promise<unknown> },
): Tool => made

/** The same for a tool of the network. */
export const networkTool = <I extends z.ZodObject>(
  made: Omit<NetworkTool, 'input' | 'run'> & {
    input: I
    run(input: z.output<I>, context: NetworkContext): Promise<unknown>
  },
): NetworkTool => made
