/** Answers 404 on every route of the CMS's REST whose id cannot be that of a row. */
import { type Endpoint, NotFound, type SanitizedConfig } from 'payload'

/** The greatest id of a row: PostgreSQL's integer. */
const MOST = 2_147_483_647

/** Whether text is an id as the CMS writes them. */
const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MOST

/** The configuration with the ids of all addresses checked. */
export function withStrictIds(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections)
    if (collection.endpoints) collection.endpoints = collection.endpoints.map(strict)
  return config
}

/** The routes that name a row by its id; the one that verifies an address has a token in that place. */
const strict = <Route extends Endpoint>(endpoint: Route): Route =>
  /\/:id(?=[/?]|$)/.test(endpoint.path) && !endpoint.path.startsWith('/verify')
    ? {
        ...endpoint,
        handler: (req) => {
          const { id, job } = req.routeParams ?? {}
          if ([id, job].some((one) => one !== undefined && !isId(String(one)))) throw new NotFound(req.t)
          return endpoint.handler(req)
        },
      }
    : endpoint
