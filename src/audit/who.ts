/** The author of a recorded change: a person, a machine, or a machine in a person's name. */
import type { PayloadRequest } from 'payload'
import { personOf } from '#collections/access/person.ts'

/** `machine` is the program that did it without a person, or later for one. */
export type Who = { personId: number | null; machine: string | null }

/** The key under which programs without a person name themselves in the context of their requests. */
export const machineInContext = 'machine'

/** The author of a request. Without a person or a name it is a script of the operator. */
export function whoOf(req: Pick<PayloadRequest, 'user' | 'context'>): Who {
  const id = personOf(req)?.id
  const named = req.context?.[machineInContext]
  const machine = typeof named === 'string' ? named : null
  return id === undefined ? { personId: null, machine: machine ?? 'script' } : { personId: Number(id), machine }
}

/** Who did something where no person did: a part of the program, by its name. */
export const machineOf = (machine: string): Who => ({ personId: null, machine })
