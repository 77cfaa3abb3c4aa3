/** Imports what a service says of itself: its publication card and the outlets its headlines come from. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { wordsOf } from '#collections/components/field-words.ts'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import { defaultLicence, licenceIds } from '#src/read-model/licences.ts'
import type { ServiceId } from '#src/services.ts'
import { readYaml } from './front-matter.ts'
import { type ImportChange, ImportRefused } from './trouble.ts'

const card = z.strictObject({
  name: z.string(),
  tagline: z.string(),
  publisher: z.string(),
  network: z.string(),
  topics: z.array(z.string()),
  about: z.string(),
  ad_slots: z.array(z.strictObject({ name: z.string(), place: z.string(), size: z.string() })).default([]),
  contact: z.string().nullable().default(null),
  licence: z.enum(licenceIds).default(defaultLicence.id),
})

const outletList = z.strictObject({
  outlets: z.array(z.strictObject({ name: z.string(), homepage: z.url(), feed: z.url() })),
})

type Options = {
  isReplacing: boolean
  onChange(change: ImportChange): void
}

/** Imports `publication.yaml` and `outlets.yaml` of a folder, where they are. What exists is kept unless replaced. */
export async function importCard(
  req: PayloadRequest,
  service: ServiceId,
  folder: string,
  { isReplacing, onChange }: Options,
): Promise<void> {
  const tell = (file: string, of: Omit<ImportChange, 'file' | 'line'>) =>
    onChange({ file: path.relative(process.cwd(), path.join(folder, file)), line: 1, ...of })
  const publication = await readFileAs(path.join(folder, 'publication.yaml'), card)
  if (publication) {
    const { about, ad_slots, ...fields } = publication
    const data = { ...fields, service, about: lexicalFromMarkdown(about), adSlots: ad_slots }
    const { docs } = await req.payload.find({
      collection: 'publications',
      where: { service: { equals: service } },
      req,
    })
    const [present] = docs
    if (!present) {
      await req.payload.create({ collection: 'publications', data: data as never, req })
      tell('publication.yaml', { field: null, before: '', after: Object.keys(publication).join(', ') })
    } else if (isReplacing) {
      await req.payload.update({ collection: 'publications', id: present.id, data: data as never, req })
      for (const [field, value] of Object.entries(data)) {
        // Every field of a card is one of its document.
        const [before, after] = [(present as unknown as Record<string, unknown>)[field], value].map((one) =>
          wordsOf(one),
        )
        if (before !== after) tell('publication.yaml', { field, before: before ?? '', after: after ?? '' })
      }
    }
  }
  const list = await readFileAs(path.join(folder, 'outlets.yaml'), outletList)
  for (const outlet of list?.outlets ?? []) {
    const { totalDocs } = await req.payload.count({
      collection: 'outlets',
      where: { feed: { equals: outlet.feed } },
      req,
    })
    if (totalDocs > 0) continue
    await req.payload.create({ collection: 'outlets', data: { ...outlet, service }, req })
    tell('outlets.yaml', { field: null, before: '', after: outlet.name })
  }
}

async function readFileAs<T extends z.ZodType>(file: string, schema: T): Promise<z.output<T> | null> {
  if (!existsSync(file)) return null
  const shown = path.relative(process.cwd(), file)
  const { fields, lineOf, troubles } = readYaml(shown, await readFile(file, 'utf8'))
  if (troubles.length > 0) throw new ImportRefused(troubles)
  const parsed = schema.safeParse(fields)
  if (parsed.success) return parsed.data
  throw new ImportRefused(
    parsed.error.issues.map(({ path: at, message }) => ({
      file: shown,
      line: lineOf(at),
      detail: `${at.join('.')}: ${message}`,
    })),
  )
}
