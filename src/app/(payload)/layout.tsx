/** The root of the CMS: its own document, styles and server functions. */
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers.js'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { insistOnCalling } from '#src/editing/server-functions.ts'
import config from '#src/payload.config.ts'
import { importMap } from './admin/importMap.js'
import './admin.css'
import { serverFunctions } from './server-functions.ts'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  const payload = await getPayload({ config, importMap })
  const { user } = await payload.auth({ headers: await headers() })
  insistOnCalling(user, args.args)
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
