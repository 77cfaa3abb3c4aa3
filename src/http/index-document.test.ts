import { expect, test } from 'vitest'
import { exampleAddress } from './index-document.ts'

const site = { publicUrl: 'https://octavo.example', baseUrls: { flowers: 'https://flowers.example' } } as Parameters<
  typeof exampleAddress
>[1]

test('the address that asks an example stands under its own service, with what it asks', () => {
  expect(exampleAddress('flowers', site, 'list_flowers', { country: 'Sri Lanka', limit: 3 })).toBe(
    'https://flowers.example/api/v1/list_flowers?country=Sri+Lanka&limit=3',
  )
  expect(exampleAddress('flowers', site, 'stats', {})).toBe('https://flowers.example/api/v1/stats')
  expect(exampleAddress('network', site, 'search', { query: 'tea & milk' })).toBe(
    'https://octavo.example/api/v1/search?query=tea+%26+milk',
  )
})
