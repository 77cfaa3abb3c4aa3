import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { guardedPg, honestCommits } from './honest-commits.ts'

type Adapter = ThisParameterType<typeof honestCommits.beginTransaction>

/** An adapter whose COMMIT ends so, and what became of its transactions. */
function adapter(commit: () => Promise<void> = async () => {}) {
  const heard: string[] = []
  const given: unknown[] = []
  const made: Adapter & typeof honestCommits = {
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
  return { cms: made, heard, given }
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
