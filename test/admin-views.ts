/**
 * Pages and parts of the admin as people read them: without Next, PostgreSQL and the frame that the CMS draws around each page. A
 * test says who asks for what, and what statements are answered. Of the CMS it puts aside what is loaded for browsers alone:
 *
 *     vi.mock('@payloadcms/ui', async () => (await import('#test/admin-views.ts')).cmsInBrowsers)
 *     vi.mock('@payloadcms/next/templates', async () => (await import('#test/admin-views.ts')).cmsFrame)
 */
import { text } from 'node:stream/consumers'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import type { AdminViewServerProps, Payload } from 'payload'
import { createElement, type ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { htmlRead, type ReadPage } from './reading-pages.ts'
import { type Recorded, type RecordedAnswer, recorded } from './recorded.ts'

/** In the place of what the CMS gives browsers. */
export const cmsInBrowsers = { toast: {}, useStepNav: () => ({ setStepNav: () => {} }) }

const frame = ({ children }: { children: ReactNode }) => children

/** In the place of the frames around each page, for who is signed in and for who is not. */
export const cmsFrame = { DefaultTemplate: frame, MinimalTemplate: frame }

export type Asking = {
  user?: object | null
  query?: Readonly<Record<string, string>>
  answers?: readonly RecordedAnswer[]
  /** What else is asked of the CMS. */
  cms?: object
}

export type Seen = ReadPage & { asked: Recorded['asked'] }

/** The CMS as parts of the admin ask it: by the connections of its pool. */
export function payloadOf(
  answers: readonly RecordedAnswer[],
  cms: object = {},
): { payload: Payload; asked: Recorded['asked'] } {
  const { database, asked } = recorded(answers)
  const query = async (said: string, values?: unknown[]) => ({ rows: await database.execute(said, values) })
  const config = { admin: { components: {} } }
  return { payload: { db: { pool: { query } }, config, ...cms } as unknown as Payload, asked }
}

/** A page of ours, as it is for this person. */
export async function pageSeen(
  page: (asked: AdminViewServerProps) => ReactNode | Promise<ReactNode>,
  { user = null, query = {}, answers = [], cms }: Asking,
): Promise<Seen> {
  const { payload, asked } = payloadOf(answers, cms)
  const initPageResult = { req: { user, payload, i18n: {} }, permissions: {}, visibleEntities: {} }
  // Of all that the admin hands to a page these are what ours take.
  const given = { initPageResult, searchParams: query } as unknown as AdminViewServerProps
  return Object.assign(await seen(createElement(page as never, given)), { asked })
}

/** A part of a page. */
export async function seen(part: ReactNode): Promise<ReadPage> {
  const router = { refresh: () => {}, push: () => {} } as never
  const { prelude } = await prerenderToNodeStream(createElement(AppRouterContext.Provider, { value: router }, part))
  return htmlRead((await text(prelude)).replaceAll('<!-- -->', ''))
}
