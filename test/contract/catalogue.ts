/** A running API over the starter catalogue, on a loopback port and a database of its own. */
import type { AddressInfo } from 'node:net'
import { inject } from 'vitest'
import { closeGently } from '#src/http/guarded-server.ts'
import { health } from '#src/http/health.ts'
import { api } from '#src/http/respond.ts'
import { httpServer } from '#src/http/server.ts'
import { type Site, type SiteSettings, siteOf } from '#src/http/site.ts'
import { type Database, openDatabase } from '#src/read-model/database.ts'
import { createDatabase } from '#src/supervisor/postgres/test-database.ts'

export type StartedCatalogue = {
  /** Address the server listens at, without a trailing slash: services are at `/<path>` under it. */
  baseUrl: string
  site: Site
  database: Database
  /** Address of the database, with its password. */
  databaseUrl: string
  /** Serves the same database with other settings, or another clock. */
  serve(settings?: Partial<SiteSettings>, more?: Replaced): Promise<Served>
  stop(): Promise<void>
}

/** What a test may put in the place of the real thing. */
export type Replaced = Partial<Pick<Site, 'now' | 'report' | 'database'>>

/** The clock stands still unless a test gives another: what an answer says of today or of this minute is the same all along. */
const standingClock = () => new Date('2026-11-20T12:00:00Z')

export type Served = { baseUrl: string; port: number; site: Site; close(): Promise<void> }

let count = 0

/** Starts it all over a copy of the starter catalogue. */
export async function startCatalogue(): Promise<StartedCatalogue> {
  const name = `catalogue_${process.pid}_${count++}`
  const databaseUrl = await createDatabase(inject('clusterUrl'), name, inject('starter'))
  const database = openDatabase(databaseUrl)
  await database.revisions.ready()
  const served: Served[] = []
  const serveOver: StartedCatalogue['serve'] = async (settings = {}, more = {}) => {
    const one = await serveDatabase(database, settings, more)
    served.push(one)
    return one
  }
  const { baseUrl, site } = await serveOver()
  return {
    baseUrl,
    site,
    database,
    databaseUrl,
    serve: serveOver,
    async stop() {
      for (const { close } of served) await close()
      await database.close()
    },
  }
}

/** Serves a database on a free port. Everything but the API and its health answers 404 in plain text. */
export async function serveDatabase(
  database: Database,
  settings: Partial<SiteSettings> = {},
  replaced: Replaced = {},
): Promise<Served> {
  const more = { now: standingClock, ...replaced }
  // The port is known only when the server listens, and the site must know its address before.
  const whole = { PUBLIC_URL: '', SERVICE_HOSTS: {}, RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: 0, ...settings }
  const site = siteOf(whole, database, more)
  const server = httpServer({
    site,
    serviceHosts: whole.SERVICE_HOSTS,
    handlers: [api, health],
    otherwise: async ({ url }, outgoing) =>
      void outgoing.writeHead(404, { 'content-type': 'text/plain' }).end(`page ${url}`),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Holds because the server listens on a TCP port.
  const { port } = server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}`
  if (settings.PUBLIC_URL === undefined) Object.assign(site, siteOf({ ...whole, PUBLIC_URL: baseUrl }, database, more))
  return { baseUrl, port, site, close: () => closeGently(server, 500) }
}
