/** What pages gain from script, and that they are whole without it. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, siteUrl } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('the script of the pages', () => {
  it('suggests entries while somebody types, and opens the one that is chosen by keyboard', async () => {
    const page = await browser.newPage()
    await page.goto(`${siteUrl()}/flowers`)
    const field = page.getByRole('combobox', { name: 'Search Flowers' })
    await field.pressSequentially('rose')
    const first = page.getByRole('option').first()
    await first.waitFor()
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    const counts = page.getByRole('group', { name: 'Matches by catalogue' })
    expect(await counts.getByRole('option', { name: /^\d+ in Colours$/ }).count()).toBe(1)
    await field.press('ArrowDown')
    expect(await field.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'))
    await field.press('Escape')
    expect(await field.getAttribute('aria-expanded')).toBe('false')
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    await field.press('Enter')
    await page.waitForURL('**/flowers/flowers/rose')
    await page.close()
  })

  it('leaves the search as it is where nothing is chosen', async () => {
    const page = await browser.newPage()
    await page.goto(`${siteUrl()}/flowers`)
    await page.getByRole('combobox', { name: 'Search Flowers' }).pressSequentially('rose')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/flowers/search?q=rose')
    await page.close()
  })

  it('copies the value of a colour, and a palette as CSS', async () => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    await page.goto(`${siteUrl()}/colours/countries/india`)
    await page.getByRole('button', { name: 'Copy #ffffff' }).first().click()
    await page.getByRole('status').filter({ hasText: '#ffffff: copied' }).waitFor({ state: 'attached' })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#ffffff')
    await page.getByRole('button', { name: 'Copy these colours as CSS' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^\/\* India \*\/\n:root \{\n {2}--saffron: #/)
    await context.close()
  })

  it('names a colour while it is typed or picked, and keeps it in the address', async () => {
    const page = await browser.newPage()
    await page.goto(`${siteUrl()}/colours/name-a-colour`)
    await page.getByLabel('Colour', { exact: true }).fill('rgb(75 0 130)')
    // Another colour may be shown before.
    await page.waitForURL('**/name-a-colour?colour=*')
    await page.getByRole('heading', { name: 'indigo' }).waitFor()
    expect(new URL(page.url()).searchParams.get('colour')).toBe('rgb(75 0 130)')
    expect(await page.getByLabel('Pick one').inputValue()).toBe('#4b0082')
    // What is not sent is no form.
    expect(await page.locator('form:not(:has([type="submit"]))').count()).toBe(0)
    await page.getByLabel('Pick one').fill('#ffd700')
    await page.getByRole('button', { name: 'Copy #ffd700' }).first().waitFor()
    await page.reload()
    expect(await page.locator('#shown').textContent()).toBe('gold')
    await page.close()
  })

  it('keeps the theme that a reader chose, for the page and for its plates', async () => {
    const context = await browser.newContext({ colorScheme: 'light' })
    const page = await context.newPage()
    await page.goto(`${siteUrl()}/flowers`)
    const scheme = () =>
      page
        .locator('img.cover')
        .first()
        .evaluate((plate) => getComputedStyle(plate).colorScheme)
    expect(await scheme()).toBe('light dark')
    await page.getByRole('button', { name: 'Dark', exact: true }).click()
    expect(await scheme()).toBe('dark')
    await page.reload()
    expect(await scheme()).toBe('dark')
    await page.getByRole('button', { name: 'System' }).click()
    expect(await scheme()).toBe('light dark')
    await context.close()
  })

  it('asks a tool where its documentation stands, and writes the request in the language that was chosen', async () => {
    const page = await browser.newPage()
    await page.goto(`${siteUrl()}/flowers/api`)
    await page.getByText('Python', { exact: true }).click()
    const tool = page.locator('#get_flower')
    await tool.getByRole('button', { name: 'Try it' }).click()
    await tool.getByRole('textbox', { name: 'slug' }).fill('no-such-flower')
    expect(await tool.locator('[data-language="python"] code').textContent()).toContain('{"slug": "no-such-flower"}')
    expect(await tool.locator('[data-language="curl"]').isVisible()).toBe(false)
    await tool.getByRole('button', { name: 'Send' }).click()
    await tool.getByText(/^404, /).waitFor()
    expect(await tool.locator('.answered code').textContent()).toContain('"code": "not_found"')
    await page.reload()
    expect(await page.getByRole('radio', { name: 'Python' }).isChecked()).toBe(true)
    await page.close()
  })

  it('leaves nothing behind where it does not run', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${siteUrl()}/flowers`)
    expect(await page.locator('.copy, .theme, .suggestions, [role=combobox]').count()).toBe(0)
    expect(await page.getByRole('searchbox', { name: 'Search Flowers' }).count()).toBe(1)
    await context.close()
  })
})
