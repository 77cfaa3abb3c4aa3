/** The client that a request counts for. */

/** An IPv6 address in brackets with zone and port is shorter. */
const longestAddress = 80

/**
 * The client behind a connection: its address, or what the outermost trusted proxy saw when proxies are trusted.
 * `forwarded` is X-Forwarded-For, to which each proxy adds the address it was called from; entries further left than the
 * trusted proxies wrote are the client's own claim. Empty when the address is not known.
 */
export function clientAddressOf(
  address: string | undefined,
  forwarded: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || forwarded === undefined) return networkPrefix(address ?? '')
  const seen = forwarded.split(',').map((entry) => entry.trim())
  return networkPrefix(seen[Math.max(seen.length - trustedProxies, 0)]?.slice(0, longestAddress) ?? '')
}

/** An IPv4 address as it is; of an IPv6 address its first 64 bits, which is what one reader is usually given. */
function networkPrefix(address: string): string {
  if (!address.includes(':')) return address
  const mapped = address.lastIndexOf(':') + 1
  if (address.includes('.')) {
    // ::ffff:192.0.2.1, or 192.0.2.1:4711 from proxies that add the port.
    return address.startsWith('::') ? address.slice(mapped) : address.slice(0, mapped - 1)
  }
  const [before = '', after] = address.replace(/^\[|\](:\d+)?$|%.*$/g, '').split('::', 2)
  const left = before === '' ? [] : before.split(':')
  const right = after ? after.split(':') : []
  const zeros = after === undefined ? 0 : Math.max(8 - left.length - right.length, 0)
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
