/** A file of an import: `path` is below the folder of its catalogue, `shown` is the name that people know it by. */
export type ImportFile = { path: string; shown: string; text: string }

/** What a service says of itself. */
export const cardFiles = ['publication.yaml', 'outlets.yaml'] as const
