import { describe, expect, it } from 'vitest'
import { fewEntries, yearly } from '#test/few-entries.ts'
import { cities, flowerDays, flowers } from '../resources/flowers.ts'
import { markOf } from '../searched.ts'
import { lookFor, questionOf } from './question.ts'

const { database } = fewEntries({
  entries: [
    { resource: flowers, slug: 'rose', fields: { uses: 'Garnish of cakes.' } },
    { resource: flowers, slug: 'tulip', fields: { colors: ['red'] } },
    { resource: flowers, slug: 'iris', fields: { colors: ['red'] } },
    { resource: flowers, slug: 'king-cup', fields: { name: 'King cup' } },
    { resource: flowerDays, slug: 'fair', calendar: yearly(5, 1) },
  ],
})
const inFlowers = (query: string) => questionOf(['flowers'], query)
const asked = (query: string) => lookFor(database, ['flowers'], inFlowers(query))

describe('a question', () => {
  it('is its words, folded, each once, without those that say nothing', () => {
    expect(inFlowers('The ROSE and the Rosé of spring').words).toEqual(['rose', 'spring'])
    expect(inFlowers('where is the').words.length).toBeGreaterThan(0)
    expect(inFlowers('!').words).toEqual([])
  })

  it('may be a name: as it is typed, without what says nothing, in the singular', () => {
    expect(inFlowers('lily of the valley').keys[0]).toBe('lily of the valley')
    expect(inFlowers('lily of the valley').keys).toContain('lily valley')
    expect(inFlowers('roses').keys).toContain('rose')
    expect(inFlowers('').keys).toEqual([])
  })

  it('may be a name without what everything here is called', () => {
    const { bareKeys, nouns } = inFlowers('rose flowers')
    expect(bareKeys).toContain('rose')
    expect(nouns.has('flower')).toBe(true)
  })

  it('has no such words where several services are asked', () => {
    expect(questionOf(['flowers', 'food'], 'rose flower').nouns.size).toBe(0)
  })

  it('is read up to sixteen words', () => {
    const words = Array.from({ length: 30 }, (_, index) => `w${index}x`)
    expect(inFlowers(words.join(' ')).words).toEqual(words.slice(0, 16))
  })

  it('says whether somebody asks when something is', () => {
    expect(inFlowers('when is the fair').isForDays).toBe(true)
    expect(inFlowers('fair').isForDays).toBe(false)
  })
})

describe('what is looked for', () => {
  it('is each word, the rarest first, which weighs the most', async () => {
    const { asked: words, unknown } = await asked('red tulip')
    expect(words.map(({ word }) => word)).toEqual(['tulip', 'red'])
    expect(words[0]?.weight).toBeGreaterThan(words[1]?.weight ?? 0)
    expect(words.every(({ isGuess }) => !isGuess)).toBe(true)
    expect(unknown).toEqual([])
  })

  it('weighs least and may be missing, where everything here is called so', async () => {
    const { asked: words } = await asked('tulip flower')
    expect(words.map(({ word, isOptional }) => [word, isOptional])).toEqual([
      ['tulip', false],
      ['flower', true],
    ])
    expect(words.at(-1)?.weight).toBe(0.1)
  })

  it('is taken for what sounds like it, where nothing holds it, and is a guess', async () => {
    const { asked: words } = await asked('tullip')
    expect(words).toMatchObject([{ word: 'tullip', isGuess: true }])
    expect(words[0]?.lexemes).toContain(markOf.sound('tulip'))
  })

  it('is unknown where nothing is like it', async () => {
    const { asked: words, unknown } = await asked('tulip qwxzzq')
    expect([words.map(({ word }) => word), unknown]).toEqual([['tulip'], ['qwxzzq']])
  })

  it('is a name written as one word, or apart', async () => {
    expect((await asked('kingcup')).asked[0]).toMatchObject({ word: 'kingcup' })
    expect((await asked('kingcup')).unknown).toEqual([])
  })

  it('has who holds it, by service', async () => {
    const { asked: words } = await asked('garnish')
    expect(words[0]?.postings).toHaveLength(1)
    expect(words[0]?.postings[0]?.length).toBeGreaterThan(0)
  })
})

describe('a word that nothing holds', () => {
  const many = fewEntries({
    entries: [
      ...['a', 'b', 'c'].map((letter) => ({
        resource: flowers,
        slug: `lily-${letter}`,
        fields: { name: `Lily ${letter.repeat(3)}` },
      })),
      { resource: flowers, slug: 'lilac', fields: { scent: 'peppermint' } },
      { resource: flowers, slug: 'musk', fields: { scent: 'peppery', uses: 'Garnish and gherkins.' } },
      { resource: cities, slug: 'bruges' },
    ],
  })
  const lookedFor = (query: string, services: readonly ('flowers' | 'food')[] = ['flowers']) =>
    lookFor(many.database, services, questionOf(services, query))

  it('is taken for what it begins where it is the last: somebody may still be typing', async () => {
    const { asked: typed } = await lookedFor('pepp')
    expect(typed[0]).toMatchObject({ word: 'pepp', isGuess: false })
    expect([...(typed[0]?.lexemes ?? [])].sort()).toEqual(['pepperi', 'peppermint'])
    expect((await lookedFor('pepp lilac')).unknown).toEqual(['pepp'])
  })

  it('is one letter alone that begins nothing', async () => {
    expect(await lookedFor('p')).toMatchObject({ asked: [], unknown: ['p'] })
  })

  it('stands for what it begins and what is a letter off as well, where texts hold it', async () => {
    const { asked: typed } = await lookedFor('garnish')
    expect(typed[0]).toMatchObject({ lexemes: ['garnish'], isGuess: false })
  })

  it('is looked for beside others that nothing holds, four of them at most', async () => {
    const { unknown } = await lookedFor('liliac qqxw1 qqxw2 qqxw3 lilacc')
    expect(unknown).toContain('lilacc')
    expect(unknown).not.toContain('liliac')
  })

  it('is one of two catalogues, of which each tells who holds it', async () => {
    const { asked: typed } = await lookedFor('gherkins', ['food', 'flowers'])
    expect(typed[0]?.postings.map((some) => some.map(({ blocks }) => blocks.length))).toEqual([[0], [1]])
  })
})

describe('what is looked for of a question about dates', () => {
  it('is days besides, which nobody need be', async () => {
    const { asked: words } = await asked('when is the fair')
    expect(words[0]).toMatchObject({ word: '', lexemes: [markOf.day], weight: 6, isOptional: true })
    expect((await asked('fair')).asked.some(({ lexemes }) => lexemes.includes(markOf.day))).toBe(false)
    expect((await asked('when qwxzzq')).asked.map(({ word }) => word)).not.toContain('')
  })
})

it('needs what everything is called by where nothing else is asked for', async () => {
  const { asked: words } = await asked('flower')
  expect(words).toMatchObject([{ word: 'flower', isOptional: false }])
})

it('looks for eight words at most, the rarest', async () => {
  const words = Array.from({ length: 10 }, (_, at) => `${String.fromCharCode(97 + at).repeat(2)}zen`)
  // Three have the first word, four the second, and so on.
  const ground = fewEntries({
    entries: Array.from({ length: 12 }, (_, index) => ({
      resource: flowers,
      slug: `x-${index}`,
      fields: { scent: words.slice(Math.max(0, index - 2)).join(' ') },
    })),
  })
  const { asked: lookedFor } = await lookFor(ground.database, ['flowers'], questionOf(['flowers'], words.join(' ')))
  expect(lookedFor.map(({ word }) => word)).toEqual(words.slice(0, 8))
})
