/** Two people at one entry, each in a browser: no word of either is lost, and both know of the other. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginEntry, boxOfText, makePerson, nameSource, openBrowser, signIn, siteUrl } from './browser.ts'

let browser: Browser
let ann: Page
let ben: Page
let id: string

beforeAll(async () => {
  browser = await openBrowser()
  ann = await signIn(browser, await makePerson('editor'))
  ben = await signIn(browser, await makePerson('administrator'))
})
afterAll(() => browser?.close())

/** What the CMS answers to somebody. */
const asked = (page: Page, address: string): Promise<Record<string, unknown>> =>
  page.evaluate(async (url) => (await fetch(url)).json(), `${siteUrl()}/cms/api/${address}`)

const latest = (page = ann) => asked(page, `flowers/${id}?draft=true&depth=0`)
const counted = async () => (await asked(ann, 'flowers/count')).totalDocs
const openOf = async (page: Page) => {
  await page.goto(`${siteUrl()}/admin/collections/flowers/${id}`)
  await page.locator('#field-scent').waitFor()
}

test('opening the way to a new entry stores nothing; its name does', async () => {
  const before = await counted()
  await ann.goto(`${siteUrl()}/admin/collections/flowers/create`)
  await ann.locator('#action-begin').waitFor()
  await ann.click('#action-begin')
  await ann.getByText('Give it a name.').waitFor()
  expect(await counted()).toBe(before)
  await beginEntry(ann, 'flowers', `Shared gentian ${Date.now()}`)
  id = /flowers\/(\d+)/.exec(ann.url())?.[1] as string
  expect(await counted()).toBe(Number(before) + 1)
})

test('each sees that the other is here, and in which field', async () => {
  await openOf(ben)
  await ben.click('#field-scent')
  await ann.locator('.together').getByText('The administrator').waitFor()
  await ann.locator('.together').getByText('in Scent').waitFor()
  await ben.locator('.together').getByText('The editor').waitFor()
  expect(await latest()).toMatchObject({ revision: 0 })
})

test('what they write in different fields is kept, and comes into the form of the other', async () => {
  await Promise.all([ann.fill('#field-scent', 'Faint.'), ben.fill('#field-nativeRange', 'The Alps.')])
  await expect.poll(latest).toMatchObject({ scent: 'Faint.', nativeRange: 'The Alps.' })
  await expect.poll(() => ann.inputValue('#field-nativeRange')).toBe('The Alps.')
  await expect.poll(() => ben.inputValue('#field-scent')).toBe('Faint.')
  await ann.locator('.together__taken').getByText('The administrator changed Native range').waitFor()
})

/** Both write the same field: Ben is stored first, while Ann has no connection. */
async function bothWrite(field: string, write: (page: Page, text: string) => Promise<void>) {
  await ann.context().setOffline(true)
  await write(ann, 'As Ann says.')
  await write(ben, 'As Ben says.')
  await expect.poll(async () => JSON.stringify((await latest(ben))[field])).toContain('As Ben says.')
  await ann.context().setOffline(false)
  await ann.locator('dialog.choose').waitFor()
  const shown = await ann.locator('dialog.choose pre').allTextContents()
  expect(shown).toEqual([expect.stringContaining('As Ann says.'), expect.stringContaining('As Ben says.')])
}

test('where they write the same, both texts are shown, and what is chosen stays', async () => {
  await bothWrite('summary', (page, text) => page.fill('#field-summary', text))
  await ann.getByRole('button', { name: 'Keep mine' }).click()
  await ann.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(latest).toMatchObject({ summary: 'As Ann says.' })
  await expect.poll(() => ben.inputValue('#field-summary')).toBe('As Ann says.')
  const versions = await asked(ann, `flowers/versions?where[parent][equals]=${id}&limit=50&depth=0`)
  expect(JSON.stringify(versions)).toContain('As Ben says.')
})

test('rich text is shown as words, and taken from the other whole', async () => {
  await bothWrite('appearance', async (page, words) => {
    await boxOfText(page, 'appearance').click()
    await page.keyboard.type(words)
  })
  await ann.getByRole('button', { name: 'Take theirs' }).click()
  await ann.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => boxOfText(ann, 'appearance').textContent()).toBe('As Ben says.')
  const { docs } = await asked(ann, `flowers/versions?where[parent][equals]=${id}&limit=50&depth=0`)
  const stored = (docs as { version: { appearance: unknown } }[]).map(({ version }) => version.appearance)
  expect(JSON.stringify(stored)).not.toContain('Ann')
})

test('what one saves while the other waits for the answer to a button stays in both forms', async () => {
  let letArrive = () => {}
  const mayArrive = new Promise<void>((resolve) => {
    letArrive = resolve
  })
  const isOfButton = (url: URL) => url.pathname.endsWith(`/flowers/${id}`) && !url.searchParams.has('autosave')
  await ann.route(isOfButton, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    const response = await route.fetch()
    await mayArrive
    await route.fulfill({ response })
  })
  await ann.fill('#field-scientificName', 'Gentiana socialis')
  await ann.click('#action-save-draft')
  await expect.poll(latest).toMatchObject({ scientificName: 'Gentiana socialis' })
  await ben.fill('#field-nativeRange', 'The Carpathians.')
  await expect.poll(() => ann.inputValue('#field-nativeRange')).toBe('The Carpathians.')
  letArrive()
  // Her form takes no words until the button is answered.
  await ann.fill('#field-summary', 'Written afterwards.')
  await expect.poll(latest).toMatchObject({ summary: 'Written afterwards.', nativeRange: 'The Carpathians.' })
  expect(await ann.inputValue('#field-nativeRange')).toBe('The Carpathians.')
  await ann.unroute(isOfButton)
})

test('what is not published can be dropped, for everyone who has it open', async () => {
  await nameSource(ann, id)
  // What the other form has is taken over before it is published.
  await ann.reload()
  await ann.locator('#field-scent').waitFor()
  await ann.click('#action-save')
  await expect.poll(latest).toMatchObject({ _status: 'published' })
  await ben.fill('#field-scent', 'Strong.')
  await expect.poll(() => ann.inputValue('#field-scent')).toBe('Strong.')
  await ben.click('#action-revert-to-published')
  await ben.locator('#confirm-action:visible').click()
  await expect.poll(() => ben.inputValue('#field-scent')).toBe('Faint.')
  await expect.poll(() => ann.inputValue('#field-scent')).toBe('Faint.')
})

test('who goes is gone', async () => {
  await ben.goto(`${siteUrl()}/admin`)
  await expect.poll(() => ann.locator('.together__people li').count()).toBe(0)
})
