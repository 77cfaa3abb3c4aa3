import { describe, expect, it } from 'vitest'
import { plateAddress, plateEdition, readPlateAddress } from './plate-address.ts'

const begin = `/plates/${plateEdition}/blossom`
const rose = {
  kind: 'blossom',
  path: 'flowers',
  slug: 'rose',
  accentHueDegrees: 5,
  said: { form: ['Rosa', 'Rosaceae'], ink: ['multi', 'red', 'prickly', '#ffd1dc'] },
} as const

describe('the address of a plate', () => {
  it('names what is known of each trait, and nothing else that the entry says', () => {
    expect(plateAddress(rose)).toBe(`${begin}/flowers/rose/5_rose_red.ffd1dc.svg`)
  })

  it('names a word once, and no more than a trait takes', () => {
    const ink = ['red', 'red', 'white', 'blue', 'green']
    expect(plateAddress({ ...rose, said: { form: [], ink } })).toBe(`${begin}/flowers/rose/5__red.white.blue.svg`)
  })

  it('names the accent alone where nothing is known', () => {
    expect(plateAddress({ ...rose, said: { form: ['unheard of'] } })).toBe(`${begin}/flowers/rose/5.svg`)
    expect(plateAddress({ ...rose, said: {} })).toBe(`${begin}/flowers/rose/5.svg`)
  })

  it.each([
    rose,
    { ...rose, said: {} },
    { ...rose, said: { ink: ['#000000'] } },
    { ...rose, accentHueDegrees: 340 },
    { ...rose, kind: 'field', said: { own: ['#4b0082'] } } as const,
    { ...rose, kind: 'dish', said: { method: ['soup'], ingredient: ['spring onion', 'minced beef', 'hope'] } } as const,
    { ...rose, kind: 'wheel', said: { age: ['0', '3'] } } as const,
    { ...rose, kind: 'ornament', said: { ink: ['gold'] } } as const,
  ])('is read as what it was made from', (entry) => {
    const read = readPlateAddress(plateAddress(entry))
    if (read === null) throw new Error('The address was not read.')
    expect(plateAddress({ ...read, said: read.words })).toBe(plateAddress(entry))
  })

  it.each([
    '/plates/1/blossom/flowers/rose/5_rose_red.svg',
    '/plates/999/blossom/flowers/rose/5_rose_red.svg',
    `/plates/${plateEdition}/petals/flowers/rose/5.svg`,
    `/plates/${plateEdition}/constructor/flowers/rose/5.svg`,
    `/plates/${plateEdition}/flowers/rose/5.svg`,
    `${begin}/flowers/rose/5_rose_red.png`,
    `${begin}/flowers/rose/5_rose_red.svg?x=1`,
    `${begin}/flowers/rose/.svg`,
    `${begin}/flowers/rose/5_.svg`,
    `${begin}/flowers/rose/5__.svg`,
    `${begin}/flowers/rose/5_rose.svg`,
    `${begin}/flowers/rose/5_rose_red_red.svg`,
    `${begin}/flowers/rose/5_Rosa_red.svg`,
    `${begin}/flowers/rose/5_rose.lily_red.svg`,
    `${begin}/flowers/rose/5_rose_red.red.svg`,
    `${begin}/flowers/rose/5_rose_red.white.blue.green.svg`,
    `${begin}/flowers/rose/5_rose_multi.svg`,
    `${begin}/flowers/rose/5_rose_red..svg`,
    `${begin}/flowers/rose/5_rose_RED.svg`,
    `${begin}/flowers/rose/5_rose_FFD1DC.svg`,
    `${begin}/flowers/rose/5_constructor_red.svg`,
    `${begin}/flowers/rose/5_rose_constructor.svg`,
    `${begin}/flowers/rose/6_rose_red.svg`,
    `${begin}/flowers/rose/05_rose_red.svg`,
    `${begin}/flowers/rose/_rose_red.svg`,
    `${begin}/flowers/Rose/5_rose_red.svg`,
    `${begin}/flowers/${'a'.repeat(81)}/5.svg`,
    `${begin}/flowers//5.svg`,
    `${begin}/flowers/../5.svg`,
    `${begin}/flowers/a/rose/5.svg`,
    `${begin}/rose/5.svg`,
  ])('%s is the address of no plate', (address) => {
    expect(readPlateAddress(address)).toBeNull()
  })
})
