import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { withBeside } from './beside.ts'

describe('work beside other work', () => {
  it('is begun in order, one piece once the one before is done, and ends before its caller goes on', async () => {
    const done: string[] = []
    const result = await withBeside(async (beside) => {
      for (const name of ['first', 'second']) {
        await beside(async () => {
          await sleep(5)
          done.push(`${name} written`)
        })
        done.push(`${name} begun`)
      }
      return 'made'
    })
    expect(result).toBe('made')
    expect(done).toEqual(['first begun', 'first written', 'second begun', 'second written'])
  })

  it('fails its caller, at the next piece or at the end', async () => {
    const pieces: string[] = []
    const failing = async () => {
      throw new Error('It could not be written.')
    }
    const more = withBeside(async (beside) => {
      await beside(failing)
      await beside(async () => pieces.push('another'))
    })
    await expect(more).rejects.toThrow('It could not be written.')
    expect(pieces).toEqual([])
    await expect(withBeside((beside) => beside(failing))).rejects.toThrow('It could not be written.')
  })

  it('has ended where its caller fails, so that nothing is written after what it does then', async () => {
    const done: string[] = []
    const failing = withBeside(async (beside) => {
      await beside(async () => {
        await sleep(5)
        done.push('written')
      })
      throw new Error('It is refused.')
    })
    await expect(failing).rejects.toThrow('It is refused.')
    expect(done).toEqual(['written'])
  })
})
