import { expect, it } from 'vitest'
import { fewSite } from '#test/few-site.ts'
import { isWelcome } from './origin.ts'

const at = (PUBLIC_URL: string, AGENT_ORIGINS?: readonly string[]) =>
  fewSite({ entries: [] }, { PUBLIC_URL, AGENT_ORIGINS, SERVICE_HOSTS: { flowers: 'flowers.example' } }).site
const web = 'https://octavo.example'
const own = 'http://localhost:3000'

it('serves programs, which say no origin, everywhere', () => {
  for (const site of [at(web), at(own), at(web, [])]) expect(isWelcome(undefined, site)).toBe(true)
})

it('serves the pages of every site on the web, as the API does', () => {
  expect(isWelcome('https://elsewhere.example', at(web))).toBe(true)
  expect(isWelcome('null', at(web))).toBe(true)
})

it('serves on a machine of one’s own none but its own pages', () => {
  for (const address of [own, 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
    expect(isWelcome('https://elsewhere.example', at(address))).toBe(false)
    expect(isWelcome('http://localhost:8080', at(address))).toBe(true)
    expect(isWelcome('http://[::1]:8080', at(address))).toBe(true)
  }
})

it('serves the pages that the deployment names, its own and those of its catalogues, and no others', () => {
  const site = at(web, ['https://friend.example'])
  expect(isWelcome('https://friend.example', site)).toBe(true)
  expect(isWelcome('https://friend.example:8443', site)).toBe(false)
  expect(isWelcome('http://friend.example', site)).toBe(false)
  expect(isWelcome(web, site)).toBe(true)
  expect(isWelcome('https://flowers.example', site)).toBe(true)
  expect(isWelcome('https://elsewhere.example', site)).toBe(false)
  expect(isWelcome('null', site)).toBe(false)
  expect(isWelcome('not an origin', site)).toBe(false)
  expect(isWelcome('https://elsewhere.example', at(own, ['*']))).toBe(true)
  expect(isWelcome('https://friend.example', at(web, []))).toBe(false)
})
