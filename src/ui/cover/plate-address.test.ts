import { describe, expect, it } from 'vitest'
import { edition, plateAddress, readPlateAddress } from './plate-address.ts'

const begin = `/plates/${edition}`
const rose = { path: 'flowers', slug: 'rose', words: ['multi', 'red', 'prickly', '#ffd1dc'], accentHueDegrees: 5 }

describe('the address of a plate', () => {
  it('names the inks in the order of the words, without those that are no colour', () => {
    expect(plateAddress(rose)).toBe(`${begin}/flowers/rose/red-ffd1dc.svg`)
  })

  it('names at most three inks', () => {
    const words = ['red', 'red', 'white', 'blue']
    expect(plateAddress({ ...rose, words })).toBe(`${begin}/flowers/rose/red-red-white.svg`)
  })

  it('names the accent of the service where an entry has no colours', () => {
    expect(plateAddress({ ...rose, words: ['multi'] })).toBe(`${begin}/flowers/rose/accent-5.svg`)
  })

  it('names the colour that an entry is', () => {
    expect(plateAddress({ ...rose, own: '#4b0082' })).toBe(`${begin}/flowers/rose/own-4b0082.svg`)
  })

  it.each([
    { ...rose },
    { ...rose, words: ['black', 'gold', 'red'] },
    { ...rose, words: [] },
    { ...rose, words: [], accentHueDegrees: 340 },
    { ...rose, own: '#000000' },
  ])('is read as what it was made from', (of) => {
    const read = readPlateAddress(plateAddress(of))
    if (read === null) throw new Error('The address was not read.')
    const colours = 'own' in read ? { own: read.own } : 'inks' in read ? { words: read.inks } : {}
    expect(plateAddress({ ...of, words: [], ...read, ...colours })).toBe(plateAddress(of))
  })

  it.each([
    '/plates/0/flowers/rose/red.svg',
    '/plates/999/flowers/rose/red.svg',
    `${begin}/flowers/rose/red.png`,
    `${begin}/flowers/rose/red.svg?x=1`,
    `${begin}/flowers/rose/.svg`,
    `${begin}/flowers/rose/red-white-blue-green.svg`,
    `${begin}/flowers/rose/multi.svg`,
    `${begin}/flowers/rose/red-.svg`,
    `${begin}/flowers/rose/RED.svg`,
    `${begin}/flowers/rose/FFD1DC.svg`,
    `${begin}/flowers/rose/ffd.svg`,
    `${begin}/flowers/rose/constructor.svg`,
    `${begin}/flowers/rose/own.svg`,
    `${begin}/flowers/rose/own-red.svg`,
    `${begin}/flowers/rose/own-4b0082-4b0082.svg`,
    `${begin}/flowers/rose/accent-6.svg`,
    `${begin}/flowers/rose/accent-05.svg`,
    `${begin}/flowers/rose/accent-5-red.svg`,
    `${begin}/flowers/rose/accent-.svg`,
    `${begin}/flowers/Rose/red.svg`,
    `${begin}/flowers/${'a'.repeat(81)}/red.svg`,
    `${begin}/flowers//red.svg`,
    `${begin}/flowers/../red.svg`,
    `${begin}/flowers/a/rose/red.svg`,
    `${begin}/rose/red.svg`,
  ])('%s is the address of no plate', (address) => {
    expect(readPlateAddress(address)).toBeNull()
  })
})
