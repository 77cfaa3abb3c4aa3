import { expect, it } from 'vitest'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { filledForm } from '#test/published.ts'
import type { RecordedAnswer } from '#test/recorded.ts'
import { type SavingGround, saving } from '#test/saving.ts'
import { sourcesInFile } from '#test/sources.ts'
import { withMedia } from './media.ts'

const { hooks = {} } = withMedia({ slug: 'media', fields: [] })
const picture = { id: 5, filename: 'rose.jpg', alt: 'A rose', credit: 'Ada' }
const writer = { id: 3, role: 'writer' }

async function changed(doc: object, { operation = 'update', ...ground }: SavingGround & { operation?: string } = {}) {
  const { req, asked } = saving(ground)
  await hooks.afterChange?.[0]?.({ doc, previousDoc: picture, operation, req } as never)
  return asked
}

const shownBy = (...rows: object[]): RecordedAnswer => ({
  to: 'update read_model.records r set record',
  rows: () => rows,
})
const one = { service: 'flowers', resource: 'flower', document_id: 7, is_of_topic: false }

it('has who shows a picture say its new words, by the address it had', async () => {
  const asked = await changed({ ...picture, alt: 'A red rose' }, { answers: [shownBy(one)] })
  const put = asked.find(({ text }) => text.includes('update read_model.records r set record'))
  expect(put?.values).toContain('/media/rose.jpg')
  expect(put?.values.map(String).join()).toContain('A red rose')
})

it('asks nothing where nothing that readers see changed, or the picture is new', async () => {
  expect(await changed({ ...picture, internalNotes: 'seen at the fair' })).toEqual([])
  expect(await changed({ ...picture, alt: 'Another' }, { operation: 'create' })).toEqual([])
})

it('lets a writer change what nobody shows, and nothing that readers see', async () => {
  const doc = { ...picture, alt: 'A red rose' }
  await expect(changed(doc, { user: writer })).resolves.toBeDefined()
  await expect(changed(doc, { user: writer, answers: [shownBy(one)] })).rejects.toMatchObject({ status: 403 })
})

const showing: RecordedAnswer = {
  to: 'array_agg(document_id)',
  rows: () => [{ service: 'flowers', resource: 'flower', documentIds: [7, 8] }],
}
const rose = {
  ...filledForm(flowers, 'rose', `---\nname: Rose\nsummary: A shrub.\n${sourcesInFile}\n---\n`),
  id: 7,
  picture: 5,
}

it('takes a deleted picture out of who shows it, but not for a writer', async () => {
  const ground = { tables: { flowers: [rose, { ...rose, id: 8, _status: 'draft' }] }, answers: [showing] }
  const { req, asked } = saving(ground)
  await hooks.afterDelete?.[0]?.({ doc: picture, req } as never)
  const put = asked.filter(({ text }) => text.includes('insert into read_model.records'))
  expect(put.flatMap(({ values }) => JSON.parse(String(values[2])) as object[])).toMatchObject([
    { document_id: 7, record: { picture: null } },
  ])
  const refused = saving({ ...ground, user: writer })
  await expect(hooks.afterDelete?.[0]?.({ doc: picture, req: refused.req } as never)).rejects.toMatchObject({
    status: 403,
  })
})
