/** How a command ends: with what, and with which words. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ImportRefused } from '#src/import/trouble.ts'
import { conclude } from './conclude.ts'

const before = process.exitCode
let lines: string[]
let codes: unknown[]
beforeEach(() => {
  lines = []
  codes = []
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line))
  vi.spyOn(process, 'exit').mockImplementation(((code: unknown) => void codes.push(code)) as never)
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = before
})

/** Ends a command that fails so. */
async function failed(error: unknown): Promise<string[]> {
  conclude(() => Promise.reject(error))
  await vi.waitFor(() => expect(codes).toEqual([1]))
  return lines
}

it('ends well where the work is done, and has failed until then', async () => {
  conclude(async () => {})
  expect(process.exitCode).toBe(1)
  await vi.waitFor(() => expect(codes).toEqual([0]))
  expect(lines).toEqual([])
})

it('has a line for each mistake of a file', async () => {
  const troubles = [
    { file: 'a.md', line: 3, detail: 'No name.' },
    { file: 'b.md', line: 1, detail: 'No slug.' },
  ]
  expect(await failed(new ImportRefused(troubles))).toEqual(['a.md:3: No name.', 'b.md:1: No slug.'])
})

it('has a line for each field that is refused', async () => {
  const errors = [
    { path: 'name', message: 'Needed.' },
    { path: 'faq.0', message: 'Too long.' },
  ]
  const refused = Object.assign(new Error('Invalid'), { data: { collection: 'flowers', errors } })
  expect(await failed(refused)).toEqual(['flowers: name: Needed.', 'flowers: faq.0: Too long.'])
})

it('tells of a statement that failed by what the database said, and not by what was in it', async () => {
  const cause = new Error('the disk is full\nDETAIL: more')
  expect(await failed(new Error('Failed query: insert into users values (secret)', { cause }))).toEqual([
    'the disk is full',
  ])
})

it('has one line of anything else', async () => {
  expect(await failed(new Error('It is away.\n  at file'))).toEqual(['It is away.'])
})

it('has a line of what is no error', async () => {
  expect(await failed('gone')).toEqual(['gone'])
})
