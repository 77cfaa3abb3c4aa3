/** Pictures in a folder: a save that fails, at whatever moment, leaves every picture its files. */
import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { JobContext } from '#src/jobs/job.ts'
import { picturesJob } from '#src/jobs/pictures.ts'
import type { Media } from '#src/payload-types.ts'
import { sessionTokenOf } from '#test/session-token-of.ts'
import { type World, world } from '#test/world.ts'

const words = { alt: 'A field', credit: 'A painter', licence: 'CC0 1.0' }
const crop = 'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50'
const half = `?${crop}&uploadEdits[widthInPixels]=350&uploadEdits[heightInPixels]=350`

let here: World
let folder: string
let token: string

beforeAll(async () => {
  here = await world()
  folder = path.join(String(process.env.DATA_DIR), 'media')
  const email = 'editor@example.org'
  const data = { name: 'Editor', email, password: 'the long password of a test', role: 'administrator' as const }
  await here.payload.create({ collection: 'users', data: { ...data, services: [] } })
  token = await sessionTokenOf(here.payload, email)
  await here.database.execute(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused at commit'; end $$`,
  )
})
afterEach(() => here.database.execute('drop trigger if exists at_commit on media'))
afterAll(() => here.close())

/** Refuses the COMMIT of whatever changes a picture. */
const refuseCommits = () =>
  here.database.execute(
    `create constraint trigger at_commit after insert or update or delete on media
     deferrable initially deferred for each row execute function refuse()`,
  )

test('a save that is refused at its COMMIT leaves them, whatever it was to do', async () => {
  const { doc } = await upload('kept.png')
  expect(filesOf(doc).filter((file) => !readdirSync(folder).includes(file))).toEqual([])
  await refuseCommits()
  const refused = [
    await save('DELETE', `media/${doc.id}`),
    await save('DELETE', `media?where[id][equals]=${doc.id}`),
    await save('PATCH', `media/${doc.id}${half}`, words),
    await save('PATCH', `media/${doc.id}`, await form('other.png')),
    await upload('new.png'),
  ]
  expect(refused.filter(({ status }) => status < 400)).toEqual([])
  await here.database.execute('drop trigger at_commit on media')
  await removeUnneeded()
  expect(await seen(doc)).toEqual(filesOf(doc).map(() => 200))
})

test('what a save replaced is removed by a job, once it is stored', async () => {
  const { doc } = await upload('replaced.png')
  const { doc: cropped } = await save('PATCH', `media/${doc.id}${half}`, words)
  expect([cropped.width, filesOf(cropped).filter((file) => filesOf(doc).includes(file))]).toEqual([350, []])
  expect(await removeUnneeded()).toBe('4 files removed')
  expect(readdirSync(folder).filter((file) => filesOf(doc).includes(file))).toEqual([])
  expect(await seen(cropped)).toEqual(filesOf(cropped).map(() => 200))
  expect((await save('DELETE', `media/${doc.id}`)).status).toBe(200)
  await removeUnneeded()
  expect(readdirSync(folder).filter((file) => filesOf(cropped).includes(file))).toEqual([])
})

test('a folder that takes nothing is a 503, and nothing is stored', async () => {
  const { totalDocs } = await here.payload.count({ collection: 'media' })
  // A file in its place: whoever runs this may write into any folder.
  rmSync(folder, { recursive: true })
  writeFileSync(folder, '')
  const { status, message } = await upload('nowhere.png')
  rmSync(folder)
  expect([status, message]).toEqual([503, expect.stringContaining('Nothing was changed: try again.')])
  expect((await here.payload.count({ collection: 'media' })).totalDocs).toBe(totalDocs)
  expect((await upload('somewhere.png')).status).toBe(201)
})

test('a file that is not there, and a name that leads elsewhere, are a 404', async () => {
  const { doc } = await upload('gone.png')
  rmSync(path.join(folder, String(doc.filename)))
  for (const file of [String(doc.filename), 'nothing.png', '..%2fsecrets', '%2fetc%2fpasswd'])
    expect((await ask(`media/file/${file}`)).status, file).toBeGreaterThanOrEqual(400)
  expect((await save('PATCH', `media/${doc.id}${half}`, words)).status).toBe(400)
})

const filesOf = ({ filename, sizes }: Media): string[] =>
  [filename, sizes?.card?.filename, sizes?.page?.filename].flatMap((file) => (file ? [file] : []))

/** What is answered for each file of a picture. */
const seen = async (doc: Media): Promise<number[]> =>
  Promise.all(filesOf(doc).map(async (file) => (await ask(`media/file/${file}`)).status))

const upload = async (name: string) => save('POST', 'media', await form(name))

async function form(name: string): Promise<FormData> {
  const size = { width: 700, height: 350, channels: 3 as const }
  const data = await sharp(randomBytes(700 * 350 * 3), { raw: size })
    .png()
    .toBuffer()
  const sent = new FormData()
  sent.set('file', new Blob([new Uint8Array(data)], { type: 'image/png' }), name)
  sent.set('_payload', JSON.stringify(words))
  return sent
}

async function save(method: string, address: string, body?: object) {
  const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body)
  const headers = typeof sent === 'string' ? { 'content-type': 'application/json' } : {}
  const response = await ask(address, { method, headers, ...(sent && { body: sent }) })
  const answer = (await response.json()) as { doc: Media; errors?: { message: string }[] }
  return { status: response.status, doc: answer.doc, message: answer.errors?.[0]?.message ?? '' }
}

function ask(address: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  const request = new Request(`http://localhost:3000/cms/api/${address}`, {
    ...init,
    headers: { authorization: `JWT ${token}`, ...(headers as Record<string, string>) },
  })
  return handleEndpoints({ config: here.payload.config, request, payloadInstanceCacheKey: here.key })
}

const removeUnneeded = (): Promise<string> =>
  picturesJob.run({
    database: here.database,
    transaction: (work) => work(here.database.execute),
    now: new Date(),
    changed: () => {},
  } as JobContext)
