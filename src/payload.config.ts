/** The CMS: collections, database, editor and jobs wired together. Its admin is at /admin, its own REST at /cms/api. */
import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { type AfterErrorHook, buildConfig, defaultLoggerOptions, executeAuthStrategies } from 'payload'
import sharp from 'sharp'
import { ruleBlocks } from '#collections/fields/calendar-rule.ts'
import { richText } from '#collections/fields/rich-text.ts'
import { catalogueCollections } from '#collections/index.ts'
import { Headlines } from '#collections/shared/headlines.ts'
import { Media } from '#collections/shared/media.ts'
import { Outlets } from '#collections/shared/outlets.ts'
import { picksCollection } from '#collections/shared/picks.ts'
import { Publications } from '#collections/shared/publications.ts'
import { Users } from '#collections/shared/users.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { migrations } from '#migrations/index.ts'
import { auditEndpoint } from '#src/audit/endpoints.ts'
import { withAudit } from '#src/audit/with-audit.ts'
import { backlogEndpoint, findEndpoint } from '#src/desk/endpoints.ts'
import { savedViews, withSavedViews } from '#src/desk/saved-views.ts'
import { withPermission } from '#src/editing/permission.ts'
import { withFiles } from '#src/editing/picture-files.ts'
import { withPicturePermission } from '#src/editing/picture-permission.ts'
import { sayWhatAndWhere } from '#src/editing/plain-refusals.ts'
import { plainWords } from '#src/editing/plain-words.ts'
import { scheduleTask } from '#src/editing/schedule-task.ts'
import { withSharedPermission } from '#src/editing/shared-permission.ts'
import { withStrictIds } from '#src/editing/strict-ids.ts'
import { draftEndpoints, withProof } from '#src/editing/with-proof.ts'
import { withRevisions } from '#src/editing/with-revisions.ts'
import { withUses } from '#src/editing/with-uses.ts'
import { withoutLocks } from '#src/editing/without-locks.ts'
import { env } from '#src/env.ts'
import { exportEndpoints } from '#src/export/endpoint.ts'
import { guideEndpoint } from '#src/guide/endpoint.ts'
import { mostFileBytes } from '#src/http/editing-bodies.ts'
import { isDatabaseAway } from '#src/http/unavailable.ts'
import { importEndpoint } from '#src/import/endpoint.ts'
import { keyEndpoints } from '#src/keys/endpoints.ts'
import { loggedArguments, loggedError } from '#src/logged-error.ts'
import { storesOf } from '#src/pictures/stores.ts'
import { projectRoot } from '#src/project-root.ts'
import { withHeadlines, withOutlets } from '#src/publish/headlines.ts'
import { guardedPg, honestCommits } from '#src/publish/honest-commits.ts'
import { withPublishing } from '#src/publish/hooks.ts'
import { withMedia } from '#src/publish/media.ts'
import { withCards, withPicks } from '#src/publish/shared.ts'
import { versionsInOrder } from '#src/publish/versions-in-order.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { services } from '#src/services.ts'
import { mailAdapter } from '#src/sign-in/mail.ts'
import { signInViews, withSignIn } from '#src/sign-in/with-sign-in.ts'
import { traceFields } from '#src/telemetry/trace.ts'
import { webhookEndpoints } from '#src/webhooks/endpoints.ts'
import { subjectOf } from '#tools/tool-of.ts'

/**
 * Time after which editors are told that the database is away, instead of waiting for ever. Statements of the CMS name many tables and read
 * few rows of each: parallel workers, compilation, or planning on a new connection would take longer than the work.
 */
const pool = {
  max: 10,
  keepAlive: true,
  connectionTimeoutMillis: 30_000,
  query_timeout: 120_000,
  min: 4,
  onConnect: async (client: { query(text: string): Promise<unknown> }) => {
    await client.query('set jit = off; set max_parallel_workers_per_gather = 0')
  },
}

const isSecure = env.PUBLIC_URL.startsWith('https:')

/** Uploads on their way to a bucket are on the disk meanwhile, and not in memory. */
const arriving = env.S3_BUCKET && { useTempFiles: true, tempFileDir: path.join(env.DATA_DIR, 'arriving') }

/** Lines of pino with the fields of our own (src/log.ts). */
const jsonLines = {
  base: null,
  messageKey: 'message',
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
  mixin: traceFields,
}

const postgres = postgresAdapter({
  pg: guardedPg,
  pool: { ...pool, connectionString: env.DATABASE_URL ?? '' },
  push: false,
  blocksAsJSON: true,
  migrationDir: path.join(projectRoot, 'migrations'),
  prodMigrations: migrations,
})

const away = {
  status: 503,
  response: {
    errors: [{ message: 'The database cannot be reached for the moment. Nothing was changed: try again.' }],
  },
}

/** Answers 503 while the database cannot be reached: the request may be sent again. */
const sayDatabaseAway: AfterErrorHook = ({ error }) => (isDatabaseAway(error) ? away : undefined)

/**
 * While the database cannot be asked, the CMS takes a signed-in person for a stranger and refuses the request. If the person is known a
 * moment later, or the database is still away, this is answered as a failure of the database.
 */
const sayNobodyWasKnown: AfterErrorHook = async ({ error, req }) => {
  const isRefused = 'status' in error && (error.status === 401 || error.status === 403)
  const isSignedIn = /payload-token=|^(jwt|bearer) /i.test(
    req.headers.get('authorization') ?? req.headers.get('cookie') ?? '',
  )
  if (!isRefused || !isSignedIn || req.user) return undefined
  const { user } = await executeAuthStrategies({ headers: req.headers, payload: req.payload })
  const isAway = () => req.payload.count({ collection: 'users' }).then(() => false, isDatabaseAway)
  return user || (await isAway()) ? away : undefined
}

/** Answers values that are nested so deeply that parsing overflows the stack as mistakes of the client: they are hostile. */
const sayTooDeep: AfterErrorHook = ({ error }) =>
  error instanceof RangeError && error.message.includes('call stack')
    ? { status: 400, response: { errors: [{ message: 'What was sent is nested too deep.' }] } }
    : undefined

/** Whether a query asks for a value that no row can have: a text in place of a number, or a number out of range. */
const sayNoSuchValue: AfterErrorHook = ({ error }) =>
  impossibleValues.includes(String((error as { cause?: { code?: unknown } }).cause?.code))
    ? { status: 400, response: { errors: [{ message: 'A value is not of the kind that its field holds.' }] } }
    : undefined

/** PostgreSQL's codes: text that stands for no number, and a number out of range. */
const impossibleValues = ['22P02', '22003']

/** Who did what, looked through in the admin. */
const auditViews = {
  audit: {
    Component: '/src/audit/views/audit.tsx#Audit',
    path: '/audit',
    exact: true,
    meta: { title: 'Who did what' },
  },
} as const

/** What is to be done, in the admin. */
const deskViews = {
  plans: { Component: '/src/desk/views/plans.tsx#Plans', path: '/plans', exact: true, meta: { title: 'Plans' } },
  backlog: {
    Component: '/src/desk/views/backlog.tsx#Backlog',
    path: '/backlog',
    exact: true,
    meta: { title: 'Backlog' },
  },
  unchecked: {
    Component: '/src/desk/views/unchecked.tsx#UncheckedEntries',
    path: '/unchecked',
    exact: true,
    meta: { title: 'Published and unchecked' },
  },
} as const

/** How it is all done, for editors. */
const guideViews = {
  guide: { Component: '/src/guide/views/guide.tsx#Guide', path: '/guide', meta: { title: 'Guide' } },
} as const

/** Entries from files and into files. */
const importViews = {
  import: {
    Component: '/src/import/views/import-and-export.tsx#ImportAndExport',
    path: '/import',
    exact: true,
    meta: { title: 'Import and export' },
  },
} as const

/** Keys that lift the limit of requests. */
const keyViews = {
  keys: {
    Component: '/src/keys/views/keys.tsx#Keys',
    path: '/keys',
    exact: true,
    meta: { title: 'Keys' },
  },
} as const

/** The addresses that are told of what is published. */
const webhookViews = {
  webhooks: {
    Component: '/src/webhooks/views/webhooks.tsx#Webhooks',
    path: '/webhooks',
    exact: true,
    meta: { title: 'Webhooks' },
  },
} as const

/** The collections with an item of the day: the main one of each service. */
const subjects = services.flatMap(({ id }) => {
  const subject = subjectOf(id)
  return subject === undefined ? [] : [collectionSlug(findResource(id, subject))]
})

const built = buildConfig({
  secret: env.PAYLOAD_SECRET ?? '',
  csrf: signInOrigins(env.PUBLIC_URL),
  cors: [],
  routes: { admin: '/admin', api: '/cms/api' },
  graphQL: { disable: true },
  telemetry: false,
  logger: {
    options: {
      level: env.LOG_LEVEL,
      serializers: { err: loggedError },
      ...(env.LOG_FORMAT === 'json' && jsonLines),
      hooks: {
        logMethod(args, write) {
          write.apply(this, loggedArguments(args))
        },
      },
    },
    ...(env.LOG_FORMAT === 'text' && { destination: defaultLoggerOptions }),
  },
  email: mailAdapter,
  sharp,
  editor: richText,
  db: {
    ...postgres,
    // Each document of a bulk operation in a transaction of its own: one that is refused leaves the others alone.
    init(args) {
      const adapter = postgres.init(args)
      const ours = { ...honestCommits, ...versionsInOrder(adapter), bulkOperationsSingleTransaction: true }
      return Object.assign(adapter, ours)
    },
  },
  endpoints: [
    auditEndpoint,
    backlogEndpoint,
    findEndpoint,
    guideEndpoint,
    ...keyEndpoints,
    ...webhookEndpoints,
    ...exportEndpoints,
    importEndpoint,
    ...draftEndpoints,
  ],
  hooks: { afterError: [sayWhatAndWhere, sayDatabaseAway, sayNobodyWasKnown, sayNoSuchValue, sayTooDeep] },
  i18n: { translations: plainWords },
  queryPresets: savedViews,
  upload: { limits: { fileSize: mostFileBytes }, abortOnLimit: true, ...(arriving || {}) },
  blocks: ruleBlocks,
  collections: [
    ...catalogueCollections.map((collection) =>
      withPermission(withUses(withProof(collection, withRevisions(collection, withPublishing(collection))))),
    ),
    withPicturePermission(withAudit(withFiles(withMedia(Media), storesOf(env)))),
    withSharedPermission('card', withAudit(withCards(Publications))),
    withSharedPermission('pick', withAudit(withPicks(picksCollection(subjects)))),
    withSharedPermission('outlet', withAudit(withOutlets(Outlets))),
    withSharedPermission('headline', withAudit(withHeadlines(Headlines))),
    withAudit(withSignIn(Users, { isSecure })),
  ],
  admin: {
    user: 'users',
    avatar: 'default',
    dateFormat: 'd MMMM yyyy, HH:mm',
    components: {
      providers: ['/collections/components/named.tsx#Named'],
      views: {
        ...signInViews,
        ...auditViews,
        ...deskViews,
        ...importViews,
        ...guideViews,
        ...keyViews,
        ...webhookViews,
      },
      actions: ['/src/desk/views/find.tsx#Find'],
      beforeNavLinks: [
        '/src/desk/views/links.tsx#DeskLinks',
        '/src/import/views/link.tsx#ImportLink',
        '/src/guide/views/link.tsx#GuideLink',
      ],
      afterNavLinks: [
        '/src/audit/views/link.tsx#AuditLink',
        '/src/keys/views/link.tsx#KeysLink',
        '/src/webhooks/views/link.tsx#WebhooksLink',
      ],
      beforeDashboard: [
        '/collections/components/waits-for-me.tsx#WaitsForMe',
        '/src/desk/views/troubled-plans.tsx#TroubledPlans',
        '/src/desk/views/next-to-write.tsx#NextToWrite',
        '/collections/components/waiting.tsx#Waiting',
        '/collections/components/jobs.tsx#Jobs',
        '/collections/components/outlets.tsx#TroubledOutlets',
        '/collections/components/links.tsx#BrokenLinks',
        '/src/webhooks/views/troubled.tsx#TroubledWebhooks',
      ],
      graphics: {
        Icon: '/collections/components/logo.tsx#Icon',
        Logo: '/collections/components/logo.tsx#Logo',
      },
    },
    meta: { titleSuffix: ' · Octavo', description: 'Where the catalogues are written.' },
    importMap: { baseDir: projectRoot, importMapFile: path.join(projectRoot, 'src/app/(payload)/admin/importMap.js') },
  },
  jobs: {
    // Plans are in this queue; a job of ours carries them out (src/jobs/planned-publishing.ts).
    autoRun: [],
    deleteJobOnComplete: true,
    tasks: [scheduleTask],
    access: { run: () => false, queue: () => false, cancel: () => false },
  },
  typescript: { outputFile: path.join(projectRoot, 'src/payload-types.ts'), autoGenerate: false },
})

/** The configuration of the CMS, as it loads it. */
export default built.then(withStrictIds).then(withoutLocks).then(withSavedViews)

/** The origins from which a session's cookie is accepted: the public one and, on a local machine, both of its names. */
function signInOrigins(publicUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(publicUrl)
  if (!['localhost', '127.0.0.1'].includes(hostname)) return [origin]
  return ['localhost', '127.0.0.1'].map((name) => `${protocol}//${name}${port && `:${port}`}`)
}
