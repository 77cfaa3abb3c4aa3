/** Every environment variable: one row each. The README's table is made from these rows. */
import path from 'node:path'
import { z } from 'zod'
import { cores, memoryMegabytes } from './machine.ts'
import { projectRoot } from './project-root.ts'

/** One row: how the text becomes a value, what it is when unset, and what it means. */
export type Setting<T> = {
  parse: z.ZodType<T, string | undefined>
  /** The default as the README shows it. */
  default: string
  description: string
}

/** Default budget of readers for kept answers: they share a 64th of the machine's memory, within these bounds in megabytes each. */
const cacheShare = 64
const leastCache = 16
const mostCache = 28

/** Every setting: how it is read, its default, and its text in the README. */
export const settings = {
  PORT: row(wholeNumber(1, 65_535).prefault('3000'), '3000', 'The port Octavo listens on.'),
  HOST: row(
    z.string().default('127.0.0.1'),
    '127.0.0.1',
    'The address Octavo listens on. 0.0.0.0 opens it to the network.',
  ),
  PUBLIC_URL: row(
    publicUrl().optional(),
    'http://localhost:PORT',
    'The address readers use, without a slash at the end.',
  ),
  DATABASE_URL: row(
    databaseUrl().optional(),
    'the embedded PostgreSQL',
    'A PostgreSQL 15 or newer of your own, as postgres://user:password@host:port/database.',
  ),
  READ_DATABASE_URL: row(
    databaseUrls(),
    'none: the primary is read',
    'Streaming replicas of DATABASE_URL that readers read, each by an address of its own, with commas between them.',
  ),
  DATA_DIR: row(
    z
      .string()
      .default('.octavo')
      .transform((folder) => path.resolve(projectRoot, folder)),
    './.octavo',
    'The folder for the embedded database, uploaded media, secrets and logs. A relative path starts at the project.',
  ),
  ROLE: row(
    z.enum(['all', 'reader', 'editor'], 'must be all, reader or editor').default('all'),
    'all',
    'What runs here: all of it, readers alone (with DATABASE_URL or READ_DATABASE_URL, and EDITING_URL), or the editing server alone.',
  ),
  READERS: row(
    wholeNumber(1, 256).prefault(String(Math.max(cores - 1, 1))),
    'one for each core but one',
    'How many readers share the port.',
  ),
  EDITING_URL: row(
    publicUrl().optional(),
    'the one that is started here',
    'Where readers reach the editing server, as http://editor.internal:3000. For ROLE=reader.',
  ),
  CACHE_MB: row(
    wholeNumber(0, 65_536).optional(),
    `a 64th of the memory, ${leastCache} to ${mostCache}`,
    'What one reader keeps ready of answers and of what they are made from, in megabytes.',
  ),
  S3_BUCKET: row(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, as octavo-pictures')
      .optional(),
    'none: pictures are files in DATA_DIR',
    'The bucket of an S3-compatible store that holds uploaded pictures. The same for all instances, as are the next four.',
  ),
  S3_ENDPOINT: row(
    publicUrl().optional(),
    'that of Amazon in S3_REGION',
    'The address of the store without the bucket, as https://s3.example.org.',
  ),
  S3_REGION: row(
    z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/i, 'must be a region, as eu-central-1')
      .default('us-east-1'),
    'us-east-1',
    'The region of the store. Stores that have none take the default.',
  ),
  S3_ACCESS_KEY_ID: row(z.string().optional(), 'none', 'The name of the key to the bucket. Needed with S3_BUCKET.'),
  S3_SECRET_ACCESS_KEY: row(z.string().optional(), 'none', 'The secret of that key. Needed with S3_BUCKET.'),
  SERVICE_HOSTS: row(
    serviceHosts(),
    'none',
    'Host names for single catalogues, as flowers=flowers.example.org,food=food.example.org.',
  ),
  RATE_LIMIT_PER_MINUTE: row(
    wholeNumber(0, 1_000_000).prefault('600'),
    '600',
    'API requests one reader may make in a minute. 0 is no limit.',
  ),
  AGENT_ORIGINS: row(
    origins().optional(),
    'any; on localhost those of Octavo',
    'The sites whose web pages may talk to the agent endpoints, as https://chat.example.org, with commas between them. * is any.',
  ),
  ADMIN_EMAIL: row(
    z.email('must be an email address').default('admin@example.org'),
    'admin@example.org',
    'The email address of the first administrator.',
  ),
  ADMIN_PASSWORD: row(
    z.string().min(12, 'must have 12 characters or more').optional(),
    'made at random, shown once',
    'The password of the first administrator. Used on the first start only.',
  ),
  PAYLOAD_SECRET: row(
    z.string().min(16, 'must have 16 characters or more').optional(),
    'made at random, kept in DATA_DIR/secrets',
    'The key of what sign-in encrypts and signs. The same for all instances on one database, and always.',
  ),
  SMTP_URL: row(
    smtpUrl().optional(),
    'none: links are shown to administrators',
    'The mail server by which invitations and links are sent, as smtps://user:password@mail.example.org:465.',
  ),
  MAIL_FROM: row(
    z.email('must be an email address').optional(),
    'octavo@ the host of PUBLIC_URL',
    'The address that mail comes from.',
  ),
  SECURITY_CONTACT: row(
    z
      .string()
      .refine((text) => /^(?:mailto|https):$/.test(parseUrl(text)?.protocol ?? ''), {
        error: 'must be an address such as mailto:security@example.org or https://example.org/security',
      })
      .transform((text) => new URL(text).href)
      .optional(),
    'none: there is no security.txt',
    'Whom to tell of a weakness, for /.well-known/security.txt, as mailto:security@example.org.',
  ),
  TRUST_PROXY: row(
    wholeNumber(0, 100).prefault('0'),
    '0',
    'How many proxies stand before Octavo and write X-Forwarded-For. 0 trusts none.',
  ),
  PURGE_URL: row(
    publicUrl().optional(),
    'none: no CDN is told',
    'The address at which the CDN in front is told what it has to forget. For readers and editing servers alike.',
  ),
  PURGE_KIND: row(
    z.enum(['varnish', 'fastly', 'cloudflare'], 'must be varnish, fastly or cloudflare').default('varnish'),
    'varnish',
    'How the CDN in front is spoken to: as varnish, fastly or cloudflare.',
  ),
  PURGE_TOKEN: row(
    z
      .string()
      .refine((text) => /^[\x21-\x7e]+$/.test(text), { error: 'must be printable ASCII without spaces' })
      .optional(),
    'none',
    'The key that the address of PURGE_URL asks for.',
  ),
  METRICS_PORT: row(
    wholeNumber(1, 65_535).optional(),
    'none: nothing is told',
    'The port at which Prometheus reads metrics, /metrics, of all processes of this start. Never the public one; 9464 is usual.',
  ),
  METRICS_HOST: row(
    z.string().default('127.0.0.1'),
    '127.0.0.1',
    'The address of that port. What it tells is for whoever reaches it: leave it to this machine or to a network of your own.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: row(
    publicUrl().optional(),
    'none: nothing is traced',
    'The collector that traces are sent to by OTLP/HTTP, as http://collector.internal:4318.',
  ),
  OTEL_TRACES_SAMPLER_ARG: row(
    z
      .string()
      .default('1')
      .refine((text) => /^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/.test(text), { error: 'must be a share from 0 to 1' })
      .transform(Number),
    '1',
    'The share of requests that are traced, of those whose caller does not say in traceparent: 0.01 is one of a hundred.',
  ),
  WEBSUB_HUB: row(
    publicUrl().optional(),
    'none: feeds name no hub',
    'The hub of WebSub that feeds name, and that is told when they change. For readers and editing servers alike.',
  ),
  JOBS: row(
    z.enum(['on', 'off'], 'must be on or off').default('on'),
    'on',
    'Whether this editing server runs the scheduled jobs: on or off.',
  ),
  AUDIT_DAYS: row(
    wholeNumber(31, 36_500).prefault('730'),
    '730',
    'How many days the record of who did what is kept, 31 at least.',
  ),
  NEWS_ALLOW_LOOPBACK: row(
    z.enum(['on', 'off'], 'must be on or off').default('off'),
    'off',
    'Whether feeds, links and webhooks may be on this machine, at any port: on or off. For tests.',
  ),
  LOG_FORMAT: row(
    z.enum(['text', 'json'], 'must be text or json').default('text'),
    'text',
    'How the logs are written: text for people, or json, an object a line for programs.',
  ),
  LOG_LEVEL: row(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be one of fatal, error, warn, info, debug, trace, silent',
      })
      .default('info'),
    'info',
    'The least level that is logged: fatal, error, warn, info, debug, trace or silent.',
  ),
}

type Settings = typeof settings
type Parsed = { [Name in keyof Settings]: Settings[Name] extends Setting<infer T> ? T : never }

/** The parsed environment: the rows above, with what follows from other rows filled in. */
export type Env = Omit<Parsed, 'PUBLIC_URL' | 'CACHE_MB' | 'MAIL_FROM'> & {
  PUBLIC_URL: string
  CACHE_MB: number
  MAIL_FROM: string
}

/**
 * Parses the environment; a blank variable counts as unset. Throws an Error of one line that names the first bad
 * variable and says what it must be.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const entries = Object.entries(settings).map(([name, { parse }]) => {
    const result = parse.safeParse(source[name]?.trim() || undefined)
    if (!result.success) throw new Error(`${name} ${result.error.issues[0]?.message ?? 'is not valid'}`)
    return [name, result.data]
  })
  // Holds because the entries have the keys of `settings`, each parsed by its own row.
  const parsed = Object.fromEntries(entries) as Parsed
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (parsed.S3_BUCKET !== undefined && parsed[name] === undefined)
      throw new Error(`${name} is needed with S3_BUCKET`)
  if (parsed.METRICS_PORT === parsed.PORT) throw new Error('METRICS_PORT must not be PORT, which is public')
  const publicUrl = parsed.PUBLIC_URL ?? localUrl(parsed.HOST, parsed.PORT)
  return {
    ...parsed,
    PUBLIC_URL: publicUrl,
    MAIL_FROM: parsed.MAIL_FROM ?? `octavo@${new URL(publicUrl).hostname}`,
    CACHE_MB: parsed.CACHE_MB ?? cacheMegabytes(parsed.READERS),
  }
}

/** The settings of this process. Loading the module throws an Error that names each one that is wrong. */
export const env = readEnv()

/** The address of a server on this machine: localhost, if it listens on the loopback or on all addresses. */
function localUrl(host: string, port: number): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function cacheMegabytes(readers: number): number {
  const share = Math.floor(memoryMegabytes / cacheShare / readers)
  return Math.min(Math.max(share, leastCache), mostCache)
}

function row<T>(parse: z.ZodType<T, string | undefined>, defaultText: string, description: string): Setting<T> {
  return { parse, default: defaultText, description }
}

function wholeNumber(least: number, most: number) {
  return z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number)
}

function publicUrl() {
  const error = 'must be an address such as https://octavo.example.org, with no query'
  return z
    .string()
    .refine((text) => /^https?:$/.test(parseUrl(text)?.protocol ?? '') && !/[?#@]/.test(text), { error })
    .transform((text) => text.replace(/\/+$/, ''))
}

function databaseUrl() {
  return z.string().refine(isDatabaseUrl, {
    error: 'must be an address such as postgres://user:password@host:5432/database (special characters %-encoded)',
  })
}

function databaseUrls() {
  return z
    .string()
    .default('')
    .transform(listed)
    .refine((urls) => urls.every(isDatabaseUrl), {
      error:
        'must be addresses such as postgres://user:password@replica:5432/database (special characters %-encoded), with commas between them',
    })
}

function origins() {
  return z
    .string()
    .transform(listed)
    .refine((all) => all.every((one) => one === '*' || parseUrl(one)?.origin === one), {
      error: 'must be origins such as https://chat.example.org, without a path, with commas between them, or *',
    })
}

function isDatabaseUrl(text: string): boolean {
  return /^postgres(ql)?:$/.test(parseUrl(text)?.protocol ?? '')
}

function smtpUrl() {
  return z.string().refine((text) => /^smtps?:$/.test(parseUrl(text)?.protocol ?? ''), {
    error: 'must be an address such as smtps://user:password@mail.example.org:465 (special characters %-encoded)',
  })
}

function serviceHosts() {
  return z
    .string()
    .default('')
    .refine((text) => listed(text).every((pair) => /^[a-z][a-z0-9-]*=[a-z0-9.-]+(:\d+)?$/i.test(pair)), {
      error: 'must be pairs such as flowers=flowers.example.org,food=food.example.org',
    })
    .transform((text): Record<string, string> => {
      const entries = listed(text.toLowerCase()).map((pair) => pair.split('=') as [string, string])
      return Object.fromEntries(entries)
    })
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
