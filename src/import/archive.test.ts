import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { archiveOf } from '#src/export/archive.ts'
import { filesInArchive } from './archive.ts'

const packed = (...paths: string[]) =>
  gunzipSync(
    archiveOf(
      paths.map((path) => ({ path, text: `text of ${path}` })),
      new Date('2027-05-01T10:00:00Z'),
    ),
  )
const namesIn = (archive: Uint8Array) => filesInArchive(archive).map(({ name }) => name)

/** The archive with something else written into a header. */
function changed(archive: Buffer, at: number, text: string): Buffer {
  const copy = Buffer.from(archive)
  copy.write(text, at, 'latin1')
  return copy
}

describe('the files of an archive', () => {
  it('are called by their whole path, and end at the first empty block', () => {
    const archive = packed('flowers/rose.md', 'card.yaml')
    expect(namesIn(archive)).toEqual(['flowers/rose.md', 'card.yaml'])
    expect(namesIn(Buffer.concat([archive, packed('late.md')]))).toEqual(['flowers/rose.md', 'card.yaml'])
    expect(filesInArchive(archive).map(({ bytes }) => Buffer.from(bytes).toString())).toEqual([
      'text of flowers/rose.md',
      'text of card.yaml',
    ])
  })

  it('are plain files alone: folders and links are passed over', () => {
    const TYPE = 156
    const archive = packed('a.md', 'b.md')
    expect(namesIn(changed(archive, TYPE, '0'))).toEqual(['a.md', 'b.md'])
    for (const type of ['1', '2', '5', 'x', 'L']) expect(namesIn(changed(archive, TYPE, type))).toEqual(['b.md'])
  })

  it('may fill their names to the last letter', () => {
    const name = `${'n'.repeat(97)}.md`
    expect(namesIn(packed(`${'f'.repeat(155)}/${name}`))).toEqual([`${'f'.repeat(155)}/${name}`])
  })

  it('are not read where the archive ends within one, or tells no size', () => {
    const SIZE = 124
    const archive = packed('a.md')
    expect(() => filesInArchive(archive.subarray(0, 520))).toThrow(RangeError)
    expect(() => filesInArchive(changed(archive, SIZE, '77777777777'))).toThrow(RangeError)
    expect(() => filesInArchive(changed(archive, SIZE, '-0000000001'))).toThrow(RangeError)
    expect(() => filesInArchive(changed(archive, SIZE, 'zzzzzzzzzzz'))).toThrow(RangeError)
  })

  it('are none in nothing', () => {
    expect(filesInArchive(new Uint8Array())).toEqual([])
    expect(filesInArchive(new Uint8Array(1024))).toEqual([])
  })
})
