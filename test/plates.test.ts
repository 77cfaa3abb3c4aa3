/** Plates as resources declare them: from what entries say, through the kind of their service. */
import { describe, expect, it } from 'vitest'
import { summaryFields } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { services } from '#src/services.ts'
import { findKind } from '#src/ui/cover/kinds/index.ts'

const declared = services.flatMap((service) =>
  resourcesOf(service.id).map((resource) => ({ name: `${service.id}/${resource.id}`, kind: service.plate, resource })),
)

describe('the plate of a resource', () => {
  it('follows from traits that the kind of its service has', () => {
    for (const { name, kind, resource } of declared)
      for (const trait of Object.keys(resource.plate))
        expect(Object.keys(findKind(kind)?.traits ?? {}), name).toContain(trait)
  })

  it('follows from what lists show, so that it is the same everywhere', () => {
    for (const { name, resource } of declared)
      for (const field of Object.values(resource.plate).flat()) expect(summaryFields(resource), name).toContain(field)
  })

  it('is drawn from words that its facets have', () => {
    for (const { name, kind, resource } of declared)
      for (const [trait, fields] of Object.entries(resource.plate))
        for (const facet of Object.values(resource.facets)) {
          if (!('values' in facet) || !facet.values || ![fields].flat().includes(facet.field)) continue
          const drawable = facet.values.filter((value) => findKind(kind)?.traits[trait]?.word(value) !== null)
          expect(drawable.length, `${name}.${facet.field}`).toBeGreaterThan(0)
        }
  })
})
