/** The record of what was done and the versions of an entry, as pages of the admin show them. */
import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pageSeen, payloadOf, seen } from '#test/admin-views.ts'
import type { RecordedAnswer } from '#test/recorded.ts'
import { Audit } from './audit.tsx'
import { AuditLink } from './link.tsx'
import { VersionCompared } from './version.tsx'
import { Versions } from './versions.tsx'

vi.mock('@payloadcms/ui', async () => (await import('#test/admin-views.ts')).cmsInBrowsers)
vi.mock('@payloadcms/next/templates', async () => (await import('#test/admin-views.ts')).cmsFrame)

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-01T12:00:00Z') }))
afterAll(() => void vi.useRealTimers())

const administrator = { id: 4, role: 'administrator' }
const editor = { id: 7, role: 'editor', services: ['flowers'] }
const writer = { ...editor, role: 'writer' }

const line = (id: number, more: object = {}) => ({
  ...{
    id: String(id),
    at: new Date('2027-05-01T11:00:00Z'),
    personId: 7,
    who: 'Ann',
    machine: null,
    kind: 'published',
  },
  ...{
    service: 'flowers',
    collection: 'flowers',
    documentId: 3,
    title: `Rose ${id}`,
    reason: '',
    changes: [],
    ...more,
  },
})
const lines = (rows: readonly object[]): RecordedAnswer => ({ to: 'from editing.audit', rows: () => rows })
const people: RecordedAnswer = {
  to: 'from users order',
  rows: () => [7, 8].map((id) => ({ id, name: `Person ${id}` })),
}

describe('the page of the record', () => {
  const page = (query: Record<string, string>, rows: readonly object[] = [line(1)], user: object = administrator) =>
    pageSeen(Audit, { user, query, answers: [lines(rows), people] })
  const auditQueryOf = ({ asked }: Awaited<ReturnType<typeof page>>) =>
    asked.find(({ text }) => text.includes('from editing.audit'))

  it('shows what fits, and asks as it is filtered', async () => {
    const shown = await page({ service: 'flowers', kind: 'published', person: '7', title: '' })
    expect(shown.part('record').lines).toContain('Published Rose 1Flowers')
    expect(auditQueryOf(shown)?.values.slice(2)).toEqual([51, 7, 'flowers', 'published'])
    expect(['person', 'service', 'kind'].map((name) => shown.field(name).value)).toEqual(['7', 'flowers', 'published'])
    expect(shown.field('person').options).toEqual([
      ['Any', ''],
      ['Person 7', '7'],
      ['Person 8', '8'],
    ])
  })

  it('keeps in its form what its address asks and no field of it does', async () => {
    const shown = await page({ machine: 'import', collection: 'flowers', id: '3' })
    expect(['machine', 'collection', 'id'].map((name) => shown.field(name).value)).toEqual(['import', 'flowers', '3'])
    expect((await page({})).html).not.toContain('type="hidden"')
  })

  it('says that nothing fits, and what of an address cannot be', async () => {
    expect((await page({}, [])).lines).toContain('Nothing was done that fits.')
    const wrong = await page({ from: 'yesterday' })
    expect(wrong.part('trouble').lines.join()).toMatch(/^“from” cannot be that: /)
    expect([auditQueryOf(wrong), wrong.all('record')]).toEqual([undefined, []])
    expect(wrong.field('from').value).toBe('yesterday')
  })

  it('has fifty lines, and leads to those before them and back to the newest', async () => {
    const many = Array.from({ length: 51 }, (_, index) => line(90 - index, { kind: 'approved' }))
    const shown = await page({ service: 'flowers' }, many)
    const pages = (one: typeof shown) => one.part('audit__pages').links.slice(0, 2)
    expect(shown.html.match(/<tr>/g)).toHaveLength(1 + 50)
    expect(pages(shown)[0]).toEqual(['Older', '/admin/audit?service=flowers&before=41'])
    const older = await page({ before: '41' }, many)
    expect(auditQueryOf(older)?.values.at(-1)).toBe('41')
    expect(pages(older)).toEqual([
      ['Newest', '/admin/audit'],
      ['Older', '/admin/audit?before=41'],
    ])
    expect((await page({}, many.slice(1))).part('audit__pages').links.map(([words]) => words)).not.toContain('Older')
  })

  it('is taken out by administrators, all that fits and from the newest on', async () => {
    const taken = (one: Awaited<ReturnType<typeof page>>) =>
      one.links.filter(([, address]) => address.startsWith('/cms/'))
    expect(taken(await page({ kind: 'made', before: '9' }))).toEqual([
      ['a table (CSV)', '/cms/api/audit?kind=made&format=csv'],
      ['lines (NDJSON)', '/cms/api/audit?kind=made&format=ndjson'],
    ])
    expect(taken(await page({}, []))).toEqual([])
    expect(taken(await page({}, [line(1)], editor))).toEqual([])
  })

  it('is of the catalogues of an editor, and nothing to a writer, who is told where else to look', async () => {
    const shown = await page({}, [line(1)], editor)
    expect(auditQueryOf(shown)?.values.slice(0, 2)).toEqual([['network', 'flowers'], false])
    const refused = await page({}, [line(1)], writer)
    expect(refused.asked).toEqual([])
    expect(refused.lines.at(-1)).toMatch(/^Editors and administrators look through the record\./)
  })

  it('is led to for those who look through it', async () => {
    const links = async (user: object | null) => (await seen(createElement(AuditLink, { user } as never))).links
    expect(await links(editor)).toEqual([['Who did what', '/admin/audit']])
    for (const user of [writer, null]) expect(await links(user)).toEqual([])
  })
})

const fields = [
  { name: 'name', type: 'text', label: 'Name' },
  { name: 'summary', type: 'textarea', label: 'Summary' },
]
const version = (id: number, hour: number, doc: object, more: object = {}) => ({
  ...{ id, updatedAt: `2027-05-01T${String(hour).padStart(2, '0')}:00:00.000Z`, ...more },
  version: { _status: 'draft', name: 'Rose', summary: 'Red.', ...doc },
})
const authors: RecordedAnswer = {
  to: 'from editing.version_authors',
  rows: () => [
    { version: 12, name: 'Ann' },
    { version: 12, name: 'Ben' },
  ],
}
type Where = { and?: object[]; parent?: object; id?: { equals: number } }

function given(versions: readonly object[], more: object = {}, rows: readonly object[] = []) {
  const asked: { where: Where; overrideAccess: boolean; trash: boolean }[] = []
  const cms = {
    findVersions: async (query: (typeof asked)[number]) => {
      asked.push(query)
      const one = (query.where.and?.[1] as Where | undefined)?.id?.equals
      const docs = one === undefined ? versions : versions.filter((each) => (each as { id: number }).id === one)
      return { docs }
    },
  }
  const { payload } = payloadOf([authors, lines(rows)], cms)
  const collectionConfig = { slug: 'flowers', labels: { plural: 'Flowers' }, fields }
  const props = { initPageResult: { docID: '3', collectionConfig }, payload, user: editor, ...more }
  return { props: props as never, asked }
}

describe('the versions of an entry', () => {
  const versions = [
    version(13, 10, { _status: 'published', name: 'Rosa' }),
    version(12, 9, { summary: 'Red or white.' }, { autosave: true }),
    version(11, 8, {}),
    version(10, 7, {}),
  ]

  it('say who saved them, how each stood, and what was changed since the one before', async () => {
    const shown = await seen(createElement(Versions, given(versions).props))
    const rows = shown.html
      .split('<tr>')
      .slice(2)
      .map((row) => row.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|'))
    expect(
      rows.map((row) =>
        row
          .split('|')
          .filter((cell) => cell.trim())
          .slice(2),
      ),
    ).toEqual([
      ['no person', 'Published', 'Name, Summary'],
      ['Ann, Ben', 'Draft', 'saved while typing', 'Summary'],
      ['no person', 'Draft', 'no word of it'],
      ['no person', 'Draft', 'the oldest that is kept', 'What was done', 'Nothing since this is recorded.'],
    ])
    expect(shown.lines).toContain('1 May 2027, 10:00 UTC 2 hours ago')
    expect(shown.links[1]).toEqual(['1 May 2027, 10:00 UTC 2 hours ago', '/admin/collections/flowers/3/versions/13'])
  })

  it('of what is in the trash are reached there', async () => {
    const shown = await seen(createElement(Versions, given([version(13, 10, { deletedAt: '2027-05-01' })]).props))
    expect(shown.lines).toContain('In the trash')
    expect(shown.links[1]?.[1]).toBe('/admin/collections/flowers/trash/3/versions/13')
  })

  it('are those that the person may read, with all that was done to the entry', async () => {
    const { props, asked } = given(versions, {}, [line(1, { title: 'Rose', reason: 'new' })])
    const shown = await seen(createElement(Versions, props))
    expect(asked).toMatchObject([{ where: { parent: { equals: 3 } }, overrideAccess: false, trash: true }])
    expect(shown.under('What was done').lines).toContain('Publishednew')
    expect(shown.under('What was done').links).toEqual([])
  })

  it('are none of what is no entry', async () => {
    const { props } = given(versions)
    const { initPageResult } = props as { initPageResult: object }
    const htmlOf = async (more: object) =>
      (
        await seen(
          createElement(Versions, { ...(props as object), initPageResult: { ...initPageResult, ...more } } as never),
        )
      ).html
    expect(await htmlOf({ docID: 'create' })).toBe('')
    expect(await htmlOf({ collectionConfig: { slug: 'users', labels: {}, fields } })).toBe('')
  })
})

describe('a version beside another', () => {
  const versions = [version(13, 10, { name: 'Rosa <b>' }), version(12, 9, {}), version(11, 8, { summary: '' })]
  const params = { segments: ['collections', 'flowers', '3', 'versions', '12'] }
  const compared = (query: object = {}, at = '12') =>
    seen(
      createElement(
        VersionCompared,
        given(versions, { params: { segments: [...params.segments.slice(0, -1), at] }, searchParams: query }).props,
      ),
    )

  it('is compared with the one before it, field by field, where they differ', async () => {
    const shown = await compared()
    expect(shown.part('version-of').lines.slice(0, 2)).toEqual([
      'This version: 1 May 2027, 09:00 UTC 3 hours ago, Ann, Ben',
      'Compared with: 1 May 2027, 08:00 UTC 4 hours ago, no person',
    ])
    expect(shown.html.match(/<h3>.*?<\/h3>/g)).toEqual(['<h3>Summary</h3>'])
    const [sides] = shown.all('version-of__sides')
    expect(sides?.lines).toEqual(['Before', 'Empty', 'This version', 'Red.'])
    expect(shown.html).toContain('<ins>Red.</ins>')
    expect(shown.html).not.toContain('<del>')
  })

  it('is compared with whichever is chosen, also a newer one, and nothing in it is taken for markup', async () => {
    const shown = await compared({ with: '13' })
    expect(shown.html).toContain('<del>Rosa &lt;b&gt;</del>')
    expect(shown.field('with').options).toEqual([
      ['1 May 2027, 10:00 UTC, no person', '13'],
      ['1 May 2027, 08:00 UTC, no person', '11'],
    ])
    expect(shown.field('with').value).toBe('13')
    expect((await compared({ with: '99' })).field('with').value).toBe('11')
  })

  it('is shown in the text where that is asked for, and stays so when it is compared with another', async () => {
    const shown = await compared({ with: '13', as: 'text' })
    expect(shown.html).toContain('<pre><del>Rosa &lt;b&gt;</del><ins>Rose</ins></pre>')
    expect(shown.all('version-of__sides')).toEqual([])
    expect(shown.field('as').value).toBe('text')
    const base = '/admin/collections/flowers/3/versions/12?with=13'
    expect(shown.links).toEqual([['Side by side', base]])
    expect((await compared({ with: '13' })).links).toEqual([['In the text', `${base}&as=text`]])
  })

  it('is compared with nothing where it is the oldest, and says the same as itself made again', async () => {
    const oldest = await compared({}, '11')
    expect(oldest.part('version-of').lines[1]).toBe('Compared with: nothing')
    const { props } = given([version(12, 9, {}), version(11, 8, {})], { params, searchParams: {} })
    expect((await seen(createElement(VersionCompared, props))).lines).toContain('They say the same.')
  })

  it('is not there any more, or never was', async () => {
    for (const at of ['99', 'x', '1.5'])
      expect((await compared({}, at)).lines).toEqual(['There is no such version of this entry any more.'])
  })
})
