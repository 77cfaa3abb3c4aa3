import { describe, expect, it } from 'vitest'
import { growing, int4 } from '#test/recorded.ts'
import { type Names, namesBegun, namesEqual, namesIn } from './names.ts'

type Changed = { resource?: string; document: number; names: [key: string, rank: number][] | null }

/** Rose (1, also gulab) and rosehip (2) among flowers, a town called Rose (1), and a lily that goes by nothing else (7). */
function flowerNames() {
  let changes: Changed[] = []
  const { database, asked, grow } = growing([
    {
      to: 'read_model.changes',
      rows: () =>
        changes.map(({ resource = 'flower', document, names }) => ({
          ...{ resource, document, score: names && 1, words: names && '' },
          keys: names?.map(([key]) => key) ?? null,
          ranks: names?.map(([, rank]) => rank) ?? null,
        })),
    },
    {
      to: 'int4send(owner)',
      rows: () => [
        { resource: 'flower', keys: 'gulab\nlily\nrose\nrosehip\n', owners: int4([3, 14, 2, 4]) },
        { resource: 'city', keys: 'rose\n', owners: int4([2]) },
      ],
    },
  ])
  return {
    database,
    asked,
    publish(...next: Changed[]) {
      changes = next
      grow()
    },
  }
}

const told = (names: ReturnType<typeof namesEqual>) =>
  names.map(({ resource, document, key, isOther }) => `${key} ${resource} ${document}${isOther ? ' other' : ''}`)
const all = (names: Names) => told(namesBegun(names, '', 99))

describe('names of entries', () => {
  it('are whose they are, over all resources, and known as other names where they are', async () => {
    const { database } = flowerNames()
    const names = await namesIn(database, 'flowers')
    expect(told(namesEqual(names, 'rose'))).toEqual(['rose flower 1', 'rose city 1'])
    expect(told(namesEqual(names, 'gulab'))).toEqual(['gulab flower 1 other'])
    expect(told(namesEqual(names, 'ros'))).toEqual([])
  })

  it('that begin so are the first by their letters, whatever they are of', async () => {
    const { database } = flowerNames()
    const names = await namesIn(database, 'flowers')
    expect(told(namesBegun(names, 'ros', 3))).toEqual(['rose flower 1', 'rosehip flower 2', 'rose city 1'])
    expect(told(namesBegun(names, 'ros', 2)).sort()).toEqual(['rose city 1', 'rose flower 1'])
    expect(told(namesBegun(names, 'x', 2))).toEqual([])
    expect(told(namesBegun(names, 'rose', 0))).toEqual([])
  })

  it('are read once, of the service that is asked for', async () => {
    const { database, asked } = flowerNames()
    await namesIn(database, 'flowers')
    await namesIn(database, 'flowers')
    expect(asked.map(({ values }) => values)).toEqual([['flowers']])
    await namesIn(database, 'food')
    expect(asked[1]?.values).toEqual(['food'])
  })
})

describe('names after a publish', () => {
  const published = async (...changes: Changed[]) => {
    const { database, asked, publish } = flowerNames()
    const before = await namesIn(database, 'flowers')
    publish(...changes)
    const names = await namesIn(database, 'flowers')
    return { before, names, reads: asked.filter(({ text }) => text.includes('int4send(owner)')).length }
  }

  it('are those that entries go by now, and not those they went by', async () => {
    const { names, reads } = await published(
      {
        document: 1,
        names: [
          ['rosa', 0],
          ['rose', 1],
        ],
      },
      { document: 2, names: null },
      { document: 9, names: [['aster', 0]] },
    )
    expect(all(names)).toEqual([
      'aster flower 9',
      'lily flower 7',
      'rosa flower 1',
      'rose flower 1 other',
      'rose city 1',
    ])
    expect(reads).toBe(1)
  })

  it('are of the resource that changed alone: a town of the same id keeps its own', async () => {
    const { before, names } = await published({ document: 1, names: [['gul', 0]] })
    expect(all(names)).toEqual(['gul flower 1', 'lily flower 7', 'rosehip flower 2', 'rose city 1'])
    expect(names.get('city')).toBe(before.get('city'))
    expect(all(before)).toHaveLength(5)
  })

  it('are of each resource where several changed at once, whatever ids they share', async () => {
    const { names } = await published(
      { document: 7, names: [['lilium', 0]] },
      { resource: 'city', document: 1, names: [['rosetown', 0]] },
    )
    expect(all(names)).toEqual([
      'gulab flower 1 other',
      'lilium flower 7',
      'rose flower 1',
      'rosehip flower 2',
      'rosetown city 1',
    ])
  })

  it('stay as they are where a text alone changed', async () => {
    const { before, names } = await published({
      document: 1,
      names: [
        ['rose', 0],
        ['gulab', 1],
      ],
    })
    expect(names.get('flower')).toBe(before.get('flower'))
  })

  it('change where an entry is called by what was its other name', async () => {
    const { names } = await published({
      document: 1,
      names: [
        ['gulab', 0],
        ['rose', 1],
      ],
    })
    expect(told(namesEqual(names, 'gulab'))).toEqual(['gulab flower 1'])
    expect(told(namesEqual(names, 'rose'))).toEqual(['rose flower 1 other', 'rose city 1'])
  })

  it('are of a resource that had none before, too', async () => {
    const { names } = await published({ resource: 'flower_day', document: 3, names: [['hanami', 0]] })
    expect(told(namesEqual(names, 'hanami'))).toEqual(['hanami flower_day 3'])
  })

  it('are read anew where too many changed', async () => {
    const { reads } = await published(
      ...Array.from({ length: 51 }, (_, index) => ({ document: index + 20, names: null })),
    )
    expect(reads).toBe(2)
  })
})

it('counts what is kept of names by what it takes', async () => {
  const taken = async (keys: string, owners: number[]) => {
    const { database } = growing([
      { to: 'int4send(owner)', rows: () => [{ resource: 'flower', keys, owners: int4(owners) }] },
    ])
    await namesIn(database, 'flowers')
    return database.store.bytes()
  }
  // Eight letters; where a key begins and whose it is, four bytes each.
  expect((await taken('rose\ntulips\n', [2, 4])) - (await taken('ro\n', [2]))).toBe(8 + 4 + 4)
})
