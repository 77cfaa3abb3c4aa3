/**
 * Which addresses may be asked for a feed. People who enter an address, or redirect to one, must not reach through us what only this
 * machine or its network can reach. By hand, over Node's own list of blocks: libraries for it bring an agent or a client of their own.
 */
import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net'
import { FeedTrouble } from './feed-trouble.ts'

/** `allowLoopback` opens this machine's own addresses, at any port: for tests. */
export type AddressRules = { allowLoopback: boolean }

/** Looks a name up, as `dns.lookup` does. */
export type Resolve = (
  hostname: string,
  options: { all: true; family?: number; hints?: number },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

const USUAL_PORTS = [80, 443]

/** IANA IPv4 Special-Purpose Address Registry, and multicast (RFC 5771). */
const notPublicIpv4 = subnets('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
])

/** All IPv6 global unicast assigned so far (RFC 4291): loopback, ULA, link-local, multicast, IPv4-mapped and NAT64 are outside. */
const globalIpv6 = subnets('ipv6', ['2000::/3'])

/** IANA IPv6 Special-Purpose Address Registry, within global unicast: protocol assignments with Teredo, documentation, 6to4. */
const notPublicIpv6 = subnets('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])

const loopbackIpv4 = subnets('ipv4', ['127.0.0.0/8'])
const loopbackIpv6 = subnets('ipv6', ['::1/128'])

/** Whether this IP address is reached over the public internet. What is not an IP address is not public. */
export function isPublicAddress(ip: string): boolean {
  if (isIPv4(ip)) return !notPublicIpv4.check(ip)
  // An address with a zone is one of a network interface.
  if (!isIPv6(ip) || ip.includes('%')) return false
  return globalIpv6.check(ip, 'ipv6') && !notPublicIpv6.check(ip, 'ipv6')
}

/** The address that a text gives, from `base` where it is part of one. Throws a FeedTrouble where it gives none. */
export function parsedAddress(text: string, base?: URL): URL {
  if (!URL.canParse(text, base)) throw new FeedTrouble('The address is not one of the web.')
  return new URL(text, base)
}

/** Why this address may not be asked, in a sentence; null when it may. {@link publicLookup} checks the addresses that a name has. */
export function addressRefusal(url: URL, { allowLoopback }: AddressRules): string | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return 'Only addresses that start with http:// or https:// are asked.'
  if (url.username || url.password) return 'An address with a name or a password in it is not asked.'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = portOf(url)
  if (isIP(host) ? mayBeAsked(host, port, allowLoopback) : isUsual(port) || allowLoopback) return null
  return isUsual(port) ? notPublic(host) : `Only the ports 80 and 443 are asked, not ${port}.`
}

/**
 * A `lookup` for a request that gives only addresses that may be asked: so the connection is made to a checked one, whatever the name
 * leads to a moment later. Fails with a FeedTrouble when there is none.
 */
export function publicLookup(
  url: URL,
  { allowLoopback, resolve = lookup }: AddressRules & { resolve?: Resolve },
): LookupFunction {
  return (hostname, { family, hints, all }, callback) => {
    const options = { all: true, ...(typeof family === 'number' && { family }), ...(hints && { hints }) } as const
    resolve(hostname, options, (error, addresses) => {
      if (error) return callback(error, [])
      const open = addresses.filter(({ address }) => mayBeAsked(address, portOf(url), allowLoopback))
      const [first] = open
      if (!first) return callback(new FeedTrouble(notPublic(hostname)), [])
      if (all) callback(null, open)
      else callback(null, first.address, first.family)
    })
  }
}

const mayBeAsked = (ip: string, port: number, allowLoopback: boolean): boolean =>
  (allowLoopback && isLoopback(ip)) || (isUsual(port) && isPublicAddress(ip))

const isLoopback = (ip: string): boolean =>
  isIPv4(ip) ? loopbackIpv4.check(ip) : isIPv6(ip) && !ip.includes('%') && loopbackIpv6.check(ip, 'ipv6')

const isUsual = (port: number): boolean => USUAL_PORTS.includes(port)

const portOf = (url: URL): number => Number(url.port || (url.protocol === 'https:' ? 443 : 80))

const notPublic = (host: string): string => `The host ${host} is not on the public internet.`

function subnets(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    list.addSubnet(network, Number(prefix), family)
  }
  return list
}
