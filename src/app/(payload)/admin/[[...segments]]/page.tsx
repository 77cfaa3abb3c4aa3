/** Every page of the admin. */
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation.js'
import config from '#src/payload.config.ts'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

export default async function Page({ params, searchParams }: Args) {
  const { segments } = await params
  // The CMS's own form for a new password does not work here; links of ours lead to our page.
  if (segments?.[0] === 'reset') redirect('/admin/set-password')
  return RootPage({ config, params, searchParams, importMap })
}
