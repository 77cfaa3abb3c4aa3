import { expect, test } from 'vitest'
import { z } from 'zod'
import { storedJson } from '#src/read-model/json.ts'
import { contentOf } from './answer.ts'
import { type Call, callAs } from './index.ts'
import type { Kind } from './kinds/index.ts'
import { tool } from './tool.ts'

// What is drawn by chance is not kept, so that no database is asked.
const call = {
  database: {},
  now: new Date('2026-11-22T12:00:00Z'),
  publicUrl: 'https://x',
  baseUrls: { flowers: 'https://x/flowers' },
}

const entryOf = async (kind: Kind) => {
  const gives = tool({
    kind,
    resource: 'term',
    description: 'An entry in full.',
    input: z.strictObject({}),
    output: z.unknown(),
    example: {},
    varies: 'random',
    reads: ['entries'],
    run: async () => storedJson('{"slug":"petal","name":"Petal"}'),
  })
  return (await callAs('flowers', { name: 'define_term', tool: gives }, {}, call as unknown as Call)).entry
}

test.each(['get', 'get-value', 'glossary'] as const)(
  'what %s gives is an entry, which counts as read',
  async (kind) => {
    expect(await entryOf(kind)).toEqual({ service: 'flowers', resource: 'term', slug: 'petal' })
  },
)

test('a country is a page of its own, whether or not an entry is written of it', async () => {
  expect(await entryOf('country')).toBeNull()
})

test('a tool is told what it is asked as, whatever else its caller hands over', async () => {
  const asked = tool({
    kind: 'get',
    description: 'What it is told.',
    input: z.strictObject({}),
    output: z.unknown(),
    example: {},
    varies: 'random',
    reads: ['entries'],
    run: async (_, { name, service, baseUrl, today, isInBrief }) => ({
      name,
      id: service.id,
      baseUrl,
      today,
      isInBrief,
    }),
  })
  const wider = { ...call, name: 'other', service: null, baseUrl: 'https://y', today: '2020-01-01', isInBrief: true }
  const answer = await callAs('flowers', { name: 'asked', tool: asked }, {}, wider as unknown as Call)
  expect(contentOf(answer)).toEqual({
    name: 'asked',
    id: 'flowers',
    baseUrl: 'https://x/flowers',
    today: '2026-11-22',
    isInBrief: false,
  })
})
