import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFiles } from './read-files.ts'
import { importFilesIn } from './read-folder.ts'
import { ImportRefused } from './trouble.ts'

const file = (place: string, text: string) => ({ path: place, shown: `sent/${place}`, text })
const draft = (name: string) => `---\nname: ${name}\nstatus: draft\n---\n`

const refusedFor = async (...files: ReturnType<typeof file>[]): Promise<string[]> => {
  const error = await readFiles('flowers', files).catch((thrown: unknown) => thrown)
  if (!(error instanceof ImportRefused)) throw error
  return error.message.split('\n').slice(1)
}

describe('the entries of files', () => {
  it('are read by the folder or the name of their table, files before rows', async () => {
    const read = await readFiles('flowers', [
      file('flowers.csv', 'slug,name,status\naster,Aster,draft\n'),
      file('flowers/rose.md', draft('Rose')),
      file('glossary/hip.md', draft('Hip')),
      file('publication.yaml', 'name: Flowers'),
    ])
    const slugs = read.flatMap(({ resource, read: entries }) => entries.map(({ slug }) => `${resource.id} ${slug}`))
    expect(slugs.toSorted()).toEqual(['flower aster', 'flower rose', 'term hip'])
    expect(slugs.filter((one) => one.startsWith('flower '))).toEqual(['flower rose', 'flower aster'])
  })

  it('are drafts where that is asked for, whatever they say', async () => {
    const files = [file('flowers/rose.md', '---\nname: Rose\nstatus: published\n---\n')]
    const read = await readFiles('flowers', files, { areDrafts: true })
    expect(read.flatMap(({ read: entries }) => entries.map(({ isDraft }) => isDraft))).toEqual([true])
  })

  it('are refused together, with every fault of every file', async () => {
    const refused = await refusedFor(
      file('flowers/rose.md', 'Rose'),
      file('flowers/lily.md', draft('Lily')),
      file('glossary/hip.md', '---\nname: Hip\nstatus: ready\n---\n'),
    )
    expect(refused).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^sent\/flowers\/rose\.md:1: /),
        expect.stringMatching(/^sent\/glossary\/hip\.md:3: status is published or draft\.$/),
      ]),
    )
    expect(refused.join('\n')).not.toContain('lily')
  })

  it('are refused where a slug stands twice in a kind, and may have it once in each', async () => {
    const refused = await refusedFor(
      file('flowers/rose.md', draft('Rose')),
      file('flowers.csv', 'slug,name,status\nlily,Lily,draft\nrose,Rose,draft\n'),
      file('glossary/rose.md', draft('Rose')),
    )
    expect(refused).toEqual(['sent/flowers.csv:3: The slug "rose" stands twice.'])
  })
})

describe('the files of a folder', () => {
  it('are those that an import reads, in the order of their names, and no others', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'octavo-folder-'))
    try {
      await mkdir(path.join(folder, 'flowers'))
      await mkdir(path.join(folder, 'elsewhere'))
      const names = ['rose', 'zinnia', 'aster', 'lily', 'iris', 'daisy', 'tulip', 'peony']
      const flowers = names.map((name) => `flowers/${name}.md`)
      for (const place of [...flowers, 'flowers/notes.txt', 'elsewhere/a.md', 'outlets.yaml'])
        await writeFile(path.join(folder, place), place)
      await writeFile(path.join(folder, 'glossary.csv'), 'slug,name\n')
      await writeFile(path.join(folder, 'other.csv'), 'slug,name\n')
      const files = await importFilesIn('flowers', folder)
      const places = files.map((one) => one.path)
      expect(places.toSorted()).toEqual([...flowers, 'glossary.csv', 'outlets.yaml'].toSorted())
      expect(places.filter((place) => place.endsWith('.md'))).toEqual(flowers.toSorted())
      expect(files.find((one) => one.path === 'flowers/rose.md')).toEqual({
        ...{ path: 'flowers/rose.md', text: 'flowers/rose.md' },
        shown: path.relative(process.cwd(), path.join(folder, 'flowers/rose.md')),
      })
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('are none where there is no folder', async () => {
    expect(await importFilesIn('flowers', path.join(os.tmpdir(), 'octavo-no-such-folder'))).toEqual([])
  })
})
