/** Carries out a planned publish or unpublish: a save in the name of the person who planned it, whose permission is asked again. */
import type { CollectionSlug, TaskConfig } from 'payload'
import { catalogueCollections } from '#collections/index.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { machineInContext } from '#src/audit/who.ts'
import { plannedInContext, plannedPublishingMachine, publishTask } from './planned.ts'

type Input = {
  type?: 'publish' | 'unpublish' | null
  doc: { relationTo: CollectionSlug; value: unknown }
  user?: { relationTo: 'users'; value: number | string } | null
  at?: string | null
}

/** The task that stands in the queue under this name. */
export const scheduleTask: TaskConfig<typeof publishTask> = {
  slug: publishTask,
  inputSchema: [
    { name: 'type', type: 'radio', defaultValue: 'publish', options: ['publish', 'unpublish'] },
    {
      name: 'doc',
      type: 'relationship',
      relationTo: catalogueCollections.map(({ resource }) => collectionSlug(resource)),
    },
    { name: 'user', type: 'relationship', relationTo: ['users'] },
    { name: 'at', type: 'text' },
  ],
  handler: async ({ input, req: { payload } }) => {
    // What the queue holds is what src/editing/schedule.ts put there.
    const { type, doc, user, at } = input as unknown as Input
    const person = user ? await payload.findByID({ collection: 'users', id: user.value, depth: 0 }) : null
    await payload.update({
      collection: doc.relationTo,
      id: Number(doc.value),
      data: { _status: type === 'unpublish' ? 'draft' : 'published' },
      depth: 0,
      context: { [machineInContext]: plannedPublishingMachine, [plannedInContext]: at },
      // The hooks ask about a person in any case, and only they give a reason for a refusal.
      overrideAccess: true,
      ...(person && { user: { ...person, collection: 'users' as const } }),
    })
    return { output: {} }
  },
}
