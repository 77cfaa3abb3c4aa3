import { EventEmitter } from 'node:events'
import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { guardedPg, honestCommits } from './honest-commits.ts'

afterEach(() => vi.restoreAllMocks())

type Adapter = ThisParameterType<typeof honestCommits.beginTransaction>

/** An adapter whose COMMIT ends so, and what became of its transactions. */
function adapter(commit: () => Promise<void> = async () => {}) {
  const heard: string[] = []
  const given: unknown[] = []
  const cms: Adapter & typeof honestCommits = {
    initializing: Promise.resolve(),
    transactionOptions: { isolationLevel: 'serializable' },
    sessions: {},
    drizzle: {
      async transaction(work, options) {
        given.push(options)
        await work('the transaction').catch((error) => {
          heard.push('rolled back')
          throw error
        })
        await commit()
        heard.push('committed')
      },
    },
    ...honestCommits,
  }
  return { cms, heard, given }
}

it('opens a session in which statements run, and commits it once', async () => {
  const { cms, heard, given } = adapter()
  const id = await cms.beginTransaction()
  expect(cms.sessions[id]?.db).toBe('the transaction')
  expect(heard).toEqual([])
  await cms.commitTransaction(Promise.resolve(id))
  expect(heard).toEqual(['committed'])
  expect(cms.sessions).toEqual({})
  await cms.commitTransaction(id)
  await cms.rollbackTransaction(id)
  expect(heard, 'nobody ends it twice').toEqual(['committed'])
  expect(given).toEqual([{ isolationLevel: 'serializable' }])
})

it('fails a save whose COMMIT the database refused', async () => {
  const { cms } = adapter(async () => {
    throw new Error('serialization failure')
  })
  const id = await cms.beginTransaction()
  await expect(cms.commitTransaction(id)).rejects.toThrow('serialization failure')
})

it('rolls back what is undone, and has nobody hear of it', async () => {
  const { cms, heard } = adapter()
  const id = await cms.beginTransaction({ isolationLevel: 'read committed' })
  await expect(cms.rollbackTransaction(id)).resolves.toBeUndefined()
  expect(heard).toEqual(['rolled back'])
  expect(cms.sessions).toEqual({})
})

it('says so where no transaction can be begun', async () => {
  const { cms } = adapter()
  cms.drizzle.transaction = async () => {
    throw new Error('no connection')
  }
  await expect(cms.beginTransaction()).rejects.toThrow('no connection')
})

it('lets a connection break without ending the process, be it idle or in use', () => {
  const pool = new guardedPg.Pool()
  const client = new EventEmitter()
  pool.emit('connect', client as never)
  expect(() => client.emit('error', new Error('gone'))).not.toThrow()
  expect(() => pool.emit('error', new Error('gone'), client as never)).not.toThrow()
})

describe('a connection', () => {
  /** A connection whose statements end when they are told to, and those that were sent. */
  function connection() {
    const sent = new Map<string, { resolve(rows: string): void; reject(error: Error): void }>()
    const given: unknown[][] = []
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation((...statement: unknown[]) => {
      given.push(statement)
      return new Promise<string>((resolve, reject) => sent.set(String(statement[0]), { resolve, reject })) as never
    })
    const { Client } = new guardedPg.Pool() as unknown as { Client: typeof pg.Client }
    return { client: new Client(), sent, given }
  }

  it('is sent a statement when the one before has ended, be it well or not', async () => {
    const { client, sent } = connection()
    const [first, second, third] = ['first', 'second', 'third'].map((text) => client.query(text))
    await vi.waitFor(() => expect([...sent.keys()]).toEqual(['first']))
    sent.get('first')?.reject(new Error('refused'))
    await expect(first).rejects.toThrow('refused')
    await vi.waitFor(() => expect([...sent.keys()]).toEqual(['first', 'second']))
    sent.get('second')?.resolve('of the second')
    expect(await second).toBe('of the second')
    await vi.waitFor(() => expect([...sent.keys()]).toEqual(['first', 'second', 'third']))
    sent.get('third')?.resolve('of the third')
    expect(await third).toBe('of the third')
  })

  it('is sent at once what its pool asks, with the callback of the pool', () => {
    const { client, given } = connection()
    const heard = () => {}
    void client.query('select 1', heard)
    expect(given).toEqual([['select 1', heard]])
  })
})
