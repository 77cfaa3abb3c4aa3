import type { LookupAddress } from 'node:dns'
import { describe, expect, test } from 'vitest'
import { FeedTrouble } from './feed-trouble.ts'
import { addressRefusal, isPublicAddress, publicLookup, type Resolve } from './public-address.ts'

describe('an address of the internet', () => {
  test.each([
    ['1.1.1.1'],
    ['8.8.8.8'],
    ['93.184.216.34'],
    ['100.63.255.255'],
    ['100.128.0.0'],
    ['126.255.255.255'],
    ['128.0.0.1'],
    ['172.15.255.255'],
    ['172.32.0.0'],
    ['192.0.1.0'],
    ['198.17.255.255'],
    ['198.20.0.0'],
    ['223.255.255.255'],
    ['2606:4700:4700::1111'],
    ['2a00:1450:4001:81b::200e'],
    ['2001:200::1'],
    ['2001:4860:4860::8888'],
  ])('%s is public', (ip) => {
    expect(isPublicAddress(ip)).toBe(true)
  })

  test.each([
    ['0.0.0.0', 'unspecified'],
    ['0.1.2.3', 'this network'],
    ['10.0.0.1', 'private'],
    ['100.64.0.1', 'carrier-grade NAT'],
    ['100.127.255.255', 'carrier-grade NAT'],
    ['127.0.0.1', 'loopback'],
    ['127.255.255.254', 'loopback'],
    ['169.254.169.254', 'link-local, where clouds keep secrets'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.0.0.8', 'protocol assignments'],
    ['192.0.2.1', 'documentation'],
    ['192.88.99.1', '6to4 relays'],
    ['192.168.1.1', 'private'],
    ['198.18.0.1', 'benchmarks'],
    ['198.19.255.255', 'benchmarks'],
    ['198.51.100.1', 'documentation'],
    ['203.0.113.1', 'documentation'],
    ['224.0.0.1', 'multicast'],
    ['239.255.255.255', 'multicast'],
    ['240.0.0.1', 'reserved'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::127.0.0.1', 'IPv4-compatible'],
    ['::ffff:1.1.1.1', 'IPv4-mapped'],
    ['::ffff:7f00:1', 'IPv4-mapped'],
    ['::ffff:0:127.0.0.1', 'IPv4-translated'],
    ['64:ff9b::1.1.1.1', 'NAT64'],
    ['64:ff9b:1::a00:1', 'NAT64 of a network'],
    ['100::1', 'discard'],
    ['2001::1', 'Teredo'],
    ['2001:20::1', 'ORCHIDv2'],
    ['2001:db8::1', 'documentation'],
    ['2002:7f00:1::', '6to4'],
    ['3fff::1', 'documentation'],
    ['5f00::1', 'segment routing'],
    ['fc00::1', 'ULA'],
    ['fd12:3456:789a::1', 'ULA'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local with a zone'],
    ['2606:4700:4700::1111%eth0', 'anything with a zone'],
    ['fec0::1', 'site-local'],
    ['ff02::1', 'multicast'],
    ['example.org', 'a name'],
    ['', 'nothing'],
  ])('%s (%s) is not public', (ip) => {
    expect(isPublicAddress(ip)).toBe(false)
  })
})

describe('an address of a feed', () => {
  test.each([
    ['https://example.org/feed'],
    ['http://example.org/feed'],
    ['http://example.org:443/feed'],
    ['https://1.1.1.1/feed'],
    ['https://[2606:4700:4700::1111]/feed'],
  ])('%s may be asked', (address) => {
    expect(addressRefusal(new URL(address), { allowLoopback: false })).toBeNull()
  })

  test.each([
    ['file:///etc/passwd', /http/],
    ['ftp://example.org/feed', /http/],
    ['gopher://example.org/', /http/],
    ['data:text/xml,<rss/>', /http/],
    ['javascript:alert(1)', /http/],
    ['http://example.org:8080/', /8080/],
    ['http://example.org:22/', /22/],
    ['https://1.1.1.1:8443/', /8443/],
    ['https://name:word@example.org/', /password/],
    ['https://name@example.org/', /name/],
    ['http://127.0.0.1/', /^The host 127\.0\.0\.1 is not on the public internet\.$/],
    ['http://127.1/', /127\.0\.0\.1/],
    ['http://2130706433/', /127\.0\.0\.1/],
    ['http://0x7f.0.0.1/', /127\.0\.0\.1/],
    ['http://0177.0.0.1/', /127\.0\.0\.1/],
    ['http://127.0.0.1./', /127\.0\.0\.1/],
    ['http://①②⑦.0.0.1/', /127\.0\.0\.1/],
    ['http://0/', /0\.0\.0\.0/],
    ['http://169.254.169.254/latest/meta-data/', /169/],
    ['http://[::1]/', /::1/],
    ['http://[::]/', /::/],
    ['http://[::ffff:127.0.0.1]/', /::ffff:7f00:1/],
    ['http://[64:ff9b::7f00:1]/', /64:ff9b/],
    ['http://[fd00::1]/', /fd00/],
  ])('%s is refused, and it is said why', (address, why) => {
    expect(addressRefusal(new URL(address), { allowLoopback: false })).toMatch(why)
    expect(addressRefusal(new URL(address), { allowLoopback: false })).toMatch(/^[A-Z].+\.$/)
  })

  test.each([
    ['http://127.0.0.1:4321/', null],
    ['http://[::1]:4321/', null],
    ['http://localhost:4321/', null],
    ['http://10.0.0.1/', /public/],
    ['http://10.0.0.1:4321/', /4321/],
    ['http://1.1.1.1:4321/', /4321/],
    ['http://[::ffff:127.0.0.1]/', /public/],
    ['file:///etc/passwd', /http/],
  ])('where loopback is allowed, nothing else is allowed with it: %s', (address, why) => {
    const refusal = addressRefusal(new URL(address), { allowLoopback: true })
    if (why) expect(refusal).toMatch(why)
    else expect(refusal).toBeNull()
  })
})

describe('a name', () => {
  /** What a connection gets for a name that leads to these addresses. */
  const lookedUp = (url: string, addresses: string[], allowLoopback = false, all = true) => {
    const records = addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }))
    const resolve: Resolve = (_, __, callback) => callback(null, records)
    return new Promise<unknown>((settle) => {
      const look = publicLookup(new URL(url), { allowLoopback, resolve })
      look('feeds.example', { all }, (error, address) => settle(error ?? address))
    })
  }

  test.each([
    ['a public address is asked there', 'https://feeds.example/', ['1.1.1.1'], ['1.1.1.1']],
    [
      'both kinds is asked at the public ones only',
      'https://feeds.example/',
      ['10.0.0.1', '1.1.1.1', '64:ff9b::101:101', '2606:4700::1111'],
      ['1.1.1.1', '2606:4700::1111'],
    ],
  ])('that leads to %s', async (_, url, addresses, asked) => {
    const given = (await lookedUp(url, addresses)) as LookupAddress[]
    expect(given.map(({ address }) => address)).toEqual(asked)
  })

  test.each([
    ['this machine', 'https://feeds.example/', ['127.0.0.1', '::1']],
    ['a private network', 'https://feeds.example/', ['192.168.0.10']],
    ['a mapped address', 'https://feeds.example/', ['::ffff:1.1.1.1']],
    ['nowhere', 'https://feeds.example/', []],
  ])('that leads to %s is refused', async (_, url, addresses) => {
    const refused = await lookedUp(url, addresses)
    expect(refused).toBeInstanceOf(FeedTrouble)
    expect(String(refused)).toContain('feeds.example is not on the public internet.')
  })

  test('that leads to this machine is asked where that is allowed, and at an odd port nothing but this machine is', async () => {
    expect(await lookedUp('http://feeds.example:4321/', ['127.0.0.1'], true)).toMatchObject([{ address: '127.0.0.1' }])
    expect(await lookedUp('http://feeds.example:4321/', ['1.1.1.1', '10.0.0.1'], true)).toBeInstanceOf(FeedTrouble)
    expect(await lookedUp('http://feeds.example/', ['10.0.0.1'], true)).toBeInstanceOf(FeedTrouble)
  })

  test('is given as one address to whoever asks for one', async () => {
    expect(await lookedUp('https://feeds.example/', ['10.0.0.1', '1.1.1.1'], false, false)).toBe('1.1.1.1')
  })

  test('that is not known is said to be so', async () => {
    const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
    const look = publicLookup(new URL('https://feeds.example/'), {
      allowLoopback: false,
      resolve: (_, __, callback) => callback(unknown, []),
    })
    const error = await new Promise((settle) => look('feeds.example', { all: true }, settle))
    expect(error).toBe(unknown)
  })
})
