/** Hooks for every change of a person, by whichever way it comes. */
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  NotFound,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { executeWith } from '#collections/components/execute.ts'
import type { User } from '#src/payload-types.ts'
import { executeIn } from '#src/publish/transaction.ts'
import { asPayloadError, type SignedIn } from './asked.ts'
import { record } from './events.ts'
import { voidLinks } from './links.ts'
import { tell } from './mail.ts'
import { hashed, keepPassword, whyNot } from './passwords.ts'
import { foldedEmail, memberById } from './people.ts'
import { requirePresentPassword } from './present-password.ts'
import { endSessions } from './sessions.ts'

const chosen = 'octavo: the password that was chosen'

/** The data of a save: the fields of a person, a new password and the present one. */
type Said = Partial<Omit<User, 'password'>> & { password?: unknown; currentPassword?: unknown }
type Operation = { id?: number | string; data?: Said; overrideAccess?: boolean }

/**
 * Takes the password out of the saved data, checks it, and keeps it for `keepChosen`. To change a password or an address, a person has to
 * give their own present password; our code need not. Neither is changed for many people at once.
 */
export const takePassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { id, data: said, overrideAccess } = args as Operation
  const { password, currentPassword, ...data } = said ?? {}
  delete req.context[chosen]
  const isChosen = password !== undefined && password !== null && password !== ''
  if (operation === 'update' && id === undefined) {
    if (isChosen || data.email !== undefined || data.role !== undefined)
      throw new APIError('A password, an address or a role is changed for one person at a time.', 400, undefined, true)
    return { ...args, data }
  }
  if (operation === 'update' && !Number.isSafeInteger(Number(id))) throw new NotFound(req.t)
  if (data.email !== undefined && typeof data.email !== 'string')
    throw new ValidationError({ collection: 'users', errors: [{ path: 'email', message: 'An address is a text.' }] })
  const execute = executeWith(req.payload)
  const member = operation === 'update' ? await memberById(execute, Number(id)) : undefined
  const isMoved = member !== undefined && data.email !== undefined && foldedEmail(data.email) !== member.email
  if (member && (isChosen || isMoved) && !overrideAccess && req.user)
    await requirePresentPassword(execute, req.user as SignedIn, currentPassword).catch(saidByField)
  if (isChosen) {
    const reason =
      typeof password === 'string'
        ? await whyNot(password, { name: data.name ?? member?.name, email: data.email ?? member?.email })
        : 'A password is a text.'
    if (reason) throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message: reason }] })
    req.context[chosen] = password
  }
  return { ...args, data }
}

/** Stores the chosen password in the transaction of the save. A new password or address ends sign-ins elsewhere. */
export const keepChosen: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const password = req.context[chosen]
  delete req.context[chosen]
  const isMoved = operation === 'update' && previousDoc?.email !== doc.email
  if (typeof password !== 'string' && !isMoved) return doc
  const execute = await executeIn(req)
  if (typeof password === 'string') await keepPassword(execute, doc.id, await hashed(password).catch(throwAsPayload))
  if (operation === 'update') {
    const byId = (req.user as SignedIn | null)?.id
    const isOwn = byId === doc.id
    await voidLinks(execute, doc.id)
    await endSessions(execute, doc.id, { allBut: isOwn ? (req.user as SignedIn)._sid : undefined })
    const who = { userId: doc.id, byId: isOwn ? undefined : byId }
    if (typeof password === 'string') await record(execute, { ...who, what: 'password changed' })
    if (isMoved)
      await record(execute, { ...who, what: 'address changed', detail: `${previousDoc.email} → ${doc.email}` })
    if (typeof password === 'string')
      tell(req.payload, previousDoc.email, 'Your password was changed', 'Your password for Octavo was changed.')
    if (isMoved)
      tell(req.payload, previousDoc.email, 'Your address was changed', `You sign in to Octavo with ${doc.email} now.`)
  }
  return doc
}

/** Refuses to delete several people at once: each deletion would still find another administrator. */
export const deleteOneAtATime: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'delete' && (args as Operation).id === undefined)
    throw new APIError('People are deleted one at a time.', 400, undefined, true)
  return args
}

/** Keeps the last administrator one, since somebody has to be able to let others in. */
export const keepAnAdministrator: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (previousDoc?.role === 'administrator' && doc.role !== 'administrator') await requireAnother(req, doc.id)
  return doc
}

/** Refuses the deletion of the last administrator, for the same reason. */
export const keepTheLastAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await requireAnother(req, Number(id))
}

/** Throws where there is no other administrator. The lock puts two who demote each other at the same moment in turn. */
async function requireAnother(req: PayloadRequest, id: number): Promise<void> {
  const execute = await executeIn(req)
  await execute("select pg_advisory_xact_lock(hashtext('octavo administrators'))")
  const [another] = await execute("select from users where role = 'administrator' and id <> $1 limit 1", [id])
  if (!another)
    throw new APIError('This is the last administrator: make somebody else one first.', 409, undefined, true)
}

/** Throws a refusal so that the forms of the CMS show it at its field. */
function saidByField(error: unknown): never {
  const { message, field, status } = error as { message: string; field?: string; status?: number }
  if (!field) throw asPayloadError(error)
  throw new APIError(message, status ?? 403, { errors: [{ path: field, message }] }, true)
}

function throwAsPayload(error: unknown): never {
  throw asPayloadError(error)
}
