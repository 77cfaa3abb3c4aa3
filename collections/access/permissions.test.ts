/** What the table of permissions promises, in words. The whole of it is tried on a running server by test/e2e/permissions.test.ts. */
import { describe, expect, test } from 'vitest'
import {
  type Action,
  actions,
  entryStates,
  may,
  mayEver,
  mayInReview,
  mayWithPicture,
  mayWithShared,
  reviewActions,
  type State,
} from './permissions.ts'
import type { Person, Role } from './person.ts'

const service = 'flowers'
const as = (role: Role, ...services: Person['services'] & {}): Person => ({ role, services })
const can = (person: Person | null, action: Action, state: State) => may(person, action, { service, state }).isAllowed
const statesFor = (person: Person | null, action: Action) => entryStates.filter((state) => can(person, action, state))

describe('a writer', () => {
  const writer = as('writer')

  test('trashes and restores only drafts of their own that were never public', () => {
    expect(statesFor(writer, 'trash')).toEqual(['own draft'])
    expect(statesFor(writer, 'restore')).toEqual(['trashed own draft'])
  })

  test('decides nothing of what readers see', () => {
    for (const action of ['publish', 'unpublish', 'schedule', 'cancelSchedule'] as const)
      expect(statesFor(writer, action), action).toEqual([])
  })
})

test('only administrators delete for good, whatever it is', () => {
  expect([statesFor(as('writer'), 'destroy'), statesFor(as('editor'), 'destroy')]).toEqual([[], []])
  expect(statesFor(as('administrator'), 'destroy')).toEqual(entryStates.filter((state) => state !== 'new'))
})

test('a stranger, and who works elsewhere, may nothing, and hears why', () => {
  for (const action of actions)
    for (const state of entryStates)
      for (const person of [null, as('writer', 'cheese'), as('editor', 'cheese'), as('administrator', 'cheese')])
        expect(can(person, action, state), `${action} ${state}`).toBe(false)
  expect(may(null, 'read', { service, state: 'published' })).toEqual({ isAllowed: false, reason: 'Sign in first.' })
  expect(may(as('editor', 'cheese'), 'read', { service, state: 'published' })).toEqual({
    isAllowed: false,
    reason: 'You do not work on Flowers.',
  })
})

test('a higher role may all that a lower one may', () => {
  for (const action of actions)
    for (const state of entryStates) {
      if (can(as('writer'), action, state)) expect(can(as('editor'), action, state)).toBe(true)
      if (can(as('editor'), action, state)) expect(can(as('administrator'), action, state)).toBe(true)
    }
})

test('somebody without a role may nothing', () => {
  for (const action of actions) expect(mayEver({}, action, service)).toBe(false)
})

test('a picture that entries hold asks for work on all their catalogues', () => {
  const standing = { services: ['flowers', 'cheese'], state: 'held' } as const
  expect(mayWithPicture(as('writer', 'flowers'), 'change', standing).isAllowed).toBe(false)
  expect(mayWithPicture(as('writer', 'flowers', 'cheese'), 'change', standing).isAllowed).toBe(true)
})

test('no step of a review is taken alone where two people are asked for, and none of what is in the trash', () => {
  const facts = { service, state: 'own draft', review: 'in review', isAlone: true } as const
  expect(mayInReview(as('administrator'), 'approve', facts)).toEqual({
    isAllowed: false,
    reason: expect.stringContaining('two people'),
  })
  expect(mayInReview(as('administrator'), 'ask for changes', facts).isAllowed).toBe(true)
  for (const action of reviewActions)
    expect(mayInReview(as('administrator'), action, { ...facts, state: 'trashed own draft' }).isAllowed).toBe(false)
})

test('a publication card is deleted by nobody', () => {
  expect(mayWithShared(as('administrator'), 'destroy', { kind: 'card', service }).isAllowed).toBe(false)
})
