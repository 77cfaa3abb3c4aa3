/** Whether readers get what was published last: it asks readers' own addresses, as any client would. */
import type { Execute } from '#src/read-model/database.ts'
import type { AnyResource } from '#src/read-model/resource.ts'

/** One address at which readers find an entry; `isShown` is null where there was no answer. `askedAt` is an instant in UTC. */
export type ShownAt = { name: 'Page' | 'API'; address: string; isShown: boolean | null; askedAt: string }

/** What readers should see of an entry, since when, and at which addresses they do; null while it is not published. */
export type ShownEntry = { updatedAt: string; places: ShownAt[] }

/** The addresses of an entry, as readers know them; null where it has none. */
export type AddressesOf = (entry: { service: AnyResource['service']; resource: string; slug: string }) => {
  page: string
  api: string | null
}

const PATIENCE_MS = 5000

/** Asks the page and the API for what the read model has. */
export async function shownOf(
  execute: Execute,
  { service, id: resource }: AnyResource,
  { id, addressesOf }: { id: number; addressesOf: AddressesOf },
): Promise<ShownEntry | null> {
  const [row] = await execute<{ slug: string; updated_at: string | Date }>(
    'select slug, updated_at from read_model.records where service = $1 and resource = $2 and document_id = $3',
    [service, resource, id],
  )
  if (!row) return null
  const updatedAt = new Date(row.updated_at).toISOString()
  const { page, api } = addressesOf({ service, resource, slug: row.slug })
  const asked: Pick<ShownAt, 'name' | 'address'>[] = [
    { name: 'Page', address: page },
    ...(api ? [{ name: 'API' as const, address: api }] : []),
  ]
  const places = await Promise.all(
    asked.map(async (one): Promise<ShownAt> => {
      const text = await textAt(one.address)
      // Answers and pages of entries say when the text last changed; other pages say their address.
      const sign = one.name === 'API' || text?.includes('class="stamp"') ? updatedAt : one.address
      return { ...one, isShown: text === null ? null : text.includes(sign), askedAt: new Date().toISOString() }
    }),
  )
  return { updatedAt, places }
}

async function textAt(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' })
    return await response.text()
  } catch {
    return null
  }
}
