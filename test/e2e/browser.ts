/** A real Chromium on the site, and people who sign in to it. */
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright'
import { inject } from 'vitest'
import type { Role } from '#collections/access/person.ts'
import { administrator } from '#src/scripts/test/prepare.ts'
import { sources } from '#test/sources.ts'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The address of the site, without a trailing slash. */
export const siteUrl = (): string => inject('siteUrl')

/** Opens the browser; close it in afterAll. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: inject('browser'), args: ARGUMENTS })

/** Makes an account with this role, by the administrator's hand, and gives how to sign in to it. */
export async function makePerson(role: Role): Promise<{ email: string; password: string }> {
  const person = { email: `${role}-${Date.now()}@example.org`, password: `the password of a ${role}` }
  const { token } = (await sent('users/login', administrator)) as { token: string }
  await sent('users', { ...person, name: `The ${role}`, role }, token)
  return person
}

/** Signs in through the admin's own form and gives the page. */
export async function signIn(browser: Browser, person: { email: string; password: string }): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${siteUrl()}/admin/login`)
  await page.fill('input[name=email]', person.email)
  await page.fill('input[name=password]', person.password)
  await page.click('button[type=submit]')
  await page.waitForURL(/\/admin\/?$/)
  return page
}

/** Begins an entry by its name, as the admin's first step asks for it, and waits for its form. */
export async function beginEntry(page: Page, collection: string, name: string): Promise<void> {
  await page.goto(`${siteUrl()}/admin/collections/${collection}/create`)
  await page.fill('#field-name', name)
  await page.click('#action-begin')
  await page.waitForURL(new RegExp(`collections/${collection}/\\d+`))
  await page.locator('#field-summary').waitFor()
}

/** The box of a rich text, by the name of its field. */
export const boxOfText = (page: Page, field: string): Locator =>
  page.locator(`[data-field-path="${field}"] [contenteditable=true]`)

/** Names a work for the flower of this id, as whoever the page belongs to: without one nothing is published. */
export async function nameSource(page: Page, id: string): Promise<void> {
  const status = await page.evaluate(
    async ({ url, sources }) => {
      const { revision } = await (await fetch(`${url}&depth=0`)).json()
      const headers = { 'content-type': 'application/json' }
      return (await fetch(url, { method: 'PATCH', headers, body: JSON.stringify({ sources, revision }) })).status
    },
    { url: `${siteUrl()}/cms/api/flowers/${id}?draft=true`, sources },
  )
  if (status !== 200) throw new Error(`The source of flower ${id} was answered ${status}.`)
}

async function sent(path: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(`${siteUrl()}/cms/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
