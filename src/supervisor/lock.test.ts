/** One at a time on a data folder: who is let in, who is told to wait, and what a holder that is gone leaves behind. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Holder, LockHeld, takeLock, whoHolds } from './lock.mjs'
import { processStartTime } from './process-start-time.mjs'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'supervisor-lock-'))
  file = path.join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const here = { pid: process.pid, startTime: processStartTime(process.pid), host: hostname() }
const holder = () => JSON.parse(readFileSync(file, 'utf8'))
const refusal = (options = {}) => takeLock(folder, options).then(String, (error: Error) => error)

describe('a lock', () => {
  it('says who holds it, is that of its holder alone, and is gone when it is given back', async () => {
    const lock = await takeLock(folder)
    expect(holder()).toEqual(here)
    expect(lock.isInherited).toBe(false)
    lock.release()
    expect(readdirSync(folder)).toEqual([])
  })

  it('makes the folder it is in', async () => {
    const within = path.join(folder, 'a', 'b')
    const lock = await takeLock(within)
    expect(existsSync(path.join(within, 'lock'))).toBe(true)
    lock.release()
  })

  it('is refused while somebody has it, who is told of with what it says about itself', async () => {
    const lock = await takeLock(folder, { about: { work: 'a copy' } })
    lock.describe({ address: 'http://localhost:3000' })
    const told = await refusal()
    expect(told).toBeInstanceOf(LockHeld)
    expect(told).toMatchObject({
      message: `${folder} is in use by process ${process.pid}. Wait until it is done, or stop it first.`,
      holder: { ...here, about: { work: 'a copy', address: 'http://localhost:3000' } },
    })
    lock.release()
  })

  it('is refused in the words of whoever asks', async () => {
    const lock = await takeLock(folder, { about: { work: 'a copy' } })
    const words = (holder: Holder) => `Wait for ${holder.about?.work} by ${whoHolds(holder)}.`
    expect(await refusal({ refusal: words })).toMatchObject({ message: `Wait for a copy by process ${process.pid}.` })
    lock.release()
  })

  it('is waited for by whoever can wait', async () => {
    const lock = await takeLock(folder)
    const next = takeLock(folder, { waits: true })
    setTimeout(lock.release, 50)
    ;(await next).release()
    expect(readdirSync(folder)).toEqual([])
  })

  it('of another name is another lock', async () => {
    const [one, other] = [await takeLock(folder), await takeLock(folder, { name: 'build.lock' })]
    expect(readdirSync(folder).sort()).toEqual(['build.lock', 'lock'])
    one.release()
    other.release()
  })

  it('is not taken from whoever has it by then', async () => {
    const lock = await takeLock(folder)
    const another = { ...here, pid: 1, startTime: 'another' }
    writeFileSync(file, JSON.stringify(another))
    lock.release()
    expect(holder()).toEqual(another)
  })
})

describe('a holder that is gone', () => {
  it.each([
    ['a process that ended', { ...here, pid: 2 ** 22 + 1 }],
    ['a stranger that got its id', { ...here, startTime: 'another' }],
  ])('leaves its lock to the next: %s', async (_, gone) => {
    writeFileSync(file, JSON.stringify(gone))
    const lock = await takeLock(folder)
    expect(lock.isInherited).toBe(true)
    expect(holder()).toEqual(here)
    lock.release()
    expect(readdirSync(folder)).toEqual([])
  })

  it('leaves a file that a full disk broke, which nobody holds', async () => {
    for (const broken of ['', '{"pid":']) {
      writeFileSync(file, broken)
      const lock = await takeLock(folder)
      expect(holder()).toEqual(here)
      lock.release()
    }
  })
})

describe('a folder that takes no lock', () => {
  it('is told of in a line that says what to do', async () => {
    const inTheWay = path.join(folder, 'file')
    writeFileSync(inTheWay, '')
    for (const place of [inTheWay, path.join(inTheWay, 'within')])
      for (const [setting, advice] of [
        [{ setting: 'DATA_DIR' }, 'Set DATA_DIR to a folder.'],
        [{}, 'Choose a folder.'],
      ] as const)
        await expect(takeLock(place, setting)).rejects.toThrow(`${place} is not a folder. ${advice}`)
  })

  it('is one whose lock is a folder', async () => {
    mkdirSync(file)
    await expect(takeLock(folder)).rejects.toThrow(/EISDIR/)
  })
})
