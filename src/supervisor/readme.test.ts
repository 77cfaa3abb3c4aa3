/** The example of the README, as it is written there: it serves, goes on where a process is killed, and leaves nothing behind. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './free-port.ts'
import { runningDatabase } from './postgres/start-postgres.ts'

const own = fileURLToPath(new URL('.', import.meta.url))
const packages = path.join(path.dirname(fileURLToPath(import.meta.resolve('tsx/package.json'))), '..')
const blocks = [...readFileSync(path.join(own, 'README.md'), 'utf8').matchAll(/`(\w+\.ts)`:\n\n```ts\n([\s\S]+?)```/g)]
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'supervisor-readme-')))
const data = path.join(folder, 'data')
let port: number
let supervisor: ChildProcess
let words = ''

const start = () => {
  words = ''
  const env = { ...process.env, PORT: String(port) }
  supervisor = spawn(process.execPath, ['--import', 'tsx', 'start.ts'], { cwd: folder, env })
  for (const stream of [supervisor.stdout, supervisor.stderr]) stream?.on('data', (text) => (words += text))
}
const answer = async () => (await fetch(`http://127.0.0.1:${port}`)).text()
const isGone = (pid: number) => {
  try {
    return !process.kill(pid, 0)
  } catch {
    return true
  }
}

beforeAll(async () => {
  port = await freePort()
  symlinkSync(own, path.join(folder, 'supervisor'))
  symlinkSync(packages, path.join(folder, 'node_modules'))
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
  for (const [, name = '', text = ''] of blocks) writeFileSync(path.join(folder, name), text)
})
afterAll(async () => {
  supervisor?.kill('SIGTERM')
  if (supervisor?.exitCode === null && supervisor.signalCode === null) await once(supervisor, 'exit')
  rmSync(folder, { recursive: true, force: true })
})

test('the example serves, and goes on where a server is killed', async () => {
  expect(blocks.map(([, name]) => name)).toEqual(['start.ts', 'server.ts'])
  start()
  await expect.poll(() => words, { timeout: 60_000 }).toContain('It runs.')
  const said = await answer()
  expect(said).toMatch(/^It is \d{4}-.+, says process \d+\.\n$/)
  process.kill(Number(/process (\d+)/.exec(said)?.[1]), 'SIGKILL')
  await expect.poll(() => words).toMatch(/Server [12] was (killed|ended).* It is started again/)
  await expect.poll(() => words).toMatch(/Server [12] is back\./)
  expect(await answer()).toContain('says process')
})

test('what a supervisor that is killed leaves behind is found by the next, and nothing once that is stopped', async () => {
  const served = Number(/process (\d+)/.exec(await answer())?.[1])
  supervisor.kill('SIGKILL')
  await once(supervisor, 'exit')
  await expect.poll(() => isGone(served)).toBe(true)
  expect(await runningDatabase(data, 'shop')).toMatch(/^postgres:\/\/shop:/)
  start()
  await expect.poll(() => words, { timeout: 60_000 }).toContain('It runs.')
  expect(await answer()).toContain('says process')
  supervisor.kill('SIGTERM')
  expect(await once(supervisor, 'exit')).toEqual([0, null])
  expect(await runningDatabase(data, 'shop')).toBeUndefined()
  expect(existsSync(path.join(data, 'lock'))).toBe(false)
})
