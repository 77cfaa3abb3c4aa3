/** What commands take from the line, and what they say of a line that is wrong. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportArguments } from './export-arguments.ts'
import { importArguments } from './import-arguments.ts'
import { ownerCalled } from './owner-called.ts'
import { rescueArguments } from './rescue-arguments.ts'
import { reviewArguments } from './review-arguments.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'octavo-arguments-'))
  for (const name of ['flowers', 'empty', 'tables/nothing']) mkdirSync(path.join(folder, name), { recursive: true })
  mkdirSync(path.join(folder, 'flowers', 'days'))
  writeFileSync(path.join(folder, 'tables', 'flowers.csv'), '')
  writeFileSync(path.join(folder, 'file'), '')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const at = (name: string) => path.join(folder, name)

describe('a catalogue on the command line', () => {
  it('is called by its name, as is what all hold in common', () => {
    expect([ownerCalled('flowers'), ownerCalled('network')]).toEqual(['flowers', 'network'])
  })

  it('that there is not is guessed, or all are named', () => {
    expect(() => ownerCalled('flowrs')).toThrow('There is no service flowrs. Is flowers meant?')
    expect(() => ownerCalled('zzz')).toThrow(/^There is no service zzz\. There is: network, flowers, .*\.$/)
  })
})

describe('an import', () => {
  it('is of a catalogue from a folder, and neither replaces nor is a trial unless told', () => {
    expect(importArguments(['flowers', at('flowers')])).toEqual({
      owner: 'flowers',
      folder: at('flowers'),
      isReplacing: false,
      isTrial: false,
    })
    expect(importArguments(['--replace', 'flowers', at('flowers'), '--dry-run'])).toMatchObject({
      isReplacing: true,
      isTrial: true,
    })
  })

  it('takes a folder from where the command is given', () => {
    const relative = path.relative(process.cwd(), at('flowers'))
    expect(importArguments(['flowers', relative]).folder).toBe(at('flowers'))
  })

  it('is of files or of tables', () => {
    expect(importArguments(['flowers', at('tables')]).folder).toBe(at('tables'))
  })

  it('says how it is asked for where something is missing or too much', () => {
    for (const args of [[], ['flowers'], ['flowers', at('flowers'), 'more']])
      expect(() => importArguments(args)).toThrow(/^Usage: npm run import -- <service> <folder>/)
    expect(() => importArguments(['flowers', at('flowers'), '--force'])).toThrow(/--force/)
  })

  it('says what is wrong with the folder', () => {
    expect(() => importArguments(['flowers', at('none')])).toThrow(`There is no folder ${at('none')}.`)
    expect(() => importArguments(['flowers', at('file')])).toThrow(`${at('file')} is a file.`)
    expect(() => importArguments(['flowers', at('empty')])).toThrow(/holds nothing of flowers: .*\/<slug>\.md or in/)
    expect(() => importArguments(['colours', at('tables')])).toThrow(/holds nothing of colours/)
  })
})

describe('an export', () => {
  it('is of a whole catalogue into a folder of its name, unless told', () => {
    const { owner, resource, folder: into } = exportArguments(['flowers', '--out', at('new')])
    expect([owner, resource, into]).toEqual(['flowers', undefined, at('new')])
    expect(exportArguments(['cheese']).folder).toBe(path.resolve('export', 'cheese'))
  })

  it('is of one kind of entry, by the name that addresses have or its own', () => {
    for (const name of ['days', 'flower_day'])
      expect(exportArguments(['flowers', name, '--out', at('new')]).resource).toMatchObject({ id: 'flower_day' })
    expect(() => exportArguments(['flowers', 'trees', '--out', at('new')])).toThrow(
      /^flowers has no trees\. There is: .*days/,
    )
  })

  it('mixes with nothing that is there', () => {
    expect(exportArguments(['flowers', '--out', at('empty')]).folder).toBe(at('empty'))
    expect(() => exportArguments(['flowers', '--out', at('flowers')])).toThrow(`${at('flowers')} is not empty.`)
    expect(() => exportArguments(['flowers', '--out', at('file')])).toThrow(`${at('file')} is a file.`)
  })

  it('says how it is asked for', () => {
    for (const args of [[], ['flowers', 'days', 'more']])
      expect(() => exportArguments(args)).toThrow(/^Usage: npm run export/)
  })
})

describe('other commands', () => {
  it('rescue one address, and keep the second factor unless told', () => {
    expect(rescueArguments(['a@b.c'])).toEqual({ email: 'a@b.c', isFactorRemoved: false })
    expect(rescueArguments(['--without-second-factor', 'a@b.c']).isFactorRemoved).toBe(true)
    for (const args of [[], ['a@b.c', 'd@e.f']]) expect(() => rescueArguments(args)).toThrow(/^Usage: npm run rescue/)
  })

  it('review twenty entries of a catalogue, or as many as told', () => {
    expect(reviewArguments(['flowers'])).toEqual({ owner: 'flowers', limit: 20 })
    expect(reviewArguments(['flowers', '--limit', '300']).limit).toBe(300)
    for (const limit of ['0', '-1', '1.5', 'all', '1234567'])
      expect(() => reviewArguments(['flowers', `--limit=${limit}`]), limit).toThrow(
        `--limit ${limit} is no number of entries.`,
      )
    expect(() => reviewArguments([])).toThrow(/^Usage: npm run review/)
  })
})
