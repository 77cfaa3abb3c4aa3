import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { env } from '#src/env.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { recordOf } from '#test/few-entries.ts'
import { ran } from '#test/ran.ts'
import type { RecordedAnswer } from '#test/recorded.ts'
import { dumpsJob } from './dumps.ts'

const settings = { ...env }
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dumps-job-'))
  Object.assign(env, { DATA_DIR: folder, S3_BUCKET: undefined, PUBLIC_URL: 'https://octavo.example' })
})
afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(env, settings)
  rmSync(folder, { recursive: true })
})

/** What is stored where there is a topic, of which no file was ever made. */
const ground: readonly RecordedAnswer[] = [
  {
    to: 'select slug, record::text',
    rows: ([, resource]) =>
      resource === 'topic'
        ? [{ slug: 'rose', record: JSON.stringify(recordOf({ resource: topics, slug: 'rose' })) }]
        : [],
  },
  { to: '', rows: () => [] },
]

/** The clock, each time it is looked at, in seconds after the job began. */
const clock = (...seconds: number[]) =>
  void vi.spyOn(Date, 'now').mockImplementation(() => (seconds.shift() ?? Number.POSITIVE_INFINITY) * 1000)

it('puts files into the folder of the data, with the addresses of this deployment', async () => {
  clock(0, 1)
  await ran(dumpsJob, ground)
  const files = readdirSync(path.join(folder, 'dumps'))
  const lines = files.find((file) => /^network-.*\.ndjson$/.test(file)) ?? ''
  expect(readFileSync(path.join(folder, 'dumps', lines), 'utf8')).toContain('"https://octavo.example/topics/rose"')
})

it('begins nothing more when the process stops, and is to be done again', async () => {
  const stopping = AbortSignal.abort()
  await expect(ran(dumpsJob, ground, { stopping })).rejects.toBe(stopping.reason)
  expect(readdirSync(folder)).toEqual([])
})

it('begins nothing more once six tenths of its time are over, and says how many files it made', async () => {
  clock(0, 540, 540.001)
  expect((await ran(dumpsJob, ground)).detail).toBe('3 files made')
  clock(0, 540.001)
  expect((await ran(dumpsJob, ground)).detail).toBe('nothing had changed')
})
