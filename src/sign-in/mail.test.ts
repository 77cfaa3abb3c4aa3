/** Mail through a real server on loopback: what is handed over, and what is said where it is not taken. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import type { Payload, SendEmailOptions } from 'payload'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { env } from '#src/env.ts'
import { mailAdapter } from './mail.ts'

const invitation: SendEmailOptions = {
  to: 'new@example.org',
  subject: 'You are invited – Zoë',
  text: 'Choose a password:\nhttp://localhost:3000/admin/welcome#a=b\n',
}

type Letter = { user: string | undefined; from: string; to: string[]; text: string; isEncrypted: boolean }

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  env.SMTP_URL = undefined
})

/** A mail server that knows one user, and the letters it has taken. */
async function mailServer(options: SMTPServerOptions = {}): Promise<{ port: number; letters: Letter[] }> {
  const letters: Letter[] = []
  const server = new SMTPServer({
    logger: false,
    onAuth: ({ username, password }, _, answer) =>
      username === 'octavo' && password === 'p@ss word' ? answer(null, { user: username }) : answer(new Error('No')),
    onRcptTo: ({ address }, _, answer) => answer(address.startsWith('new@') ? null : new Error('Nobody is called so')),
    onData: (stream, { user, envelope, secure }, answer) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        letters.push({ user, from, to, text: Buffer.concat(chunks).toString(), isEncrypted: secure })
        answer()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  closing.push(() => server.close())
  return { port: (server.server.address() as AddressInfo).port, letters }
}

/** Sends the invitation as the CMS does, by the server of this address. */
async function send(url: string | undefined, message = invitation): Promise<{ warned: string[] }> {
  env.SMTP_URL = url
  const warned: string[] = []
  const payload = { logger: { warn: (text: string) => warned.push(text) } } as unknown as Payload
  await mailAdapter({ payload }).sendEmail(message)
  return { warned }
}

it('is handed over with who sends it and to whom, by a user with a password', async () => {
  const { port, letters } = await mailServer()
  await send(`smtp://octavo:p%40ss%20word@127.0.0.1:${port}?tls.rejectUnauthorized=false`)
  expect(letters).toEqual([
    {
      user: 'octavo',
      from: env.MAIL_FROM,
      to: ['new@example.org'],
      text: expect.stringMatching(
        /^From: Octavo <.+>\r\nTo: new@example\.org\r\nSubject: =\?UTF-8\?.+Choose a password:/s,
      ),
      isEncrypted: true,
    },
  ])
  expect(letters[0]?.text).toContain('http://localhost:3000/admin/welcome#a=b\r\n')
})

it('goes to no server whose certificate nobody vouches for', async () => {
  const { port, letters } = await mailServer()
  await expect(send(`smtp://octavo:p%40ss%20word@127.0.0.1:${port}`)).rejects.toThrow(/certificate/)
  expect(letters).toEqual([])
})

it.each([
  ['with a wrong password', 'octavo:wrong@', 'new@example.org', /Invalid login/],
  ['to a person unknown there', 'octavo:p%40ss%20word@', 'old@example.org', /Nobody is called so/],
])('is told not to be sent %s', async (_, user, to, reason) => {
  const { port, letters } = await mailServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true })
  await expect(send(`smtp://${user}127.0.0.1:${port}`, { ...invitation, to })).rejects.toThrow(reason)
  expect(letters).toEqual([])
})

it('is told not to be sent where nobody listens', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  await new Promise((done) => closed.close(done))
  await expect(send(`smtp://127.0.0.1:${port}`)).rejects.toThrow(/ECONNREFUSED/)
})

it('without a server is said not to be sent, and what it says is not in the log', async () => {
  const { warned } = await send(undefined)
  expect(warned).toEqual(['Not sent, for want of SMTP_URL: “You are invited – Zoë” to "new@example.org".'])
})
