/** The access that Payload asks for before an entry is known, or to draw buttons; src/editing/permission.ts checks each save again. */
import type { OwnerId } from '#src/services.ts'
import { may, mayEver } from './permissions.ts'
import { personOf } from './person.ts'

type Asked = { req: { user?: unknown }; data?: { _status?: unknown; deletedAt?: unknown } }

/** The access of a service's entries. Payload asks `delete` both for the trash, with an instant, and for deletion for good. */
export const entryAccess = (service: OwnerId) => {
  const ever = (action: Parameters<typeof mayEver>[1]) => (asked: Asked) =>
    mayEver(personOf(asked.req), action, service)
  return {
    read: ever('read'),
    readVersions: ever('readVersions'),
    create: ({ req, data }: Asked): boolean =>
      may(personOf(req), isPublished(data) ? 'publish' : 'create', { service, state: 'new' }).isAllowed,
    update: (asked: Asked): boolean => ever(isPublished(asked.data) ? 'publish' : 'change')(asked),
    delete: (asked: Asked): boolean => ever(asked.data?.deletedAt ? 'trash' : 'destroy')(asked),
  }
}

const isPublished = (data: Asked['data']): boolean => data?._status === 'published'
