/** Starts an instance: our server around Next, from the environment, until it is asked to stop. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import next from 'next'
import { env } from '#src/env.ts'
import { isFeedUrl, respondWithFeed } from '#src/feeds/respond.ts'
import { deployment } from '#src/http/deployment.ts'
import { health } from '#src/http/health.ts'
import { withPageStatus } from '#src/http/page-status.ts'
import { api } from '#src/http/respond.ts'
import { closeGently, httpServer } from '#src/http/server.ts'
import { jobs } from '#src/jobs/index.ts'
import { prepareDates } from '#src/jobs/next-dates.ts'
import { startJobs } from '#src/jobs/start.ts'
import { isAgentUrl, respondToAgent } from '#src/mcp/respond.ts'
import { findService, type ServiceId, services } from '#src/services.ts'

/** What is answered before Next sees it. */
const handlers = [
  health,
  api,
  { takes: isAgentUrl, respond: respondToAgent },
  { takes: isFeedUrl, respond: respondWithFeed },
]

/** After this nothing is waited for any more. */
const lastPatienceMs = 8000

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const app = next({ dev: false, dir: root, hostname: env.HOST, port: env.PORT })
// Boots the CMS too, which brings the database up to date: nothing is answered before.
await app.prepare()
const site = deployment()
const handle = app.getRequestHandler()
const server = httpServer({
  site,
  serviceHosts: env.SERVICE_HOSTS,
  handlers,
  otherwise: (incoming, outgoing) => withPageStatus(outgoing, () => handle(incoming, outgoing)),
})

const running = startJobs({
  url: env.DATABASE_URL ?? '',
  database: site.database,
  reads: site.reads,
  now: () => new Date(),
  report: (job, reason) => console.error(`Job ${job} failed:`, reason),
  // What an instance holds itself nobody else can write down.
  jobs: env.JOBS === 'on' ? jobs : jobs.filter(({ on }) => on === 'every instance'),
})

// Whoever publishes waits for nothing; whoever reads next finds the dates worked out.
const prepare = (id: ServiceId) =>
  prepareDates(site.database, id, new Date()).catch((reason) => console.error(`The dates of ${id} failed:`, reason))
for (const { id } of services) void prepare(id)
site.database.revisions.onGrown((grown, part) => {
  const service = findService(grown)
  if (service && part === 'entries') void prepare(service.id)
})

let isStopping = false

/** Ends the process with this exit code once answers under way are done. Being asked again changes nothing. */
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(exitCode), lastPatienceMs).unref()
  await closeGently(server)
  await running.stop()
  await Promise.allSettled([app.close(), site.database.close()])
  process.exit(exitCode)
}

process.on('SIGTERM', () => void stop(0))
process.on('SIGINT', () => void stop(0))
// Whoever started us is gone, even if killed.
if (process.channel) process.on('disconnect', () => void stop(0))
process.on('uncaughtException', (error) => {
  // What state we are in is not known: finish what is under way, and let whoever supervises start anew.
  console.error('Uncaught exception, stopping:', error)
  void stop(1)
})
process.on('unhandledRejection', (reason) => {
  // A promise nobody waited for left nothing half done that anybody relies on.
  console.error('Unhandled rejection:', reason)
})

server.once('error', (error: NodeJS.ErrnoException) => {
  console.error(`Octavo cannot listen on ${env.HOST}:${env.PORT}: ${error.message}`)
  process.exit(1)
})
server.listen(env.PORT, env.HOST, () => console.log(`Octavo answers at ${env.PUBLIC_URL}`))
