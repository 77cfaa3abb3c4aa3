import { describe, expect, it } from 'vitest'
import type { AnyResource } from '#src/read-model/resource.ts'
import { sarees, wearDays } from '#src/read-model/resources/sarees.ts'
import { draftRecord } from './draft-record.ts'
import { entry } from './entry.ts'

/** What an entry says of itself, published and as a draft. */
const regionsOf = (resource: AnyResource, document: object) =>
  [entry(resource, document), draftRecord(resource, document)].map(({ regions }: { regions?: unknown }) => regions)

describe('the regions of an entry', () => {
  it('are those it names: a day of Kerala is not of all that India is in', () => {
    expect(regionsOf(wearDays, { countries: ['IN', 'GB'], regions: ['south', 'world'] })).toEqual([
      ['south', 'world'],
      ['south', 'world'],
    ])
  })

  it.each([{ regions: [] }, { regions: null }, {}])('are those of its countries where it names none: %j', (left) => {
    const all = ['north', 'west', 'central', 'east', 'northeast', 'south', 'world']
    for (const resource of [wearDays, sarees])
      expect(regionsOf(resource, { countries: ['IN', 'GB'], ...left })).toEqual([all, all])
  })
})
