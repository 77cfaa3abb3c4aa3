import { describe, expect, it } from 'vitest'
import { codingFor } from './coding.ts'

describe('the coding a reader takes', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['gzip;q=0, br;q=0', null],
    ['*', 'br'],
    ['*;q=0', null],
    ['br;q=0, *', 'gzip'],
    ['GZIP ; Q=0.2', 'gzip'],
    ['gzip;q=much', null],
    ['deflate', null],
  ] as const)('%s is %s', (header, coding) => {
    expect(codingFor(header)).toBe(coding)
  })
})
