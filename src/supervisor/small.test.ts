/** The small parts of a supervisor: how long it waits, what it says, and how it goes on where something ends. */
import { closeSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { describeEnd, lastWords, openLog } from './child.ts'
import { keepDatabase } from './keep-database.ts'
import { growingPauses, whenAgain } from './pauses.ts'
import { createProgress } from './progress.mjs'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'supervisor-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('a pause', () => {
  it('grows from a second to a minute while what is started keeps ending', () => {
    const { next } = growingPauses()
    expect(Array.from({ length: 8 }, () => next(500) / 1000)).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  })

  it('is none after it went well for ten seconds, and begins with a second again', () => {
    const { next } = growingPauses()
    expect([next(0), next(0), next(10_000), next(10_001), next(0)]).toEqual([1000, 2000, 4000, 0, 1000])
  })

  it('is told in words', () => {
    expect([whenAgain(0), whenAgain(4000)]).toEqual(['at once', 'in 4 s'])
  })
})

describe('how far the work is', () => {
  const heard = () => {
    const words: string[] = []
    const stream = { write: (text: string) => words.push(text), isTTY: false } as unknown as NodeJS.WriteStream
    return { words, progress: createProgress(stream) }
  }

  it('is told step by step, with what came of each passed on', async () => {
    const { words, progress } = heard()
    expect(await progress.step('Compiling', async () => 7)).toBe(7)
    progress.note('It is there.')
    expect(words).toEqual([expect.stringMatching(/^ {2}✓ Compiling {2}0\.\d s\n$/), '  It is there.\n'])
  })

  it('is told of a step that fails, and the failure goes on', async () => {
    const { words, progress } = heard()
    const step = progress.step('Compiling', async () => Promise.reject(new Error('no')))
    await expect(step).rejects.toThrow('no')
    expect(words).toEqual([expect.stringMatching(/^ {2}✗ Compiling/)])
  })

  it('ends with one clear line, and what a program said last below it', () => {
    const errors: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => errors.push(String(text)) > 0)
    vi.stubEnv('LOG_LEVEL', 'info')
    const { progress } = heard()
    progress.fail(new Error('The disk is full.'))
    expect(errors.splice(0)).toEqual(['\nThe disk is full.\n'])
    progress.fail(Object.assign(new Error('It failed.'), { lastWords: 'one\ntwo' }))
    expect(errors.splice(0).join('')).toBe('\nIt failed.\n\nIts last lines:\n    one\n    two\n')
    vi.stubEnv('LOG_LEVEL', 'debug')
    progress.fail(new Error('It failed.'))
    expect(errors.join('')).toContain('small.test.ts')
  })
})

describe('the end of a process', () => {
  it('is told in words, with where its log is', () => {
    const said = (code: number | null, signal: NodeJS.Signals | null) => describeEnd(code, signal, '/logs/a.log')
    expect(said(0, null)).toBe('ended by itself. The log is /logs/a.log.')
    expect(said(3, null)).toBe('failed (exit code 3). The log is /logs/a.log.')
    expect(said(null, 'SIGSEGV')).toBe('failed (SIGSEGV). The log is /logs/a.log.')
    expect(said(134, null)).toMatch(/^was ended, most likely because memory ran out \(.* GB of .* GB are free\)\./)
  })

  it('is told with its last thirty lines', () => {
    const file = path.join(folder, 'last.log')
    writeFileSync(file, `${Array.from({ length: 40 }, (_, index) => `line ${index + 1}`).join('\n')}\n\n`)
    const lines = lastWords(file).split('\n')
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([30, 'line 11', 'line 40'])
    expect(lastWords(path.join(folder, 'none.log'))).toBe('')
  })

  it('is written to a log that is put aside once it is large', () => {
    const file = path.join(folder, 'logs', 'large.log')
    const open = () => {
      const log = openLog(file)
      writeFileSync(log, 'more\n')
      closeSync(log)
    }
    open()
    writeFileSync(file, Buffer.alloc(5_000_000))
    open()
    expect(statSync(file).size, 'it goes on').toBe(5_000_005)
    open()
    expect(readFileSync(file, 'utf8')).toBe('more\n')
    expect(statSync(`${file}.old`).size).toBe(5_000_005)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })
})

describe('a database that is kept', () => {
  const running = (url = 'postgres://one') => {
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const about = { url, port: 1, pid: 1, adopted: false }
    return { ...about, ended, end, stop: async () => {}, checkpoint: async () => {} }
  }

  it('is started again whenever it ends, at once where it had gone well', async () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(20_000).mockReturnValueOnce(0)
    const [first, second] = [running(), running()]
    const notes: string[] = []
    let isStopping = false
    const keeping = keepDatabase(Promise.resolve(first), async () => second, {
      isStopping: () => isStopping,
      note: (line) => notes.push(line),
    })
    first.end()
    await vi.waitFor(() => expect(notes).toHaveLength(2))
    expect(notes).toEqual(['The database ended. It is started again at once.', 'The database is back.'])
    isStopping = true
    second.end()
    await keeping
  })

  it('ends its keeping where it comes back at another address, where nobody looks for it', async () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(20_000)
    const first = running()
    const supervision = { isStopping: () => false, note: () => {} }
    const keeping = keepDatabase(Promise.resolve(first), async () => running('postgres://two'), supervision)
    first.end()
    await expect(keeping).rejects.toThrow('The port of the database was taken meanwhile: start everything again.')
  })
})
