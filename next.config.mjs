import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'

const root = path.dirname(fileURLToPath(import.meta.url))

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  outputFileTracingRoot: root,
  turbopack: { root },
  // Loaded by Node, not built in: so each of their classes is there once, and an error thrown by one part is known to another.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
    'drizzle-orm',
    'pg',
    'nodemailer',
  ],
  // Whether an address ends in a slash is for whoever answers it to judge.
  skipTrailingSlashRedirect: true,
  // They are three quarters of what is built, and nobody reads them: lines of errors name the file that stands there.
  experimental: { turbopackSourceMaps: false },
  // Types are checked by `npm test`; a start need not wait for it.
  typescript: { ignoreBuildErrors: true },
}

const withCms = withPayload(config)

/**
 * Payload asks browsers for their colour scheme on every path. Public answers would vary by it, and caches with them: its
 * headers stay on the admin's paths.
 */
const headers = async () => {
  const all = (await withCms.headers?.()) ?? []
  return all.flatMap((rule) => (rule.source === '/:path*' ? [{ ...rule, source: '/admin/:path*' }] : [rule]))
}

export default { ...withCms, headers }
