/** The short form of `npm run endure`: what may befall an Octavo, on a running one, and nothing is lost. */
import { afterAll, expect, test } from 'vitest'
import { faults } from '#src/scripts/endure/faults.ts'
import { setStage } from '#src/scripts/endure/stage.ts'

const stage = setStage({ project: process.cwd(), seed: 1, isLong: false, tell: () => {} })
afterAll(() => stage.close())

const MINUTES = 60_000

test.each(faults.filter(({ inShort }) => inShort > 0))(
  'nothing is lost and nobody is kept waiting: $name',
  async ({ inShort, inflict }) => {
    for (const { fault, seen, wrong } of await inflict(stage, inShort)) expect(wrong, `${fault}: ${seen}`).toEqual([])
  },
  10 * MINUTES,
)
