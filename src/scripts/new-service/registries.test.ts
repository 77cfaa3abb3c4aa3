import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { registries, withService } from './registries.ts'

test.each(registries)('$file has a place for a new catalogue', (registry) => {
  const text = readFileSync(registry.file, 'utf8')
  const added = withService(registry, text, 'bells', 'Bells')
  expect(added).toContain(registry.row('bells', 'Bells'))
  if (registry.importText) expect(added).toContain(registry.importText('bells'))
})
