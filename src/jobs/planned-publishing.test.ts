import type { Payload } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { ran } from '#test/ran.ts'
import { recorded } from '#test/recorded.ts'

let cms: Payload
vi.doMock('./cms.ts', () => ({ openCms: async () => ({ payload: cms }) }))
// By another address it is another module: that of other files opens the CMS itself.
const address = './planned-publishing.ts?cms=stub'
const { carryOutPlanned, plannedPublishingJob }: typeof import('./planned-publishing.ts') = await import(
  /* @vite-ignore */ address
)
vi.doUnmock('./cms.ts')

const refused = async () => Promise.reject(new Error('The summary is missing.'))

describe('a publish that is planned', () => {
  type Handler = (given: { input: object }) => Promise<unknown>
  const payloadWith = (handler: Handler): Payload & { told: string[] } => {
    const told: string[] = []
    const english = { dateFNSKey: 'en-US', translations: {} }
    const config = {
      i18n: { fallbackLanguage: 'en', supportedLanguages: { en: english }, translations: {} },
      jobs: {
        tasks: [
          { slug: 'other', handler: refused },
          { slug: 'schedulePublish', handler },
        ],
      },
    }
    const logger = { error: (line: string) => void told.push(line) }
    // Of the CMS this is all that is asked.
    return { config, logger, told } as unknown as Payload & { told: string[] }
  }
  const planned = { id: 5, input: { doc: { relationTo: 'flowers', value: 3 } } }

  it('is done as the CMS does it', async () => {
    const given: object[] = []
    const payload = payloadWith(async ({ input }) => void given.push(input))
    const { database, asked } = recorded([])
    expect(await carryOutPlanned(payload, database.execute, planned)).toBe(true)
    expect([given, asked]).toEqual([[planned.input], []])
  })

  it('that is refused is put off with the reason', async () => {
    const payload = payloadWith(async () => Promise.reject(new Error('The summary is missing.')))
    const { database, asked } = recorded([{ to: 'update payload_jobs', rows: () => [{ has_error: false }] }])
    expect(await carryOutPlanned(payload, database.execute, planned)).toBe(false)
    const [id, error] = asked[0]?.values ?? []
    expect([id, JSON.parse(String(error))]).toEqual([
      5,
      expect.objectContaining({ message: 'The summary is missing.', cancelled: false }),
    ])
    expect(payload.told).toEqual(['Planned publish 5 failed: The summary is missing.'])
  })

  it('that a lost database hindered is not counted against it', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const { database, asked } = recorded([])
    await expect(
      carryOutPlanned(
        payloadWith(async () => Promise.reject(away)),
        database.execute,
        planned,
      ),
    ).rejects.toBe(away)
    expect(asked).toEqual([])
  })

  it('is done for each that is due by now, however one of them ends', async () => {
    const done: object[] = []
    cms = payloadWith(async ({ input }) => {
      if (input === planned.input) return refused()
      return done.push(input)
    })
    const other = { id: 6, input: { doc: { relationTo: 'flowers', value: 4 } } }
    const { detail, asked } = await ran(plannedPublishingJob, [
      { to: 'select id, input from payload_jobs', rows: () => [planned, other] },
      { to: 'update payload_jobs', rows: () => [{ has_error: false }] },
    ])
    expect(detail).toBe('1 done, 1 failed')
    expect(done).toEqual([other.input])
    expect(asked[0]?.values).toEqual([new Date('2026-05-01T12:00:30Z')])
    expect(asked.slice(1).map(({ values }) => values[0])).toEqual([5])
  })

  it('is none where nothing is due', async () => {
    cms = payloadWith(refused)
    expect((await ran(plannedPublishingJob, [{ to: 'from payload_jobs', rows: () => [] }])).detail).toBe(
      'nothing was due',
    )
  })
})
