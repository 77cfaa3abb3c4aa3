import { describe, expect, it } from 'vitest'
import { flowerFormOf, flowerForms } from './flower-form.ts'

describe('the form of a flower', () => {
  // Petals as Flora of North America gives them for the genus.
  it.each([
    ['Rosa', 5],
    ['Prunus serrulata and Prunus × yedoensis', 5],
    ['Dryas octopetala', 8],
    ['Lilium candidum', 6],
    ['Galanthus nivalis', 3],
    ['Trillium grandiflorum', 3],
    ['Papaver rhoeas', 4],
    ['Eschscholzia californica', 4],
    ['Primula vulgaris', 5],
  ])('of %s has %i petals', (name, petals) => {
    expect(flowerForms[flowerFormOf(name) ?? 'uncertain']).toMatchObject({ plan: 'whorl', petals })
  })

  it('is that of the family where the genus is not known, and the genus goes before it', () => {
    expect(flowerFormOf('Brassicaceae')).toBe('cross')
    expect(flowerFormOf('Colobanthus quitensis')).toBe('uncertain')
  })

  it('is that of the species where the genus has several', () => {
    expect(flowerFormOf('Euphorbia pulcherrima')).toBe('poinsettia')
    expect(flowerFormOf('Euphorbia')).toBeNull()
  })

  it('is that of a hybrid, with or without its cross', () => {
    expect(flowerFormOf('Iris × germanica')).toBe('iris')
    expect(flowerFormOf('Rosa × damascena')).toBe('rose')
  })

  it('is uncertain where two genera are named, and null where nothing is known', () => {
    expect(flowerFormOf('Cantua buxifolia and Heliconia rostrata')).toBe('uncertain')
    expect(flowerFormOf('Welwitschia mirabilis')).toBeNull()
    expect(flowerFormOf('constructor')).toBeNull()
    expect(flowerFormOf('')).toBeNull()
  })
})
