/** What docs/deploy says of Octavo is what Octavo knows: settings, files and the order of things. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readEnv, settings } from '#src/env.ts'

type Service = {
  image: string
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: object
}

const root = fileURLToPath(new URL('..', import.meta.url))
const deploy = path.join(root, 'docs', 'deploy')
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8')

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
    volumes: Record<string, null>
  }
  const ours = Object.entries(services).filter(([, { image }]) => image === 'octavo')

  it('has PostgreSQL with a replica, an editing server, two readers and a proxy', () => {
    expect(Object.keys(services).sort()).toEqual(['database', 'editor', 'proxy', 'reader-1', 'reader-2', 'replica'])
    expect(ours.map(([name]) => name).sort()).toEqual(['editor', 'reader-1', 'reader-2'])
  })

  it.each(ours)('gives %s settings that Octavo has, each of them one that it takes', (_, { environment = {} }) => {
    expect(Object.keys(environment).filter((name) => !(name in settings))).toEqual([])
    // As Compose fills them in, where POSTGRES_PASSWORD and OCTAVO_SECRET are set and nothing else is.
    const filled = Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, __, otherwise) => otherwise ?? 'a-long-word-of-a-test'),
    ])
    expect(() => readEnv(Object.fromEntries(filled))).not.toThrow()
  })

  it('has readers read the replica, and ask the editing server', () => {
    for (const name of ['reader-1', 'reader-2'])
      expect(services[name]?.environment).toMatchObject({
        ROLE: 'reader',
        READ_DATABASE_URL: expect.stringContaining('@replica:5432/'),
        EDITING_URL: 'http://editor:3000',
      })
    expect(services.editor?.environment?.READ_DATABASE_URL).toBeUndefined()
  })

  it('waits only for what is there and tells that it is well, and mounts only what is there', () => {
    for (const [name, { depends_on = {}, volumes: mounts = [] }] of Object.entries(services)) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        expect([name, condition]).toEqual([name, 'service_healthy'])
        expect(services[other]?.healthcheck ?? services[other]?.image, `${name} waits for ${other}`).toBeTruthy()
      }
      for (const [from = ''] of mounts.map((mount) => mount.split(':')))
        expect(
          from.startsWith('.') ? existsSync(path.join(deploy, from)) : from.startsWith('/') || from in volumes,
        ).toBe(true)
    }
  })

  it('is asked by the proxy at the names of its readers', () => {
    const asked = [...read('nginx.conf').matchAll(/^\s*server (\S+):3000/gm)].map(([, name]) => name)
    expect(asked).toEqual(['reader-1', 'reader-2'])
  })
})

describe('the image', () => {
  const text = read('Dockerfile')

  it('is of a Node that Octavo takes, runs as nobody in particular, and tells whether it can answer', () => {
    const versions = [...text.matchAll(/^FROM node:(\d+)-/gm)].map(([, version]) => Number(version))
    expect(versions).toHaveLength(2)
    expect(new Set(versions).size).toBe(1)
    expect(versions[0]).toBeGreaterThanOrEqual(20)
    expect(text).toMatch(/^USER node$/m)
    expect(text).toMatch(/^HEALTHCHECK [\s\S]+\/readyz/m)
  })

  it('is made and started by what the project has', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    for (const [, name = ''] of text.matchAll(/npm run ([a-z-]+)/g)) expect(scripts).toHaveProperty(name)
    expect(`node ${started(text)}`).toBe(scripts.start)
    for (const [, names = ''] of text.matchAll(/^ENV (.+)$/gm))
      expect(
        names
          .split(' ')
          .map((pair) => pair.split('=')[0])
          .filter(isUnknown),
      ).toEqual([])
  })

  const started = (dockerfile: string) => (JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[])[1]
})

describe('the unit of systemd', () => {
  it('starts what npm start does, with settings that Octavo has', () => {
    const text = read('octavo.service')
    expect(text).toMatch(/^ExecStart=\/usr\/bin\/env node src\/scripts\/start\.mjs$/m)
    const [, given = ''] = /^Environment=(.+)$/m.exec(text) ?? []
    expect(
      given
        .split(' ')
        .map((pair) => pair.split('=')[0])
        .filter(isUnknown),
    ).toEqual([])
  })
})

const isUnknown = (name = ''): boolean => name !== 'NODE_ENV' && !(name in settings)
