/** The messages of an import, and texts that it cannot store. */
import { describe, expect, it } from 'vitest'
import { isKeepable } from './keepable.ts'
import { refusalOf } from './refusal-of.ts'
import { changeLine, ImportRefused } from './trouble.ts'

describe('what cannot be kept', () => {
  it('is NUL, and half of a character, wherever they stand', () => {
    for (const text of ['\0', 'a\0b', '\ud83c', 'a\udf39']) {
      expect(isKeepable(text)).toBe(false)
      expect(isKeepable({ name: 'Rose', varieties: [{ note: text }] })).toBe(false)
      expect(isKeepable({ [text]: 1 })).toBe(false)
    }
  })

  it('is nothing else', () => {
    for (const value of ['🌹 Röse\n\t', '', null, undefined, 7, true, [], { a: [{ b: 'c' }, null] }])
      expect(isKeepable(value)).toBe(true)
  })
})

describe('a line of what an import does', () => {
  const change = { file: 'rose.md', line: 3, entry: 'flowers/rose', field: 'name', before: 'Rose', after: 'Roses' }

  it('names the place, the field, and what it was', () => {
    expect(changeLine(change)).toBe('rose.md:3: name: “Rose” becomes “Roses”')
    expect(changeLine({ ...change, field: null, after: 'name, summary' })).toBe('rose.md:3: new, with name, summary')
  })

  it('says of a refusal that nothing was saved, and then each fault', () => {
    const { message } = new ImportRefused([
      { file: 'rose.md', line: 3, detail: 'No.' },
      { file: 'lily.md', line: 1, detail: 'Neither.' },
    ])
    expect(message).toBe('The import was refused and nothing was saved.\nrose.md:3: No.\nlily.md:1: Neither.')
  })
})

describe('what the CMS refuses', () => {
  const lines: Record<string, number> = { name: 2, other_names: 4, status: 7 }
  const place = { file: 'rose.md', lineOf: ([field]: readonly PropertyKey[]) => lines[String(field)] ?? 1 }
  const refused = (error: object, placeOf = (_: number): typeof place | undefined => place) =>
    refusalOf(Promise.reject(Object.assign(new Error('Not allowed.'), error)), placeOf)

  it('is told of the lines of the file, by the names that fields have there', async () => {
    const errors = [
      { path: 'otherNames.0', message: 'Too long.' },
      { path: 'name', message: 'Needed.' },
    ]
    expect(await refused({ data: { id: 7, errors } })).toEqual([
      { file: 'rose.md', line: 4, detail: 'other_names.0: Too long.' },
      { file: 'rose.md', line: 2, detail: 'name: Needed.' },
    ])
  })

  it('is told of the file whose document it was', async () => {
    const asked: number[] = []
    await refused({ data: { id: 7, errors: [] } }, (id) => {
      asked.push(id)
      return place
    })
    expect(asked).toEqual([7])
  })

  it('is told in its words where these are for people', async () => {
    expect(await refused({ isPublic: true })).toEqual([{ file: 'rose.md', line: 7, detail: 'Not allowed.' }])
  })

  it('is thrown on where it is no fault of a file', async () => {
    await expect(refused({ isPublic: true }, () => undefined)).rejects.toThrow('Not allowed.')
    await expect(refused({})).rejects.toThrow('Not allowed.')
  })

  it('is nothing where it took it', async () => {
    expect(await refusalOf(Promise.resolve('made'), () => place)).toEqual([])
  })
})
