import { expect, it } from 'vitest'
import { services } from '#src/services.ts'
import { baseUrls } from './base-urls.ts'
import { fileHeaders, framedHeaders, pageHeaders } from './security.ts'

const siteAt = (publicUrl: string, hosts: Readonly<Record<string, string>> = {}) => ({
  publicUrl,
  baseUrls: baseUrls({ PUBLIC_URL: publicUrl, SERVICE_HOSTS: hosts }),
})

/** The parts of a policy by their names. */
const policyOf = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  )

it('lets a page load what is ours and run nothing that stands in it', () => {
  const headers = pageHeaders(siteAt('https://octavo.example/base'), ['sha256-a', 'sha256-b'])
  expect(policyOf(headers)).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'sha256-a' 'sha256-b'",
    'img-src': "'self' https://octavo.example data:",
    'font-src': "'self'",
    'connect-src': "'self' https://octavo.example",
    'form-action': "'self' https://octavo.example",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  })
  expect(headers).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
})

it('forbids every page what none of ours uses', () => {
  const permissions = String(pageHeaders(siteAt('https://x'), [])['permissions-policy']).split(', ')
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
    expect(permissions).toContain(`${feature}=()`)
  expect(framedHeaders(siteAt('https://x'), 'a')['permissions-policy']).toBe(permissions.join(', '))
})

it('names each host of the deployment once', () => {
  const hosts = Object.fromEntries(services.slice(0, 2).map(({ id }) => [id, `${id}.example`]))
  const [one, other] = Object.values(hosts)
  const policy = policyOf(pageHeaders(siteAt('https://octavo.example', hosts), []))
  expect(policy['connect-src']).toBe(`'self' https://octavo.example https://${one} https://${other}`)
})

it('lets other sites frame what is made for that, which runs nothing', () => {
  expect(policyOf(framedHeaders(siteAt('https://octavo.example'), 'sha256-a'))).toEqual({
    'default-src': "'none'",
    'style-src': "'sha256-a'",
    'img-src': "'self' https://octavo.example data:",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': '*',
  })
})

it('asks browsers to stay with https where that is the public address, and of no host below it', () => {
  expect(fileHeaders(siteAt('https://x'))).toEqual({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
  })
  expect(fileHeaders(siteAt('http://localhost:3000'))).toEqual({ 'x-content-type-options': 'nosniff' })
})
