import { describe, expect, it } from 'vitest'
import { type Few, fewEntries, recordOf } from '#test/few-entries.ts'
import { growing, type Recorded } from '#test/recorded.ts'
import type { Database } from '../database.ts'
import { entryOf } from '../entry.ts'
import { read } from '../json.ts'
import { flowers } from '../resources/flowers.ts'
import { writtenWords } from '../searched.ts'
import { storeOf } from '../store.ts'
import { keptUp } from './kept-up.ts'
import { page } from './page.ts'
import { searchEntries } from './search.ts'

const flower = (slug: string, colour: string, score: number, fields: object = {}): Few => ({
  resource: flowers,
  slug,
  fields: { colors: [colour], kinds: ['cut'], ...fields },
  known: score,
})

const before = [flower('rose', 'red', 50), flower('aster', 'red', 40), flower('iris', 'blue', 30)]
// The rose is of another colour and name, the iris is better documented, and a lily came.
const after = [
  flower('rose', 'white', 50, { name: 'Rosa' }),
  flower('aster', 'red', 40),
  flower('iris', 'blue', 45),
  flower('lily', 'red', 60),
]

/** Documents of `after` that changed, and what is told of such changes. */
const changed = [1, 3, 4]
const inOrder = [4, 1, 3, 2]

const isFull = ({ text }: Recorded['asked'][number]) =>
  ['as ids from', 'int4send(owner)', 'int4send(document_id) || int4send(score)', 'read_model.postings using'].some(
    (part) => text.includes(part),
  )

/** A database that keeps what is read of it, and which publishes `after` when it is told to. */
function publishing() {
  const [old, young] = [fewEntries({ entries: before }), fewEntries({ entries: after })]
  let revision = 1
  const answer: Database['execute'] = async (text, values) => {
    const now = revision === 1 ? old : young
    if (text.includes('r.terms from read_model.changes'))
      return told((few) => ({ terms: entryOf(flowers, recordOf(few), null).terms })) as never
    if (text.includes('r.borrowed, n.keys')) return told(rewordedTo) as never
    if (text.includes('as follower'))
      return changed.map((document) => ({
        document,
        follower: inOrder[inOrder.indexOf(document) + 1] ?? null,
      })) as never
    return now.database.execute(text, values)
  }
  const revisions = {
    ...old.database.revisions,
    of: () => String(revision),
    areKnown: () => true,
    epoch: () => revision,
  }
  const database: Database = {
    ...old.database,
    execute: answer,
    prepared: (_, text, values) => answer(text, values),
    revisions,
    store: storeOf(revisions, 1e7),
  }
  return {
    database,
    publish: () => {
      revision = 2
    },
    asked: () => [...old.asked, ...young.asked].filter(isFull).length,
  }
}

const told = (more: (few: Few) => object) =>
  changed.map((document) => ({ document, resource: 'flower', ...more(after[document - 1] as Few) }))

function rewordedTo(few: Few) {
  const { words, names } = entryOf(flowers, recordOf(few), null)
  return {
    score: few.known,
    ...writtenWords(words),
    keys: names.map(({ key }) => key),
    ranks: names.map(({ rank }) => rank),
  }
}

describe('lists after a publish', () => {
  it('are those of what is published now, by what changed alone', async () => {
    const { database, publish, asked } = publishing()
    const reds = async () => {
      const terms = ['flowers/flower.color:red']
      const { items, total } = await page(database, flowers, {
        terms,
        sort: 'known',
        limit: null,
        offset: 0,
        atMost: 9,
      })
      return [(read(items) as { slug: string }[]).map(({ slug }) => slug), total]
    }
    expect(await reds()).toEqual([['rose', 'aster'], 2])
    const times = asked()
    publish()
    expect(await reds()).toEqual([['lily', 'aster'], 2])
    expect(asked()).toBe(times)
  })

  it('are in their new order', async () => {
    const { database, publish } = publishing()
    const cut = async () => {
      const terms = ['flowers/flower.kind:cut']
      const { items } = await page(database, flowers, { terms, sort: 'known', limit: null, offset: 0, atMost: 9 })
      return (read(items) as { slug: string }[]).map(({ slug }) => slug)
    }
    expect(await cut()).toEqual(['rose', 'aster', 'iris'])
    publish()
    expect(await cut()).toEqual(['lily', 'rose', 'iris', 'aster'])
  })
})

describe('a search after a publish', () => {
  const asking = (database: Database) => async (query: string) => {
    const { hits } = await searchEntries(database, { services: ['flowers'], query, limit: 9, today: '2026-11-23' })
    return hits.map(({ slug, match }) => `${slug} ${match}`)
  }

  it('finds who came by name and by words, and who changed no longer by what it was', async () => {
    const { database, publish, asked } = publishing()
    const search = asking(database)
    expect(await search('rose')).toEqual(['rose name'])
    expect(await search('lily')).toEqual([])
    expect((await search('red')).sort()).toEqual(['aster text', 'rose text'])
    const times = asked()
    publish()
    expect((await search('red')).sort()).toEqual(['aster text', 'lily text'])
    expect(await search('rosa')).toEqual(['rose name'])
    expect(await search('rose')).not.toContain('rose name')
    expect((await search('lily'))[0]).toBe('lily name')
    expect(asked() - times).toBeLessThan(12)
  })

  it('is the same as if everything were read anew', async () => {
    const { database, publish } = publishing()
    const search = asking(database)
    for (const query of ['rose', 'red', 'lily', 'aster', 'white']) await search(query)
    publish()
    const anew = asking(fewEntries({ entries: after }).database)
    for (const query of ['rose', 'red', 'lily', 'aster', 'white', 'flower', 'rosa'])
      expect(await search(query), query).toEqual(await anew(query))
  })
})

describe('what is kept of many entries', () => {
  /** What is known, as it is read and followed; each says from which revision. */
  function readAndFollowed(following: (value: string) => string | null = (value) => `${value}+`) {
    const { database, grow } = growing([])
    const followed: string[] = []
    let reads = 0
    const ask = (from = database) =>
      keptUp<string>(from, 'a', () => ({
        service: 'flowers',
        weigh: () => 0,
        read: async () => `read ${++reads}`,
        follow: async (value, revision) => {
          followed.push(revision)
          return following(value)
        },
      }))
    return { database, grow, ask, followed }
  }

  it('is read once, and then follows each publish from where it was', async () => {
    const { ask, grow, followed } = readAndFollowed()
    expect([await ask(), await ask()]).toEqual(['read 1', 'read 1'])
    grow()
    expect(await ask()).toBe('read 1+')
    grow()
    expect([await ask(), await ask()]).toEqual(['read 1++', 'read 1++'])
    expect(followed).toEqual(['1', '2'])
  })

  it('is read anew where it cannot follow', async () => {
    const { ask, grow } = readAndFollowed(() => null)
    await ask()
    grow()
    expect(await ask()).toBe('read 2')
  })

  it('stays as it is while other parts change', async () => {
    const { ask, grow, followed } = readAndFollowed()
    await ask()
    grow('reads')
    expect([await ask(), followed]).toEqual(['read 1', []])
  })

  it('is read each time while the revision is not known', async () => {
    const { ask, database } = readAndFollowed()
    const unknown = { ...database, store: storeOf({ of: () => null, areKnown: () => false, epoch: () => 0 }, 1e6) }
    expect([await ask(unknown), await ask(unknown)]).toEqual(['read 1', 'read 2'])
  })
})
