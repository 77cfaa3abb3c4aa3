import { expect, it } from 'vitest'
import { attribution, defaultLicence, type LicenceId, licenceOf, licences } from './licences.ts'

it('knows a licence by its identifier, and takes the first for one that there is no more', () => {
  for (const licence of licences) expect(licenceOf(licence.id)).toBe(licence)
  expect(licenceOf('CC-BY-ND-4.0' as LicenceId)).toBe(defaultLicence)
  expect(defaultLicence.id).toBe('CC-BY-4.0')
})

it('leads from each licence to its own terms, under its own name', () => {
  for (const { id, name, address } of licences) {
    expect(name.replaceAll(' ', '-')).toBe(id)
    const terms = id === 'CC0-1.0' ? 'publicdomain/zero/1.0' : `licenses/${id.slice(3, -4).toLowerCase()}/4.0`
    expect(address).toBe(`https://creativecommons.org/${terms}/`)
  }
})

it('names an entry with its publication, its address and its licence; a whole publication by its name', () => {
  const source = { publication: 'Blossoms', licence: licenceOf('CC0-1.0'), url: 'https://flowers.example/rose' }
  const rest = 'https://flowers.example/rose, CC0 1.0 (https://creativecommons.org/publicdomain/zero/1.0/)'
  expect(attribution({ ...source, title: 'Rose' })).toBe(`“Rose”, Blossoms, ${rest}`)
  expect(attribution(source)).toBe(`Blossoms, ${rest}`)
})
