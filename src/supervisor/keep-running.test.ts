import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ending, lastWords, spawnChild } from './child.ts'
import { keepRunning } from './keep-running.ts'
import { LISTENING } from './supervised.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'supervisor-keep-'))
// A file in place of the folder of logs: not even root can write there.
writeFileSync(path.join(folder, 'logs'), '')
const logFile = path.join(folder, 'logs', 'reader.log')

const spawned = (program: string) => spawnChild({ cwd: folder, args: ['--eval', program], env: process.env, logFile })

test('a process whose log cannot be written runs all the same', async () => {
  expect(await ending(spawned('console.log(1); process.exit(3)'))).toEqual([3, null])
  expect(lastWords(logFile)).toBe('')
})

test('a process that cannot be started once is started again', async () => {
  const notes: string[] = []
  let isStopping = false
  const begin = () => {
    if (notes.length === 0) throw new Error('too many files are open')
    isStopping = true
    return spawned(`process.send('${LISTENING}', () => process.exit())`)
  }
  const supervision = { isStopping: () => isStopping, note: (line: string) => notes.push(line) }
  await expect(keepRunning({ ...supervision, title: 'The reader', logFile, begin })).rejects.toThrow(
    'The reader could not be started: too many files are open.',
  )
  await expect.poll(() => notes.at(-1), { timeout: 15_000 }).toBe('The reader is back.')
  rmSync(folder, { recursive: true })
})
