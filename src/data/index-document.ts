/** All data of an owner with their addresses: `/data/index.json`, also for the page of data. */
import { attribution } from '#src/read-model/licences.ts'
import { rightsOf } from '#src/read-model/queries/rights.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { addressOf } from '#src/services.ts'
import { type Answer, answerOf, keptAnswer } from '#tools/answer.ts'
import { type Dump, dumpsOf } from './dumps.ts'
import { type DataPlace, dataAddress, licenceAnswer } from './place.ts'

/** A file with all entries of a resource, as the index lists it. */
export type DataFile = {
  format: Dump['format']
  url: string
  bytes: number
  sha256: string
  made_at: string
  cursor: string
}

/** The content of `index.json`: the data of a catalogue, their licence, and their addresses. */
export type DataIndex = {
  service: string
  licence: ReturnType<typeof licenceAnswer>
  attribution: string
  /** Where to follow what changes. */
  changes: string
  datasets: { resource: string; name: string; about: string; entries: number; schema: string; files: DataFile[] }[]
}

/** The present data. A job makes the files, so a resource that was just published first may have none yet. */
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

/** The same as an answer. It is kept for a minute, since nothing tells when a job has made a file. */
export function dataIndexAnswer(place: DataPlace, now: Date): Promise<Answer> {
  const about = { varies: 'minute', sources: [] } as const
  const key = `data of ${addressOf(place.owner, place)}`
  return keptAnswer(place.database, { key, ...about, now }, async () =>
    answerOf(JSON.stringify(await dataIndex(place)), about),
  )
}
