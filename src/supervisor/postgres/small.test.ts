/** What of the embedded PostgreSQL needs none: files that are in trouble, processes that are gone, and as whom it runs. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freePort } from '../free-port.ts'
import { processStartTime } from '../process-start-time.mjs'
import { describeFileTrouble } from './file-trouble.ts'
import { findOrdinaryUser, ids } from './ordinary-user.ts'
import { findPostmaster, processEnd } from './postmaster.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'supervisor-postgres-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** The id of a process that has ended. */
const goneId = () => spawnSync(process.execPath, ['--version']).pid

describe('trouble with files', () => {
  const told = (words: string) => describeFileTrouble(new Error(words), '/data', 'DATA_DIR')

  it('is told in one line, by the words of Node or of PostgreSQL', () => {
    for (const words of [
      'ENOSPC: no space',
      'could not write: No space left on device',
      'EDQUOT',
      'Disk quota exceeded',
    ])
      expect(told(words), words).toMatch(/^The disk that holds \/data is full\..*another disk\.$/)
    for (const words of ['EROFS: read-only', 'FATAL: Read-only file system'])
      expect(told(words), words).toMatch(/^\/data is on a read-only disk\./)
    for (const words of ['ENOTDIR: not a directory', 'EEXIST: file already exists', 'Not a directory'])
      expect(told(words), words).toBe('/data is not a folder. Move that file away, or set DATA_DIR to a folder.')
  })

  it('with rights names the user who lacks them, and of root says who it is that cannot', () => {
    const asUser = (id: number) => vi.spyOn(process, 'getuid').mockReturnValue(id)
    for (const words of ['EACCES', 'EPERM', 'permission denied', 'Operation not permitted', 'has wrong ownership']) {
      asUser(1000)
      vi.stubEnv('USER', 'ann')
      expect(told(words), words).toMatch(/^\/data cannot be used by this user \(ann\)\./)
      asUser(0)
      expect(told(words), words).toMatch(/^\/data cannot be used: PostgreSQL does not run as root/)
    }
  })

  it('is none where something else went wrong', () => {
    expect(told('connection refused')).toBeUndefined()
    expect(describeFileTrouble(undefined, '/data')).toBeUndefined()
    expect(describeFileTrouble('ENOSPC', '/data'), 'words alone').toMatch(/is full.*or choose a folder on/)
  })
})

describe('a process', () => {
  it('that lives has one beginning, and another has another', () => {
    const own = processStartTime(process.pid)
    expect(own).toBeDefined()
    expect(processStartTime(process.pid)).toBe(own)
    expect(processStartTime(process.ppid)).not.toBe(own)
  })

  it('that is gone has none', async () => {
    const id = goneId()
    expect(processStartTime(id)).toBeUndefined()
    await processEnd(id)
  })
})

describe('a postmaster', () => {
  const file = () => path.join(folder, 'postmaster.pid')
  const written = (pid: number) => writeFileSync(file(), `${pid}\n${folder}\n1700000000\n15999\n`)

  it('is none where no file says of one', () => {
    expect(findPostmaster(folder)).toBeUndefined()
  })

  it('that is gone, or whose id a stranger has, leaves a file that is removed', () => {
    for (const pid of [goneId(), process.pid, 0, -1]) {
      written(pid)
      expect(findPostmaster(folder), String(pid)).toBeUndefined()
      expect(existsSync(file())).toBe(false)
    }
    writeFileSync(file(), 'broken')
    expect(findPostmaster(folder)).toBeUndefined()
    expect(existsSync(file())).toBe(false)
  })

  it('is whoever works in the folder of the cluster, on the port that the file says', () => {
    const before = process.cwd()
    try {
      process.chdir(folder)
      written(process.pid)
      expect(findPostmaster(folder)).toEqual({ pid: process.pid, port: 15999 })
      expect(existsSync(file())).toBe(true)
    } finally {
      process.chdir(before)
    }
  })
})

describe('the user as whom it runs', () => {
  it('is whoever starts it, where that is not root', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(1000)
    const user = findOrdinaryUser('/bin/none', folder)
    expect(user.command('/bin/postgres', ['-D', folder])).toEqual(['/bin/postgres', ['-D', folder]])
    expect(ids(user)).toEqual({})
  })

  it('is told to be none where rights cannot be lowered', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(0)
    expect(() => findOrdinaryUser(path.join(folder, 'no program'), folder)).toThrow(
      /^PostgreSQL does not run as root, and its rights could not be lowered here\.[^\n]+$/,
    )
  })

  it('is set for a program where it is another', () => {
    expect(ids({ uid: 0, gid: 7 })).toEqual({ uid: 0, gid: 7 })
  })
})

it('a free port is below those that systems give away, and nobody listens on it', async () => {
  const ports = await Promise.all(Array.from({ length: 5 }, freePort))
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(15_432)
    expect(port).toBeLessThan(32_000)
  }
  const [port] = ports
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await new Promise((resolve) => server.close(resolve))
})
