/** A feed of a service, where Next runs without our own server. */
import { respondWithFeed } from '#src/feeds/respond.ts'
import { deployment } from '#src/http/deployment.ts'
import { webHandler } from '#src/http/web.ts'

const answer = webHandler(deployment, respondWithFeed)

export { answer as GET, answer as HEAD, answer as OPTIONS, answer as POST }
