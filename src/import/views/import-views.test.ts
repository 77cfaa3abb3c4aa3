import { createElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { pageSeen, seen } from '#test/admin-views.ts'
import type { ImportAnswer } from '../endpoint.ts'
import { ImportAndExport } from './import-and-export.tsx'
import { ImportLink } from './link.tsx'
import { Faults, ImportPlan } from './plan.tsx'

vi.mock('@payloadcms/ui', async () => (await import('#test/admin-views.ts')).cmsInBrowsers)
vi.mock('@payloadcms/next/templates', async () => (await import('#test/admin-views.ts')).cmsFrame)

describe('the page of import and export', () => {
  const page = (query: Record<string, string>, user: object, twoPeople = false) =>
    pageSeen(ImportAndExport, {
      user,
      query,
      answers: [{ to: 'needs_two_people', rows: () => (twoPeople ? [{}] : []) }],
    })
  const editor = { id: 7, role: 'editor', services: ['flowers', 'food'] }

  it('exports the whole catalogue, and each kind of its entries', async () => {
    const { links } = await page({ service: 'food' }, editor)
    const exported = links.filter(([, address]) => address.startsWith('/cms/api/export/'))
    expect(exported[0]).toEqual(['The whole catalogue', '/cms/api/export/food'])
    expect(exported.length).toBeGreaterThan(3)
    expect(exported).toContainEqual(['Dishes', '/cms/api/export/food/dishes'])
    expect(exported.every(([, address]) => address.startsWith('/cms/api/export/food'))).toBe(true)
  })

  it('is of the catalogue that is chosen, among those that the person works on', async () => {
    const shown = await page({ service: 'food' }, editor)
    expect(shown.field('service')).toMatchObject({ value: 'food' })
    expect(
      shown
        .field('service')
        .options.map(([words]) => words)
        .sort(),
    ).toEqual(['Flowers', 'Food', 'Topics'])
    expect((await page({ service: 'colours' }, editor)).field('service').value).not.toBe('colours')
    expect(shown.field('kind').options.slice(0, 1)).toEqual([['not imported', '']])
    expect(shown.field('kind').options).toContainEqual(['Dishes', 'dishes'])
  })

  it('lets the files decide what is public, or says why they do not', async () => {
    const drafts = async (user: object, twoPeople?: boolean) => {
      const shown = await page({ service: 'food' }, user, twoPeople)
      const offered = shown.html.includes('name="drafts"')
      return offered ? null : shown.lines.find((line) => line.startsWith('They are imported as drafts'))
    }
    expect(await drafts(editor)).toBeNull()
    expect(await drafts(editor, true)).toMatch(/this catalogue asks for two people/)
    expect(await drafts({ ...editor, role: 'writer' })).toMatch(/only editors decide what readers see/)
  })
})

const answer = (more: Partial<ImportAnswer> = {}): ImportAnswer => ({
  ...{ made: 1, replaced: 2, kept: 3, isStored: false, plan: 'p', areDrafts: false, leftOut: [] },
  changes: [
    { file: 'a.md', line: 1, entry: 'flowers/rose', field: null, before: '', after: 'name, summary' },
    { file: 'b.csv', line: 4, entry: 'flowers/lily', field: 'name', before: 'Lily', after: 'Lilium <i>' },
    { file: 'c.md', line: 2, entry: 'flowers/iris', field: 'summary', before: '', after: 'Blue.' },
    { file: 'b.csv', line: 4, entry: 'flowers/lily', field: 'scent', before: '', after: 'sweet' },
  ],
  ...more,
})
const plan = (more: Partial<ImportAnswer> = {}, { isOld = false, isBusy = false } = {}) =>
  seen(createElement(ImportPlan, { answer: answer(more), isOld, isBusy, onAgree: () => {} }))

describe('what an import would change', () => {
  it('is counted, and stored once somebody agrees', async () => {
    const { lines, html } = await plan()
    expect(lines[0]).toBe('What it would change')
    expect(lines[1]).toBe('1 new, 2 changed, 3 as they were. Nothing is stored yet.')
    expect(html).toContain('Import all of it')
    expect(html).not.toContain('disabled')
    expect((await plan({}, { isBusy: true })).html).toMatch(/disabled="">One moment …/)
  })

  it('stands by entry in the order of the files, each with its fields, its place and its words', async () => {
    const { lines, html } = await plan()
    const heads = lines.filter((line) => /^(New|Changed)/.test(line))
    expect(heads).toEqual(['Newflowers/rose', 'Changedflowers/lilyname, scent', 'Changedflowers/irissummary'])
    expect(lines).toContain('name b.csv, line 4')
    expect(html).toContain('Lilium &lt;i&gt;')
    expect(html).not.toContain('<i>')
    expect(lines).not.toContain('name, summary')
  })

  it('is closed where there are many entries', async () => {
    const changes = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...{ file: `${index}.md`, line: 1, entry: null, field: 'name', before: 'a', after: 'b' },
      }))
    expect((await plan({ changes: changes(12) })).html.match(/<details open/g)).toHaveLength(12)
    const many = (await plan({ changes: changes(13) })).html
    expect(many).not.toContain('<details open')
    expect(many).toContain('<strong>12.md</strong>')
  })

  it('is told as done where it is, with nothing more to agree to', async () => {
    const stored = await plan({ isStored: true })
    expect(stored.lines.slice(0, 2)).toEqual(['Imported', '1 new, 2 changed, 3 as they were. All of it is stored.'])
    expect(stored.html).not.toContain('<button')
    expect((await plan({ changes: [] })).html).not.toContain('<button')
  })

  it('is drafts where that is so, and says which files have none', async () => {
    const leftOut = ['publication.yaml', 'outlets.yaml']
    expect((await plan({ areDrafts: true, leftOut })).lines[1]).toBe(
      '1 new, 2 changed, 3 as they were. Nothing is stored yet; it would be stored as drafts. ' +
        'Left out, for there are no drafts of them: publication.yaml, outlets.yaml.',
    )
    expect((await plan({ areDrafts: true, isStored: true })).lines[1]).toMatch(/All of it is stored, as drafts\.$/)
  })

  it('is said to be another by now, where entries were changed since somebody agreed', async () => {
    expect((await plan({}, { isOld: true })).part('trouble').lines.join()).toMatch(/^Entries were changed meanwhile/)
    expect((await plan()).all('trouble')).toEqual([])
  })
})

it('what is wrong with files is told by file and line, and how much more there is', async () => {
  const troubles = [
    { file: 'a.md', line: 3, detail: 'name: This is <needed>.' },
    { file: 'b.csv', line: 1, detail: 'There is no such column.' },
  ]
  const errors = [{ message: 'The files were refused, and nothing was stored.' }]
  const shown = await seen(createElement(Faults, { faults: { troubles, count: 7, errors } }))
  expect(shown.lines).toEqual([
    'The files were refused, and nothing was stored. Mend this and choose the files again.',
    ...['File', 'Line', 'What is wrong', 'a.md', '3', 'name: This is <needed>.'],
    ...['b.csv', '1', 'There is no such column.', 'And 5 more.'],
  ])
  expect((await seen(createElement(Faults, { faults: { troubles, count: 2, errors } }))).lines.at(-1)).not.toMatch(
    /more/,
  )
})

it('the way to import and export stands above the collections', async () => {
  expect((await seen(createElement(ImportLink))).links).toEqual([['Import and export', '/admin/import']])
})
