/** Imports what a service says of itself: its publication card and the outlets its headlines come from. */
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { valueInWords } from '#collections/components/field-words.ts'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import { defaultLicence, licenceIds } from '#src/read-model/licences.ts'
import type { ServiceId } from '#src/services.ts'
import { readYaml } from './front-matter.ts'
import type { ImportFile } from './import-file.ts'
import { isKeepable, unkeepable } from './keepable.ts'
import { refusalOf } from './refusal-of.ts'
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

/** Imports the files of the card and of the outlets, where they are among these. What exists is kept unless replaced. */
export async function importCard(
  req: PayloadRequest,
  service: ServiceId,
  files: readonly ImportFile[],
  { isReplacing, onChange }: Options,
): Promise<void> {
  for (const file of files) {
    const tell: Tell = (change) => onChange({ file: file.shown, line: 1, entry: null, ...change })
    if (file.path === 'publication.yaml') await importPublication(req, service, file, { isReplacing, tell })
    if (file.path === 'outlets.yaml') await importOutlets(req, service, file, tell)
  }
}

type Tell = (change: Pick<ImportChange, 'field' | 'before' | 'after'>) => void

async function importPublication(
  req: PayloadRequest,
  service: ServiceId,
  file: ImportFile,
  { isReplacing, tell }: { isReplacing: boolean; tell: Tell },
): Promise<void> {
  const publication = readAs(file, card)
  const { about, ad_slots, ...fields } = publication
  const data = { ...fields, service, about: richText(file, about), adSlots: ad_slots }
  const { docs } = await req.payload.find({ collection: 'publications', where: { service: { equals: service } }, req })
  const [present] = docs
  if (!present) {
    await taken(file, req.payload.create({ collection: 'publications', data: data as never, req }))
    tell({ field: null, before: '', after: Object.keys(publication).join(', ') })
    return
  }
  // Every field of a card is one of its document.
  const before = present as unknown as Record<string, unknown>
  const differing = Object.entries(data).filter(([field, value]) => valueInWords(before[field]) !== valueInWords(value))
  if (!isReplacing || differing.length === 0) return
  await taken(file, req.payload.update({ collection: 'publications', id: present.id, data: data as never, req }))
  for (const [field, value] of differing)
    tell({ field, before: valueInWords(before[field]), after: valueInWords(value) })
}

async function importOutlets(req: PayloadRequest, service: ServiceId, file: ImportFile, tell: Tell): Promise<void> {
  for (const outlet of readAs(file, outletList).outlets) {
    const where = { feed: { equals: outlet.feed } }
    const { totalDocs } = await req.payload.count({ collection: 'outlets', where, req })
    if (totalDocs > 0) continue
    await taken(file, req.payload.create({ collection: 'outlets', data: { ...outlet, service }, req }))
    tell({ field: null, before: '', after: outlet.name })
  }
}

/** Reports refusals of the CMS with the file. */
async function taken(file: ImportFile, work: Promise<unknown>): Promise<void> {
  const troubles = await refusalOf(work, () => ({ file: file.shown, lineOf: () => 1 }))
  if (troubles.length > 0) throw new ImportRefused(troubles)
}

function richText(file: ImportFile, markdown: string) {
  try {
    return lexicalFromMarkdown(markdown)
  } catch (error) {
    throw new ImportRefused([{ file: file.shown, line: 1, detail: `about: ${(error as Error).message}` }])
  }
}

function readAs<T extends z.ZodType>({ shown, text }: ImportFile, schema: T): z.output<T> {
  const { fields, lineOf, troubles } = readYaml(shown, text)
  if (!isKeepable(fields)) troubles.push({ file: shown, line: 1, detail: unkeepable })
  if (troubles.length > 0) throw new ImportRefused(troubles)
  const parsed = schema.safeParse(fields)
  if (parsed.success) return parsed.data
  throw new ImportRefused(
    parsed.error.issues.flatMap((issue) => {
      const places = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
      const message = issue.code === 'unrecognized_keys' ? 'There is no such field.' : issue.message
      return places.map((at) => ({
        file: shown,
        line: lineOf(at),
        detail: at.length === 0 ? message : `${at.join('.')}: ${message}`,
      }))
    }),
  )
}
