/** Who does what is recorded: a person, a machine, or a machine in a person's name. */
import type { PayloadRequest } from 'payload'
import { personOf } from '#collections/access/person.ts'

/** `machine` is what did it without a person, or for one at another time. */
export type Who = { personId: number | null; machine: string | null }

/** What works without a person says what it is in the context of its requests, under this name. */
export const machineInContext = 'machine'

/** Who a request is of. What has neither person nor name is a script of whoever runs Octavo. */
export function whoOf(req: Pick<PayloadRequest, 'user' | 'context'>): Who {
  const id = personOf(req)?.id
  const named = req.context?.[machineInContext]
  const machine = typeof named === 'string' ? named : null
  return id === undefined ? { personId: null, machine: machine ?? 'script' } : { personId: Number(id), machine }
}

/** Who did something where no person did: a part of the program, by its name. */
export const machineOf = (machine: string): Who => ({ personId: null, machine })
