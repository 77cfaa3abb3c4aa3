import { expect, it } from 'vitest'
import { newSecret, signedHeaders } from './signature.ts'

/** The example of the specification's own libraries. */
const example = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}

it('signs as Standard Webhooks has it, by each secret that is good', () => {
  const { secret, signature, ...message } = example
  expect(signedHeaders(message, [secret])).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  })
  const other = newSecret()
  const [first, second, ...more] = signedHeaders(message, [other, secret])['webhook-signature']?.split(' ') ?? []
  expect([second, more]).toEqual([signature, []])
  expect(first).not.toBe(signature)
})

it('makes secrets of 256 bits', () => {
  expect(Buffer.from(newSecret().replace('whsec_', ''), 'base64')).toHaveLength(32)
})
