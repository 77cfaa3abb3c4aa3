/** Readers' own pages for the editing server, of an entry that exists only within one transaction. */

import { env } from '#src/env.ts'
import { itemOf } from '#src/feeds/channel.ts'
import { rss } from '#src/feeds/rss.ts'
import { baseUrls } from '#src/http/base-urls.ts'
import { exampleAddress } from '#src/http/index-document.ts'
import { siteOf } from '#src/http/site.ts'
import { type Execute, withinTransaction } from '#src/read-model/database.ts'
import { defaultLicence } from '#src/read-model/licences.ts'
import { newPageOf, type StoredPage } from '#src/read-model/queries/newest.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { addressOf, type OwnerId } from '#src/services.ts'
import { type DraftOf, draftDocument } from '#src/site/draft.tsx'
import { parametersOf } from '#tools/parse-input.ts'
import { toolOf } from '#tools/tool-of.ts'

/** The entry to show, and the transaction in which it exists. */
type Asked = Omit<DraftOf, 'resource' | 'feedItem'> & { execute: Execute; service: OwnerId; resource: string }

/** The document of one part of a preview, and its headers. Raises `not_found` where the transaction has no such entry. */
export async function showDraft({ execute, service, resource: id, ...draft }: Asked) {
  const resource = findResource(service, id)
  const site = siteOf(env, withinTransaction(execute))
  return draftDocument(site, {
    ...draft,
    resource,
    feedItem: await feedItemOf(execute, { service, resource: id, ...draft }),
  })
}

/** The addresses of an entry's page and, where a tool opens it, of its answer. */
export function addressesOf({ service, resource: id, slug }: Pick<Asked, 'service' | 'resource' | 'slug'>) {
  const resource = findResource(service, id)
  const addresses = { publicUrl: env.PUBLIC_URL, baseUrls: baseUrls(env) }
  const page = `${addressOf(service, addresses)}/${resource.path}/${slug}`
  const opens = toolOf(service, ['get', 'get-value'], id)
  const key = opens && (Object.keys(parametersOf(opens.tool).properties)[0] ?? 'slug')
  return { page, api: opens && key ? exampleAddress(service, addresses, opens.name, { [key]: slug }) : null }
}

/** The item of an entry, cut out of a feed that has no other. */
async function feedItemOf(execute: Execute, { service, resource, slug }: Pick<Asked, 'service' | 'resource' | 'slug'>) {
  const [row] = await execute<StoredPage>(
    `select document_id, record, html, published_at, updated_at from read_model.records
     where service = $1 and resource = $2 and slug = $3`,
    [service, resource, slug],
  )
  if (!row) return ''
  const { PUBLIC_URL: publicUrl } = env
  const site = siteOf(env, withinTransaction(execute))
  const item = itemOf(newPageOf(findResource(service, resource), row), { ...site, surface: service })
  const channel = {
    title: '',
    description: '',
    publisher: '',
    language: 'en',
    home: publicUrl,
    licence: defaultLicence,
  }
  const feed = rss({ ...channel, items: [item], updatedAt: item.updatedAt }, { self: publicUrl, hub: null })
  return /<item>.*<\/item>/s.exec(feed)?.[0].replaceAll(/(<\/\w+>)(?=<)/g, '$1\n') ?? ''
}
