import { describe, expect, it } from 'vitest'
import { fewEntries, yearly } from '#test/few-entries.ts'
import { flowerDays, flowers } from '../resources/flowers.ts'
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

  it('may be a name without what everything here is called, of what the service is about or a country', () => {
    const { bareKeys, bareNamed, nouns } = inFlowers('rose flowers')
    expect(bareKeys).toContain('rose')
    expect(bareNamed).toEqual(['flower', 'country'])
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
