import { expect, it } from 'vitest'
import { growthOf, type MemorySample } from './growth.ts'

const MINUTE_MS = 60_000

/** A sample every five seconds over so many minutes. */
const sampled = (minutes: number, megabytes: (share: number, index: number) => number): MemorySample[] =>
  Array.from({ length: minutes * 12 }, (_, index) => ({
    atMs: index * 5000,
    megabytes: megabytes(index / (minutes * 12), index),
  }))

it('memory that rises to the end grows', () => {
  expect(growthOf(sampled(10, (share) => 150 + 120 * share))).toMatchObject({ isGrowing: true })
})

it('memory that fills a cache in the first half and stays does not', () => {
  const { isGrowing, megabytes } = growthOf(sampled(10, (share) => 100 + 400 * Math.min(share, 0.5)))
  expect(isGrowing).toBe(false)
  expect(Math.abs(megabytes)).toBeLessThan(1)
})

it('the rise and fall between two collections is no growth, wherever the run ends in it', () => {
  for (let ending = 0; ending < 12; ending++) {
    const samples = sampled(10, (_, index) => 180 + ((index * 7 + ending) % 12) * 8)
    expect(growthOf(samples).isGrowing).toBe(false)
  }
})

it('a leak is found under that rise and fall', () => {
  expect(growthOf(sampled(10, (share, index) => 180 + ((index * 7) % 12) * 8 + 140 * share)).isGrowing).toBe(true)
})

it('a leak is found the sooner the longer the run', () => {
  const leaking = (minutes: number) => sampled(minutes, (_, index) => 150 + (index * 5000 * 4) / MINUTE_MS)
  expect(growthOf(leaking(10)).isGrowing).toBe(false)
  expect(growthOf(leaking(30)).isGrowing).toBe(true)
})

it('a run of a minute is judged loosely', () => {
  expect(growthOf(sampled(1, (share) => 120 + 100 * share)).isGrowing).toBe(false)
  expect(growthOf(sampled(1, (share) => 120 + 700 * share)).isGrowing).toBe(true)
})

it('one sample, or none, is no growth', () => {
  expect(growthOf([{ atMs: 0, megabytes: 100 }]).isGrowing).toBe(false)
  expect(growthOf([]).isGrowing).toBe(false)
})
