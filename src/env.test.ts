import path from 'node:path'
import { expect, test } from 'vitest'
import { readEnv, settings } from './env.ts'

test('an empty environment gives the documented defaults', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: undefined,
    READ_DATABASE_URL: [],
    SERVICE_HOSTS: {},
    RATE_LIMIT_PER_MINUTE: 600,
    TRUST_PROXY: 0,
    JOBS: 'on',
    NEWS_ALLOW_LOOPBACK: 'off',
    LOG_LEVEL: 'info',
  })
})

test('a relative DATA_DIR starts at the project, wherever the command is run', () => {
  expect(readEnv({ DATA_DIR: 'some where' }).DATA_DIR).toBe(path.resolve(import.meta.dirname, '..', 'some where'))
  expect(readEnv({ DATA_DIR: '/var/lib/octavo' }).DATA_DIR).toBe('/var/lib/octavo')
})

test('PUBLIC_URL follows HOST and PORT, and loses its last slash', () => {
  expect(readEnv({ HOST: '0.0.0.0', PORT: '80' }).PUBLIC_URL).toBe('http://localhost:80')
  expect(readEnv({ HOST: '10.0.0.7' }).PUBLIC_URL).toBe('http://10.0.0.7:3000')
  expect(readEnv({ HOST: 'fe80::1' }).PUBLIC_URL).toBe('http://[fe80::1]:3000')
  expect(readEnv({ PUBLIC_URL: 'https://octavo.example.org/' }).PUBLIC_URL).toBe('https://octavo.example.org')
})

test('SERVICE_HOSTS becomes a host per service', () => {
  const hosts = readEnv({ SERVICE_HOSTS: 'flowers=flowers.example.org, food=Food.example.org:8443' }).SERVICE_HOSTS
  expect(hosts).toEqual({ flowers: 'flowers.example.org', food: 'food.example.org:8443' })
})

test('READ_DATABASE_URL becomes an address for each replica', () => {
  const urls = readEnv({ READ_DATABASE_URL: 'postgres://one/octavo, postgres://two/octavo' }).READ_DATABASE_URL
  expect(urls).toEqual(['postgres://one/octavo', 'postgres://two/octavo'])
})

test('a blank variable counts as unset', () => {
  expect(readEnv({ PORT: ' ', ADMIN_PASSWORD: '', DATABASE_URL: '' })).toMatchObject({
    PORT: 3000,
    ADMIN_PASSWORD: undefined,
    DATABASE_URL: undefined,
  })
})

test('S3_BUCKET needs its key, which must be there whole', () => {
  expect(() => readEnv({ S3_BUCKET: 'pictures' })).toThrow('S3_ACCESS_KEY_ID is needed with S3_BUCKET')
  expect(() => readEnv({ S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'a' })).toThrow('S3_SECRET_ACCESS_KEY is needed')
  const whole = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  expect(readEnv(whole)).toMatchObject({ ...whole, S3_REGION: 'us-east-1', S3_ENDPOINT: undefined })
})

test.each([
  ['PORT', '70000'],
  ['PORT', '3e3'],
  ['PORT', '-1'],
  ['PUBLIC_URL', 'octavo.example.org'],
  ['PUBLIC_URL', 'https://octavo.example.org/?a=1'],
  ['DATABASE_URL', 'mysql://localhost/octavo'],
  ['READ_DATABASE_URL', 'postgres://one/octavo,two'],
  ['S3_BUCKET', 'Pictures of ours'],
  ['S3_ENDPOINT', 's3.example.org'],
  ['S3_REGION', 'eu central'],
  ['SERVICE_HOSTS', 'flowers'],
  ['SERVICE_HOSTS', 'flowers=https://flowers.example.org'],
  ['RATE_LIMIT_PER_MINUTE', 'none'],
  ['ADMIN_EMAIL', 'admin'],
  ['ADMIN_PASSWORD', 'short'],
  ['PAYLOAD_SECRET', 'short'],
  ['TRUST_PROXY', 'true'],
  ['JOBS', 'yes'],
  ['NEWS_ALLOW_LOOPBACK', 'true'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused in one line that names the variable', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must .+$`))
})

test('mail comes from the host of the public address, unless told', () => {
  expect(readEnv({}).MAIL_FROM).toBe('octavo@localhost')
  expect(readEnv({ PUBLIC_URL: 'https://octavo.example.org:8443/x' }).MAIL_FROM).toBe('octavo@octavo.example.org')
  expect(readEnv({ MAIL_FROM: 'editors@example.org' }).MAIL_FROM).toBe('editors@example.org')
})

test('readers share what may be kept, within what one can use, and as much as is said', () => {
  const each = (READERS: string) => readEnv({ READERS }).CACHE_MB
  expect(each('256')).toBe(16)
  expect(each('1')).toBeGreaterThanOrEqual(each('2'))
  expect(each('1')).toBeLessThanOrEqual(28)
  expect(readEnv({ READERS: '256', CACHE_MB: '500' }).CACHE_MB).toBe(500)
  expect(readEnv({ CACHE_MB: '0' }).CACHE_MB).toBe(0)
})

test('metrics are told at no public port', () => {
  expect(() => readEnv({ METRICS_PORT: '3000' })).toThrow('METRICS_PORT must not be PORT, which is public')
  expect(() => readEnv({ PORT: '9464', METRICS_PORT: '9464' })).toThrow('METRICS_PORT must not be PORT')
  expect(readEnv({ METRICS_PORT: '9464' })).toMatchObject({ METRICS_PORT: 9464, METRICS_HOST: '127.0.0.1' })
})

test('AGENT_ORIGINS are origins, one or several or any', () => {
  expect(readEnv({}).AGENT_ORIGINS).toBeUndefined()
  expect(readEnv({ AGENT_ORIGINS: 'https://a.example, http://localhost:8080' }).AGENT_ORIGINS).toEqual([
    'https://a.example',
    'http://localhost:8080',
  ])
  expect(readEnv({ AGENT_ORIGINS: '*' }).AGENT_ORIGINS).toEqual(['*'])
})

test('SECURITY_CONTACT is an address as browsers write it', () => {
  expect(readEnv({ SECURITY_CONTACT: 'mailto:security@example.org' }).SECURITY_CONTACT).toBe(
    'mailto:security@example.org',
  )
  expect(readEnv({ SECURITY_CONTACT: 'https://Example.org/a b' }).SECURITY_CONTACT).toBe('https://example.org/a%20b')
})

test('a share of requests is a number from 0 to 1', () => {
  const share = (text: string) => readEnv({ OTEL_TRACES_SAMPLER_ARG: text }).OTEL_TRACES_SAMPLER_ARG
  expect(['0', '0.01', '1', '1.0'].map(share)).toEqual([0, 0.01, 1, 1])
})

test('limits are taken to their ends and no further', () => {
  expect(readEnv({ PORT: '1', READERS: '256', AUDIT_DAYS: '31', TRUST_PROXY: '100' })).toMatchObject({
    PORT: 1,
    READERS: 256,
    AUDIT_DAYS: 31,
    TRUST_PROXY: 100,
  })
  for (const [name, value] of Object.entries({ PORT: '0', READERS: '257', AUDIT_DAYS: '30', TRUST_PROXY: '101' }))
    expect(() => readEnv({ [name]: value }), name).toThrow(new RegExp(`^${name} must be a whole number from `))
})

test.each([
  ['AGENT_ORIGINS', 'https://a.example/'],
  ['AGENT_ORIGINS', 'https://a.example,b.example'],
  ['SECURITY_CONTACT', 'security@example.org'],
  ['SECURITY_CONTACT', 'http://example.org'],
  ['SMTP_URL', 'mail.example.org'],
  ['MAIL_FROM', 'Octavo'],
  ['PURGE_KIND', 'akamai'],
  ['PURGE_TOKEN', 'two words'],
  ['PUBLIC_URL', 'https://user@octavo.example.org'],
  ['EDITING_URL', 'ftp://editor.internal'],
  ['ROLE', 'readers'],
  ['READERS', '1.5'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.1'],
  ['OTEL_TRACES_SAMPLER_ARG', '1e-3'],
  ['LOG_FORMAT', 'xml'],
  ['WEBSUB_HUB', 'hub'],
])('%s=%s is no such setting, which is said in one line', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must .+$`))
})

test('a password that is refused is not in the line', () => {
  expect(() => readEnv({ DATABASE_URL: 'mysql://octavo:hidden@localhost/octavo' })).toThrow(/^(?!.*hidden)DATABASE_URL/)
  expect(() => readEnv({ SMTP_URL: 'http://octavo:hidden@localhost' })).toThrow(/^(?!.*hidden)SMTP_URL/)
})

test('every setting is described in a sentence', () => {
  for (const { description } of Object.values(settings)) expect(description).toMatch(/^[A-Z0-9].+\.$/s)
})
