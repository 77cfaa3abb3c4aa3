/** Searching the record of what was done, and exporting it. */
import { describe, expect, it } from 'vitest'
import { saving } from '#test/saving.ts'
import { auditEndpoint } from './endpoints.ts'
import { find, type Line, linesSeenBy } from './find.ts'
import { askedIn } from './wanted.ts'

const line = (id: number, more: Partial<Line> = {}): Line => ({
  ...{ id: String(id), at: new Date('2027-03-01T10:00:00Z'), personId: 7, who: 'Ann', machine: null },
  ...{ kind: 'changed', service: 'flowers', collection: 'flowers', documentId: 3, title: 'Rose', reason: '' },
  ...{ changes: [], ...more },
})

describe('what a person sees of the record', () => {
  it('is that of their catalogues, and of no catalogue for administrators alone', () => {
    expect(linesSeenBy({ role: 'editor', services: ['flowers'] })).toEqual({
      services: expect.arrayContaining(['network', 'flowers']),
      withoutService: false,
    })
    expect(linesSeenBy({ role: 'editor', services: ['flowers'] })?.services).not.toContain('colours')
    expect(linesSeenBy({ role: 'administrator', services: ['flowers'] })?.withoutService).toBe(true)
    expect(linesSeenBy({ role: 'administrator' })?.services).toContain('colours')
  })

  it('is nothing for writers and strangers', () => {
    expect(linesSeenBy({ role: 'writer' })).toBeNull()
    expect(linesSeenBy(null)).toBeNull()
  })
})

describe('lines of the record', () => {
  const seen = { services: ['flowers'], withoutService: false }
  const statement = async (wanted: Parameters<typeof find>[1], before?: string) => {
    const { execute, asked } = saving()
    await find(execute, wanted, seen, { before, most: 50 })
    const [{ text, values } = { text: '', values: [] }] = asked
    return { text, values }
  }

  it('are of what the person may see, newest first, and no more than fit', async () => {
    const { text, values } = await statement({})
    expect(text).toContain(
      'where (a.service = any($1::text[]) or ($2 and a.service is null)) order by a.id desc limit $3',
    )
    expect(values).toEqual([['flowers'], false, 50])
  })

  it('pass every condition that is given, each with its own value', async () => {
    const wanted = {
      personId: 7,
      service: undefined,
      kind: 'published',
      documentId: 3,
      from: '2027-03-01',
      to: '2027-03-02',
    }
    const { text, values } = await statement(wanted, '900')
    const valueAt = (condition: RegExp) => values[Number(text.match(condition)?.[1]) - 1]
    expect(valueAt(/a\.person_id = \$(\d+)/)).toBe(7)
    expect(valueAt(/a\.kind = \$(\d+)/)).toBe('published')
    expect(valueAt(/a\.document_id = \$(\d+)/)).toBe(3)
    expect(valueAt(/a\.at >= \$(\d+)::date at time zone 'UTC'/)).toBe('2027-03-01')
    expect(valueAt(/a\.at < \(\$(\d+)::date \+ 1\) at time zone 'UTC'/)).toBe('2027-03-02')
    expect(valueAt(/a\.id < \$(\d+)/)).toBe('900')
    expect(text).not.toContain('a.service = $')
    expect(text).not.toContain('a.machine = $')
  })

  it('have titles that begin as asked, where no letter stands for others', async () => {
    expect((await statement({ title: '50%_\\' })).values.at(-1)).toBe('50\\%\\_\\\\')
  })
})

describe('what is asked of the record by an address', () => {
  it('is taken by the names of the form; what is left empty is not asked', () => {
    expect(askedIn({ person: '7', id: '3', title: ' Rose ', kind: '', from: '2027-03-01', before: '900' })).toEqual({
      wanted: { personId: 7, documentId: 3, title: 'Rose', from: '2027-03-01' },
      before: '900',
    })
  })

  it.each([
    ['person', '0'],
    ['person', '2147483648'],
    ['id', 'x'],
    ['from', '2027-02-30'],
    ['to', 'today'],
    ['before', '1; drop'],
    ['title', 'a\0b'],
    ['kind', '   '],
  ])('is a mistake that is named, not no condition: %s=%s', (name, value) => {
    expect(askedIn({ [name]: value })).toEqual({
      mistake: expect.stringMatching(new RegExp(`^“${name}” cannot be that: `)),
    })
  })
})

describe('the record taken out', () => {
  async function taken(query: object, lines: readonly Line[], user: object | null = { id: 1, role: 'administrator' }) {
    const asked: unknown[][] = []
    const pool = {
      async query(_: string, values: unknown[]) {
        asked.push(values)
        const before = asked.length === 1 ? Number.POSITIVE_INFINITY : Number(values.at(-1))
        return { rows: lines.filter(({ id }) => Number(id) < before).slice(0, Number(values[2])) }
      },
    }
    const response = (await auditEndpoint.handler({ user, query, payload: { db: { pool } } } as never)) as Response
    return { response, text: await response.text(), asked }
  }

  it('is a table, in which a cell never ends early and is never a formula', async () => {
    const { response, text } = await taken({}, [
      line(2, { title: '=cmd|"/c calc"!A1', reason: '-1', who: null }),
      line(1, { changes: [{ field: 'name', label: 'Name', before: 'A', after: 'B "b"' }] }),
    ])
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(text.split('\r\n')).toEqual([
      'id,at,who,machine,what,catalogue,collection,number,title,reason,changes',
      `"2","2027-03-01T10:00:00.000Z","","","changed","flowers","flowers","3","'=cmd|""/c calc""!A1","'-1",""`,
      '"1","2027-03-01T10:00:00.000Z","Ann","","changed","flowers","flowers","3","Rose","","Name: A → B ""b"""',
      '',
    ])
  })

  it('is a line of JSON each, where that is asked for', async () => {
    const { response, text } = await taken({ format: 'ndjson' }, [line(2), line(1)])
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="octavo-audit.ndjson"')
    expect(
      text
        .trim()
        .split('\n')
        .map((one) => JSON.parse(one).id),
    ).toEqual(['2', '1'])
  })

  it('has every line once, however many there are', async () => {
    const lines = Array.from({ length: 1000 }, (_, index) => line(1000 - index))
    const { text, asked } = await taken({ format: 'ndjson', kind: 'changed' }, lines)
    expect(
      text
        .trim()
        .split('\n')
        .map((one) => JSON.parse(one).id),
    ).toEqual(lines.map(({ id }) => id))
    expect(asked.map((values) => values.slice(3))).toEqual([['changed'], ['changed', '501'], ['changed', '1']])
  })

  it('is for administrators alone', async () => {
    for (const user of [null, { role: 'editor' }, { role: 'writer' }])
      expect((await taken({}, [line(1)], user)).response.status).toBe(403)
  })

  it('is refused in another form, and for what cannot be asked', async () => {
    for (const query of [{ format: 'pdf' }, { person: 'Ann' }]) {
      const { response, asked } = await taken(query, [line(1)])
      expect(response.status).toBe(400)
      expect(asked).toEqual([])
    }
  })
})
