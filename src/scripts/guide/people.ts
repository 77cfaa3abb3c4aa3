/** The made-up people of the guide, and the work that waits for them at the beginning. */

import pg from 'pg'
import type { Page } from 'playwright'
import { administrator as first } from '../test/prepare.ts'
import type { Camera } from './camera.ts'

/** The page of each person; people who are not needed are not signed in. */
export type People = { writer: Page; editor: Page; administrator: Page }

const writer = { name: 'Ada Brook', role: 'writer', services: ['flowers', 'food'] }
const editor = { name: 'Ben Okafor', role: 'editor', services: ['flowers', 'food'] }
const administratorName = 'Cleo Marsh'

/** What readers asked for in vain, and how often. */
const asked = { 'sea campion': 9, 'ice plant': 6, 'moon carrot': 4 }

/** Makes the accounts as an administrator does by program, and signs them in. */
export async function gather(camera: Camera, databaseUrl: string): Promise<People> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('update users set name = $1 where email = $2', [administratorName, first.email])
    for (const [name, times] of Object.entries(asked))
      await client.query(
        `insert into serving.asked (service, name, day, times) values ('flowers', $1, current_date, $2)`,
        [name, times],
      )
  } finally {
    await client.end()
  }
  const administrator = await camera.signIn(first)
  const join = async (person: { name: string; role: string; services: string[] }): Promise<Page> => {
    const email = `${person.name.toLowerCase().replace(' ', '.')}@example.org`
    const password = `the password of ${person.name}`
    await askCms(administrator, 'POST', 'users', { ...person, email, password })
    return camera.signIn({ email, password })
  }
  return { administrator, writer: await join(writer), editor: await join(editor) }
}

/** Asks the REST of the CMS as the person of a page. Throws an Error with its answer where it refused. */
export async function askCms<T = unknown>(page: Page, method: string, place: string, body?: object): Promise<T> {
  const { status, answer } = await page.evaluate(
    async ({ method, place, body }) => {
      const response = await fetch(`/cms/api/${place}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: response.status, answer: await response.json() }
    },
    { method, place, body },
  )
  if (status >= 300) throw new Error(`${method} ${place} was answered ${status}: ${JSON.stringify(answer)}`)
  return answer as T
}

/** The number of an entry, by the slug of its collection and its own. */
export async function idOfEntry(page: Page, collection: string, slug: string): Promise<number> {
  const answer = await askCms<{ docs: { id: number }[] }>(
    page,
    'GET',
    `${collection}?where[slug][equals]=${slug}&depth=0&limit=1`,
  )
  const [entry] = answer.docs
  if (!entry) throw new Error(`There is no ${slug} among ${collection}.`)
  return entry.id
}
