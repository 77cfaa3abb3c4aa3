/** Clients of the API, compiled strictly and on a running server: the one that each deployment writes, and those that generators make of OpenAPI. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { shortOf, shownAnswers } from '#src/http/shown-answers.ts'
import { network, type OwnerId, services } from '#src/services.ts'
import { askServer } from '#test/contract/ask.ts'
import { type Served, type StartedCatalogue, startCatalogue } from '#test/contract/catalogue.ts'
import { toolsOf } from '#tools/index.ts'
import type { AnyTool } from '#tools/tool.ts'

/** Most bytes of the module, compressed: types are not among them. */
const MOST_BYTES = 5000

let world: StartedCatalogue
let served: Served
let folder: string

const surfaces: readonly { id: OwnerId; base: string }[] = [
  { id: network.id, base: '' },
  ...services.map(({ id, path: servicePath }) => ({ id, base: `/${servicePath}` })),
]

const get = (url: string, headers: Record<string, string> = {}) => askServer(served.port, { url, headers })

beforeAll(async () => {
  world = await startCatalogue()
  served = await world.serve()
  folder = mkdtempSync(path.join(inject('folder'), 'clients-'))
  // Modules, whatever stands in the folders above.
  writeFileSync(path.join(folder, 'package.json'), json({ type: 'module' }))
  for (const { id, base } of surfaces) {
    mkdirSync(path.join(folder, id))
    for (const file of ['client.js', 'client.d.ts'])
      writeFileSync(path.join(folder, id, file), (await get(`${base}/api/v1/${file}`)).body)
  }
})
afterAll(() => world.stop())

/** What is used of a client here; that its types are true is compiled below. */
type Tool = ((input?: object, options?: object) => Promise<Record<string, unknown>>) & {
  all(input?: object): AsyncGenerator<{ slug: string }>
}
type Tools = Record<string, Tool> & { flowers: Record<string, Tool> }
type Module = { octavo(options?: object): Tools; OctavoError: new () => Error }

const moduleOf = (id: OwnerId): Promise<Module> => import(pathToFileURL(path.join(folder, id, 'client.js')).href)

it('is sent as a module and its types, to whoever asks, and is not sent twice', async () => {
  for (const [file, type] of [
    ['client.js', 'text/javascript; charset=utf-8'],
    ['client.d.ts', 'application/typescript; charset=utf-8'],
  ] as const) {
    const { status, headers } = await get(`/flowers/api/v1/${file}`)
    expect([status, headers['content-type'], headers['access-control-allow-origin']]).toEqual([200, type, '*'])
    const again = await get(`/flowers/api/v1/${file}`, { 'if-none-match': String(headers.etag) })
    expect([again.status, again.body]).toEqual([304, ''])
    expect((await get(`/flowers/api/v1/${file}?x=1`)).status).toBe(400)
    const post = await askServer(served.port, { method: 'POST', url: `/flowers/api/v1/${file}` })
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
  }
})

it('weighs less than 5 kB compressed, with all catalogues in it', async () => {
  for (const coding of ['br', 'gzip']) {
    const { bytes, headers } = await get('/api/v1/client.js', { 'accept-encoding': coding })
    expect(headers['content-encoding']).toBe(coding)
    expect(bytes.length).toBeLessThan(MOST_BYTES)
  }
})

it('has each tool of each catalogue and of the network under its name', async () => {
  const whole = (await moduleOf(network.id)).octavo()
  expect(Object.keys(whole)).toEqual([...Object.keys(toolsOf(network.id)), ...services.map(({ id }) => id)])
  for (const { id } of services) {
    const names = Object.keys(toolsOf(id))
    expect(Object.keys(whole[id] ?? {})).toEqual(names)
    expect(Object.keys((await moduleOf(id)).octavo())).toEqual(names)
  }
})

it('compiles strictly with what each tool is asked and answers, and with nothing else', async () => {
  const lines = await Promise.all(
    surfaces.map(async ({ id }) => {
      const tools = id === network.id ? 'octavo()' : `octavo().${id}`
      const shown = await shownAnswers(id, served.site)
      return Object.entries(toolsOf(id)).flatMap(([name, { example }]) => {
        const answer = shown.get(name)
        return [
          `export const ask_${id}_${name} = () => ${tools}.${name}(${JSON.stringify(example)})`,
          // A literal may have no field that its type has not.
          ...(answer
            ? [`export const ${id}_${name}: Awaited<ReturnType<typeof ask_${id}_${name}>> = ${json(shortOf(answer))}`]
            : []),
        ]
      })
    }),
  )
  const head = "import { octavo } from './network/client.js'\nimport type { flowers } from './network/client.js'"
  writeFileSync(path.join(folder, 'examples.ts'), [head, ...lines.flat(), mistakes].join('\n'))
  for (const { id } of services) {
    const [name, { example }] = Object.entries(toolsOf(id))[0] as [string, AnyTool]
    const program = `import { octavo } from './client.js'\nexport const told = octavo().${name}(${json(example)})\n`
    writeFileSync(path.join(folder, id, 'example.ts'), program)
  }
  const files = ['examples.ts', ...services.map(({ id }) => `${id}/example.ts`)]
  writeFileSync(path.join(folder, 'tsconfig.json'), json({ compilerOptions: strict, files }))
  expect(await run(path.resolve('node_modules/.bin/tsc'), ['--project', folder], folder)).toBe('')
})

it('gives what the API answers, over all pages where there are several', async () => {
  const { flowers, today } = (await moduleOf(network.id)).octavo() as Tools & { flowers: { list_flowers: Tool } }
  expect(await flowers.get_flower?.({ name: 'lotus' })).toEqual(
    (await get('/flowers/api/v1/get_flower?name=lotus')).json(),
  )
  expect(await today?.()).toEqual((await get('/api/v1/today')).json())
  const { total } = await flowers.list_flowers({ color: 'red', limit: 1 })
  const slugs = []
  for await (const { slug } of flowers.list_flowers.all({ color: 'red', limit: 7 })) slugs.push(slug)
  expect(slugs.length).toBeGreaterThan(14)
  expect([slugs.length, new Set(slugs).size]).toEqual([total, total])
})

it('throws what the API refuses, with its code and what to do', async () => {
  const { octavo, OctavoError } = await moduleOf('flowers')
  const thrown = (input: object) =>
    octavo()
      .get_flower?.(input)
      .catch((error: unknown) => error)
  expect(await thrown({ name: 'rozze' })).toBeInstanceOf(OctavoError)
  expect(await thrown({ name: 'rozze' })).toMatchObject({
    code: 'not_found',
    status: 404,
    did_you_mean: expect.arrayContaining([expect.objectContaining({ slug: 'rose' })]),
  })
  expect(await thrown({ nam: 'rose' })).toMatchObject({
    code: 'invalid_request',
    errors: expect.arrayContaining([expect.objectContaining({ parameter: 'nam', nearest: ['name'] })]),
  })
})

it('is told how long to wait where the limit is used up, and does not ask for what it has', async () => {
  const limited = await world.serve({ RATE_LIMIT_PER_MINUTE: 3 })
  const { octavo } = await moduleOf('flowers')
  const statuses: number[] = []
  const counted = async (address: string, init?: RequestInit) => {
    const response = await fetch(address, init)
    statuses.push(response.status)
    return response
  }
  const { get_flower: getFlower } = octavo({ base: `${limited.baseUrl}/flowers`, keep: 10, fetch: counted })
  const rose = await getFlower?.({ slug: 'rose' })
  expect(await getFlower?.({ slug: 'rose' })).toEqual(rose)
  await getFlower?.({ slug: 'lotus' })
  const refused = await getFlower?.({ slug: 'tulip' }).catch((error: unknown) => error)
  expect(statuses).toEqual([200, 304, 200, 429])
  expect(refused).toMatchObject({ code: 'too_many_requests' })
  // The clock of the server stands still, and a window may end at any second of its minute.
  expect((refused as { retry_after: number }).retry_after).toBeGreaterThan(0)
})

it('runs the program that the README shows', async () => {
  const [, program = ''] = /^```js\n(.+?)^```$/ms.exec(readFileSync('README.md', 'utf8')) ?? []
  const file = path.join(folder, network.id, 'readme.mjs')
  writeFileSync(file, program)
  const said = await run(process.execPath, [file], folder)
  expect(said).toMatch(/^Rose$/m)
  expect(said).toContain("name: 'Lotus'")
})

it('is described so that three generators make clients, which compile strictly and run', async () => {
  const project = path.join(folder, 'made')
  mkdirSync(project)
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'), 'junction')
  writeFileSync(path.join(project, 'openapi.json'), (await get('/flowers/api/v1/openapi.json')).body)
  const commands = generators.map(([file, ...args]) => [path.resolve('node_modules', file), ...args])
  await Promise.all(commands.map((args) => run(process.execPath, args, project)))
  writeFileSync(path.join(project, 'main.ts'), asking)
  writeFileSync(path.join(project, 'tsconfig.json'), json({ compilerOptions: asGenerated, include: ['**/*.ts'] }))
  expect(await run(path.resolve('node_modules/.bin/tsc'), ['--project', project], project)).toBe('')
  const [entry, outfile] = [path.join(project, 'main.ts'), path.join(project, 'main.mjs')]
  await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node' })
  const { total } = (await get('/flowers/api/v1/list_flowers?color=red')).json()
  expect(JSON.parse(await run(process.execPath, [outfile], project))).toEqual(
    generators.map(() => ({ name: 'Rose', total, code: 'not_found' })),
  )
})

/** What a program says, whether it ends well or not. */
const run = async (file: string, args: readonly string[], cwd: string): Promise<string> =>
  (await promisify(execFile)(file, args, { cwd }).catch((failed) => failed)).stdout

/** Those that run beside the compiler of this project: their commands in `node_modules`, of which two have one name there. */
const generators: readonly (readonly [string, ...string[]])[] = [
  [
    'swagger-typescript-api/dist/cli.mjs',
    'generate',
    '--path',
    'openapi.json',
    '--output',
    'swagger',
    '--name',
    'api.ts',
  ],
  ['openapi-typescript-codegen/bin/index.js', '--input', 'openapi.json', '--output', 'codegen'],
  ['oazapfts/dist/cli.js', 'openapi.json', 'oazapfts.ts'],
]

/** One entry, one list and one refusal, by each of these clients. */
const asking = `
import { ApiError, GetService, ListService } from './codegen'
import { getFlower, listFlowers } from './oazapfts'
import { Api, type HttpResponse, type Problem } from './swagger/api'

const { getFlower: entry, listFlowers: list } = new Api()
const first = {
  name: (await entry.getFlower({ slug: 'rose' })).data.name,
  total: (await list.listFlowers({ color: 'red' })).data.total,
  code: await entry.getFlower({ slug: 'rozze' }).then(
    () => '',
    (refused: HttpResponse<unknown, Problem>) => refused.error.code,
  ),
}
const second = {
  name: (await GetService.getFlower('rose')).name,
  total: (await ListService.listFlowers(undefined, undefined, undefined, 'red')).total,
  code: await GetService.getFlower('rozze').then(
    () => '',
    (refused: unknown) => (refused instanceof ApiError ? refused.body.code : refused),
  ),
}
const [opened, listed, missing] = [
  await getFlower({ slug: 'rose' }),
  await listFlowers({ color: 'red' }),
  await getFlower({ slug: 'rozze' }),
]
const third = {
  name: opened.status === 200 && opened.data.name,
  total: listed.status === 200 && listed.data.total,
  code: missing.status === 404 && missing.data.code,
}
console.log(JSON.stringify([first, second, third]))
`

const json = (value: unknown): string => JSON.stringify(value)

const strict = {
  target: 'es2022',
  module: 'nodenext',
  lib: ['es2022', 'dom'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  noEmit: true,
}

/** Their modules name each other without endings, and none of them asks for more than `strict`. */
const asGenerated = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  noEmit: true,
}

/** What has to be refused, and what whoever reads answers writes. */
const mistakes = `
const { flowers: tools, today } = octavo({ wait: 60, keep: 100, key: undefined })
// @ts-expect-error: no colour of the list
export const colour = tools.list_flowers({ color: 'reddish' })
// @ts-expect-error: one of slug and name is to be given
export const nobody = tools.get_flower({})
// @ts-expect-error: a query is required
export const nothing = tools.search()
// @ts-expect-error: no such parameter
export const unknown = today({ day: '2026-11-22' })
// @ts-expect-error: one entry has no pages
export const pages = tools.get_flower.pages({ slug: 'rose' })
export const entry: Promise<flowers.Flower> = tools.get_flower({ slug: undefined, name: 'rose' })
export async function* names(): AsyncGenerator<string> {
  for await (const { name } of tools.list_flowers.all({ color: 'red' })) yield name
}
`
