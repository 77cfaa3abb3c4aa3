import { describe, expect, it } from 'vitest'
import { plainName, plainNames, slipsBetween } from './called.ts'
import { stemOf } from './words.ts'

const nouns = (...words: string[]) => new Set(words.map(stemOf))

describe('a plain name', () => {
  it.each([
    ['The Rose', nouns('flower'), 'Rose'],
    ['the rose flower', nouns('flower'), 'rose'],
    ['Brie cheese', nouns('cheese'), 'Brie'],
    ['Hereford cattle', nouns('breed', 'cattle'), 'hereford'],
    ['Highland', nouns('breed', 'cattle'), 'Highland cattle'],
    ['Kanjivaram saree', nouns('saree'), 'Kanchipuram'],
    ['banarasi saris', nouns('saree'), 'Banarasi'],
    ["Valentine's", nouns('flower', 'day'), 'Valentine’s Day'],
    ['red roses', nouns('flower'), 'Red rose'],
  ])('%s is the same as that of another spelling', (asked, own, name) => {
    expect(plainName(asked, own)).toBe(plainName(name, own))
  })

  it('of nothing but the noun is the noun', () => {
    expect(plainName('Cheese', nouns('cheese'))).toBe(stemOf('cheese'))
    expect(plainName('The', nouns())).toBe('the')
  })

  it('of another thing stays another', () => {
    expect(plainName('Rose hip', nouns('flower'))).not.toBe(plainName('Rose', nouns('flower')))
    expect(plainName('Blue', nouns('colour'))).not.toBe(plainName('Blue cheese', nouns('colour')))
  })

  it('is found from plurals that stems do not know', () => {
    expect(plainNames('the irises', nouns('flower'))).toContain(plainName('Iris', nouns('flower')))
    expect(plainNames('', nouns())).toEqual([])
    expect(plainNames('?!', nouns())).toEqual([])
  })
})

describe('a slip of the finger', () => {
  it.each([
    ['lilli', 'lili'],
    ['chrysanthimum', 'chrysanthemum'],
    ['camambert', 'camembert'],
    ['bree', 'brie'],
    ['hereferd', 'hereford'],
    ['snow drop', 'snowdrop'],
    ['banarsi', 'banarasi'],
    ['marigodl', 'marigold'],
  ])('%s is meant for %s', (asked, name) => {
    expect(slipsBetween(asked, name)).not.toBeNull()
  })

  it.each([
    ['rise', 'rose'],
    ['north korea', 'south korea'],
    ['east java', 'west java'],
    ['grey 31', 'grey 32'],
    ['rose', 'rose hip'],
    ['holi', 'hola'],
    ['', 'rose'],
  ])('%s is not meant for %s', (asked, name) => {
    expect(slipsBetween(asked, name)).toBeNull()
  })
})
