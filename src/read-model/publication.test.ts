import { expect, it } from 'vitest'
import { publication } from './publication.ts'

const card = {
  ...{ name: 'Blossoms', tagline: 'What blooms.', publisher: 'A press', network: 'Octavo', topics: ['flowers'] },
  ...{ about: 'A *catalogue*.', ad_slots: [], contact: 'mailto:a@octavo.example', licence: 'CC0-1.0' },
}

it('takes a card that says all that it has to', () => {
  expect(publication.parse(card)).toEqual(card)
  const slot = { name: 'Top', place: 'Above the list', size: '728x90' }
  expect(publication.parse({ ...card, ad_slots: [slot] }).ad_slots).toEqual([slot])
})

it('takes none that lacks a word, says one too many, or has a licence that there is not', () => {
  for (const field of Object.keys(card)) {
    const { [field as keyof typeof card]: _, ...rest } = card
    expect(publication.safeParse(rest).success, field).toBe(false)
  }
  for (const wrong of [
    { more: 'x' },
    { licence: 'CC-BY-ND-4.0' },
    { topics: 'flowers' },
    { ad_slots: [{ name: 'Top' }] },
  ])
    expect(publication.safeParse({ ...card, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
})
