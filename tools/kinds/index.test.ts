import { expect, it } from 'vitest'
import { kindsThat, rolesOf } from './index.ts'

it('tells which kinds open an entry, which give one in full, and which list a whole resource', () => {
  expect(kindsThat('opens')).toEqual(['get', 'get-value', 'country', 'glossary'])
  expect(kindsThat('isEntry')).toEqual(['get', 'get-value', 'glossary'])
  expect(kindsThat('lists')).toEqual(['list', 'day-list', 'countries', 'cities', 'season'])
})

it('tells by which field an entry is opened', () => {
  expect([rolesOf('get').opens, rolesOf('glossary').opens, rolesOf('stats').opens]).toEqual(['slug', 'name', undefined])
})
