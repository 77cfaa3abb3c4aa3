import { expect, it } from 'vitest'
import { clientAddressOf } from './client.ts'

it('takes an IPv4 address as it is, in whatever dress', () => {
  expect(clientAddressOf('192.0.2.1', undefined, 0)).toBe('192.0.2.1')
  expect(clientAddressOf('::ffff:192.0.2.1', undefined, 0)).toBe('192.0.2.1')
  expect(clientAddressOf('10.0.0.1', '192.0.2.1:4711', 1)).toBe('192.0.2.1')
})

it('takes the 64 bits of an IPv6 address that one reader is usually given', () => {
  const spellings = ['2001:db8:0:1::9', '2001:0db8:0000:0001:a:b:c:d', '[2001:DB8:0:1::1]:443', '2001:db8::1:0:0:0:9']
  for (const address of spellings) expect(clientAddressOf(address, undefined, 0), address).toBe('2001:db8:0:1')
  expect(clientAddressOf('2001:db8:0:2::9', undefined, 0)).toBe('2001:db8:0:2')
  expect(clientAddressOf('fe80::1%eth0', undefined, 0)).toBe('fe80:0:0:0')
  expect(clientAddressOf('::1', undefined, 0)).toBe('0:0:0:0')
})

it('believes as many entries of X-Forwarded-For as proxies are trusted, from the right', () => {
  expect(clientAddressOf('10.0.0.1', '192.0.2.1', 0)).toBe('10.0.0.1')
  expect(clientAddressOf('10.0.0.1', 'invented, 192.0.2.1', 1)).toBe('192.0.2.1')
  expect(clientAddressOf('10.0.0.1', 'invented, 192.0.2.1, 10.0.0.2', 2)).toBe('192.0.2.1')
  expect(clientAddressOf('10.0.0.1', '192.0.2.1', 2)).toBe('192.0.2.1')
  expect(clientAddressOf('10.0.0.1', undefined, 1)).toBe('10.0.0.1')
})

it('remembers no more of an invented address than an address is long', () => {
  expect(clientAddressOf(undefined, 'x'.repeat(10_000), 1).length).toBeLessThan(100)
  expect(clientAddressOf(undefined, 'a:'.repeat(10_000), 1).length).toBeLessThan(100)
})

it('knows nobody without an address', () => {
  expect(clientAddressOf(undefined, undefined, 0)).toBe('')
})
