/** Addresses that try to get out of their folder, into the headers of the answer, or at the limits of what is read. */

/** No answer may hold any of these. */
export const secrets = [
  /root:.*:0:0:/,
  /"devDependencies"/,
  /PAYLOAD_SECRET=/,
  /^set-cookie: hostile/im,
  /^x-hostile:/im,
]

const climbs = [
  '../../../../../../etc/passwd',
  '..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '%252e%252e%252f%252e%252e%252f%252e%252e%252fetc%252fpasswd',
  '..%5c..%5c..%5cpackage.json',
  '..\\..\\..\\package.json',
  '....//....//....//etc/passwd',
  '%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '..%00/..%00/etc/passwd',
  'rose.png%00.html',
  '../package.json',
  '..%2fpackage.json',
  '%2fetc%2fpasswd',
  '//etc/passwd',
  'file:%2f%2f%2fetc%2fpasswd',
]

const folders = [
  '/media/',
  '/assets/',
  '/plates/',
  '/flowers/',
  '/flowers/flowers/',
  '/_next/static/',
  '/_next/image?url=',
  '/admin/',
  '/cms/api/media/file/',
  '/cms/api/',
]

const splits = [
  '/flowers%0d%0aSet-Cookie:%20hostile=1',
  '/flowers/flowers/ROSE%0d%0aX-Hostile:%201',
  '/flowers/search?q=%0d%0aX-Hostile:%201',
  '/%0d%0aX-Hostile:%201',
  '//evil.example/%2f..',
  '/admin/login?redirect=%0d%0aX-Hostile:%201',
  '/%E0%A4%A',
  '/flowers/%',
  '/flowers/flowers/%ff%fe',
]

const manyParameters = Array.from({ length: 5000 }, (_, at) => `p${at}=1`).join('&')

const limits = [
  `/flowers/api/v1/list_flowers?${manyParameters}`,
  `/cms/api/flowers?${manyParameters}`,
  `/cms/api/flowers?where${'[a]'.repeat(2000)}=1`,
  `/cms/api/flowers?depth=99999999999&limit=99999999999&page=-1`,
  `/flowers/api/v1/list_flowers?offset=1e308&limit=-1`,
  `/flowers/api/v1/list_flowers?__proto__=1&constructor=2`,
  `/flowers/search?q=${'a'.repeat(9000)}`,
  `/${'a/'.repeat(9000)}`,
]

/** Addresses that no honest reader asks for. */
export const addresses: readonly string[] = [
  ...folders.flatMap((folder) => climbs.map((climb) => folder + climb)),
  ...splits,
  ...limits,
]
