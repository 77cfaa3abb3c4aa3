/** A person as signing in needs them: who they are, and what is kept of their password. */
import type { Execute } from '#src/read-model/database.ts'
import type { HashedPassword } from './passwords.ts'

/** Somebody with an account; without a password until they have chosen one. */
export type Member = { id: number; name: string; email: string; password: HashedPassword | undefined }

type Row = { id: number; name: string; email: string; hash: string | null; salt: string | null }

/** The person with this address; undefined where there is none. Takes one statement in both cases. */
export const memberByEmail = (execute: Execute, email: string): Promise<Member | undefined> =>
  find(execute, 'email = $1', foldedEmail(email))

/** A person by the id of their account. */
export const memberById = (execute: Execute, id: number): Promise<Member | undefined> =>
  find(execute, 'users.id = $1', id)

/** An address in the form that is stored. */
export const foldedEmail = (email: string): string => email.trim().toLowerCase()

async function find(execute: Execute, condition: string, value: unknown): Promise<Member | undefined> {
  const [row] = await execute<Row>(
    `select users.id, name, email, hash, salt
       from users left join editing.passwords on user_id = users.id where ${condition}`,
    [value],
  )
  if (!row) return undefined
  const { id, name, email, hash, salt } = row
  return { id, name, email, password: hash !== null && salt !== null ? { hash, salt } : undefined }
}
