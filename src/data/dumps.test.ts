import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { baseUrls } from '#src/http/base-urls.ts'
import type { FileStore } from '#src/pictures/store.ts'
import type { Execute } from '#src/read-model/database.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { addressOf, type OwnerId } from '#src/services.ts'
import { recordOf } from '#test/few-entries.ts'
import { recorded } from '#test/recorded.ts'
import { makeDumps } from './dumps.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'dumps-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A store that keeps what is put into it, and what it was asked. */
function store() {
  const files = new Map<string, Buffer>()
  const asked: string[] = []
  const keeping: FileStore = {
    read: async () => null,
    async put(file, { body, bytes }) {
      asked.push(`put ${file}`)
      const all = body instanceof Uint8Array ? Buffer.from(body) : await buffer(body)
      expect(all, 'as many bytes as it is told').toHaveLength(bytes)
      files.set(file, all)
    },
    async remove(file) {
      asked.push(`remove ${file}`)
      files.delete(file)
    },
  }
  return { keeping, files, asked }
}

const octavo = {
  publicUrl: 'https://octavo.example',
  baseUrls: baseUrls({ PUBLIC_URL: 'https://octavo.example', SERVICE_HOSTS: {} }),
}

type Row = {
  file: string
  service: string
  resource: string
  format: string
  entries: number
  sha256: string
  cursor: string
  made_for: string
}

const flower = recordOf({ resource: flowers, slug: 'flower' })

/** Flowers of these slugs, what was told of them, and the table of files as it grows. Files of all else are there already. */
function ground(slugs: string[]) {
  const dumps: Row[] = []
  const replaced: string[] = []
  const here = { number: 5, slugs, old: [] as string[], edition: '' }
  const { database } = recorded([
    {
      to: 'select max(number)',
      rows: ([, resource]) => [{ number: resource === 'flower' ? String(here.number) : null }],
    },
    {
      to: 'from serving.tellings',
      rows: ([service]) => (service === 'flowers' ? [{ epoch: 'e1', number: '9' }] : []),
    },
    {
      to: 'select resource, made_for from serving.dumps',
      rows: ([owner]) => [
        ...resourcesOf(owner as OwnerId)
          .filter(({ id }) => id !== 'flower')
          .map(({ id }) => ({ resource: id, made_for: madeFor(owner as OwnerId, here.edition) })),
        ...dumps.filter((one) => one.service === owner),
      ],
    },
    {
      to: 'select slug, record::text',
      rows: ([, resource, last, most]) =>
        resource === 'flower'
          ? here.slugs
              .filter((slug) => slug > String(last))
              .slice(0, most as number)
              .map((slug) => ({ slug, record: JSON.stringify({ ...flower, slug, url: `/flowers/${slug}` }) }))
          : [],
    },
    { to: 'where replaced_at < now()', rows: () => here.old.map((file) => ({ file })) },
  ])
  const execute: Execute = async (text, values = []) => {
    const [first, resource, format, file] = values.map(String)
    if (text.startsWith('update serving.dumps'))
      for (const one of dumps.filter(
        (row) => row.service === first && row.resource === resource && row.format === format,
      ))
        if (one.file !== file) replaced.push(...dumps.splice(dumps.indexOf(one), 1).map((row) => row.file))
    if (text.startsWith('insert into serving.dumps')) {
      if (here.edition === '') {
        // The cause stored with a file ends with the edition of the files. The first run tells it; after that nothing more is made.
        here.edition = String(values.at(-1)).split(' ').at(-1) ?? ''
        throw new Error('told')
      }
      const [name, service, resourceId, as, entries, , sha256, cursor, made_for] = values as string[]
      const at = dumps.findIndex((row) => row.file === name)
      const row = {
        file: name,
        service,
        resource: resourceId,
        format: as,
        entries: Number(entries),
        sha256,
        cursor,
        made_for,
      } as Row
      if (at < 0) dumps.push(row)
      else dumps[at] = row
    }
    if (text.startsWith('delete from serving.dumps')) here.old = here.old.filter((one) => one !== first)
    return []
  }
  const first = store()
  const second = store()
  const make = (untilMs = Number.MAX_SAFE_INTEGER, publicUrl = 'https://octavo.example') =>
    makeDumps({
      database,
      transaction: (work) => work(execute),
      stores: [first.keeping, second.keeping],
      addresses: { publicUrl, baseUrls: baseUrls({ PUBLIC_URL: publicUrl, SERVICE_HOSTS: {} }) },
      folder,
      untilMs,
    })
  const ofFlowers = () => dumps.filter(({ service, resource }) => service === 'flowers' && resource === 'flower')
  return { make, here, dumps, replaced, first, second, ofFlowers }
}

/** The cause stored with the files of a resource without any changes. */
const madeFor = (owner: OwnerId, edition: string): string =>
  [owner === 'flowers' ? 'e1' : '', '', addressOf(owner, octavo), octavo.publicUrl, edition].join(' ')

const slugs = Array.from({ length: 201 }, (_, index) => `flower-${String(index).padStart(3, '0')}`)
const few = ground(slugs)
beforeAll(async () => expect(few.make()).rejects.toThrow('told'))

it('writes all entries of a resource into a file of each format, in the order of their slugs, with whole addresses', async () => {
  expect(await few.make()).toBe(3)
  expect(few.ofFlowers().map(({ format, entries, cursor }) => [format, entries, cursor])).toEqual([
    ['ndjson', 201, 'e1-9'],
    ['csv', 201, 'e1-9'],
    ['parquet', 201, 'e1-9'],
  ])
  const [lines, table] = few.ofFlowers()
  const written = few.first.files.get(lines?.file ?? '') as Buffer
  expect(lines?.file).toBe(`flowers-flowers-${lines?.sha256.slice(0, 20)}.ndjson`)
  expect(createHash('sha256').update(written).digest('hex')).toBe(lines?.sha256)
  const records = written
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { slug: string; url: string })
  expect(records.map(({ slug }) => slug)).toEqual(slugs)
  expect(records[0]?.url).toBe('https://octavo.example/flowers/flowers/flower-000')
  const rows =
    few.first.files
      .get(table?.file ?? '')
      ?.toString()
      .trimEnd()
      .split('\r\n') ?? []
  expect([rows.length, rows[0]?.startsWith('slug,'), rows[1]?.startsWith('flower-000,')]).toEqual([202, true, true])
  expect(few.second.files.size, 'new files are in the first store alone').toBe(0)
  expect(readdirSync(folder), 'nothing is left lying about').toEqual([])
})

it('makes those anew whose entries have changed, and no others', async () => {
  expect(await few.make()).toBe(0)
  few.here.number += 1
  few.here.slugs = slugs.slice(1)
  const former = few.ofFlowers().map(({ file }) => file)
  expect(await few.make()).toBe(3)
  expect(few.replaced.sort()).toEqual(former.sort())
  expect(few.ofFlowers().map(({ entries }) => entries)).toEqual([200, 200, 200])
})

it('makes them anew where their addresses are others, and leaves that for the next time where there is no time left', async () => {
  expect(await few.make(0, 'https://elsewhere.example')).toBe(0)
  few.first.keeping.put = () => Promise.reject(new Error('begun'))
  await expect(few.make(Number.MAX_SAFE_INTEGER, 'https://elsewhere.example')).rejects.toThrow('begun')
  expect(readdirSync(folder), 'nothing is left lying about').toEqual([])
})

it('removes what was replaced long ago, from wherever it is', async () => {
  few.here.old = ['old.csv']
  expect(await few.make()).toBe(0)
  for (const { asked } of [few.first, few.second]) expect(asked.at(-1)).toBe('remove old.csv')
  expect(few.here.old).toEqual([])
})
