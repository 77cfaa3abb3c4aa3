import { expect, it, test } from 'vitest'
import { hostPaths } from './host-paths.ts'

const pathOf = hostPaths({ flowers: 'flowers.example' })

test.each([
  ['/', '/flowers'],
  ['/?theme=dark', '/flowers?theme=dark'],
  ['/api/v1', '/flowers/api/v1'],
  ['/flower/rose', '/flowers/flower/rose'],
])('%s of the host of a service is %s of the deployment', (url, path) => {
  expect(pathOf('flowers.example', url)).toBe(path)
  expect(pathOf('Flowers.Example', url), 'hosts are the same in capitals').toBe(path)
})

test.each(['/_next/a.js', '/healthz', '/readyz', '/assets/site.js', '/plates/flowers/1.svg'])(
  '%s is the deployment’s on every host',
  (url) => {
    expect(pathOf('flowers.example', url)).toBe(url)
  },
)

it('leaves what is asked of any other host, or of none', () => {
  expect(pathOf('octavo.example', '/flowers/api/v1')).toBe('/flowers/api/v1')
  expect(pathOf(undefined, '/')).toBe('/')
  expect(hostPaths({})('flowers.example', '/')).toBe('/')
})

it('refuses a host for a service that there is not', () => {
  expect(() => hostPaths({ flowrs: 'flowers.example' })).toThrow('SERVICE_HOSTS names "flowrs", which is no service.')
})
