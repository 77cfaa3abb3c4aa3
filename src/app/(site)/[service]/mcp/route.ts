/** The agent endpoint of a service, where Next runs without our own server. */
import { deployment } from '#src/http/deployment.ts'
import { webHandler } from '#src/http/web.ts'
import { respondToAgent } from '#src/mcp/respond.ts'

const answer = webHandler(deployment, respondToAgent)

export { answer as DELETE, answer as GET, answer as HEAD, answer as OPTIONS, answer as POST, answer as PUT }
