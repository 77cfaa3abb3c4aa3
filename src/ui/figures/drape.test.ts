import { createElement, Fragment } from 'react'
import { describe, expect, it } from 'vitest'
import { partsIn, shown } from '#test/shown.ts'
import type { EntryRecord } from '../records.ts'
import { drapeFigures } from './drape.tsx'

type Facts = Partial<Record<'pleats' | 'shoulder' | 'end_falls' | 'hem', string | null>> & { between_legs?: boolean }

/** The drawings of a drape whose steps are about these parts. */
function drawn(parts: readonly (string | null)[], facts: Facts = {}): string[] {
  const none = { pleats: null, shoulder: null, end_falls: null, hem: null, between_legs: false }
  const steps = parts.map((part, index) => ({ text: `Step ${index}.`, part }))
  const { figures } = drapeFigures({ ...none, ...facts, steps } as unknown as EntryRecord)
  return figures.map((figure) => shown(() => createElement(Fragment, null, figure), {}))
}
const last = (parts: readonly (string | null)[], facts: Facts = {}) => drawn(parts, facts).at(-1) ?? ''
/** Shapes of a drawing by their tone. */
const toned = (drawing: string) => [...drawing.matchAll(/class="([^"]*(?:now|done))"/g)].map(([, tone]) => tone)

describe('the steps of a drape', () => {
  it('are drawn one by one: what the step does in colour, what was done before pale', () => {
    const [first = '', second = '', third = ''] = drawn(['beneath', 'wrap', 'breast'])
    expect(toned(first)).toEqual(['beneath now', 'beneath now'])
    expect(toned(second)).toEqual(['beneath done', 'now', 'border now'])
    expect(toned(third)).toEqual(['beneath done', 'done', 'border done', 'now'])
  })

  it('have no drawing where a step cannot be drawn, and the next goes on', () => {
    const [first, second] = drawn([null, 'wrap'])
    expect(first).toBe('')
    expect(second).toContain('<svg')
  })

  it('say nothing to a screen reader but that the figure is seen from behind', () => {
    expect(last(['wrap'])).toContain('aria-hidden="true"')
    expect(partsIn(last(['wrap']), 'figcaption')).toEqual([])
    expect(partsIn(last(['wrap', 'legs'], { between_legs: true }), 'figcaption')).toEqual(['From behind'])
    expect(partsIn(last(['wrap', 'pleats'], { pleats: 'back' }), 'figcaption')).toEqual(['From behind'])
    expect(partsIn(last(['wrap', 'pleats'], { pleats: 'front' }), 'figcaption')).toEqual([])
  })
})

describe('a drape is drawn by its facts', () => {
  const all = ['wrap', 'pleats', 'end']

  it.each<[string, Facts, Facts]>([
    ['its hem', { hem: 'floor' }, { hem: 'knee' }],
    ['where its pleats are', { pleats: 'left' }, { pleats: 'right' }],
    ['its shoulder', { shoulder: 'left' }, { shoulder: 'right' }],
    ['both shoulders', { shoulder: 'left' }, { shoulder: 'both' }],
    ['where its end falls', { end_falls: 'behind' }, { end_falls: 'front' }],
  ])('%s', (_, one, other) => {
    expect(last(all, one)).not.toBe(last(all, other))
  })

  it('ends at the ankle where its hem is not told', () => {
    expect(last(['wrap'])).toBe(last(['wrap'], { hem: 'ankle' }))
  })

  it('has no pleats and no end where it has none', () => {
    expect(last(all, { pleats: 'none' })).not.toContain('class="pleats')
    expect(last(all, { pleats: 'front' })).toContain('class="pleats done"')
    expect(toned(last(['wrap', 'end'], { shoulder: 'none' }))).toEqual(['done', 'border done'])
  })

  it('shows pleats of the back from behind alone', () => {
    expect(last(['wrap', 'pleats'], { pleats: 'back' })).toContain('class="pleats now"')
    expect(last(['wrap', 'pleats', 'end'], { pleats: 'back' })).not.toContain('class="pleats')
    expect(last(['wrap', 'pleats', 'legs'], { pleats: 'front', between_legs: true })).not.toContain('class="pleats')
  })

  it('mirrors the wearer: the left shoulder is on the right, and pleats on the left too', () => {
    const ring = (facts: Facts) =>
      Number(/<circle class="now" cx="([\d.]+)"/.exec(last(['wrap', 'end', 'fastening'], facts))?.[1])
    expect(ring({ shoulder: 'left' })).toBeGreaterThan(60)
    expect(ring({ shoulder: 'right' })).toBeLessThan(60)
    const pleats = (where: string) =>
      Number(/class="pleats now"><path d="M([\d.]+)/.exec(last(['wrap', 'pleats'], { pleats: where }))?.[1])
    expect(pleats('left')).toBeGreaterThan(pleats('front'))
    expect(pleats('right')).toBeLessThan(pleats('front'))
  })

  it('is fastened at the waist before there is an end', () => {
    expect(last(['wrap', 'fastening'])).toContain('<circle class="now" cx="60" cy="86"')
    expect(last(['wrap', 'end', 'fastening'], { shoulder: 'none' })).toContain('cx="60" cy="86"')
  })

  it('has no border where the cloth is divided between the legs, and a turn after that lies over it', () => {
    const divided = { between_legs: true }
    expect(toned(last(['wrap', 'legs', 'waist'], divided))).toEqual(['done', 'now'])
    expect(toned(last(['wrap', 'legs', 'wrap'], divided))).toEqual(['done', 'now'])
    expect(toned(last(['wrap', 'legs', 'waist']))).toContain('border done')
  })

  it('has a border for each turn where it has no pleats', () => {
    const edges = (parts: string[], pleats: string) =>
      /class="border[^"]*" d="([^"]+)"/.exec(last(parts, { pleats }))?.[1]?.match(/M/g)
    expect(edges(['wrap', 'wrap', 'wrap'], 'none')).toHaveLength(3)
    expect(edges(['wrap', 'wrap', 'wrap'], 'front')).toHaveLength(1)
  })
})
