/** A file of an import: `path` is that below the folder of its catalogue, `shown` how whoever gave it knows it. */
export type ImportFile = { path: string; shown: string; text: string }

/** What a service says of itself. */
export const cardFiles = ['publication.yaml', 'outlets.yaml'] as const
