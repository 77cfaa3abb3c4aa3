import { expect, it } from 'vitest'
import { services } from '#src/services.ts'
import { baseUrls } from './base-urls.ts'

it('puts each service under its path of the public address', () => {
  const urls = baseUrls({ PUBLIC_URL: 'https://octavo.example', SERVICE_HOSTS: {} })
  expect(urls).toEqual(Object.fromEntries(services.map(({ id, path }) => [id, `https://octavo.example/${path}`])))
})

it('puts a service that has a host on it, over https, or over what the public address has where it has a port', () => {
  const urls = baseUrls({
    PUBLIC_URL: 'http://localhost:3000',
    SERVICE_HOSTS: { flowers: 'flowers.example', food: 'food.localhost:3000' },
  })
  expect(urls.flowers).toBe('https://flowers.example')
  expect(urls.food).toBe('http://food.localhost:3000')
  expect(urls.dance).toBe('http://localhost:3000/dance')
})
