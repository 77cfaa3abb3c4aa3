/** The files that list every catalogue, and the place of a new one in each. */

/** A list of all catalogues, and where a new line goes. */
export type Registry = {
  file: string
  /** Text that an import goes before; absent where nothing is imported. */
  importBefore?: string
  importText?(id: string): string
  /** Text that the row goes before. */
  rowBefore: string
  row(id: string, title: string): string
}

/** Degrees between one accent and the next: the golden angle, so that neighbours never look alike. */
const GOLDEN_ANGLE = 137

/** The lists that a new catalogue is added to. */
export const registries: readonly Registry[] = [
  {
    file: 'src/services.ts',
    rowBefore: '] as const satisfies readonly Declared[]',
    row: (id, title) => `  {
    id: '${id}',
    title: '${title}',
    path: '${id}',
    tagline: '${title}, and what people do with them.',
    regions: 'region6',
    regionParameter: 'region',
    accentHueDegrees: ${(id.length * GOLDEN_ANGLE) % 360},
    plate: 'ornament',
    character: { heading: 'serif', rule: 'plain', plates: 'even' },
  },
`,
  },
  {
    file: 'src/read-model/resources/index.ts',
    importBefore: '\nexport const resourcesByService',
    importText: (id) => `import { ${id}Resources } from './${id}.ts'\n`,
    rowBefore: '} satisfies Record<ServiceId, readonly AnyResource[]>',
    row: (id) => `  ${id}: ${id}Resources,\n`,
  },
  {
    file: 'collections/index.ts',
    importBefore: '\nexport const collectionsByService',
    importText: (id) => `import { ${id}Collections } from './${id}.ts'\n`,
    rowBefore: '} satisfies Record<ServiceId, readonly CatalogueCollection[]>',
    row: (id) => `  ${id}: ${id}Collections,\n`,
  },
  {
    file: 'collections/slugs.ts',
    rowBefore: '}\n\nconst MAX_LENGTH',
    row: (id) => `  ${id}: {
    city: '${id}-cities',
    day: '${id}-days',
    entry: '${id}',
    country: '${id}-lands',
    term: '${id}-terms',
  },
`,
  },
  {
    file: 'tools/services/index.ts',
    importBefore: '\nexport const toolsByService',
    importText: (id) => `import { ${id}Tools } from './${id}.ts'\n`,
    rowBefore: '} satisfies Record<ServiceId, ToolTable>',
    row: (id) => `  ${id}: ${id}Tools,\n`,
  },
]

/** The text of a registry with a catalogue more. Throws where the registry no longer looks as it did. */
export function withService(registry: Registry, text: string, id: string, title: string): string {
  const { file, importBefore, importText, rowBefore, row } = registry
  const imported = importBefore && importText ? inserted(file, text, importBefore, importText(id)) : text
  return inserted(file, imported, rowBefore, row(id, title))
}

function inserted(file: string, text: string, before: string, added: string): string {
  const at = text.indexOf(before)
  if (at < 0) throw new Error(`${file} has no place for a new catalogue: ${JSON.stringify(before)} is gone.`)
  return text.slice(0, at) + added + text.slice(at)
}
