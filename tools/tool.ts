/** The type of tools. A kind makes a tool from resources; a transport never knows which kind it calls. */
import type { z } from 'zod'
import type { Day } from '#src/calendar/day.ts'
import type { Database } from '#src/read-model/database.ts'
import type { Addressing, Stored, StoredFields, StoredJson } from '#src/read-model/json.ts'
import type { Part } from '#src/read-model/parts.ts'
import type { Faultless } from '#src/read-model/resource.ts'
import type { ResourceId } from '#src/read-model/resources/index.ts'
import type { Addresses, Service } from '#src/services.ts'
import type { Spelt } from '#src/text/spelt.ts'
import type { Others } from './instead.ts'
import type { Kind, NetworkKind } from './kinds/index.ts'
import type { CatalogueHit } from './kinds/search.ts'

/** What a tool can use while it answers. */
export type Context = {
  service: Service
  /** The public name that the tool was called by. */
  name: string
  database: Database
  /** The UTC day the question is asked on. */
  today: Day
  /** The instant it is asked at. */
  now: Date
  /** Address of the service, without a trailing slash: links are made from it. */
  baseUrl: string
  /** Origin of the deployment, without a trailing slash. */
  publicUrl: string
  /** Whether the answer will be brief: fields left out of it need not be read from the database. */
  isInBrief: boolean
}

/** What a tool of the network can use: every service. */
export type NetworkContext = Pick<Context, 'name' | 'database' | 'today' | 'now' | 'isInBrief'> & Addresses

/** How long an answer stays the same: until the next publish, until midnight UTC, until the minute ends, or not at all. */
export type Varies = 'content' | 'today' | 'minute' | 'random'

/** A tool of any kind, as transports and pages see it. */
export type AnyTool = {
  kind: Kind | NetworkKind
  /** Id of the resource it is about, where it is about one: pages find the tool of a resource by it. */
  resource?: string
  /** Id of the resource whose item of the day it gives, where it gives one. */
  picks?: string
  /** What it gives, when to use it and which tool to use instead, by name, for someone who chooses among twenty. */
  description: string | ((others: Others) => string)
  /** Tools of its table that the description sends readers to, by name. */
  seeAlso?: readonly string[]
  /** A strict object; each field described. Defaults are applied by parsing. */
  input: z.ZodObject
  /** The schema of its answer, as pages get it: made when it is asked for, since only documents about tools ask. */
  output: z.ZodType
  /** The shorter answer for programs and agents, where pages need more; undefined where all get the same. */
  inBrief?: Told & { output: z.ZodType }
  /** An input that has an answer in the starter catalogue. */
  example: Readonly<Record<string, unknown>>
  varies: Varies
  /** Whether it passes on texts from outside the catalogue. */
  isOpenWorld?: boolean
  /** The parts of its service, or of all of them, that its answer is made from: it is kept until one of them changes. */
  reads: readonly Part[] | ((input: never) => readonly Part[])
  /**
   * The slug of the only entry that an answer to this input is made from, apart from entries that point at it: no other publish changes the
   * answer. Undefined, or not declared, where others may.
   */
  alone?(input: Readonly<Record<string, unknown>>): string | undefined
  /** Gives a value that JSON can hold, or one with stored JSON in it (see read-model/json.ts). */
  run(input: never, context: never): Promise<unknown>
}

/** A tool of a service: its kind, what it takes, what it answers, and the tools that it names. */
export type Tool<
  K extends Kind = Kind,
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
  N extends string = string,
> = Omit<AnyTool, 'kind' | 'input' | 'output' | 'seeAlso' | 'run'> & {
  kind: K
  input: I
  output: O
  seeAlso?: readonly N[]
  run(input: never, context: Context): Promise<unknown>
  /** Hits of its search by something other than words of entries, for the network's search. */
  finds?(query: string, context: Context): Promise<CatalogueHit[]>
}

/** A tool of the network. */
export type NetworkTool<
  K extends NetworkKind = NetworkKind,
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
> = Omit<AnyTool, 'kind' | 'input' | 'output' | 'run'> & {
  kind: K
  input: I
  output: O
  run(input: never, context: NetworkContext): Promise<unknown>
}

/** The type of a tool's answer in process. */
export type AnswerOf<T extends Pick<AnyTool, 'output'>> = z.output<T['output']>

/** The type of a tool's input in process: values of its parameters, or their text. */
export type InputOf<T extends Pick<AnyTool, 'input'>> = {
  readonly [P in keyof z.input<T['input']>]: z.input<T['input']>[P] | string
}

/** The input as the last argument, which may be left out where no parameter is required. */
export type Given<T extends Pick<AnyTool, 'input'>> =
  Record<never, never> extends InputOf<T> ? [input?: InputOf<T>] : [input: InputOf<T>]

/** The schema of a tool's answer for programs. */
export const publicOutput = ({ output, inBrief }: Pick<AnyTool, 'output' | 'inBrief'>): z.ZodType =>
  inBrief?.output ?? output

/** The parts of its service that a tool reads for this input. */
export const partsOf = ({ reads }: AnyTool, input: Readonly<Record<string, unknown>>): readonly Part[] =>
  // A tool is asked with what its own schema took.
  typeof reads === 'function' ? reads(input as never) : reads

/** A service's public API: its tools by public name. */
export type ToolTable = Readonly<Record<string, Tool>>

/** The network's public API. */
export type NetworkToolTable = { readonly [K in NetworkKind]: NetworkTool<K> }

/** Messages about tools that a table's descriptions name and the table does not have. */
type Unknown<T extends ToolTable> = {
  [K in keyof T & string]: T[K] extends { seeAlso?: readonly (infer N extends string)[] }
    ? Exclude<N, keyof T> extends never
      ? never
      : `${K} sends readers to ${Exclude<N, keyof T>}, which is no tool of the table`
    : never
}[keyof T & string]

/** A service's public API, whose tools know each other. */
export const toolTable = <const T extends ToolTable>(table: T & Faultless<Unknown<T>>): T => table

/** Makes a tool: `run` takes the type of the input's schema, and has to give that of the output. */
export const tool = <
  const K extends Kind,
  I extends z.ZodObject,
  O extends z.ZodType,
  const N extends string = never,
  B extends z.ZodType = z.ZodType,
  const R extends string = string,
>(
  declaration: Omit<Tool<K, I, O, N>, 'resource' | 'run' | 'inBrief' | keyof OfInput<I>> &
    OfInput<NoInfer<I>> & {
      resource?: Spelt<R, ResourceId>
      run(input: z.output<I>, context: Context): Promise<Stored<NoInfer<z.output<O>>>>
      inBrief?: InBrief<O, B>
    },
): Tool<K, I, O, N> => declaration

/** The same for a tool of the network. */
export const networkTool = <
  const K extends NetworkKind,
  I extends z.ZodObject,
  O extends z.ZodType,
  B extends z.ZodType = z.ZodType,
>(
  declaration: Omit<NetworkTool<K, I, O>, 'run' | 'inBrief' | keyof OfInput<I>> &
    OfInput<NoInfer<I>> & {
      run(input: z.output<I>, context: NetworkContext): Promise<Stored<NoInfer<z.output<O>>>>
      inBrief?: InBrief<O, B>
    },
): NetworkTool<K, I, O> => declaration

/** What a declaration says of inputs, by their schema. */
type OfInput<I extends z.ZodObject> = {
  example: z.input<I>
  reads: readonly Part[] | ((input: z.output<I>) => readonly Part[])
  alone?(input: z.output<I>): string | undefined
}

/** The public form of an answer, and how it is made from the whole one. */
type InBrief<O extends z.ZodType, B extends z.ZodType> = { output: B } & Told<
  NoInfer<z.output<O>>,
  NoInfer<z.output<B>>
>

/** How it is made: from the whole value or, where lists would have to be parsed for that, from its fields as stored. */
type Told<Whole = never, Brief = unknown> = (
  | { from(whole: Whole): Brief; fromFields?: never }
  | { from?: never; fromFields(whole: StoredFields<Whole>): unknown }
) & {
  /** The same as text with absolute addresses, where the whole one is stored: faster than to parse it. */
  textFrom?(whole: StoredJson, addressed: Addressing): string
}
