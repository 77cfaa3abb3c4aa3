/** The handlers of readers, in the order in which they are offered a request: the first that takes its address answers it. */
import { data } from '#src/data/respond.ts'
import { isFeedUrl, respondWithFeed } from '#src/feeds/respond.ts'
import { health } from '#src/http/health.ts'
import type { Handler } from '#src/http/request-and-reply.ts'
import { api } from '#src/http/respond.ts'
import { isAgentUrl, respondToAgent } from '#src/mcp/respond.ts'
import { assets } from '#src/site/assets.ts'
import { cards } from '#src/site/cards.ts'
import { media } from '#src/site/media.ts'
import { plates } from '#src/site/plates.ts'
import { pages } from '#src/site/respond.ts'

/** All handlers. Pages come last, since they take all other addresses. */
export const handlers: readonly Handler[] = [
  health,
  api,
  { transport: 'agents', takes: isAgentUrl, respond: respondToAgent },
  { transport: 'feeds', takes: isFeedUrl, respond: respondWithFeed },
  data,
  plates,
  cards,
  assets,
  media,
  pages,
]
