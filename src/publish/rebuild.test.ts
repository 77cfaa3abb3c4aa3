import { expect, it } from 'vitest'
import { dances } from '#src/read-model/resources/dance.ts'
import { owners } from '#src/services.ts'
import { filledForm } from '#test/published.ts'
import { grownIn, saving } from '#test/saving.ts'
import { sourcesInFile } from '#test/sources.ts'
import { rebuild, rebuildService } from './rebuild.ts'

const dance = (id: number, more: object = {}) => ({
  ...filledForm(dances, `dance-${id}`, `---\nname: Dance ${id}\nsummary: A dance.\n${sourcesInFile}\n---\n`),
  id,
  ...more,
})

const drafts = [dance(2, { _status: 'draft' }), dance(3, { _status: 'draft', name: '' })]

it('writes every published document of a service by the path of a save, and counts those and what waits', async () => {
  const { payload, asked, ended } = saving({ tables: { dances: [dance(1), ...drafts] } })
  expect(await rebuildService(payload, 'dance')).toEqual({ service: 'dance', written: 1, waiting: 1 })
  const put = asked.filter(({ text }) => text.includes('insert into read_model.records'))
  const written = put.flatMap(({ values }) => JSON.parse(String(values[2])) as { slug: string }[])
  expect(written.map(({ slug }) => slug)).toEqual(['dance-1'])
  expect(asked[0]?.text, 'nobody else publishes meanwhile').toContain('pg_advisory_xact_lock')
  expect(grownIn(asked)).toHaveLength(1)
  expect(ended).toEqual(['committed'])
})

it('empties what is counted anew, and writes who did it into the record', async () => {
  const { payload, asked } = saving({ tables: { dances: [dance(1)] } })
  await rebuildService(payload, 'dance')
  const emptied = asked.flatMap(
    ({ text }) => /^delete from read_model\.(\w+) where service = \$1$/.exec(text)?.[1] ?? [],
  )
  expect(emptied.slice(0, 3)).toEqual(['counts', 'former_slugs', 'waiting'])
  const [line] = JSON.parse(String(asked.find(({ text }) => text.includes('editing.audit'))?.values[0])) as object[]
  expect(line).toMatchObject({ machine: 'rebuild', kind: 'rebuilt', service: 'dance', reason: '1 written, 0 waiting' })
})

it('leaves readers with what they had where a published document does not parse, and says which', async () => {
  const { payload, ended } = saving({ tables: { dances: [dance(1, { summary: '' })] } })
  await expect(rebuildService(payload, 'dance')).rejects.toThrow('The dance “Dance 1” cannot be published.')
  expect(ended).toEqual(['undone'])
})

it('rebuilds what all hold in common before the catalogues, each in a transaction of its own', async () => {
  const { payload, ended } = saving()
  const rebuilt = await rebuild(payload)
  expect(rebuilt.map(({ service }) => service)).toEqual(owners)
  expect(ended).toEqual(owners.map(() => 'committed'))
})

it('has PostgreSQL look at what it wrote where that is much, before it is committed', async () => {
  const surveys = async (count: number) => {
    const { payload, asked } = saving({ tables: { dances: Array.from({ length: count }, (_, id) => dance(id + 1)) } })
    await rebuildService(payload, 'dance')
    return asked.map(({ text }) => text).filter((text) => text.startsWith('analyze'))
  }
  expect(await surveys(99)).toEqual([])
  expect(await surveys(100)).toEqual([expect.stringMatching(/^analyze read_model\.records, read_model\.names, /)])
})
