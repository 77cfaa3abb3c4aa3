import { describe, expect, it } from 'vitest'
import { begunWith, changedKeys, countOf, equalTo, keyAt, keysOf, type PackedKeys, type Range } from './keys.ts'

const sorted = (texts: readonly string[]): string[] =>
  [...texts].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
const packed = (texts: readonly string[]): PackedKeys =>
  keysOf(
    Buffer.from(
      sorted(texts)
        .map((text) => `${text}\n`)
        .join(''),
    ),
  )
const textsIn = (keys: PackedKeys, { from, to }: Range = { from: 0, to: countOf(keys) }): string[] =>
  Array.from({ length: to - from }, (_, index) => keyAt(keys, from + index))

const texts = ['rose', 'rose', 'rosehip', 'lily', 'कमल', '桜', '😀', '\ufb01eld', 'tulip']
const keys = packed(texts)

describe('keys', () => {
  it('find what is the same, as often as it is there', () => {
    for (const text of texts) expect(textsIn(keys, equalTo(keys, text))).toEqual(texts.filter((one) => one === text))
    for (const text of ['', 'ros', 'roses', 'zinnia', 'कम']) expect(textsIn(keys, equalTo(keys, text))).toEqual([])
    expect(textsIn(packed([]), equalTo(packed([]), 'rose'))).toEqual([])
  })

  it('find what begins so, in order and up to a number', () => {
    expect(textsIn(keys, begunWith(keys, 'ros', 9))).toEqual(['rose', 'rose', 'rosehip'])
    expect(textsIn(keys, begunWith(keys, 'ros', 2))).toEqual(['rose', 'rose'])
    expect(textsIn(keys, begunWith(keys, 'कम', 9))).toEqual(['कमल'])
    expect(textsIn(keys, begunWith(keys, 'rosehips', 9))).toEqual([])
    expect(textsIn(keys, begunWith(keys, '', 99))).toEqual(sorted(texts))
  })

  it('are after a change what they would be made anew, and tell where each comes from', () => {
    const into = ['violet', 'aster', 'rose', '桜草', 'rosehip']
    const { from } = equalTo(keys, 'rosehip')
    const { keys: changed, origins } = changedKeys(keys, { out: [from, 0], into })
    const left = textsIn(keys).filter((_, at) => at !== from && at !== 0)
    expect(textsIn(changed)).toEqual(sorted([...left, ...into]))
    const told = [...origins].map((origin) => (origin < 0 ? into[-1 - origin] : keyAt(keys, origin)))
    expect(told).toEqual(textsIn(changed))
    expect([...changed.bytes]).toEqual([...packed([...left, ...into]).bytes])
  })
})
