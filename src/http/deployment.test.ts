import { expect, it, vi } from 'vitest'
import { readEnv } from '#src/env.ts'

let processes = 0

/** The deployment of a process that was started with these settings. */
async function deploymentWith(settings: Readonly<Record<string, string>>) {
  processes += 1
  vi.doMock('#src/env.ts', () => ({ env: readEnv(settings) }))
  // By another address it is another module: that of other files stays loaded.
  const address = `./deployment.ts?process=${processes}`
  const { deployment }: typeof import('./deployment.ts') = await import(/* @vite-ignore */ address)
  vi.doUnmock('#src/env.ts')
  return deployment
}

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
