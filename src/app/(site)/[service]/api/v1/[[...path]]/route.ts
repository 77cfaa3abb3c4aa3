/** The API of a service, where Next runs without our own server: the index, the tools, and all that is neither. */
import { deployment } from '#src/http/deployment.ts'
import { respond } from '#src/http/respond.ts'
import { webHandler } from '#src/http/web.ts'

const answer = webHandler(deployment, respond)

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
}
