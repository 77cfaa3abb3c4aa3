/** What a process that is refused the data folder is told about its holder. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { takeDataFolder } from './data-folder.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'octavo-data-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const refusal = () => takeDataFolder(folder).then(String, ({ message }: Error) => message)

it('says of a start that it begins, and once it runs where', async () => {
  const lock = await takeDataFolder(folder)
  expect(await refusal()).toBe(
    `Octavo is already being started on ${folder} (process ${process.pid}). Wait for it, or set DATA_DIR and PORT to run another.`,
  )
  lock.describe({ address: 'http://localhost:3000' })
  expect(await refusal()).toBe(
    `Octavo is already running on ${folder}: http://localhost:3000 (process ${process.pid}). Stop it first, or set DATA_DIR and PORT to run another.`,
  )
  lock.release()
})

it('says of a command which it is, and that it will be done', async () => {
  const lock = await takeDataFolder(folder, { command: 'npm run import' })
  expect(await refusal()).toBe(
    `npm run import is at work on ${folder} (process ${process.pid}). Wait until it is done.`,
  )
  lock.release()
})
