/** The CMS: collections, database, editor and jobs wired together. Its admin is at /admin, its own REST at /cms/api. */
import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import {
  type AfterErrorHook,
  buildConfig,
  type CollectionConfig,
  defaultLoggerOptions,
  type PayloadEmailAdapter,
} from 'payload'
import sharp from 'sharp'
import { ruleBlocks } from '#collections/fields/calendar-rule.ts'
import { richText } from '#collections/fields/rich-text.ts'
import { catalogueCollections } from '#collections/index.ts'
import { Headlines } from '#collections/shared/headlines.ts'
import { Media } from '#collections/shared/media.ts'
import { Outlets } from '#collections/shared/outlets.ts'
import { picks } from '#collections/shared/picks.ts'
import { Publications } from '#collections/shared/publications.ts'
import { Users } from '#collections/shared/users.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { migrations } from '#migrations/index.ts'
import { withRevisions } from '#src/editing/with-revisions.ts'
import { withoutLocks } from '#src/editing/without-locks.ts'
import { env } from '#src/env.ts'
import { isDatabaseAway } from '#src/http/unavailable.ts'
import { projectRoot } from '#src/project-root.ts'
import { withHeadlines, withOutlets } from '#src/publish/headlines.ts'
import { guardedPg, honestCommits } from '#src/publish/honest-commits.ts'
import { withPublishing } from '#src/publish/hooks.ts'
import { withMedia } from '#src/publish/media.ts'
import { withCards, withPicks } from '#src/publish/shared.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { services } from '#src/services.ts'
import { subjectOf } from '#tools/tool-of.ts'

const PICTURE_BYTES = 20 * 1024 * 1024
const POOL_CONNECTIONS = 10

const isSecure = env.PUBLIC_URL.startsWith('https:')

const users: CollectionConfig = {
  ...Users,
  auth: { ...(Users.auth as object), cookies: { secure: isSecure, sameSite: 'Lax' } },
}

const media: CollectionConfig = {
  ...Media,
  upload: { ...(Media.upload as object), staticDir: path.join(env.DATA_DIR, 'media') },
}

const postgres = postgresAdapter({
  pg: guardedPg,
  pool: { connectionString: env.DATABASE_URL ?? '', max: POOL_CONNECTIONS },
  push: false,
  blocksAsJSON: true,
  migrationDir: path.join(projectRoot, 'migrations'),
  prodMigrations: migrations,
})

/** No mail server is set up: who forgets a password asks an administrator for a new one. */
const mail: PayloadEmailAdapter = ({ payload }) => ({
  name: 'none',
  defaultFromAddress: 'octavo@localhost',
  defaultFromName: 'Octavo',
  sendEmail: async ({ to, subject }) =>
    payload.logger.warn(`Not sent, for want of a mail server: “${subject}” to ${JSON.stringify(to)}.`),
})

/** A database that cannot be reached is no fault of the request: it may come again. */
const sayDatabaseAway: AfterErrorHook = ({ error }) =>
  isDatabaseAway(error)
    ? {
        status: 503,
        response: {
          errors: [{ message: 'The database cannot be reached for the moment. Nothing was changed: try again.' }],
        },
      }
    : undefined

/** The collections that have an item of the day: what each service is about. */
const subjects = services.flatMap(({ id }) => {
  const subject = subjectOf(id)
  return subject === undefined ? [] : [collectionSlug(findResource(id, subject))]
})

const config = buildConfig({
  secret: env.PAYLOAD_SECRET ?? '',
  csrf: signInOrigins(env.PUBLIC_URL),
  cors: [],
  routes: { admin: '/admin', api: '/cms/api' },
  graphQL: { disable: true },
  telemetry: false,
  logger: { options: { level: env.LOG_LEVEL }, destination: defaultLoggerOptions },
  email: mail,
  sharp,
  editor: richText,
  db: {
    ...postgres,
    // Each document of a bulk operation in a transaction of its own: one that is refused leaves the others alone.
    init: (args) => Object.assign(postgres.init(args), honestCommits, { bulkOperationsSingleTransaction: true }),
  },
  hooks: { afterError: [sayDatabaseAway] },
  upload: { limits: { fileSize: PICTURE_BYTES }, abortOnLimit: true },
  blocks: ruleBlocks,
  collections: [
    ...catalogueCollections.map((collection) => withRevisions(collection, withPublishing(collection))),
    withMedia(media),
    withCards(Publications),
    withPicks(picks(subjects)),
    withOutlets(Outlets),
    withHeadlines(Headlines),
    users,
  ],
  admin: {
    user: 'users',
    avatar: 'default',
    dateFormat: 'd MMMM yyyy, HH:mm',
    components: {
      beforeDashboard: [
        '/collections/components/waiting.tsx#Waiting',
        '/collections/components/jobs.tsx#Jobs',
        '/collections/components/outlets.tsx#TroubledOutlets',
        '/collections/components/links.tsx#BrokenLinks',
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
    // Scheduled publishing stands in the queue "default"; without a runner it would silently never happen.
    autoRun: env.JOBS === 'on' ? [{ cron: '* * * * *', queue: 'default', limit: 100 }] : [],
    deleteJobOnComplete: true,
    access: { run: () => false, queue: () => false, cancel: () => false },
  },
  typescript: { outputFile: path.join(projectRoot, 'src/payload-types.ts'), autoGenerate: false },
})

export default config.then(withoutLocks)

/** The origins from which a session's cookie counts: the public one, and on this machine by either of its names. */
function signInOrigins(publicUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(publicUrl)
  if (!['localhost', '127.0.0.1'].includes(hostname)) return [origin]
  return ['localhost', '127.0.0.1'].map((name) => `${protocol}//${name}${port && `:${port}`}`)
}
