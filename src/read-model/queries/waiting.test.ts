import { describe, expect, it } from 'vitest'
import { fewEntries } from '#test/few-entries.ts'
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
