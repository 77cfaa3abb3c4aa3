/** Mail: sent where SMTP_URL names a server, by nodemailer; else told in the log that it was not. */
import { createTransport, type Transporter } from 'nodemailer'
import type { Payload, PayloadEmailAdapter } from 'payload'
import { env } from '#src/env.ts'
import { whenStopping } from '#src/supervisor/stopping.ts'

/** A server that has not answered by then is away. */
const patienceMs = 10_000

/** Whether mail is sent at all. */
export const isMailSet = (): boolean => env.SMTP_URL !== undefined

/** A message of plain text to one address. */
export type Mail = { to: string; subject: string; text: string }

/** The mail adapter of the CMS. */
export const mailAdapter: PayloadEmailAdapter = ({ payload }) => {
  const transport = transporter()
  return {
    name: transport ? 'smtp' : 'none',
    defaultFromAddress: env.MAIL_FROM,
    defaultFromName: 'Octavo',
    sendEmail: async (message) => {
      if (!transport)
        return payload.logger.warn(
          `Not sent, for want of SMTP_URL: “${message.subject}” to ${JSON.stringify(message.to)}.`,
        )
      return transport.sendMail({ ...message, from: message.from ?? `Octavo <${env.MAIL_FROM}>` })
    },
  }
}

function transporter(): Transporter | undefined {
  if (env.SMTP_URL === undefined) return undefined
  return createTransport(
    { url: env.SMTP_URL, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs },
    { from: `Octavo <${env.MAIL_FROM}>` },
  )
}

/** Work that is done after an answer was sent, so that the time of the answer does not tell whether it was done. */
const underWay = new Set<Promise<void>>()
whenStopping(() => Promise.allSettled(underWay))

/** Does work beside the request; failures are logged. */
export function beside(payload: Payload, work: () => Promise<void>): void {
  const done = work()
    .catch((error: unknown) => payload.logger.error({ err: error, msg: 'After an answer was sent' }))
    .finally(() => underWay.delete(done))
  underWay.add(done)
}

/** Settles when all work beside requests is done. For tests. */
export const nothingBeside = (): Promise<unknown> => Promise.all(underWay)

/** Mails a person what was done to their account, where mail is set. */
export function tell(payload: Payload, to: string, subject: string, sentence: string): void {
  if (!isMailSet()) return
  const text = `${sentence}\n\nIf this was not you, tell an administrator of ${env.PUBLIC_URL}.\n`
  beside(payload, async () => void (await payload.sendEmail({ to, subject, text } satisfies Mail)))
}
