/** What people send: files, and archives of them, as our own export makes them and as other systems do. */
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { archiveOf } from '#src/export/archive.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { ImportRefused } from './trouble.ts'
import { filesOf } from './uploaded.ts'

const now = new Date('2027-05-01T10:00:00Z')
const upload = (name: string, text: string | Uint8Array = 'text') => ({
  name,
  bytes: typeof text === 'string' ? Buffer.from(text) : text,
})
const archived = (...files: [path: string, text: string][]) =>
  upload(
    'octavo.tar.gz',
    archiveOf(
      files.map(([path, text]) => ({ path, text })),
      now,
    ),
  )

const placesOf = async (...uploads: ReturnType<typeof upload>[]) =>
  (await filesOf('flowers', uploads, undefined)).map(({ path }) => path)

const refusedFor = async (...uploads: ReturnType<typeof upload>[]): Promise<string[]> => {
  const error = await filesOf('flowers', uploads, undefined).catch((thrown: unknown) => thrown)
  if (!(error instanceof ImportRefused)) throw error
  return error.message.split('\n').slice(1)
}

describe('files that were sent', () => {
  it('belong where their folder says, whatever is above it', async () => {
    const names = [
      'flowers/rose.md',
      'a/b/glossary/hip.md',
      'C:\\data\\flowers\\lily.md',
      'x/publication.yaml',
      'flowers.csv',
    ]
    expect(await placesOf(...names.map((name) => upload(name)))).toEqual([
      ...['flowers/rose.md', 'glossary/hip.md', 'flowers/lily.md', 'publication.yaml', 'flowers.csv'],
    ])
  })

  it('are of the kind that was chosen, where nothing else says it', async () => {
    const files = await filesOf('flowers', [upload('rose.md'), upload('list.csv'), upload('glossary/hip.md')], flowers)
    expect(files.map(({ path }) => path)).toEqual(['flowers/rose.md', 'flowers.csv', 'glossary/hip.md'])
    expect(files[0]).toEqual({ path: 'flowers/rose.md', shown: 'rose.md', text: 'text' })
  })

  it('are refused where nothing says their kind, or they are of no kind that is imported', async () => {
    const refused = await refusedFor(upload('rose.md'), upload('flowers/rose.txt'), upload('flowers/lily.md'))
    expect(refused).toEqual([
      expect.stringMatching(/^rose\.md:1: Nothing says of which kind its entries are/),
      expect.stringMatching(/^flowers\/rose\.txt:1: Entries are imported from Markdown/),
    ])
  })

  it('are refused where they are not text', async () => {
    expect(await refusedFor(upload('flowers/rose.md', new Uint8Array([0x52, 0xf6, 0x73])))).toEqual([
      'flowers/rose.md:1: This is not text in UTF-8: save it in that encoding.',
    ])
  })

  it('are told of without what would change a terminal, and not at any length', async () => {
    expect((await refusedFor(upload('a\u001b[2J.txt')))[0]).toMatch(/^a�\[2J\.txt:1: /)
    const [line = ''] = await refusedFor(upload(`${'a'.repeat(400)}.txt`))
    expect(line.indexOf(':1: ')).toBe(200)
  })

  it('are left aside where a system put them beside what was meant', async () => {
    const beside = [
      '__MACOSX/flowers/rose.md',
      'flowers/.DS_Store',
      '.git/flowers/a.md',
      'flowers/Thumbs.db',
      'desktop.ini',
    ]
    expect(
      await placesOf(...beside.map((name) => upload(name)), upload('./flowers/rose.md'), upload('../flowers/lily.md')),
    ).toEqual(['flowers/rose.md', 'flowers/lily.md'])
  })

  it('are no more than are imported at once', async () => {
    const many = Array.from({ length: 5001 }, (_, index) => upload(`flowers/n${index}.md`))
    expect(await refusedFor(...many)).toEqual([
      'all files:1: 5001 files are more than are imported at once: 5000 at most.',
    ])
  })
})

describe('an archive that was sent', () => {
  it('is the files that an export put into it', async () => {
    const long = 'ü'.repeat(700)
    const [first, second, ...more] = await filesOf(
      'flowers',
      [archived(['flowers/rose.md', long], ['publication.yaml', ''])],
      undefined,
    )
    expect(first).toEqual({ path: 'flowers/rose.md', shown: 'flowers/rose.md', text: long })
    expect(second).toEqual({ path: 'publication.yaml', shown: 'publication.yaml', text: '' })
    expect(more).toEqual([])
  })

  it('may stand among files, and all of them are told of', async () => {
    const sent = [
      archived(['flowers/rose.md', 'a']),
      upload('glossary/hip.md'),
      { ...archived(['flowers.csv', 'b']), name: 'B.TGZ' },
    ]
    expect(await placesOf(...sent)).toEqual(['flowers/rose.md', 'glossary/hip.md', 'flowers.csv'])
  })

  it('is refused where it cannot be read, beside other faults', async () => {
    const detail = 'This is no archive that can be read, or it is too large.'
    const cut = archived(['flowers/rose.md', 'a'.repeat(2000)])
    expect(await refusedFor(upload('a.tar.gz', 'no archive'), upload('rose.md'))).toEqual([
      `a.tar.gz:1: ${detail}`,
      expect.stringMatching(/^rose\.md:1: /),
    ])
    expect(await refusedFor(upload('b.tgz', cut.bytes.subarray(0, 40)))).toEqual([`b.tgz:1: ${detail}`])
  })

  it('is refused where it grows to more than can be meant', async () => {
    const bomb = gzipSync(Buffer.alloc(49 * 1024 * 1024), { level: 1 })
    expect(await refusedFor(upload('bomb.tgz', bomb))).toEqual([
      'bomb.tgz:1: This is no archive that can be read, or it is too large.',
    ])
  })
})
