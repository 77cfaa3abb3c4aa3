/** What browsers are told about what we send: what a page may load and do, and who may embed it. */
import type { Site } from './site.ts'

type Addresses = Pick<Site, 'publicUrl' | 'baseUrls'>

/** Features of browsers that no page of ours uses. */
const unused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const permissions = unused.map((feature) => `${feature}=()`).join(', ')

const YEAR_SECONDS = 31_536_000

/**
 * Headers of every page. `styles` are digests of the style sheets that stand in it: `sha256-…`. A reader may have come by another
 * name of the deployment than the public one, and services may have hosts of their own: addresses in pages lead to all of them.
 */
export const pageHeaders = (site: Addresses, styles: readonly string[]): Record<string, string> => ({
  ...fileHeaders(site),
  'content-security-policy': pagePolicy(site, styles),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin',
})

/** Headers of what other sites show in a frame: it loads pictures of ours and runs nothing. `style` is the digest of its style sheet. */
export const framedHeaders = (site: Addresses, style: string): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    `style-src '${style}'`,
    `img-src 'self' ${originsOf(site).join(' ')} data:`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions,
})

/** Headers of a file that is not a page: browsers may not guess another type for it. */
export const fileHeaders = ({ publicUrl }: Addresses): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  // A subdomain of ours may belong to somebody else and have no certificate, so only our own host is named.
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
})

function pagePolicy(site: Addresses, styles: readonly string[]): string {
  const ours = `'self' ${originsOf(site).join(' ')}`
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", ...styles.map((digest) => `'${digest}'`)].join(' ')}`,
    `img-src ${ours} data:`,
    "font-src 'self'",
    `connect-src ${ours}`,
    `form-action ${ours}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const origins = new WeakMap<Addresses, readonly string[]>()

/** Origins of the deployment: more than one where services have hosts of their own. */
function originsOf(site: Addresses): readonly string[] {
  const before = origins.get(site)
  if (before) return before
  const ofSite = [
    ...new Set([site.publicUrl, ...Object.values(site.baseUrls)].map((address) => new URL(address).origin)),
  ]
  origins.set(site, ofSite)
  return ofSite
}
