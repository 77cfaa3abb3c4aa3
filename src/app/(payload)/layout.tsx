/** The root of the CMS: its own document, styles and server functions. */
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers.js'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { Begin } from '#collections/components/begin.tsx'
import { catalogueCollections } from '#collections/index.ts'
import { insistOnCalling, toldOf } from '#src/editing/server-functions.ts'
import config from '#src/payload.config.ts'
import { importMap } from './admin/importMap.js'
import './admin.css'
import './desk.css'
import './find.css'
import './guide.css'
import './import.css'
import './lists.css'
import { serverFunctions } from './server-functions.ts'

type Asked = { collectionSlug?: string; docID?: unknown }

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  const payload = await getPayload({ config, importMap })
  const { user } = await payload.auth({ headers: await headers() })
  insistOnCalling(user, args.args)
  // The admin asks by this name for the form of a collection.
  const begun = args.name === 'render-document' ? beginInDrawer(args.args as Asked) : undefined
  if (begun) return begun
  const answer = await handleServerFunctions({ ...args, config, importMap, serverFunctions })
  return toldOf(args.name, args.args, answer)
}

/** A drawer for a new entry asks for its name first, as the page does: Payload would store an entry by rendering its form. */
function beginInDrawer({ collectionSlug, docID }: Asked) {
  const collection = catalogueCollections.find(({ config: { slug } }) => slug === collectionSlug)
  if (!collection || docID) return undefined
  const { slug } = collection.config
  return { data: null, Document: <Begin collectionSlug={slug} isCountry={collection.resource.isCountry} /> }
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
