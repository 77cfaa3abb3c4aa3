/** All data of an owner, and where they are: `/data/index.json`, and what the page of data shows. */
import { attribution } from '#src/read-model/licences.ts'
import { rightsOf } from '#src/read-model/queries/rights.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { addressOf } from '#src/services.ts'
import { type Answer, answerOf, keptAnswer } from '#tools/answer.ts'
import { type Dump, dumpsOf } from './dumps.ts'
import { type DataPlace, dataAddress, licenceAnswer } from './place.ts'

/** A file of all entries of a resource, as it is told of. */
export type DataFile = {
  format: Dump['format']
  url: string
  bytes: number
  sha256: string
  made_at: string
  cursor: string
}

/** What `index.json` says: what is offered of a catalogue, under which terms, and where. */
export type DataIndex = {
  service: string
  licence: ReturnType<typeof licenceAnswer>
  attribution: string
  /** Where to follow what changes. */
  changes: string
  datasets: { resource: string; name: string; about: string; entries: number; schema: string; files: DataFile[] }[]
}

/** What there is now. Files are made by a job: those of a resource that was never published stand not yet among them. */
export async function dataIndex(place: DataPlace): Promise<DataIndex> {
  const { database, owner } = place
  const [dumps, rights] = await Promise.all([dumpsOf(database, owner), rightsOf(database, owner)])
  const resources = [...new Set(dumps.map(({ resource }) => resource))].map((id) => findResource(owner, id))
  return {
    service: owner,
    licence: licenceAnswer(rights.licence),
    attribution: attribution({ ...rights, url: `${addressOf(owner, place)}/` }),
    changes: dataAddress(place, 'changes'),
    datasets: resources.map((resource) => {
      const files = dumps.filter((dump) => dump.resource === resource.id)
      return {
        resource: resource.id,
        name: resource.many,
        about: resource.about,
        entries: files[0]?.entries ?? 0,
        schema: dataAddress(place, `${resource.path}.schema.json`),
        files: files.map(({ format, bytes, sha256, made_at, cursor }) => ({
          format,
          url: dataAddress(place, `${resource.path}.${format}`),
          bytes,
          sha256,
          made_at: made_at.toISOString(),
          cursor,
        })),
      }
    }),
  }
}

/** The same as an answer. Nobody tells when a job has made a file: it is kept for the minute. */
export function dataIndexAnswer(place: DataPlace, now: Date): Promise<Answer> {
  const about = { varies: 'minute', sources: [] } as const
  const key = `data of ${addressOf(place.owner, place)}`
  return keptAnswer(place.database, { key, ...about, now }, async () =>
    answerOf(JSON.stringify(await dataIndex(place)), about),
  )
}
