import { describe, expect, it } from 'vitest'
import { recorded } from '#test/recorded.ts'
import { cheeses } from '../resources/cheese.ts'
import { flowers } from '../resources/flowers.ts'
import { bySlugEverywhere, calledEverywhere, slipsEverywhere } from './find-everywhere.ts'

const resources = [flowers, cheeses]
const row = (at: number, name: string, more: object = {}) => ({
  ...{ at, slug: name.toLowerCase().replaceAll(' ', '-'), name, score: 10 },
  ...more,
})
const giving = (...rows: object[]) => recorded([{ to: '', rows: () => rows }])
const told = (entries: readonly { resource: object; slug: string }[]) =>
  entries.map(({ resource, slug }) => `${slug} ${resource === flowers ? 'flower' : 'cheese'}`)

describe('entries of any resource under a slug', () => {
  it('are those of the resources that are asked, each of its own', async () => {
    const { database, asked } = giving(row(2, 'Rose'), row(1, 'Rose'))
    const entries = await bySlugEverywhere(database, resources, 'rose')
    expect(told(entries)).toEqual(['rose cheese', 'rose flower'])
    expect(entries[0]).toEqual({ resource: cheeses, slug: 'rose', name: 'Rose', score: 10 })
    expect(asked[0]?.values).toEqual([['flowers', 'cheese'], ['flower', 'cheese'], 'rose'])
  })
})

describe('entries of any resource by name', () => {
  it('are asked for by the name, by its singular, and without what each resource is called', async () => {
    const { database, asked } = giving(row(2, 'Blue'))
    expect(told(await calledEverywhere(database, resources, 'The Blue Cheeses'))).toEqual(['blue cheese'])
    const [services, ids, keys, ats, plains] = asked[0]?.values ?? []
    expect([services, ids]).toEqual([
      ['flowers', 'cheese'],
      ['flower', 'cheese'],
    ])
    expect(keys).toEqual(expect.arrayContaining(['the blue cheeses', 'the blue cheese']))
    expect((keys as string[])[0]).toBe('the blue cheeses')
    const pairs = (ats as number[]).map((at, index) => `${at} ${(plains as string[])[index]}`)
    expect(pairs).toContain('1 blue chees')
    expect(pairs).toContain('2 blue')
    expect(pairs).not.toContain('1 blue')
  })

  it('are none of a text without letters, for which nothing is asked', async () => {
    const { database, asked } = giving(row(1, 'Rose'))
    expect(await calledEverywhere(database, resources, ' – ')).toEqual([])
    expect(asked).toEqual([])
  })
})

describe('names that come near', () => {
  it('mean the entries of one name, wherever these stand', async () => {
    const { database } = giving(row(1, 'Tulip', { plain: 'tulip' }), row(2, 'Tulip', { plain: 'tulip' }))
    const { meant, near } = await slipsEverywhere(database, resources, 'tullip')
    expect(told(meant)).toEqual(['tulip flower', 'tulip cheese'])
    expect(told(near)).toEqual(['tulip flower'])
  })

  it('mean nobody where two names are as near', async () => {
    const { database } = giving(row(1, 'Lilak', { plain: 'lilak' }), row(1, 'Lilax', { plain: 'lilax' }))
    const { meant, near } = await slipsEverywhere(database, resources, 'lilac')
    expect(meant).toEqual([])
    expect(told(near)).toEqual(['lilak flower', 'lilax flower'])
  })

  it('are offered three at most, each once however it is written, nearest first', async () => {
    const names = ['Brie', 'BRIÉ', 'Brier', 'brie', 'Briar', 'Brisket']
    const { database, asked } = giving(...names.map((name) => row(2, name, { plain: name.toLowerCase() })))
    const { near } = await slipsEverywhere(database, resources, 'Brí')
    expect(near.map(({ name }) => name)).toEqual(['Brie', 'Brier', 'Briar'])
    expect(asked[0]?.values).toEqual([['flowers', 'cheese'], ['flower', 'cheese'], 'bri', 0.5])
  })

  it('are looked at without the noun of each resource', async () => {
    const { database } = giving(row(2, 'Stilton', { plain: 'stilton' }))
    expect(told((await slipsEverywhere(database, resources, 'stiltin cheese')).meant)).toEqual(['stilton cheese'])
  })
})
