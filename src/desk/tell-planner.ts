/** Mails the person whose plan was given up, where mail is set. The admin tells them too. */
import type { Payload } from 'payload'
import { findEntryResource } from '#src/editing/entry-resource.ts'
import { namesOfDocuments } from '#src/editing/names.ts'
import { planned } from '#src/editing/planned.ts'
import { env } from '#src/env.ts'
import type { Execute } from '#src/read-model/database.ts'
import { beside, isMailSet, type Mail } from '#src/sign-in/mail.ts'

/** `id` is that of the plan in the queue. A mail that cannot be sent is logged, and stops nothing. */
export async function tellPlanner(
  payload: Payload,
  execute: Execute,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  if (!isMailSet()) return
  const plan = (await planned(execute)).find((one) => one.id === id)
  const resource = plan && findEntryResource(plan.collection)
  if (!plan || !resource || plan.byId === null) return
  const { collection, documentId, type, tried } = plan
  const [person] = await execute<{ email: string }>('select email from users where id = $1', [plan.byId])
  if (!person) return
  const name = (await namesOfDocuments(execute, [{ collection, id: documentId }])).get(`${collection} ${documentId}`)
  const mail: Mail = {
    to: person.email,
    subject: `Not done: ${type} ${name ?? `${resource.one} ${documentId}`}`,
    text:
      `You planned to ${type} this ${resource.one}. It was tried ${tried} times and given up: ${reason}\n\n` +
      `${env.PUBLIC_URL}/admin/collections/${collection}/${documentId}\n`,
  }
  beside(payload, async () => void (await payload.sendEmail(mail)))
}
