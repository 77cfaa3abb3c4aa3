/** The admin's headers: the strictest policy that Payload works under. Next hands the nonce on to every script it writes. */
import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { env } from '#src/env.ts'

/** The addresses that Next asks the proxy about. */
export const config = { matcher: '/admin/:path*' }

/** What the policy lets each page of the admin do. Styles are written into elements by the form's widgets. */
const policy = {
  'default-src': "'none'",
  'script-src': "'self' 'strict-dynamic'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'media-src': "'self' blob:",
  'frame-src': "'self'",
  'frame-ancestors': "'self'",
  'form-action': "'self'",
  'base-uri': "'self'",
  'object-src': "'none'",
}

const headers = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  ...(env.PUBLIC_URL.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
}

/** Lets the request through, with a policy of its own. */
export function proxy(request: NextRequest): NextResponse {
  const written = policyText(randomBytes(16).toString('base64'))
  const asked = new Headers(request.headers)
  // Where Next looks for the nonce.
  asked.set('content-security-policy', written)
  const response = NextResponse.next({ request: { headers: asked } })
  response.headers.set('content-security-policy', written)
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

const policyText = (nonce: string): string =>
  Object.entries({ ...policy, 'script-src': `${policy['script-src']} 'nonce-${nonce}'` })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
