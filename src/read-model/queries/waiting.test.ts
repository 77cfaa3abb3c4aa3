import { describe, expect, it } from 'vitest'
import { fewEntries } from '#test/few-entries.ts'
import { recorded } from '#test/recorded.ts'
import { dances } from '../resources/dance.ts'
import { decorations, flowers } from '../resources/flowers.ts'
import { holds, waitingCalled, waitingIn } from './waiting.ts'

const { database, asked } = fewEntries({
  entries: [],
  waiting: [
    { resource: flowers, name: 'Peony' },
    { resource: flowers, name: 'Tree peony' },
    { resource: decorations, name: 'Peony crown' },
    { resource: dances, name: 'Peony dance' },
  ],
})
const namesIn = async (text: string) => (await waitingIn(database, ['flowers'], text)).map(({ name }) => name)

describe('what waits whose name stands in a text', () => {
  it('is found word by word, whatever stands around it', async () => {
    expect(await namesIn('where do peonies grow?')).toEqual(['Peony'])
    expect(await namesIn('rose')).toEqual([])
    expect(await namesIn('peonyish')).toEqual([])
  })

  it('asks for nothing where no name of what waits is among its words', async () => {
    const before = asked.filter(({ text }) => text.includes('length(plain) desc')).length
    await namesIn('a rose is a rose')
    expect(asked.filter(({ text }) => text.includes('length(plain) desc')).length).toBe(before)
  })

  it('says where the text asks for nothing else, by the kind of entry or stop words beside', async () => {
    const [alone] = await waitingIn(database, ['flowers'], 'the peony flower')
    expect(alone).toMatchObject({ service: 'flowers', resource: 'flower', name: 'Peony', isWhole: true })
    const [among] = await waitingIn(database, ['flowers'], 'peony in japan')
    expect(among?.isWhole).toBe(false)
  })

  it('is the longest where one name is part of another, and both where each stands by itself', async () => {
    const named = (name: string, plain: string) => ({ service: 'flowers', resource: 'flower', name, plain })
    const { database: ordered } = recorded([
      { to: 'string_agg', rows: () => [{ keys: Buffer.from('lili\npeoni\ntree peoni\n') }] },
      {
        to: 'length(plain) desc',
        rows: ([, held]) =>
          [named('Tree peony', 'tree peoni'), named('Peony', 'peoni'), named('Lily', 'lili')].filter(({ plain }) =>
            (held as string[]).includes(plain),
          ),
      },
    ])
    const names = async (text: string) => (await waitingIn(ordered, ['flowers'], text)).map(({ name }) => name)
    expect(await names('a tree peony')).toEqual(['Tree peony'])
    expect(await names('lilies and peonies')).toEqual(['Peony', 'Lily'])
    expect(await names('a tree beside a peony')).toEqual(['Peony'])
  })

  it('is looked for among the first sixteen words and four hundred characters', async () => {
    const behindWords = (words: number) => `${'grow '.repeat(words)}peony`
    expect([await namesIn(behindWords(15)), await namesIn(behindWords(16))]).toEqual([['Peony'], []])
    const upTo = (characters: number) => `${'a'.repeat(characters - 6)} peony`
    expect([await namesIn(upTo(400)), await namesIn(upTo(402))]).toEqual([['Peony'], []])
  })

  it('is looked for where any of the services has it', async () => {
    expect((await waitingIn(database, ['food', 'flowers'], 'peony')).map(({ name }) => name)).toEqual(['Peony'])
  })

  it('is of the services that are asked', async () => {
    expect(await waitingIn(database, ['food'], 'peony')).toEqual([])
    expect((await waitingIn(database, ['dance'], 'peony dance')).map(({ name }) => name)).toEqual(['Peony dance'])
  })
})

describe('what waits under a name', () => {
  const called = async (name: string, slips = false) =>
    (await waitingCalled(database, [flowers], name, { slips })).map((one) => one.name)

  it('is of the resource that is asked for, as readers say it', async () => {
    expect(await called('the peonies')).toEqual(['Peony'])
    expect(await called('peony crown')).toEqual([])
    expect(await called('')).toEqual([])
  })

  it('is taken for a slip of the finger where slips are looked for, and not else', async () => {
    expect(await called('peonny')).toEqual([])
    expect(await called('peonny', true)).toEqual(['Peony'])
    expect(await called('orchid', true)).toEqual([])
  })

  it('is asked for by its first letter and as many letters as are compared, where slips are', async () => {
    const rows = [
      { service: 'flowers', resource: 'flower', name: 'Peony', plain: 'peoni' },
      { service: 'flowers', resource: 'flower', name: 'Orchid', plain: 'orchid' },
      { service: 'flowers', resource: 'decoration', name: 'Peony', plain: 'peoni' },
    ]
    const loose = recorded([{ to: 'from read_model.waiting', rows: () => rows }])
    const named = async (name: string, slips: boolean) =>
      (await waitingCalled(loose.database, [flowers, decorations, dances], name, { slips })).map(
        ({ name: one, resource }) => [one, resource],
      )
    expect(await named('peonni', true)).toEqual([
      ['Peony', 'flower'],
      ['Peony', 'decoration'],
    ])
    expect(loose.asked[0]?.values).toEqual([['flowers', 'dance'], 'p', 'p\u{10ffff}', 'peonni'])
    await waitingCalled(loose.database, [flowers], `${'q'.repeat(35)} ${'r'.repeat(35)}`, { slips: true })
    expect(loose.asked[1]?.values[3]).toBe(`${'q'.repeat(35)} ${'r'.repeat(24)}`)
    expect(await named('peony', false)).toHaveLength(2)
    expect(loose.asked[2]?.values[1]).toContain('peoni')
  })

  it('is told by its name and resource alone', async () => {
    expect(await waitingCalled(database, [flowers], 'peony')).toEqual([
      { service: 'flowers', resource: 'flower', name: 'Peony' },
    ])
  })
})

it('holds whole words, one after the other', () => {
  expect([holds('tree peoni', 'peoni'), holds('tree peoni', 'tree peoni'), holds('peonis', 'peoni')]).toEqual([
    true,
    true,
    false,
  ])
})
