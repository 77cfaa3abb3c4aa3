/** The admin under its own policy: everything editors do in it works, and the browser has nothing to refuse. */
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markdownFromLexical } from '#src/markdown/markdown-from-lexical.ts'
import { administrator } from '#src/scripts/test/prepare.ts'
import { beginEntry, boxOfText, openBrowser, signIn, siteUrl } from './browser.ts'

let browser: Browser
let page: Page
/** What the browser refused, and what broke because of it. */
const refused: string[] = []

beforeAll(async () => {
  browser = await openBrowser()
  page = await signIn(browser, administrator)
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  page.on('pageerror', (error) => refused.push(error.message))
})
afterAll(() => browser?.close())

test('its pages have a policy without unsafe scripts, and a nonce of their own', async () => {
  const policyOf = async () => (await fetch(`${siteUrl()}/admin/login`)).headers.get('content-security-policy') ?? ''
  const [first, second] = [await policyOf(), await policyOf()]
  expect(first).toMatch(/script-src 'self' 'strict-dynamic' 'nonce-[A-Za-z0-9+/=]{24}';/)
  expect(first).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
  expect(first).toMatch(/object-src 'none'/)
  expect(second).not.toBe(first)
  const { headers } = await fetch(`${siteUrl()}/admin`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('referrer-policy')).toBe('same-origin')
})

test('the menu is not opened for a moment while a page loads, and all beside it stays where it is', async () => {
  await page.goto(`${siteUrl()}/admin/collections/picks`)
  await page.locator('.template-default--nav-animate').waitFor()
  /** Where the page begins beside a menu that is said to be so, and how wide it is. */
  const besideMenu = (...states: string[]) =>
    page.evaluate((names) => {
      const whole = document.querySelector('.template-default') as HTMLElement
      whole.style.transition = 'none'
      whole.className = ['', ...names.map((name) => `--nav-${name}`)].map((end) => `template-default${end}`).join(' ')
      const { x, width } = whole.querySelector('.template-default__wrap')?.getBoundingClientRect() ?? {}
      return [x, width]
    }, states)
  // What Payload says one after the other where the menu lies over the page, up to where somebody opens it.
  expect(await besideMenu('open')).toEqual([0, 1280])
  expect(await besideMenu('open', 'hydrated')).toEqual([0, 1280])
  expect(await besideMenu('hydrated')).toEqual([0, 1280])
  expect(await besideMenu('hydrated', 'animate')).toEqual([0, 1280])
  expect(await besideMenu('open', 'hydrated', 'animate')).toEqual([275, 1005])
})

test('an entry of any catalogue is found by keys alone from wherever one is, and opened', async () => {
  const name = `Wayward flower ${Date.now()}`
  await beginEntry(page, 'flowers', name)
  await page.goto(`${siteUrl()}/admin/collections/cheeses`)
  await page.locator('.find-button').waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Name, other name or slug' })
  await field.fill(name.toUpperCase())
  await page.getByRole('option', { name }).getByText('draft', { exact: true }).waitFor()
  await field.fill('gouda')
  await page.getByRole('option', { name: 'Gouda' }).getByText('published', { exact: true }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  const chosen = page.locator('dialog.find').getByRole('option', { selected: true })
  expect(await field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
  const place = await chosen.getAttribute('href')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${place}`)
  expect(await page.locator('dialog.find').count()).toBe(0)
})

test('a list has what tells its entries apart, and is asked for a value of that by one choice', async () => {
  await page.goto(`${siteUrl()}/admin/collections/cheeses`)
  const heads = page.locator('.table thead')
  for (const head of ['Protected name', 'Style', 'Milk', 'Score', 'Review']) await heads.getByText(head).waitFor()
  await page.locator('.list-filters label', { hasText: /^Milk/ }).locator('select').selectOption('yak')
  await page.waitForURL(/yak/)
  await expect
    .poll(() => page.locator('.table tbody .cell-milks').allTextContents())
    .toSatisfy((cells: string[]) => cells.some((cell) => cell.includes('yak')))
  const boxes = page.locator('.table input[type=checkbox]')
  const named = page.locator('.table').getByRole('checkbox', { name: /^Choose / })
  await expect.poll(async () => (await named.count()) > 1 && (await boxes.count()) - (await named.count())).toBe(0)
})

test('a view of a list is kept under a name with its order, and is there again', async () => {
  await page.goto(`${siteUrl()}/admin/collections/cheeses?limit=10&sort=-name&where[or][0][and][0][name][like]=gouda`)
  await page.click('#create-new-preset')
  const drawer = page.locator('.drawer__content:visible')
  await drawer.locator('#field-title').fill('All of Gouda')
  await drawer.locator('#action-save').click()
  await page.locator('#select-preset').getByText('All of Gouda').waitFor()
  await page.goto(`${siteUrl()}/admin/collections/cheeses?sort=name`)
  await page.goto(`${siteUrl()}/admin/collections/cheeses`)
  await page.locator('#select-preset').getByText('All of Gouda').waitFor()
  await page.waitForURL(/sort=-name/)
  expect(await page.locator('.table tbody tr').first().textContent()).toMatch(/gouda/i)
})

test('the dashboard, a list, a form with rich text, an upload and the calendar of picks work under it', async () => {
  const go = (place: string) => page.goto(`${siteUrl()}/admin${place}`)
  await go('')
  await page.locator('.waiting').first().waitFor()
  await go('/collections/flowers')
  await page.locator('.table tbody tr').first().waitFor()

  await beginEntry(page, 'flowers', `Policy flower ${Date.now()}`)
  await page.fill('#field-summary', 'It grows under a policy.')
  const text = boxOfText(page, 'appearance')
  await text.click()
  await page.keyboard.press('Control+B')
  await page.keyboard.type('Words that are made bold.')
  await text.locator('strong').first().waitFor()
  await page.getByText('5 words').waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.type('/table')
  await page.locator('.slash-menu-popup button', { hasText: 'Table' }).click()
  for (const field of ['rows', 'columns']) await page.fill(`#field-${field}`, '2')
  await page.locator('.drawer--is-open .form-submit button').first().click()
  for (const [at, words] of ['Sown', 'Seeds', 'March', '20'].entries()) {
    await text.locator('td, th').nth(at).click()
    await page.keyboard.type(words)
  }
  await page.click('#action-save-draft')
  await page.waitForURL(/flowers\/\d+/)
  const stored = () =>
    page.evaluate(
      (id) => fetch(`/cms/api/flowers/${id}?draft=true`).then((reply) => reply.json()),
      /flowers\/(\d+)/.exec(page.url())?.[1],
    )
  await expect
    .poll(async () => markdownFromLexical((await stored()).appearance))
    .toBe('**Words that are made bold.**\n\n| Sown | Seeds |\n| - | -: |\n| March | 20 |')

  await go('/collections/media/create')
  const red = { create: { width: 60, height: 40, channels: 3, background: 'red' } } as const
  const buffer = await sharp(red).png().toBuffer()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: `red-${Date.now()}.png`, mimeType: 'image/png', buffer })
  for (const [field, words] of Object.entries({ alt: 'Red', credit: 'Nobody', licence: 'CC0' }))
    await page.fill(`#field-${field}`, words)
  await page.click('#action-save')
  await page.waitForURL(/media\/\d+/)

  await go('/collections/picks')
  await page.locator('.picks-calendar [data-day]').first().waitFor()
  expect(refused).toEqual([])
})

test('an announced change is chosen among the days of the rule, before the day is saved, and says what it replaces', async () => {
  await beginEntry(page, 'flower-days', `Moved day ${Date.now()}`)
  await page.getByRole('button', { name: 'Dates', exact: true }).click()
  await page.getByRole('button', { name: 'Add Rule' }).click()
  await page.locator('.thumbnail-card').getByText('Fixed date', { exact: true }).click()
  await page.fill('#field-rule__0__month', '5')
  await page.fill('#field-rule__0__day', '8')
  await page.getByRole('button', { name: 'Add Change' }).click()
  await page.getByLabel('Year', { exact: true }).selectOption('2027')
  // It falls once in a year: its day is chosen with that.
  await page.locator('.replaces', { hasText: 'Confirmed: Saturday, 8 May 2027' }).waitFor()
  expect(await page.inputValue('#field-overrides__0__of')).toBe('2027-05-08')
  await page.fill('#field-overrides__0__to', '2027-05-10')
  await page.locator('.replaces', { hasText: 'Monday, 10 May 2027, 2 days later' }).waitFor()
  await page.fill('#field-overrides__0__to', '2028-06-01')
  await page.locator('.replaces.trouble', { hasText: 'it falls on 2028-05-08 too' }).waitFor()
})

test('a publish that is refused says so at the field, and leads there', async () => {
  await beginEntry(page, 'flowers', `Refused flower ${Date.now()}`)
  await page.getByRole('button', { name: 'Pictures', exact: true }).click()
  await page.click('#action-save')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-summary')
  await page
    .locator('.field-type:has(#field-summary) .tooltip--show, .field-type:has(#field-summary) .field-error')
    .first()
    .waitFor()
  await page.fill('#field-summary', 'It says what it rests on, and names nothing.')
  await page.click('#action-save')
  await page
    .locator('.payload-toast-item')
    .filter({ hasText: 'cannot be published.' })
    .filter({ hasText: 'Questions and sources › Sources – ' })
    .waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Add Source')
  await page.locator('.tabs-field__tab-button--has-error', { hasText: 'Questions and sources' }).waitFor()
})

test('whatever can be pressed or filled in on the form of an entry has a name', async () => {
  const unnamed = () =>
    page.evaluate(() => {
      const all = 'button, a[href], input:not([type=hidden]), select, textarea, [contenteditable=true]'
      const isNamed = (one: HTMLElement) =>
        one.ariaLabel ||
        one.title ||
        one.textContent?.trim() ||
        (one as HTMLInputElement).labels?.length ||
        one.querySelector('[aria-label]')
      return [...document.querySelectorAll<HTMLElement>(all)]
        .filter((one) => one.checkVisibility() && !one.closest('[aria-hidden=true]') && !isNamed(one))
        .map((one) => one.outerHTML.slice(0, 200))
    })
  await page.locator('.review').waitFor()
  await expect.poll(unnamed).toEqual([])
})

test('a page leads to its chapter of the guide, which has its pictures', async () => {
  await page.goto(`${siteUrl()}/admin/backlog`)
  const chapter = await page.getByRole('link', { name: 'In the guide: What to write next' }).getAttribute('href')
  await page.goto(`${siteUrl()}${chapter}`)
  await page.getByRole('heading', { level: 1, name: 'What to write next' }).waitFor()
  const picture = page.locator('.guide__text img').first()
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(1000)
  expect((await fetch(`${siteUrl()}/cms/api/guide/backlog.webp`)).status).toBe(403)
  expect(refused).toEqual([])
})
