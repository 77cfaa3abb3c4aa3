/** From a draft to a page and back, as the people who write, publish and read do it. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sourcesInFile } from '#test/sources.ts'
import { beginEntry, boxOfText, makePerson, nameSource, openBrowser, signIn, siteUrl } from './browser.ts'

const name = `Testing gentian ${Date.now()}`
const slug = name.toLowerCase().replaceAll(' ', '-')

/** More than there is to go through on any form. */
const MOST_PRESSES = 200

let browser: Browser
let writer: Page
let editor: Page
let address: string

beforeAll(async () => {
  browser = await openBrowser()
  writer = await signIn(browser, await makePerson('writer'))
  editor = await signIn(browser, await makePerson('editor'))
})
afterAll(() => browser?.close())

const call = async (tool: string, input: Record<string, string> = {}) => {
  const response = await fetch(`${siteUrl()}/flowers/api/v1/${tool}?${new URLSearchParams(input)}`)
  return { status: response.status, body: await response.json() }
}

const flowerCounts = async () => {
  const { body } = await call('stats')
  return body.flowers as { written: number; waiting: number }
}

/** Where a reader could meet the flower: each true when it is there. */
async function whereabouts() {
  const page = await fetch(`${siteUrl()}/flowers/flowers/${slug}`)
  const list = await call('list_flowers', { sort: 'new', limit: '100' })
  const search = await call('search', { query: name })
  const listPage = await (await fetch(`${siteUrl()}/flowers/flowers?sort=new`)).text()
  const sitemap = await (await fetch(`${siteUrl()}/flowers/sitemap.xml`)).text()
  return {
    get_flower: (await call('get_flower', { slug })).status === 200,
    list_flowers: list.body.items.some((item: { slug: string }) => item.slug === slug),
    search: search.body.items.some((item: { slug: string }) => item.slug === slug),
    page: page.status === 200,
    list_page: listPage.includes(name),
    sitemap: sitemap.includes(`/flowers/flowers/${slug}`),
  }
}

const everywhere = { get_flower: true, list_flowers: true, search: true, page: true, list_page: true, sitemap: true }
const nowhere = Object.fromEntries(Object.keys(everywhere).map((place) => [place, false]))

describe('the way of an entry', () => {
  it('a writer writes a draft and cannot publish it', async () => {
    const before = await flowerCounts()
    await beginEntry(writer, 'flowers', name)
    await writer.fill('#field-summary', 'A gentian that exists for a test only.')
    await writer.fill('#field-scientificName', 'Gentiana probationis')
    await boxOfText(writer, 'appearance').click()
    await writer.keyboard.type('Deep blue, and gone by the evening.')
    await expect.poll(() => boxOfText(writer, 'appearance').textContent()).toBe('Deep blue, and gone by the evening.')
    await writer.click('#action-save-draft')
    await writer
      .locator('.payload-toast-container')
      .getByText(/saved|made/i)
      .first()
      .waitFor()
    await writer.waitForURL(/collections\/flowers\/\d+/)
    address = writer.url()
    await nameSource(writer, String(address.match(/flowers\/(\d+)/)?.[1]))
    expect(await writer.locator('#action-save').count()).toBe(0)
    expect(await flowerCounts()).toEqual({ ...before, waiting: before.waiting + 1 })
  })

  it('a writer is refused by the server, too', async () => {
    const id = /flowers\/(\d+)/.exec(address)?.[1]
    const answer = await writer.evaluate(async (url) => {
      const response = await fetch(url, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ _status: 'published' }),
      })
      return response.status
    }, `${siteUrl()}/cms/api/flowers/${id}`)
    expect(answer).toBeGreaterThanOrEqual(400)
    expect(answer).toBeLessThan(500)
  })

  it('a draft appears in no tool, page, search or sitemap', async () => {
    expect(await whereabouts()).toEqual(nowhere)
  })

  it('what is missing leads to its field, in whichever tab it stands', async () => {
    await editor.goto(address)
    const panel = editor.locator('.checks')
    await panel.getByText('Nothing is in the way of publishing it.').waitFor()
    await panel.getByText('Worth a look').click()
    await panel.getByRole('button', { name: 'Countries' }).click()
    const field = editor.locator('.field-type:has(label[for="field-countries"])').last()
    await expect.poll(() => field.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  })

  it('is seen beside its form as readers would see it, and by whoever has a link, and by nobody else', async () => {
    await editor.locator('#preview-open').click()
    const frame = editor.frameLocator('#live-preview-iframe')
    await frame.getByRole('heading', { level: 1, name }).waitFor()
    await frame.getByText('A draft: readers do not see this').waitFor()
    await editor.locator('#preview-open').click()
    await editor.locator('#preview-link').click()
    const link = await editor.locator('.proof__link input').inputValue()
    const shown = await fetch(link)
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(shown.headers.get('x-robots-tag')).toContain('noindex')
    expect(await shown.text()).toContain(name)
    const [signed = '', signature = ''] = link.split('.').slice(-2)
    const forged = [`${link}0`, link.replace(`${signed}.`, `${signed}A.`), link.replace(signature, '')]
    for (const url of forged) expect((await fetch(url)).status, url).toBe(404)
    const id = /flowers\/(\d+)/.exec(address)?.[1]
    expect((await fetch(`${siteUrl()}/cms/api/flowers/${id}/preview`)).status).toBe(403)
    expect(await whereabouts()).toEqual(nowhere)
  })

  it('an editor publishes it, and soon it is everywhere', async () => {
    const before = await flowerCounts()
    await editor.goto(address)
    // Whichever tab the form opens with.
    await editor.locator('.checks').getByText('Nothing is in the way of publishing it.').waitFor()
    await editor.click('#action-save')
    await editor
      .locator('.payload-toast-container')
      .getByText(/saved|made/i)
      .first()
      .waitFor()
    await expect.poll(whereabouts, { interval: 50 }).toEqual(everywhere)
    // The form asks page and API by itself, and says that they show it.
    await expect.poll(() => editor.locator('.proof__shown [data-shown="true"]').count()).toBe(2)
    expect(await flowerCounts()).toEqual({ ...before, written: before.written + 1, waiting: before.waiting - 1 })
    expect(await call('get_flower', { name: 'gentiana probationis' })).toMatchObject({
      status: 200,
      body: { appearance: expect.stringContaining('Deep blue') },
    })
  })

  it('unpublishing takes it away from each', async () => {
    const before = await flowerCounts()
    await editor.goto(address)
    await editor.locator('.doc-controls__popup button').first().click()
    await editor.locator('#action-unpublish').click()
    await editor.locator('.take-away').getByText('No entry links to it.').waitFor()
    await editor.locator('#confirm-action').click()
    await expect.poll(whereabouts, { interval: 50 }).toEqual(nowhere)
    expect(await flowerCounts()).toEqual({ ...before, written: before.written - 1, waiting: before.waiting + 1 })
  })

  it('an editor plans its publish, which is what is preselected, and cancels it; a writer sees it', async () => {
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    await editor.goto(address)
    const panel = editor.locator('.schedule')
    await panel.getByText('Nothing is planned.').waitFor()
    expect(await panel.locator('input[name=schedule-type]:checked').getAttribute('value')).toBe('publish')
    await panel.locator('input[name=schedule-at]').fill(`${tomorrow}T09:30`)
    await panel.locator('#schedule-save').click()
    await panel.getByText('09:30 UTC').waitFor()
    await writer.goto(address)
    await writer.locator('.schedule').getByText('planned by The editor').waitFor()
    expect(await writer.locator('.schedule button, .schedule input').count()).toBe(0)
    await editor.goto(`${siteUrl()}/admin/plans?month=${tomorrow.slice(0, 7)}`)
    const plan = editor.locator(`li[data-day="${tomorrow}"] .plan`, { hasText: name })
    await plan.getByText('Publish 09:30').waitFor()
    await plan.getByRole('button', { name: `Move ${name}` }).click()
    await editor.fill('.plans__move input', `${tomorrow}T10:15`)
    await editor.locator('.plans__move').getByRole('button', { name: 'Move it' }).click()
    await plan.getByText('Publish 10:15').waitFor()
    await editor.goto(address)
    await panel.getByText('10:15 UTC').waitFor()
    await panel.getByRole('button', { name: 'Cancel' }).click()
    await panel.getByText('Nothing is planned.').waitFor()
  })
})

describe('by keys alone', () => {
  /** Goes on by Tab, or another key, until it is there. */
  async function goTo(there: Locator, key = 'Tab') {
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      await writer.keyboard.press(key)
      if (await there.evaluate((one) => one === document.activeElement)) return
    }
    throw new Error(`${there} is not reached by ${key}.`)
  }
  const focused = () => writer.evaluate(() => document.activeElement?.id)

  it('an entry is begun, written and given a row, its menu gone through, and a review asked for', async () => {
    await writer.goto(`${siteUrl()}/admin/collections/flowers/create`)
    await expect.poll(focused).toBe('field-name')
    await writer.keyboard.type(`Gentian of keys ${Date.now()}`)
    await writer.keyboard.press('Enter')
    await writer.waitForURL(/collections\/flowers\/\d+/)
    await writer.locator('#field-summary').waitFor()
    await writer.getByRole('button', { name: 'Ask for a review' }).waitFor()
    await goTo(writer.locator('.to-the-page'))
    await writer.keyboard.press('Enter')
    expect(await focused()).toBe('field-name')
    await goTo(writer.locator('#field-summary'))
    await writer.keyboard.type('It was written without a mouse.')
    const stored = writer.waitForResponse((reply) => reply.request().method() === 'PATCH')
    await writer.keyboard.press('Control+s')
    await stored
    // Nothing of the form is typed into while it is stored; then one goes on where one was.
    await expect.poll(focused).toBe('field-summary')
    await writer.keyboard.press('Control+Alt+Enter')
    await expect.poll(focused).toMatch(/^comment-on-/)
    await writer.keyboard.type('Is it true?')
    await writer.keyboard.press('Control+Enter')
    await writer.locator('.review__comments li', { hasText: 'on Summary' }).getByText('Is it true?').waitFor()

    await goTo(writer.locator('.tabs-field__tab-button', { hasText: 'Questions' }), 'Shift+Tab')
    await writer.keyboard.press('Enter')
    await goTo(writer.getByRole('button', { name: 'Add Source' }))
    await writer.keyboard.press('Enter')
    await expect.poll(focused).toBe('field-sources__0__title')
    await writer.keyboard.type('A book')

    await goTo(writer.getByRole('button', { name: 'What else can be done with it' }), 'Shift+Tab')
    await writer.keyboard.press('Enter')
    await goTo(writer.getByRole('button', { name: 'Move to the trash' }))
    await writer.keyboard.press('Escape')
    expect(await writer.getByRole('button', { name: 'Ask for a review' }).getAttribute('title')).toBe('Ctrl Enter')
    await writer.keyboard.press('Control+Enter')
    await writer.keyboard.type('It has one source.')
    await writer.keyboard.press('Control+Enter')
    await writer.locator('.review__state').getByText('In review').waitFor()
    await writer.getByText('It has one source.').waitFor()
    // What was pressed is gone: whoever pressed it is where it was.
    const panel = writer.locator('.review')
    await expect.poll(() => panel.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  })
})

describe('the pick of a day to come', () => {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

  /** The calendar of flowers, at the month that holds tomorrow. */
  const openCalendar = async () => {
    await editor.goto(`${siteUrl()}/admin/collections/picks`)
    const day = editor.locator(`.picks-calendar [data-day="${tomorrow}"]`)
    await editor.locator('.picks-calendar [data-day]').first().waitFor()
    if ((await day.count()) === 0) await editor.getByRole('link', { name: 'Next month' }).click()
    await day.waitFor()
    return day
  }

  const choose = async (flower: string) => {
    await editor.locator('#field-entry .rs__control').click()
    await editor.keyboard.type(flower)
    await editor.locator('#field-entry .rs__option').getByText(flower, { exact: true }).first().click()
  }

  it('is planned from the calendar, stands in it, and is planned once', async () => {
    const { body } = await call('list_flowers', { sort: 'name', limit: '2' })
    const [first, second] = body.items.map((item: { name: string }) => item.name)
    await (await openCalendar()).getByRole('link').click()
    await editor.waitForURL(/collections\/picks\/create/)
    const form = editor.url()
    await editor.locator('#field-day').waitFor()
    expect(await editor.locator('#field-day').inputValue()).toBe(tomorrow)
    await editor.locator('#field-service').getByText('Flowers', { exact: true }).waitFor()
    await choose(first)
    await editor.click('#action-save')
    await editor.waitForURL(/collections\/picks\/\d+/)
    const pick = new URL(editor.url()).pathname

    const planned = (await openCalendar()).getByRole('link')
    expect(await planned.textContent()).toBe(first)
    expect(await planned.getAttribute('href')).toBe(pick)

    await editor.goto(form)
    await editor.locator('#field-day').waitFor()
    await choose(second)
    await editor.click('#action-save')
    await editor.getByText('Flowers has a pick for that day already.').first().waitFor()
  })
})

describe('a link in a text', () => {
  it('is put to an entry by choosing it, and leads there once it is published', async () => {
    const { body } = await call('list_flowers', { sort: 'name', limit: '1' })
    const { name: other, slug: to } = body.items[0] as { name: string; slug: string }
    const linking = `Linking gentian ${Date.now()}`
    await beginEntry(editor, 'flowers', linking)
    await editor.fill('#field-summary', 'A gentian that speaks of another flower.')
    await editor.fill('#field-scientificName', 'Gentiana probationis')
    const text = boxOfText(editor, 'appearance')
    // While it is stored nothing can be chosen in it.
    const typed = editor.waitForResponse(
      async (reply) => reply.request().method() === 'PATCH' && (await reply.text()).includes('Elsewhere'),
    )
    await text.click()
    await editor.keyboard.type('Elsewhere')
    await typed
    await text.click()
    await text.press('Shift+Home')
    await editor.keyboard.press('Control+k')
    const drawer = editor.locator('.drawer--is-open').last()
    await drawer.getByText('Internal Link').click()
    await drawer.locator('.rs__control').last().click()
    await editor.keyboard.type(other)
    await drawer.locator('.rs__option').getByText(other, { exact: true }).first().click()
    // It is stored by itself.
    const stored = editor.waitForResponse(
      async (reply) => reply.request().method() === 'PATCH' && (await reply.text()).includes('"linkType":"internal"'),
    )
    // The form of the link asks the server what it holds, and refuses a choice that it has not heard of yet.
    const save = async () => {
      await editor.keyboard.press('Control+s')
      return editor.locator('.drawer--is-open').count()
    }
    await expect.poll(save, { timeout: 60_000, interval: 1000 }).toBe(0)
    await stored
    const id = String(editor.url().match(/flowers\/(\d+)/)?.[1])
    await nameSource(editor, id)
    await editor.reload()
    await editor.locator('#action-save[aria-keyshortcuts="Control+Shift+Enter"]').waitFor()
    await editor.keyboard.press('Control+Shift+Enter')
    const page = `${siteUrl()}/flowers/flowers/${linking.toLowerCase().replaceAll(' ', '-')}`
    await expect
      .poll(async () => (await fetch(page)).text(), { timeout: 30_000 })
      .toContain(`/flowers/flowers/${to}">Elsewhere</a>`)
  })
})

describe('a text of which its form has not heard yet', () => {
  it.each([
    ['a button', (page: Page) => page.click('#action-save-draft')],
    ['keys', (page: Page) => page.keyboard.press('Control+s')],
  ])('is saved to its last word by %s', async (by, save) => {
    const page = await writer.context().newPage()
    // A browser that never comes to rest.
    await page.addInitScript(() =>
      Object.assign(window, { requestIdleCallback: () => 1, cancelIdleCallback: () => {} }),
    )
    await beginEntry(page, 'flowers', `Gentian in haste by ${by} ${Date.now()}`)
    await page.fill('#field-summary', 'Written in haste.')
    await boxOfText(page, 'appearance').click()
    await page.keyboard.type('To the last word.')
    const stored = page.waitForResponse(
      (reply) =>
        /\/cms\/api\/flowers(\/\d+)?(\?(?!.*autosave=true)|$)/.test(reply.url()) && reply.request().method() !== 'GET',
    )
    await save(page)
    expect(JSON.stringify((await (await stored).json()).doc)).toContain('To the last word.')
    await page.close()
  })
})

describe('entries from a file', () => {
  const imported = `Imported gentian ${Date.now()}`
  const path = imported.toLowerCase().replaceAll(' ', '-')
  const file = (name: string) => ({
    name: `${path}.md`,
    mimeType: 'text/markdown',
    buffer: Buffer.from(
      `---\nname: ${name}\nsummary: From a file.\nscientific_name: Gentiana probationis\n${sourcesInFile}\n---\n`,
    ),
  })

  it('are told before they are stored, with what is wrong by file and line', async () => {
    await editor.goto(`${siteUrl()}/admin/import?service=flowers`)
    await editor.locator('input[name=chosen]').setInputFiles(file('[unfinished'))
    await editor.getByRole('button', { name: 'See what it changes' }).click()
    await editor.getByText('Nothing says of which kind its entries are').waitFor()
    await editor.getByLabel('its entries are').selectOption({ label: 'Flowers' })
    await editor.getByRole('button', { name: 'See what it changes' }).click()
    await editor.getByRole('cell', { name: `${path}.md` }).waitFor()
    await editor.locator('input[name=chosen]').setInputFiles(file(imported))
    await editor.getByRole('button', { name: 'See what it changes' }).click()
    await editor.getByText('1 new, 0 changed, 0 as they were').waitFor()
    expect((await fetch(`${siteUrl()}/flowers/flowers/${path}`)).status).toBe(404)
    await editor.getByRole('button', { name: 'Import all of it' }).click()
    await editor.getByText('All of it is stored').waitFor()
    await expect.poll(async () => (await fetch(`${siteUrl()}/flowers/flowers/${path}`)).status).toBe(200)
  })

  it('are taken out again by choosing them in their list', async () => {
    await editor.goto(`${siteUrl()}/admin/collections/flowers?search=${encodeURIComponent(imported)}`)
    await editor.getByRole('checkbox').last().check()
    const [download] = await Promise.all([
      editor.waitForEvent('download'),
      editor.getByRole('link', { name: 'Export the one that is chosen' }).click(),
    ])
    const archive = gunzipSync(readFileSync(await download.path())).toString()
    expect(archive.split('\n').filter((line) => line.includes(path))).toHaveLength(1)
    expect(archive).toContain(imported)
  })
})
