import { describe, expect, it } from 'vitest'
import { soundOf } from '#src/text/words.ts'
import { countryIn, linkTo, recordOf, weeklyCalendar, yearly } from '#test/few-entries.ts'
import type { AnyResource } from './resource.ts'
import { emotions } from './resources/colours.ts'
import { decorations, flowerDays, flowers } from './resources/flowers.ts'
import {
  factsOf,
  isWord,
  markOf,
  nounsOf,
  placedWords,
  readWords,
  renamingWords,
  wordPlaces,
  wordsOfRecord,
  writtenWords,
} from './searched.ts'

const { name, subject, otherName, fact, passing } = wordPlaces

const wordsOf = (
  fields: object,
  resource: AnyResource = flowers,
  calendar: Parameters<typeof wordsOfRecord>[2] = null,
) =>
  placedWords(
    wordsOfRecord(
      resource,
      recordOf({ resource, slug: 'x', fields: { name: 'Rose', summary: 'Thorny.', ...fields } }),
      calendar,
    ),
  )

describe('where a word stands', () => {
  it('is its name before all, and other names after it', () => {
    const words = wordsOf({ other_names: ['Gulab'], native_name: 'Rozsa', scientific_name: 'Rosa gallica' })
    expect(words.get('rose')).toBe(name)
    for (const other of ['gulab', 'rozsa', 'gallica']) expect(words.get(other), other).toBe(otherName)
  })

  it('is what a service is about, or another kind of thing', () => {
    expect(wordsOf({}).get('flower')).toBe(subject)
    expect(wordsOf({}).get('blossom')).toBe(subject)
    expect(wordsOf({}, decorations).get('custom')).toBe(otherName)
  })

  it('is a fact, in every word that readers have for it', () => {
    const words = wordsOf({ colors: ['yellow'], countries: [countryIn('NL')], regions: ['europe'] })
    for (const word of ['yellow', 'golden', 'netherland', 'dutch', 'europ', 'european'])
      expect((words.get(word) ?? 0) & fact, word).toBe(fact)
  })

  it('is told of a kind of thing as of another name', () => {
    expect((wordsOf({ kind: 'garland' }, decorations).get('wreath') ?? 0) & otherName).toBe(otherName)
  })

  it('is in passing in a summary, in the names of what it is tied to, and in short texts of its own', () => {
    const words = wordsOf({ days: [linkTo(flowerDays, 'hanami')], scent: 'musky' })
    for (const word of ['thorni', 'hanami', 'muski']) expect(words.get(word), word).toBe(passing)
  })

  it('is a text alone where nothing else says it', () => {
    const words = wordsOf({
      uses: 'A **garnish** of cakes.',
      faq: [{ question: 'Is it edible?', answer: 'Certainly.' }],
      scent: `something ${'very '.repeat(12)}peppery`,
    })
    for (const word of ['garnish', 'edibl', 'certainli', 'pepperi']) expect(words.get(word), word).toBe(0)
  })

  it('is in passing in up to sixty letters, and a text beyond', () => {
    const phrase = (letters: number) => `peppery ${'x'.repeat(letters - 8)}`
    expect(wordsOf({ scent: phrase(60) }).get('pepperi')).toBe(passing)
    expect(wordsOf({ scent: phrase(61) }).get('pepperi')).toBe(0)
  })

  it('is in passing within what lists hold, too, and no colour is a word', () => {
    const words = wordsOf(
      {
        swatches: [{ name: 'Vermilion', hex: '#ff0000' }],
        idioms: [{ phrase: 'seeing red', language: 'English', meaning: 'being furious' }],
      },
      emotions,
    )
    for (const word of ['vermilion', 'english', 'furiou']) expect(words.get(word), word).toBe(passing)
    expect([...words.keys()].some((word) => word.includes('ff0000'))).toBe(false)
  })

  it('is a country by the name that the entry has for it, and by its own', () => {
    const words = wordsOf({ countries: [{ ...countryIn('NL'), name: 'Holland' }] })
    for (const word of ['holland', 'netherland', 'dutch']) expect(words.get(word), word).toBe(fact)
  })

  it('is several at once where several say it', () => {
    expect(wordsOf({ other_names: ['Rose de mai'], summary: 'A rose.' }).get('rose')).toBe(name | otherName | passing)
  })

  it('is no address and no code of a colour', () => {
    expect([...wordsOf({ scent: 'https://roses.example/' }).keys()].join(' ')).not.toContain('exampl')
  })
})

describe('the marks of an entry', () => {
  it('say how the words of its name sound, and which name of several words may be written as one', () => {
    const words = wordsOf({ name: 'King cup' })
    expect(words.get(markOf.joined('kingcup'))).toBe(passing)
    const sounds = [...words.keys()].filter((word) => word.startsWith('~'))
    expect(sounds, 'a short word may be any').toEqual([markOf.sound(soundOf('king'))])
    expect(wordsOf({ name: `${'a'.repeat(15)} ${'b'.repeat(15)}` }).has(`+${'a'.repeat(15)}${'b'.repeat(15)}`)).toBe(
      true,
    )
    expect(wordsOf({ name: `${'a'.repeat(15)} ${'b'.repeat(16)}` }).has(`+${'a'.repeat(15)}${'b'.repeat(16)}`)).toBe(
      false,
    )
    expect([...wordsOf({ name: 'Rose' }).keys()].some((word) => word.startsWith('+'))).toBe(false)
    expect([...wordsOf({ name: `${'long '.repeat(7)}name` }).keys()].some((word) => word.startsWith('+'))).toBe(false)
  })

  it('say that it is a day, and in which months it falls', () => {
    const words = wordsOf({}, flowerDays, yearly(5, 1))
    expect(words.get(markOf.day)).toBe(subject)
    expect(words.get('mai')).toBe(fact)
    expect(words.has('june')).toBe(false)
    expect(wordsOf({}, flowerDays, weeklyCalendar('friday')).get('june')).toBe(fact)
    expect(wordsOf({}).has(markOf.day)).toBe(false)
  })

  it('are no words', () => {
    expect(['rose', '@when', '+kingcup', '~rs'].map(isWord)).toEqual([true, false, false, false])
  })
})

const sorted = (words: ReadonlyMap<string, number>) => [...words].sort()

describe('words once an entry is called otherwise that a record refers to', () => {
  const recordWith = (names: readonly string[], fields: object) =>
    recordOf({
      resource: flowers,
      slug: 'x',
      fields: {
        ...{ name: 'Rose', summary: 'Thorny.', ...fields },
        days: names.map((called, index) => ({ ...linkTo(flowerDays, `day-${index}`), name: called })),
      },
    })

  it.each([
    ['words that nothing else says', 'Lantern night', 'Festival of lamps', {}],
    ['a word more', 'Lantern night', 'The lantern night of Nara', {}],
    ['a word less', 'The lantern night of Nara', 'Lantern night', {}],
    ['other letters of the same words', 'Lantern nights', 'Läntern Night', {}],
    ['words of a text', 'Lantern night', 'Festival of lamps', { uses: 'Hung in **lanterns**, and in a lamp.' }],
    ['words of an answer', 'Lantern night', 'Lamp', { faq: [{ question: 'At night?', answer: 'By lantern.' }] }],
    ['words of the summary', 'Lantern night', 'Lamp', { summary: 'A lantern by night, a lamp by day.' }],
    ['words of its own name', 'Rose day', 'Day of the rose', {}],
    ['a word of its names that goes', 'Gulab day', 'Day', { other_names: ['Gulab'] }],
    ['words of its facts', 'Yellow day', 'Golden day', { colors: ['yellow'] }],
    ['words of a short text of its own', 'Musky day', 'Day', { scent: 'musky' }],
    ['words of another that it refers to', 'Moon night', 'Lamp', {}],
    ['words that two whom it refers to are called by', 'Night of the moon', 'Lamp', {}],
  ])('are what finding all of them anew comes to: %s', (_, before, after, fields) => {
    const others = ['Night of the moon']
    const [was, is] = [before, after].map((name) => wordsOfRecord(flowers, recordWith([name, ...others], fields), null))
    if (!was || !is) throw new Error('There are two.')
    const { from, to, borrowed } = renamingWords({ before, after })(writtenWords(was))
    expect({ ...writtenWords(was), borrowed }).toEqual(writtenWords(is))
    const changed = new Map([...placedWords(was)].filter(([word]) => !from.has(word)))
    for (const [word, place] of to) changed.set(word, place)
    expect(sorted(changed)).toEqual(sorted(placedWords(is)))
    for (const [word, place] of from) expect([word, placedWords(was).get(word)]).toEqual([word, place])
    for (const [word, place] of to) expect(placedWords(was).get(word), `${word} has changed`).not.toBe(place)
  })

  it('are told of each entry once, however many fields refer to it', () => {
    const [festival, lantern] = [linkTo(flowerDays, 'festival'), linkTo(flowerDays, 'lantern-festival')]
    const { borrowed } = wordsOfRecord(
      flowers,
      recordOf({ resource: flowers, slug: 'x', fields: { days: [festival, lantern, festival] } }),
      null,
    )
    expect(borrowed).toEqual(
      new Map([
        ['festiv', 2],
        ['lantern', 1],
      ]),
    )
  })

  it('is no other word that ends alike', () => {
    const { from, to } = renamingWords({ before: 'Erry', after: 'X' })({
      words: 'cherry:16 erry:0',
      borrowed: 'erri:1',
    })
    expect([...from]).toEqual([['erri', passing]])
    expect([...to]).toEqual([['x', passing]])
  })
})

describe('words as they are stored', () => {
  const words = {
    own: new Map([
      ['rose', 18],
      ['garden', 0],
    ]),
    borrowed: new Map([['rose', 2]]),
  }

  it('are the same text for the same words', () => {
    expect(writtenWords(words)).toEqual({ words: 'garden:0 rose:18', borrowed: 'rose:2' })
    expect(writtenWords({ ...words, own: new Map([...words.own].reverse()) })).toEqual(writtenWords(words))
  })

  it('are read as all that the record is found by', () => {
    expect(readWords(writtenWords(words))).toEqual(placedWords(words))
    expect(sorted(placedWords(words))).toEqual([
      ['garden', 0],
      ['rose', 18 | passing],
    ])
    expect(readWords({ words: '', borrowed: '' })).toEqual(new Map())
  })
})

describe('what is said of an entry', () => {
  it('is each value, country and region by its label', () => {
    const record = { colors: ['yellow'], countries: [countryIn('NL')], regions: ['europe'] }
    expect(factsOf(flowers, record).map(({ parameter, label, value }) => [parameter, label, value])).toEqual([
      ['color', 'Colour', 'yellow'],
      ['country', 'Country', 'Netherlands'],
      ['region', 'Region', 'Europe'],
    ])
  })

  it('is nothing of what it does not say', () => {
    expect(factsOf(flowers, {})).toEqual([])
  })

  it('is told in the nouns of its resource, each once', () => {
    expect(nounsOf(flowers)).toEqual(['flower', 'blossom', 'bloom', 'plant'])
    expect(nounsOf(flowers)).toBe(nounsOf(flowers))
  })
})
