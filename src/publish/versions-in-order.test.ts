import type { BaseDatabaseAdapter } from 'payload'
import { expect, it } from 'vitest'
import { saving } from '#test/saving.ts'
import { versionsInOrder } from './versions-in-order.ts'

/** An adapter whose newest version of anything is from this time, and what it is told to store. */
function adapter(newest?: string) {
  const stored: Record<string, unknown>[] = []
  const store = async (args: Record<string, unknown>) => {
    stored.push(args)
    return { id: 31 }
  }
  const cms = {
    createVersion: store,
    updateVersion: store,
    findVersions: async () => ({ docs: newest ? [{ updatedAt: newest }] : [] }),
  }
  const own = cms as unknown as BaseDatabaseAdapter
  return { cms: { ...own, ...versionsInOrder(own) } as BaseDatabaseAdapter, stored }
}

const noon = '2026-11-23T12:00:00.000Z'

it.each([
  ['as it is, where all others are older', '2026-11-23T11:59:59.999Z', noon],
  ['as it is, where there is no other', undefined, noon],
  ['just after the newest, where the clock was set back', '2026-11-23T13:00:00.000Z', '2026-11-23T13:00:00.001Z'],
  ['just after one of the same time', noon, '2026-11-23T12:00:00.001Z'],
])('has a version at its time %s', async (_, newest, expected) => {
  const { cms, stored } = adapter(newest)
  const { req } = saving()
  await cms.createVersion({ collectionSlug: 'flowers', parent: 7, updatedAt: noon, req } as never)
  await cms.updateVersion({ collection: 'flowers', id: 31, versionData: { parent: 7, updatedAt: noon }, req } as never)
  expect(stored[0]?.updatedAt).toBe(expected)
  expect(stored[1]?.versionData).toEqual({ parent: 7, updatedAt: expected })
})

it('writes down which person saved a version, and of machines nothing', async () => {
  const { cms, stored } = adapter()
  const { req, asked } = saving({ user: { id: 3 } })
  await cms.createVersion({ collectionSlug: 'flowers', parent: 7, updatedAt: noon, req } as never)
  expect(stored[0]?.returning).toBe(true)
  await cms.updateVersion({ collection: 'flowers', id: 32, versionData: { parent: 7, updatedAt: noon }, req } as never)
  const authors = asked.filter(({ text }) => text.includes('insert into editing.version_authors'))
  expect(authors.map(({ values }) => values)).toEqual([
    [3, ['flowers'], [7], [31]],
    [3, ['flowers'], [7], [32]],
  ])
  const machine = saving()
  await cms.createVersion({ collectionSlug: 'flowers', parent: 7, updatedAt: noon, req: machine.req } as never)
  expect(stored[2]).not.toHaveProperty('returning')
  expect(machine.asked).toEqual([])
})

it('reads nothing back of those that are made by hundreds', async () => {
  const { cms, stored } = adapter()
  const { req } = saving({ user: { id: 3 }, context: { isPublishedLater: true } })
  await cms.createVersion({ collectionSlug: 'flowers', parent: 7, updatedAt: noon, req } as never)
  expect(stored[0]).not.toHaveProperty('returning')
})
