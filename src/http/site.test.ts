import { afterEach, expect, it, vi } from 'vitest'
import { recorded } from '#test/recorded.ts'
import { siteOf } from './site.ts'

const { database } = recorded([])
const settings = {
  PUBLIC_URL: 'https://octavo.example',
  SERVICE_HOSTS: { flowers: 'flowers.example' },
  RATE_LIMIT_PER_MINUTE: 60,
  TRUST_PROXY: 2,
}

afterEach(() => vi.restoreAllMocks())

it('is what its settings say', () => {
  const site = siteOf(
    {
      ...settings,
      AGENT_ORIGINS: ['*'],
      SECURITY_CONTACT: 'mailto:a@octavo.example',
      WEBSUB_HUB: 'https://hub.example/',
    },
    database,
  )
  expect(site).toMatchObject({
    publicUrl: 'https://octavo.example',
    baseUrls: { flowers: 'https://flowers.example' },
    trustedProxies: 2,
    agentOrigins: ['*'],
    securityContact: 'mailto:a@octavo.example',
    hub: 'https://hub.example/',
  })
  expect(site.limiter.quota.perMinute).toBe(60)
  expect(site.database).toBe(database)
})

it('has nobody in front, no hub, nobody to tell and no origins where none is set', () => {
  const { cdn, hub, securityContact, agentOrigins } = siteOf(settings, database)
  expect([cdn, hub, securityContact, agentOrigins]).toEqual([null, null, null, undefined])
})

it('has the CDN of the kind that is set, where one is told what to forget', () => {
  const told = { ...settings, PURGE_URL: 'https://cdn.example/purge' }
  expect(siteOf(told, database).cdn).toBe('varnish')
  expect(siteOf({ ...told, PURGE_KIND: 'fastly' }, database).cdn).toBe('fastly')
  expect(siteOf({ ...settings, PURGE_KIND: 'fastly' }, database).cdn).toBeNull()
})

it('is told apart from every other', () => {
  expect(siteOf(settings, database).id).not.toBe(siteOf(settings, database).id)
})

it('goes by the clock and the log that it is given', () => {
  const now = () => new Date('2026-11-23T12:00:00Z')
  const report = vi.fn()
  const site = siteOf(settings, database, { now, report })
  expect([site.now, site.report]).toEqual([now, report])
  expect(siteOf(settings, database).now().getTime()).toBeGreaterThan(0)
})

it('logs what failed by the name of the request, with its method and address', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const error = new Error('away')
  siteOf(settings, database).report('request-1', { method: 'GET', url: '/flowers' }, error)
  expect(log.mock.calls).toEqual([['Request request-1 (GET /flowers) failed:', error]])
})
