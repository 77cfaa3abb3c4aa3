/** What stands beside a save: who is called, what is refused and in which words, which addresses lead nowhere. */
import type { Endpoint, SanitizedConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { saving } from '#test/saving.ts'
import { pendingOf } from './begun-from.ts'
import { mentionedIn } from './comments.ts'
import { manyEndpoints } from './many.ts'
import { namesOfDocuments } from './names.ts'
import { plainWordsOf, sayWhatAndWhere } from './plain-refusals.ts'
import { pendingChange, standingAgainst } from './refusals.ts'
import { digestAt, digestOf, type FieldChange, forgetRevisions, recordSave } from './revisions.ts'
import { withStrictIds } from './strict-ids.ts'

describe('who is called in a comment', () => {
  const people = ['Ann', 'Ann Lee', 'Béla', 'ann'].map((name, id) => ({ id, name }))
  const called = (body: string) => mentionedIn(body, people).map(({ id }) => id)

  it('is whoever’s whole name stands behind an @, in whichever case', () => {
    expect(called('@béla, see this')).toEqual([2])
    expect(called('Ask Béla, or mail bela@example.org')).toEqual([])
    expect(called('@Béla and @Ann Lee')).toEqual([1, 2])
  })

  it('is everybody who is called so, and not who has the beginning of a longer name', () => {
    expect(called('@Ann please')).toEqual([0, 3])
    expect(called('@Ann Lee please')).toEqual([1])
    expect(called('@Ann Lee and @Ann')).toEqual([0, 1, 3])
    for (const other of ['@Anna please', '@ann2', '@Annähernd', 'me@annex.example']) expect(called(other)).toEqual([])
    for (const end of ['@Ann’s', '@Ann.', '(@Ann)', '@Ann']) expect(called(end)).toEqual([0, 3])
  })

  it('may have signs in it, and stands before words of a script without spaces', () => {
    const others = ['J. (Jo) *', 'J- (Jo) *', '田中'].map((name, id) => ({ id, name }))
    expect(mentionedIn('@J. (Jo) * and @田中さん', others).map(({ id }) => id)).toEqual([0, 2])
  })
})

describe('a refusal', () => {
  const fields = [
    {
      type: 'tabs' as const,
      tabs: [{ label: 'Dates', fields: [{ name: 'rule', type: 'text' as const, label: 'When it falls' }] }],
    },
    { name: 'name', type: 'text' as const, label: 'Name' },
  ]
  const refused = (message: string, errors: { path: string; message: string }[]) =>
    Object.assign(new Error(message), { name: 'ValidationError', data: { errors } })
  const words = (error: Error, isPublic = true) => plainWordsOf(error, { isPublic, collection: { fields } as never })

  it('names each field by its tab and label, and no colon cuts it short', () => {
    const error = refused('The following fields are invalid: rule, name', [
      { path: 'rule.0.month', message: 'From 1 to 12: whole.' },
      { path: 'name', message: 'This is needed.' },
    ])
    expect(words(error).split('\n')).toEqual([
      'Not saved.',
      'Dates › When it falls 1 month – From 1 to 12 – whole.',
      'Name – This is needed.',
    ])
    expect(words(refused('“Rose” cannot be published. It lacks: name', [{ path: 'name', message: '12:30' }]))).toBe(
      '“Rose” cannot be published.\nName – 12꞉30',
    )
  })

  it('is as it was said where it is of no field', () => {
    expect(words(new Error('You do not work on Colours.'))).toBe('You do not work on Colours.')
  })

  it('tells nobody what failed in the server', () => {
    const said = words(new Error('connect ECONNREFUSED 10.0.0.7'), false)
    expect(said).toMatch(/^Not done\. The server failed, and nothing was stored\..* at \d\d:\d\d UTC\.$/)
    expect(said).not.toContain('10.0.0.7')
  })

  it('takes the place of the first thing that the CMS says, and leaves the others', () => {
    const error = refused('Invalid: name', [{ path: 'name', message: 'This is needed.' }])
    const result = { errors: [{ message: 'Invalid: name', name: 'ValidationError' }, { message: 'other' }] }
    expect(sayWhatAndWhere({ error, collection: { fields }, result } as never)).toEqual({
      response: {
        errors: [{ message: 'Not saved.\nName – This is needed.', name: 'ValidationError' }, { message: 'other' }],
      },
    })
    const plain = { errors: [{ message: 'No.' }] }
    expect(sayWhatAndWhere({ error: new Error('No.'), collection: { fields }, result: plain } as never)).toBeUndefined()
  })
})

describe('a save that others stand against', () => {
  const name = { name: 'name', label: 'Name', type: 'text' as const }
  const change: FieldChange = {
    ...{ field: 'name', revision: 3, digest: digestOf('Lily'), personId: 8, by: 'Ben', at: '2027-05-01T10:00:00.000Z' },
  }

  it('says what was changed, by whom, and that nothing was saved', () => {
    const conflict = { ...pendingChange(name, change), yours: 'Rose', theirs: 'Lily' }
    const pending = { ...pendingChange({ ...name, name: 'scent', label: 'Scent' }, undefined) }
    const { status, message, data } = standingAgainst(7, [conflict], [pending])
    expect(status).toBe(409)
    expect(message).toContain(
      'Changed meanwhile: Name (Ben). Not published yet, and it would be with this save: Scent.',
    )
    expect(message).toContain('Nothing was saved.')
    expect(data).toMatchObject({ revision: 7, conflicts: [{ by: 'Ben', yours: 'Rose', theirs: 'Lily' }] })
    expect(standingAgainst(7, [], [pending]).message).not.toContain('Changed meanwhile')
  })

  const pending = (
    base: number,
    more: { stored?: number; present?: string; sent?: object; changes?: FieldChange[] } = {},
  ) =>
    pendingOf(
      [name],
      { name: more.present ?? 'Lily' },
      { revision: 3, storedRevision: more.stored ?? 1, keptFrom: 0, changes: more.changes ?? [change] },
      base,
      { ...more.sent },
    ).map(({ field }) => field)

  it('would publish what was changed after it began, and is not published', () => {
    expect(pending(2)).toEqual(['name'])
    expect(pending(3)).toEqual([])
    expect(pending(2, { stored: 3 })).toEqual([])
    expect(pending(2, { changes: [] })).toEqual([])
  })

  it('would publish nothing unseen where the change was taken back, or is what the save says', () => {
    const back = [
      { ...change, revision: 0, digest: digestOf('Rose') },
      { ...change, revision: 2 },
      { ...change, digest: digestOf('Rose') },
    ]
    expect(pending(2, { present: 'Rose', changes: back })).toEqual([])
    expect(pending(2, { sent: { name: 'Lily' } })).toEqual([])
    expect(pending(2, { sent: { name: 'Aster' } })).toEqual(['name'])
  })
})

describe('what a field was at a revision', () => {
  const change = (revision: number, digest: string) => ({ field: 'name', revision, digest }) as FieldChange
  const history = {
    revision: 5,
    storedRevision: 0,
    keptFrom: 0,
    changes: [change(0, 'a'), change(2, 'b'), change(5, 'c')],
  }

  it('is what its latest change up to there made it', () => {
    expect([0, 1, 2, 4].map((revision) => digestAt(history, 'name', revision, 'c'))).toEqual(['a', 'a', 'b', 'b'])
  })

  it('is what it is now, where it was not changed since', () => {
    expect(digestAt(history, 'name', 5, 'now')).toBe('now')
    expect(digestAt(history, 'scent', 0, 'now')).toBe('now')
  })

  it('is not known of before what is kept', () => {
    expect(digestAt({ ...history, keptFrom: 3 }, 'name', 2, 'c')).toBeUndefined()
  })
})

describe('a save that is counted', () => {
  const counted = async (changed: { field: string; before: string; after: string }[], revision = 4) => {
    const { execute, asked } = saving({
      answers: [{ to: 'insert into editing.documents', rows: () => [{ revision }] }],
    })
    await recordSave(execute, { collection: 'flowers', id: 3 }, { changed, personId: 7, isStored: false })
    return asked.map(({ text, values }) => ({ text, values }))
  }

  it('keeps the revision where it changes nothing', async () => {
    const asked = await counted([])
    expect(asked).toHaveLength(1)
    expect(asked[0]?.values).toEqual(['flowers', 3, 0, false])
  })

  it('keeps what each field was, and what it is now and by whom', async () => {
    const [first, before, after, ...more] = await counted([{ field: 'name', before: 'a', after: 'b' }])
    expect(first?.values).toEqual(['flowers', 3, 1, false])
    expect(before?.values).toEqual(['flowers', 3, ['name'], ['a']])
    expect(after?.values).toEqual(['flowers', 3, 4, 7, ['name'], ['b']])
    expect(more).toEqual([])
  })

  it('now and then throws away what is old', async () => {
    const texts = (await counted([{ field: 'name', before: 'a', after: 'b' }], 250)).map(({ text, values }) => [
      text,
      values,
    ])
    expect(texts).toHaveLength(4)
    expect(texts[3]?.[1]).toEqual(['flowers', 3, 50, 7])
  })

  it('is forgotten with its entry, and with all that was said of it', async () => {
    const { execute, asked } = saving()
    await forgetRevisions(execute, { collection: 'flowers', id: 3 })
    const tables = asked.map(({ text }) => /delete from editing\.(\w+)/.exec(text)?.[1])
    expect(tables).toEqual(expect.arrayContaining(['documents', 'field_changes', 'reviews', 'comments']))
    expect(asked.every(({ values }) => values[0] === 'flowers' && values[1] === 3)).toBe(true)
  })
})

describe('names of entries', () => {
  it('are asked for by one statement, of collections that there are and ids that are numbers', async () => {
    const { execute, asked } = saving({ answers: [{ to: 'as key', rows: () => [{ key: 'flowers 3', name: 'Rose' }] }] })
    const entries = [
      { collection: 'flowers', id: 3 },
      { collection: 'colours', id: 4 },
      { collection: 'gone', id: 5 },
      { collection: 'flowers', id: '6); drop table x' as unknown as number },
    ]
    expect(await namesOfDocuments(execute, entries)).toEqual(new Map([['flowers 3', 'Rose']]))
    expect(asked).toHaveLength(1)
    expect(asked[0]?.text).toContain('where id in (3,NaN)')
    expect(asked[0]?.text).toContain(' union all ')
    expect(asked[0]?.text).not.toContain('gone')
  })

  it('need no statement where there is no entry', async () => {
    const { execute, asked } = saving()
    expect(await namesOfDocuments(execute, [{ collection: 'gone', id: 5 }])).toEqual(new Map())
    expect(asked).toEqual([])
  })
})

describe('addresses of the CMS', () => {
  async function answered(path: string, routeParams: object): Promise<unknown> {
    const endpoint: Endpoint = { path, method: 'get', handler: async () => Response.json('answered') }
    const config = { collections: [{ endpoints: [endpoint] }, { endpoints: false }] } as unknown as SanitizedConfig
    const [first] = withStrictIds(config).collections
    const t = (key: string) => key
    const handler = (first?.endpoints || [])[0]?.handler
    return Promise.resolve()
      .then(() => handler?.({ routeParams, t } as never))
      .then((response) => response?.json())
      .catch((error: { status?: number }) => error.status)
  }

  it('lead nowhere where an id is no number of a row', async () => {
    for (const id of ['1', '2147483647']) expect(await answered('/:id', { id })).toBe('answered')
    for (const id of ['0', '01', '-1', '1.5', '1e3', ' 1', 'x', '2147483648', '99999999999', ''])
      expect(await answered('/:id/versions', { id })).toBe(404)
    expect(await answered('/:id/schedule/:job', { id: '1', job: 'x' })).toBe(404)
  })

  it('are as they were where they name no row', async () => {
    expect(await answered('/', {})).toBe('answered')
    expect(await answered('/verify/:id', { id: 'token' })).toBe('answered')
    expect(await answered('/:identifier', { identifier: 'x' })).toBe('answered')
  })
})

describe('many entries at once', () => {
  type Asked = { id?: number; where?: object; data?: object; draft?: boolean; overrideAccess?: boolean }

  async function many(method: 'patch' | 'delete', query: object, fails: readonly number[] = []) {
    const asked: [string, Asked][] = []
    const work = (name: string) => async (given: Asked) => {
      asked.push([name, given])
      if (fails.includes(given.id ?? 0)) throw Object.assign(new Error('You may not.'), { isPublic: true })
      return { id: given.id }
    }
    const find = async (given: Asked) => {
      asked.push(['find', given])
      return { docs: [{ id: 1 }, { id: 2 }, { id: 3 }] }
    }
    const payload = {
      find,
      update: work('update'),
      delete: work('delete'),
      collections: { flowers: { config: { fields: [] } } },
    }
    const endpoint = manyEndpoints.find((one) => one.method === method)
    const data = { scent: 'sweet' }
    const req = {
      payload,
      query,
      data,
      user: { id: 7 },
      routeParams: { collection: 'flowers' },
      method: method.toUpperCase(),
    }
    const response = (await endpoint?.handler(req as never)) as Response
    return { status: response.status, answer: await response.json(), asked }
  }

  it('are each asked for by themselves, with the permissions of the person', async () => {
    const { status, answer, asked } = await many('delete', { where: { scent: { equals: 'x' } } })
    expect(status).toBe(200)
    expect(answer).toEqual({ docs: [{ id: 1 }, { id: 2 }, { id: 3 }], errors: [], message: '3 deleted.' })
    expect(asked.map(([name, { id }]) => [name, id])).toEqual([
      ['find', undefined],
      ['delete', 1],
      ['delete', 2],
      ['delete', 3],
    ])
    expect(asked.every(([, { overrideAccess }]) => overrideAccess === false)).toBe(true)
  })

  it('are done as far as they may be, and it is said which were not, and why', async () => {
    const { status, answer } = await many('delete', { where: {} }, [2])
    expect(status).toBe(400)
    expect(answer).toEqual({
      docs: [{ id: 1 }, { id: 3 }],
      errors: [{ id: 2, isPublic: true, message: 'You may not.' }],
      message: '1 could not be deleted.',
    })
  })

  it('are not all of them where nobody says which', async () => {
    const { status, asked } = await many('delete', {})
    expect(status).toBe(400)
    expect(asked).toEqual([])
  })

  it('are changed as drafts where that is asked for, each from data of its own', async () => {
    const { asked } = await many('patch', { where: {}, draft: 'true', limit: '2' })
    const updates = asked.filter(([name]) => name === 'update').map(([, given]) => given)
    expect(updates.map(({ draft }) => draft)).toEqual([true, true, true])
    expect(updates[0]?.data).toEqual({ scent: 'sweet' })
    expect(updates[0]?.data).not.toBe(updates[1]?.data)
    expect(asked[0]?.[1]).toMatchObject({ limit: 2, pagination: true, draft: true })
  })
})
