/** How a page answers when it cannot show what was asked for: always readable, always with the right status. */
import { notFound, unstable_rethrow } from 'next/navigation'
import type { ReactNode } from 'react'
import { OctavoError } from '#src/errors.ts'
import { setPageStatus } from '#src/http/page-status.ts'
import { newRequestId } from '#src/http/problem.ts'
import { isDatabaseAway } from '#src/http/unavailable.ts'
import { Head } from '#src/ui/head.tsx'
import { Message } from '#src/ui/message.tsx'
import { type Catalogue, openCatalogue } from './catalogue.ts'
import { Lost } from './lost.tsx'
import type { SearchParams } from './query.ts'

type Props<P> = { params: Promise<P>; searchParams: Promise<SearchParams> }

/** A page of a catalogue. An unknown catalogue or entry is a 404 with what comes near; our failures say so. */
export const catalogueView =
  <P extends { service: string }>(
    render: (catalogue: Catalogue, params: P, query: SearchParams) => Promise<ReactNode>,
  ) =>
  async ({ params, searchParams }: Props<P>): Promise<ReactNode> => {
    const given = await params
    const catalogue = openCatalogue(given.service)
    if (!catalogue) return lost(null, given.service)
    try {
      return await render(catalogue, given, await searchParams)
    } catch (error) {
      unstable_rethrow(error)
      if (error instanceof OctavoError && error.code === 'not_found') return lost(catalogue, lastPart(given), error)
      return failure(error)
    }
  }

/** The page of an address at which there is nothing. */
export async function lost(catalogue: Catalogue | null, asked: string, error?: OctavoError): Promise<ReactNode> {
  if (!setPageStatus(404)) notFound()
  return Lost({ catalogue, asked, nearest: error?.nearest ?? [] })
}

/** The page of a failure that is ours; the status says which. */
export function failure(error: unknown): ReactNode {
  const isAway = isDatabaseAway(error)
  const id = newRequestId()
  // Without our own server the status cannot be set here: Next's own error page has the right one.
  if (!setPageStatus(isAway ? 503 : 500)) throw error
  if (!isAway) console.error(`Page ${id} failed:`, error)
  const title = isAway ? 'The catalogue is away for a moment' : 'Something failed on our side'
  return (
    <>
      <Head title={title} description={title} siteName="Octavo" />
      <Message label={isAway ? '503' : '500'} title={title}>
        <p>
          {isAway ? 'Try again in a few seconds.' : `Try again later. If it keeps failing, tell us this number: ${id}.`}
        </p>
      </Message>
    </>
  )
}

const lastPart = (params: object): string => String(Object.values(params).flat().at(-1) ?? '')
