/** The way in, as people go it: invited, a password, a second factor, a recovery code, and signed out from elsewhere. */
import { createHmac } from 'node:crypto'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#src/scripts/test/prepare.ts'
import { openBrowser, signIn, siteUrl } from './browser.ts'

const email = `invited-${Date.now()}@example.org`
const password = 'seven small boats at sea'

let browser: Browser
let admin: Page
let context: BrowserContext
let page: Page
/** What the policy of the admin refused on these pages, and what broke. */
const refused: string[] = []

beforeAll(async () => {
  browser = await openBrowser()
  admin = await signIn(browser, administrator)
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  page = await context.newPage()
  for (const watched of [admin, page]) {
    watched.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text())
    })
    watched.on('pageerror', (error) => refused.push(error.message))
  }
})
afterAll(() => browser?.close())

const button = (on: Page, name: string) => on.getByRole('button', { name, exact: true })
const inside = (on: Page) => on.waitForURL(/\/admin\/?$/)

/** What an authenticator app shows, for the half minute so many after this. */
function codeOf(secret: string, later = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret.replaceAll(' ', '')]
    .map((sign) => letters.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) as number) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

async function givePassword(on: Page): Promise<void> {
  await on.goto(`${siteUrl()}/admin/login`)
  await on.fill('input[name=email]', email)
  await on.fill('input[name=password]', password)
  await button(on, 'Sign in').click()
}

let link: string

test('an administrator invites somebody, and is shown the link', async () => {
  await admin.goto(`${siteUrl()}/admin/collections/users/create`)
  await admin.fill('input[name=name]', 'Inge')
  await admin.fill('input[name=email]', email)
  await admin.getByLabel('Editor: writes and publishes').check()
  await button(admin, 'Invite').click()
  link = String(await admin.locator('code.link').textContent())
  expect(link).toMatch(/\/admin\/set-password#[\w-]{43}$/)
})

test('who is invited chooses a password, which has to be a good one, and is in', async () => {
  const own = link.replace(/^.*(?=\/admin)/, siteUrl())
  await page.goto(own)
  await page.getByRole('heading', { name: 'Welcome, Inge' }).waitFor()
  await page.fill('input[name=password]', 'password1234')
  await button(page, 'Begin').click()
  await page.locator('.refusal', { hasText: 'many people use' }).waitFor()
  await page.fill('input[name=password]', password)
  await button(page, 'Begin').click()
  await inside(page)

  const second = await context.newPage()
  await second.goto(own)
  await second.getByRole('heading', { name: 'not good any more' }).waitFor()
  await second.close()
})

let secret: string
let codes: string[]

test('they add an authenticator, and are shown recovery codes', async () => {
  await page.goto(`${siteUrl()}/admin/account`)
  await button(page, 'Add an authenticator app').click()
  await page.fill('input[name=currentPassword]', password)
  await button(page, 'Go on').click()
  secret = String(await page.locator('code.secret').textContent())
  await page.locator('svg.qr path').waitFor()
  await page.fill('input[name=code]', codeOf(secret))
  await button(page, 'Turn it on').click()
  await page.locator('.recovery-codes code').nth(9).waitFor()
  codes = await page.locator('.recovery-codes code').allInnerTexts()
  expect(codes).toHaveLength(10)
  await button(page, 'I have kept them').click()
  await page.getByText('10 recovery codes are left.').waitFor()
})

test('they sign out, and in again with a code', async () => {
  await page.goto(`${siteUrl()}/admin/logout`)
  await page.waitForURL(/\/admin\/login/)
  await givePassword(page)
  await page.fill('input[name=code]', '000000')
  await button(page, 'Sign in').click()
  await page.locator('.refusal', { hasText: 'not right' }).waitFor()
  // That of before counts once; this one counts already, and still does when the half minute turns.
  await page.fill('input[name=code]', codeOf(secret, 1))
  await button(page, 'Sign in').click()
  await inside(page)
})

test('they sign in elsewhere with a recovery code, and end that from here', async () => {
  const elsewhere = await (await browser.newContext()).newPage()
  await givePassword(elsewhere)
  await button(elsewhere, 'Use a recovery code').click()
  await elsewhere.fill('input[name=code]', String(codes[0]))
  await button(elsewhere, 'Sign in').click()
  await inside(elsewhere)

  await page.goto(`${siteUrl()}/admin/account`)
  await page.getByText('9 recovery codes are left.').waitFor()
  expect(await page.locator('.sessions li').count()).toBe(2)
  await page.getByRole('button', { name: 'Sign out: Chrome on Linux' }).click()
  await page.locator('.sessions li').nth(1).waitFor({ state: 'detached' })
  await elsewhere.goto(`${siteUrl()}/admin`)
  await elsewhere.waitForURL(/\/admin\/login/)
  await page.reload()
  await page.getByText('9 recovery codes are left.').waitFor()
})

test('the CMS has no form of its own for a new password, and every page for strangers has a main part', async () => {
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`${siteUrl()}/admin/reset/a-token`)
  await stranger.getByRole('heading', { name: 'not good any more' }).waitFor()
  for (const place of ['reset/a-token', 'forgot', 'unauthorized', 'logout-inactivity', 'users/verify/a-token']) {
    await stranger.goto(`${siteUrl()}/admin/${place}`)
    await expect.poll(async () => [place, await stranger.getByRole('main').count()]).toEqual([place, 1])
  }
  await stranger.context().close()
})

test('the policy of the admin had nothing to refuse', () => {
  expect(refused).toEqual([])
})
