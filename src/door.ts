/** The readers' handlers as `(Request) → Response`, for a Next that runs without readers in front. */
import { env } from '#src/env.ts'
import { handlers } from '#src/handlers.ts'
import { deployment } from '#src/http/deployment.ts'
import { webDoor } from '#src/http/web.ts'
import { startReading } from '#src/reading.ts'
import { whenStopping } from '#src/supervisor/stopping.ts'

const site = deployment()
whenStopping(startReading(site).stop)

/** Answers as a reader does; 404 where no handler takes the address. */
export const answer: (request: Request) => Promise<Response> = webDoor({
  site,
  serviceHosts: env.SERVICE_HOSTS,
  handlers,
})
