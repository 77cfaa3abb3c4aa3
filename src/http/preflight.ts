/** Answers to the requests by which browsers ask whether a web page of another origin may ask (Fetch, section 3.2.2). */
import type { HttpReply } from './request-and-reply.ts'

/** A day, for which a browser keeps the answer. */
const KEPT_SECONDS = '86400'

/** The answer that allows these methods and headers, as lists with commas. */
export const preflightReply = (methods: string, allowedHeaders: string): HttpReply => ({
  status: 204,
  headers: {
    allow: methods,
    'access-control-allow-methods': methods,
    'access-control-allow-headers': allowedHeaders,
    'access-control-max-age': KEPT_SECONDS,
  },
  body: null,
})
