import { describe, expect, it } from 'vitest'
import { flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { type SavingGround, saving } from '#test/saving.ts'
import { usesOf, usesSeen } from './uses.ts'

const row = (id: number, name: string, more: object = {}) => ({ id, name, _status: 'published', days: [9], ...more })

/** A collection with its rows and newest versions; versions that are not given equal their rows. */
const holding = (rows: Record<string, unknown>[], newest: Record<string, unknown>[] = []): SavingGround => {
  const versions = rows.map((one) => newest.find(({ id }) => id === one.id) ?? one)
  return {
    tables: { flowers: rows },
    // Versions are asked for by what they hold under their own name.
    versions: {
      flowers: versions.map((version) => ({
        ...{ parent: Number(version.id), version },
        ...Object.fromEntries(Object.entries(version).map(([field, value]) => [`version.${field}`, value])),
      })),
    },
  }
}

const uses = async (ground: SavingGround, ids: number[] = [9]) =>
  (await usesOf(saving(ground).req, flowerDays, ids)).map(({ name, state, fields }) => [name, state, ...fields])

describe('who links to an entry', () => {
  it('is told by name, with the fields that do, and whether readers see it', async () => {
    const draft = row(3, 'Aster', { _status: 'draft' })
    expect(await uses(holding([row(1, 'Rose'), draft, row(4, 'Lily', { days: [8] })]))).toEqual([
      ['Aster', 'draft', 'days'],
      ['Rose', 'published', 'days'],
    ])
  })

  it('is told as changed where newer changes wait, whichever of them links', async () => {
    const waiting = (id: number, days: number[]) => row(id, 'Rose', { _status: 'draft', days })
    expect(await uses(holding([row(1, 'Rose')], [waiting(1, [])]))).toEqual([['Rose', 'changed', 'days']])
    expect(await uses(holding([row(1, 'Rose', { days: [] })], [waiting(1, [9])]))).toEqual([
      ['Rose', 'changed', 'days'],
    ])
  })

  it('is told of texts that link, once for each field', async () => {
    const link = {
      type: 'link',
      fields: { linkType: 'internal', doc: { relationTo: 'flower-days', value: 9 } },
      children: [],
    }
    const text = { root: { type: 'root', children: [link] } }
    const { collection } = (await usesOf(saving(holding([row(1, 'Rose')])).req, flowerDays, [9]))[0] ?? {}
    expect(collection).toBe('flowers')
    const linking = row(1, 'Rose', {
      uses: text,
      textLinks: ['flower-days:9'],
      faq: [{ answer: text }, { answer: text }],
    })
    const [[, , ...fields] = []] = await uses(holding([linking]))
    expect(fields).toEqual(['days', 'uses', 'faq'])
  })

  it('is nobody in the trash', async () => {
    expect(await uses(holding([row(1, 'Rose', { deletedAt: '2027-01-01' })]))).toEqual([])
  })

  it('is counted, and not named, in catalogues of others', async () => {
    const ground = { tables: { flowers: [row(1, 'Rose', { speaksOf: 5 })] } }
    const seen = async (services: string[]) => {
      const { req } = saving({ ...ground, user: { id: 7, role: 'editor', services } })
      const { uses: named, others } = await usesSeen(req, topics, [5])
      return { named: named.map(({ name }) => name), others }
    }
    expect(await seen(['flowers'])).toEqual({ named: ['Rose'], others: 0 })
    expect(await seen(['colours'])).toEqual({ named: [], others: 1 })
  })

  it('is no entry that is asked about with it', async () => {
    const links = { tables: { flowers: [row(1, 'Rose', { textLinks: ['flowers:2'] }), row(2, 'Lily')] } }
    const named = async (ids: number[]) => (await usesOf(saving(links).req, flowers, ids)).map(({ name }) => name)
    expect(await named([2])).toEqual(['Rose'])
    expect(await named([1, 2])).toEqual([])
  })
})
