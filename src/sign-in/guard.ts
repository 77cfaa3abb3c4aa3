/**
 * How often sign-in may be tried. Tries are counted by address, and by account and address together; a browser in which the person has
 * signed in before has a count of its own. So failures of strangers keep nobody out of a known browser, nor out of a new one at another
 * address than theirs. Where many addresses try one account, each gets fewer tries, and the account has a limit too.
 */
import type { Execute } from '#src/read-model/database.ts'
import { keyedHash } from './keys.ts'
import { forgive, giveBack, type Limit, type LimitReached, take, tries } from './limits.ts'

const quarterSeconds = 15 * 60
const hourSeconds = 60 * 60

const most = {
  device: 10,
  address: 20,
  pair: 5,
  /** Failures of an account within an hour after which each address has fewer tries. */
  attacked: 50,
  pairOfAttacked: 2,
  account: 1000,
  code: 10,
  presentPassword: 10,
  links: 30,
  forgotten: 10,
  mails: 3,
}

/** A try to sign in: from which address, for whom, and on which known device, if on one. */
export type Try = { address: string; email: string; device: string | undefined }

/** Counts a try to sign in. `right` takes it back. */
export async function trySignIn(execute: Execute, secret: string, { address, email, device }: Try) {
  if (device !== undefined) {
    const limit = { key: `device ${device}`, most: most.device, seconds: quarterSeconds }
    return { refused: await take(execute, [limit]), right: () => forgive(execute, [limit.key]) }
  }
  const who = accountKey(secret, email)
  const [account, pair, place] = [`account ${who}`, `pair ${who} ${address}`, `address ${address}`]
  const isAttacked = (await tries(execute, account)) > most.attacked
  const limits: Limit[] = [
    { key: account, most: most.account, seconds: hourSeconds },
    isAttacked
      ? { key: pair, most: most.pairOfAttacked, seconds: hourSeconds }
      : { key: pair, most: most.pair, seconds: quarterSeconds },
    { key: place, most: most.address, seconds: quarterSeconds },
  ]
  const right = async () => {
    await giveBack(execute, [account, place])
    await forgive(execute, [pair])
  }
  return { refused: await take(execute, limits), right }
}

/** Counts a try of a code. Whoever tries one knows the password, so all new browsers share the tries of the account. */
export async function tryCode(execute: Execute, userId: number, device: string | undefined) {
  const key = device === undefined ? `code ${userId}` : `code ${userId} ${device}`
  const refused = await take(execute, [{ key, most: most.code, seconds: quarterSeconds }])
  return { refused, right: () => forgive(execute, [key]) }
}

/** Counts a try of the present password by somebody who is signed in. */
export async function tryPresentPassword(execute: Execute, sessionId: string) {
  const key = `present ${sessionId}`
  const refused = await take(execute, [{ key, most: most.presentPassword, seconds: quarterSeconds }])
  return { refused, right: () => forgive(execute, [key]) }
}

/** Counts a try of a link from an address. */
export const tryLink = (execute: Execute, address: string): Promise<LimitReached> =>
  take(execute, [{ key: `links ${address}`, most: most.links, seconds: quarterSeconds }])

/** Counts a request for a link from an address. */
export const tryForgotten = (execute: Execute, address: string): Promise<LimitReached> =>
  take(execute, [{ key: `forgotten ${address}`, most: most.forgotten, seconds: hourSeconds }])

/** Whether one more mail may go to this address now. */
export const mayMail = async (execute: Execute, secret: string, email: string): Promise<boolean> =>
  !(await take(execute, [{ key: `mail ${accountKey(secret, email)}`, most: most.mails, seconds: hourSeconds }]))

/** The key of an account in counts, which does not tell its address. */
const accountKey = (secret: string, email: string): string =>
  keyedHash(secret, 'limits', email.trim().toLowerCase()).toString('base64url')
