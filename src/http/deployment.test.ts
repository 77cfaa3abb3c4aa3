import { afterEach, expect, it, vi } from 'vitest'

/** The deployment of a process that was started with these settings. */
async function deploymentWith(settings: Readonly<Record<string, string>>) {
  for (const name of ['DATABASE_URL', 'READ_DATABASE_URL', 'PUBLIC_URL']) vi.stubEnv(name, settings[name])
  vi.resetModules()
  return (await import('./deployment.ts')).deployment
}

afterEach(() => vi.unstubAllEnvs())

it('says what is missing where no database is named, each time it is asked', async () => {
  const deployment = await deploymentWith({})
  expect(deployment).toThrow('DATABASE_URL is not set. Start Octavo with npm start.')
  expect(deployment).toThrow('DATABASE_URL is not set.')
})

it('is one for the whole process, made from its settings, and asks nothing before a reader does', async () => {
  const deployment = await deploymentWith({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    PUBLIC_URL: 'https://octavo.example',
  })
  const site = deployment()
  expect(deployment()).toBe(site)
  expect(site.publicUrl).toBe('https://octavo.example')
  expect(site.database.canWrite()).toBe(true)
  await site.database.close()
})

it('needs no primary where replicas are read', async () => {
  const deployment = await deploymentWith({ READ_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  const { database } = deployment()
  expect([database.canWrite(), database.standing() === null]).toEqual([false, false])
  await database.close()
})
