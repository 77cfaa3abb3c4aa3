/** What readers of the pages may count on, held against a running site with the starter catalogue. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { services } from '#src/services.ts'
import { pagesOfEverySort } from '#test/pages-of-every-sort.ts'
import { openBrowser, siteUrl } from './browser.ts'
import { poorContrasts } from './contrast.ts'

const baseUrl = siteUrl()
const flowers = `${baseUrl}/flowers`

const paths = services.map(({ path }) => path)

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

type View = { width?: number; scheme?: 'light' | 'dark'; scripts?: boolean }

/** Opens an address, hands the page on, and closes it. */
async function see<T>(address: string, look: (page: Page, status: number) => Promise<T>, view: View = {}): Promise<T> {
  const page = await browser.newPage({
    viewport: { width: view.width ?? 1280, height: 900 },
    colorScheme: view.scheme ?? 'light',
    javaScriptEnabled: view.scripts ?? true,
  })
  try {
    const response = await page.goto(address)
    return await look(page, response?.status() ?? 0)
  } finally {
    await page.close()
  }
}

const textOf = async (page: Page, selector: string) => (await page.locator(selector).textContent()) ?? ''

const fetchPage = (path: string) => fetch(baseUrl + path, { redirect: 'manual' })

describe.each(pagesOfEverySort)('%s', (path) => {
  test('is readable without JavaScript', () =>
    see(
      baseUrl + path,
      async (page, status) => {
        expect(status).toBe(200)
        expect(await page.locator('h1').count()).toBe(1)
        expect((await textOf(page, 'main')).length).toBeGreaterThan(40)
        expect(await page.title()).not.toBe('')
      },
      { scripts: false },
    ))

  test.each([390, 768, 1600])('does not scroll sideways at %i pixels', (width) =>
    see(
      baseUrl + path,
      async (page) => {
        const { scrollWidth, clientWidth } = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return { scrollWidth, clientWidth }
        })
        expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
      },
      { width },
    ),
  )

  test('has landmarks, headings in order, and a name for every link, field and picture', () =>
    see(baseUrl + path, async (page) => {
      expect(await page.evaluate(accessibilityFaults)).toEqual([])
    }))

  test.each(['light', 'dark'] as const)('has enough contrast on a %s page', (scheme) =>
    see(baseUrl + path, async (page) => expect(await page.evaluate(poorContrasts)).toEqual([]), { scheme }),
  )

  test('says its one address, its title and its description', async () => {
    const html = await (await fetchPage(path)).text()
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(/<meta name="description" content="[^"]+"/.test(html)).toBe(true)
    if (path.includes('?')) expect(html.includes('<meta name="robots" content="noindex"')).toBe(true)
    else expect(/<link rel="canonical" href="https?:[^"]+"/.test(html)).toBe(true)
  })
})

describe('filters', () => {
  test('work without JavaScript, and can be taken off one at a time', () =>
    see(
      `${flowers}/flowers`,
      async (page) => {
        const before = await textOf(page, '.count')
        await page.getByLabel('Colour').selectOption('red')
        await page.getByRole('button', { name: 'Show' }).click()
        expect(new URL(page.url()).searchParams.get('color')).toBe('red')
        const after = await textOf(page, '.count')
        expect(Number.parseInt(after, 10)).toBeLessThan(Number.parseInt(before, 10))
        await page.getByRole('link', { name: 'Remove the filter Colour: Red' }).click()
        expect(await textOf(page, '.count')).toBe(before)
      },
      { scripts: false },
    ))

  test('agree with the API', async () => {
    const api = (await (await fetchPage('/flowers/api/v1/list_flowers?color=red&country=IN')).json()) as {
      total: number
    }
    await see(`${flowers}/flowers?color=red&country=India`, async (page) => {
      expect(await textOf(page, '.count')).toMatch(new RegExp(`^${api.total} `))
    })
  })

  test('that are wrong are named on the page, with the nearest value, and the rest still apply', () =>
    see(`${flowers}/flowers?color=redd&country=India&month=13`, async (page, status) => {
      expect(status).toBe(200)
      expect(await textOf(page, '.mistakes')).toContain('Color takes one of')
      expect(await page.getByRole('link', { name: 'red', exact: true }).count()).toBe(1)
      expect(await textOf(page, '.chips')).toContain('India')
    }))

  test('that nothing passes say so and offer ways out', () =>
    see(`${flowers}/flowers?color=maroon&country=Iceland&season=monsoon`, async (page, status) => {
      expect(status).toBe(200)
      expect(await textOf(page, '.empty')).toContain('No flower passes all of these filters.')
      expect(await page.locator('.empty a').count()).toBeGreaterThan(2)
    }))

  test.each([
    '/flowers/flowers?page=-1',
    '/flowers/flowers?page=9999',
    '/flowers/flowers?sort=best&limit=1e9&color=red&color=blue',
    '/flowers/calendar?date=2026-02-30&days_ahead=many',
    '/flowers/in-bloom?month=13&hemisphere=west',
    '/flowers/countries?region=atlantis',
    '/flowers/cities?country=narnia',
    '/flowers/search?q=%25_%5C%00',
    `/flowers/search?q=${'x'.repeat(3000)}`,
  ])('%s is answered with a page, never with a failure', async (path) => {
    expect((await fetchPage(path)).status).toBe(200)
  })
})

describe('addresses', () => {
  test('a page of a list names the one before and after it', async () => {
    const first = await (await fetchPage('/flowers/flowers')).text()
    expect(first).toMatch(/<link rel="next" href="[^"]+\/flowers\/flowers\?page=2"/)
    const second = await (await fetchPage('/flowers/flowers?page=2')).text()
    expect(second).toMatch(/<link rel="prev" href="[^"]+\/flowers\/flowers"/)
  })

  test('a name or code in place of a slug leads to the entry with 308', async () => {
    const answers = await Promise.all(['/flowers/flowers/Rose', '/flowers/countries/IN'].map(fetchPage))
    expect(answers.map(({ status }) => status)).toEqual([308, 308])
    expect(answers[0]?.headers.get('location')).toMatch(/\/flowers\/flowers\/rose$/)
    expect(answers[1]?.headers.get('location')).toMatch(/\/flowers\/countries\/india$/)
  })

  test('an entry that is not there is 404 and names the nearest, without JavaScript too', () =>
    see(
      `${flowers}/flowers/camelia`,
      async (page, status) => {
        expect(status).toBe(404)
        expect(await page.locator('main').getByRole('link', { name: 'Camellia', exact: true }).count()).toBeGreaterThan(
          0,
        )
      },
      { scripts: false },
    ))

  test.each([
    '/nothing',
    '/flowers/nothing',
    '/flowers/flowers/rose/thorn',
    '/flowers/countries/narnia',
    '/errors/nothing',
  ])('%s is 404 with a way on', (path) =>
    see(
      baseUrl + path,
      async (page, status) => {
        expect(status).toBe(404)
        expect(await page.locator('main a').count()).toBeGreaterThan(0)
      },
      { scripts: false },
    ),
  )

  test('any country has a page, and one without an overview says that it waits', () =>
    see(`${flowers}/countries/tuvalu`, async (page, status) => {
      expect(status).toBe(200)
      expect(await textOf(page, 'main')).toContain('waits to be written')
    }))

  test.each(paths)('every address of the site map of %s is its own', async (path) => {
    const xml = await (await fetchPage(`/${path}/sitemap.xml`)).text()
    const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    expect(addresses.length).toBeGreaterThan(180)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test.each(['', ...paths])('every link on the home page /%s leads somewhere', async (path) => {
    const links = await see(`${baseUrl}/${path}`, (page) =>
      page.locator('a[href]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)),
    )
    const own = [...new Set(links.map((link) => link.replace(/#.*$/, '')))].filter((link) => link.startsWith(baseUrl))
    const bad: string[] = []
    for (const link of own) {
      const { status } = await fetch(link, { redirect: 'manual' })
      if (status !== 200) bad.push(`${status} ${link}`)
    }
    expect(bad).toEqual([])
  })
})

test('with the keyboard, the first stop skips to the text and focus is seen', () =>
  see(`${flowers}/flowers/rose`, async (page) => {
    await page.keyboard.press('Tab')
    const skip = page.locator(':focus')
    expect(await skip.textContent()).toBe('Skip to the text')
    expect(await skip.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).hash).toBe('#main')
  }))

test('a native name is marked with its language', () =>
  see(`${flowers}/days/hanami`, async (page) => {
    expect(await page.locator('.native').first().getAttribute('lang')).toBe('ja')
  }))

/** Faults that a machine can see. Runs in the page, so it stands alone. */
function accessibilityFaults(): string[] {
  const faults: string[] = []
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  if (document.documentElement.lang !== 'en') faults.push('the document has no language')
  for (const landmark of ['main', 'header.masthead', 'footer'])
    if (all(landmark).length !== 1) faults.push(`${all(landmark).length} of ${landmark}`)
  let level = 0
  for (const heading of all('h1, h2, h3, h4')) {
    const own = Number(heading.tagName.charAt(1))
    if (own > level + 1) faults.push(`a ${heading.tagName} after an h${level}: ${heading.textContent}`)
    level = own
  }
  for (const link of all('a[href], button, summary'))
    if (!(link.textContent?.trim() || link.ariaLabel)) faults.push(`no name: ${link.outerHTML}`)
  for (const field of all('input:not([type=hidden]), select') as HTMLInputElement[])
    if (!field.labels?.length) faults.push(`no label: ${field.outerHTML}`)
  for (const picture of all('img')) if (!picture.hasAttribute('alt')) faults.push(`no alt: ${picture.outerHTML}`)
  for (const svg of all('svg')) if (svg.getAttribute('aria-hidden') !== 'true') faults.push('an ornament is not hidden')
  const ids = all('[id]').map(({ id }) => id)
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) faults.push(`twice: #${id}`)
  return faults
}
