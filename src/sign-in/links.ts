/** Links that let a person choose a password once: an invitation, or a reset of a forgotten one. */
import type { Execute } from '#src/read-model/database.ts'
import { newToken, tokenHash } from './keys.ts'

/** What a link is for: to join, or to choose another password. */
export type LinkPurpose = 'invitation' | 'reset'

const hours: Readonly<Record<LinkPurpose, number>> = { invitation: 7 * 24, reset: 2 }

/** How long a link holds, in words. */
export const validFor: Readonly<Record<LinkPurpose, string>> = { invitation: 'seven days', reset: 'two hours' }

/** Whose link it is. */
type Link = { userId: number; purpose: LinkPurpose }

/** Makes the token of a link. The person's earlier links hold too, until one is used. */
export async function makeLink(execute: Execute, { userId, purpose }: Link): Promise<string> {
  const token = newToken()
  await execute(
    `insert into editing.links (user_id, token_hash, purpose, ends_at)
     values ($1, $2, $3, now() + $4 * interval '1 hour')`,
    [userId, tokenHash(token), purpose, hours[purpose]],
  )
  return token
}

/** Makes every link of a person void. */
export async function voidLinks(execute: Execute, userId: number): Promise<void> {
  await execute('delete from editing.links where user_id = $1', [userId])
}

/** Whose link it is, without using it; undefined where it was used, has expired or never existed. */
export async function findLink(execute: Execute, token: string): Promise<Link | undefined> {
  const [link] = await execute<Link>(
    'select user_id as "userId", purpose from editing.links where token_hash = $1 and ends_at > now()',
    [tokenHash(token)],
  )
  return link
}

/** Uses the link up: of two requests at once, only one gets it. */
export async function useLink(execute: Execute, token: string): Promise<Link | undefined> {
  const [link] = await execute<Link>(
    `delete from editing.links where token_hash = $1 and ends_at > now() returning user_id as "userId", purpose`,
    [tokenHash(token)],
  )
  return link
}

/** The address of the link. The part after the # is never sent to a server, so no log has it. */
export const accountLinkAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}/admin/set-password#${token}`
