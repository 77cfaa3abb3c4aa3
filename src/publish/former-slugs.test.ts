import { expect, it } from 'vitest'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { recorded } from '#test/recorded.ts'
import { formerAmong, formerSlugsOf, releaseSlug, reserved } from './former-slugs.ts'

it('asks nothing where no slug is asked about', async () => {
  const { database, asked } = recorded([])
  expect(await formerAmong(database.execute, flowers, [])).toEqual([])
  expect(asked).toEqual([])
})

it('gives which slugs lead to an entry, and those of one', async () => {
  const former = { slug: 'roses', documentId: 7, name: 'Rose' }
  const { database, asked } = recorded([
    { to: 'join read_model.records', rows: () => [former] },
    { to: 'order by slug', rows: () => [{ slug: 'a' }, { slug: 'b' }] },
  ])
  expect(await formerAmong(database.execute, flowers, ['roses', 'lily'])).toEqual([former])
  expect(await formerSlugsOf(database.execute, flowers, 7)).toEqual(['a', 'b'])
  expect(asked.map(({ values }) => values)).toEqual([
    ['flowers', 'flower', ['roses', 'lily']],
    ['flowers', 'flower', 7],
  ])
})

it('gives an address up for good: the ledger forgets it too, and readers are told', async () => {
  const { database, asked } = recorded([
    { to: 'delete from read_model.former_slugs', rows: () => [{ slug: 'roses' }] },
    { to: '', rows: () => [] },
  ])
  expect(await releaseSlug(database.write, flowers, { documentId: 7, slug: 'roses' })).toBe(true)
  expect(asked[1]?.text).toContain('array_remove(slugs, $4)')
  expect(asked[1]?.values).toEqual(['flowers', 'flower', 7, 'roses'])
  expect(asked[2]?.values).toEqual(['flowers', ['entries']])
})

it('changes nothing where the address did not lead there', async () => {
  const { database, asked } = recorded([{ to: '', rows: () => [] }])
  expect(await releaseSlug(database.write, flowers, { documentId: 7, slug: 'roses' })).toBe(false)
  expect(asked).toHaveLength(1)
})

it('says whose the address is, and what to do', () => {
  expect(reserved({ slug: 'roses', documentId: 7, name: 'Rose' })).toMatch(
    /^The address “roses” leads to “Rose”, .* Choose another, or have an editor release it/,
  )
})
