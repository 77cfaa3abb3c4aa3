import { describe, expect, it } from 'vitest'
import { nearest } from './nearest.ts'

const names = [
  'France',
  'Germany',
  'Switzerland',
  'South Korea',
  'North Korea',
  'South Africa',
  'Réunion',
  'Iran',
  'Iraq',
]

describe('nearest', () => {
  it.each([
    ['frnace', 'France'],
    ['Germny', 'Germany'],
    ['switz', 'Switzerland'],
    ['Korea South', 'South Korea'],
    ['soutth korea', 'South Korea'],
    ['reunoin', 'Réunion'],
  ])('puts the meant name first for %j', (text, name) => {
    expect(nearest(text, names)[0]).toBe(name)
  })

  it('gives nothing for what is far from every name', () => {
    for (const text of ['qwertyuiop', 'x', '', '!!', '日本']) expect(nearest(text, names)).toEqual([])
  })

  it('gives at most as many as asked, without repeats, the same order each time', () => {
    expect(nearest('ira', names, 1)).toHaveLength(1)
    expect(nearest('ira', [...names, ...names].reverse())).toEqual(['Iran', 'Iraq'])
  })

  it('answers for the empty list', () => {
    expect(nearest('rose', [])).toEqual([])
  })

  it('reads no more of a long text than a name has', () => {
    expect(nearest('rose '.repeat(1e5), ['rose'])).toEqual(['rose'])
    expect(nearest('a'.repeat(1e6), ['b'.repeat(500)])).toEqual([])
  })
})
