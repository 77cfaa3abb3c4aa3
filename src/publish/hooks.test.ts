import { expect, it } from 'vitest'
import { collectionOf } from '#collections/index.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { filledForm } from '#test/published.ts'
import type { Recorded, RecordedAnswer } from '#test/recorded.ts'
import { grownIn, type SavingGround, saving } from '#test/saving.ts'
import { sourcesInFile } from '#test/sources.ts'
import { withPublishing } from './hooks.ts'

const { hooks = {} } = withPublishing(collectionOf(flowers))
const rose = (more: object = {}) => ({
  ...filledForm(flowers, 'rose', `---\nname: Rose\nsummary: A shrub.\n${sourcesInFile}\n---\n`),
  id: 7,
  ...more,
})

/** Saves what the form says of a document that its table holds so. */
async function saved(form: object, row: object = form, { context = {}, ...ground }: SavingGround = {}) {
  const { req, asked } = saving({ tables: { flowers: [row as never] }, ...ground })
  await hooks.afterChange?.[0]?.({ doc: form, req, context } as never)
  return asked
}

const texts = (asked: Recorded['asked']) => asked.map(({ text }) => text).join('\n')

it('publishes what is saved as published, while nobody else publishes in the service', async () => {
  const asked = await saved(rose())
  expect(asked[0]?.text).toContain('pg_advisory_xact_lock')
  expect(texts(asked)).toContain('insert into read_model.records')
})

it('keeps newer changes of a published entry aside: editors find them, readers see nothing', async () => {
  const asked = await saved(rose({ _status: 'draft', name: 'A new name' }), rose())
  expect(texts(asked)).toContain('editing.findable')
  expect(texts(asked)).not.toContain('read_model')
})

it('leaves publishing to who saves many, where they say so', async () => {
  expect(await saved(rose(), rose(), { context: { isPublishedLater: true } })).toEqual([])
})

it('gives up what was planned and failed once a save has done it, and not for what is in the trash', async () => {
  expect(texts(await saved(rose()))).toContain('delete from payload_jobs')
  const trashed = rose({ deletedAt: '2026-11-01T00:00:00Z' })
  expect(texts(await saved(trashed))).not.toContain('delete from payload_jobs')
})

const removed: RecordedAnswer = {
  to: 'delete from read_model.records',
  rows: () => [{ slug: 'rose', name: 'Rose', terms: [], words: '', borrowed: '' }],
}

async function deleted(ground: SavingGround = {}) {
  const { req, asked } = saving(ground)
  await hooks.afterDelete?.[0]?.({ id: '7', req } as never)
  return asked
}

it('takes out all that is known of a deleted entry', async () => {
  const asked = await deleted({ answers: [removed] })
  for (const table of ['read_model.records', 'publishing.ledger', 'editing.findable'])
    expect(texts(asked)).toContain(`delete from ${table}`)
  expect(texts(asked), 'who referred to it is asked').toContain('terms && ')
})

it('lets a writer delete a draft, which is counted no more, and nothing that readers see', async () => {
  const user = { id: 3, role: 'writer' }
  const waited: RecordedAnswer = {
    to: 'from publishing.ledger',
    rows: () => [
      {
        document_id: 7,
        first_published_at: null,
        text_changed_at: null,
        digest: null,
        slugs: [],
        waiting_terms: ['a'],
      },
    ],
  }
  const asked = await deleted({ user, answers: [waited] })
  const counted = asked.find(({ text }) => text.includes('insert into read_model.counts'))
  expect(counted?.values.slice(2, 4)).toEqual([
    ['', 'a'],
    [-1, -1],
  ])
  await expect(deleted({ user, answers: [removed] })).rejects.toMatchObject({ status: 403 })
})

it('tells of topics where the deleted entry spoke of one', async () => {
  const spoke: RecordedAnswer = { to: 'topic is not null', rows: () => [{}] }
  expect(grownIn(await deleted({ answers: [spoke] }))).toContainEqual(['flowers', ['topics']])
  expect(grownIn(await deleted())).toEqual([])
})
