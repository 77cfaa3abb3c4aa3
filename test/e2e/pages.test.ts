/** What readers of the pages may count on, held against a running site with the starter catalogue. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { services } from '#src/services.ts'
import { pagesOfEverySort } from '#test/pages-of-every-sort.ts'
import { pageText, partsIn } from '#test/shown.ts'
import { axeFindings } from './axe.ts'
import { openBrowser, siteUrl } from './browser.ts'
import { poorContrasts } from './contrast.ts'

const baseUrl = siteUrl()
const flowers = `${baseUrl}/flowers`

const paths = services.map(({ path }) => path)

/** Widths of a telephone, a tablet and a large screen, in pixels. */
const widths = [390, 768, 1600] as const
const schemes = ['light', 'dark'] as const

/** Pages that axe looks at, which takes it half a second: all of the network and of one catalogue, and what there is in others alone. */
const axed = pagesOfEverySort.filter((path) =>
  /^\/(?!(?:traditions|colours|food|cheese|cattle|sarees|dance)(?:\/|$))|compare|with=|in-season|meanings|nivi|css$/.test(
    path,
  ),
)

/** Of a telephone's screen, and of the two lines of text that are to be read on it. */
const TELEPHONE_HEIGHT = 844
const LINES = 60

/** `Node.DOCUMENT_POSITION_FOLLOWING`. */
const FOLLOWING = 4

/** What is seen of a page: as it is sent, before any script, and in a browser at every width and in both schemes. */
type Sight = {
  status: number
  html: string
  title: string
  headings: number
  words: number
  /** Where its first paragraph begins on a telephone, in pixels from its top; null where it has none. */
  firstText: number | null
  sideways: Record<(typeof widths)[number], number>
  faults: string[]
  /** What axe finds at 1280 pixels in the light and on a telephone in the dark. */
  axe: string[]
  poor: Record<(typeof schemes)[number], string[]>
}

/** Pages that are looked at side by side: while one is sent, the other is drawn. */
const AT_ONCE = 2

let browser: Browser
const sights = new Map<string, Promise<Sight>>()

beforeAll(async () => {
  browser = await openBrowser()
  visitAll()
})
afterAll(() => browser?.close())

/** Begins to look at all pages, one after the other in a few windows that stay open. */
function visitAll(): void {
  const windows = Array.from({ length: AT_ONCE }, () => browser.newPage())
  for (const [index, path] of pagesOfEverySort.entries()) {
    const at = index % AT_ONCE
    const before = pagesOfEverySort[index - AT_ONCE]
    const isFree = (before && sights.get(before)?.catch(() => {})) || Promise.resolve()
    const sight = isFree.then(async () => visit(path, await (windows[at] as Promise<Page>)))
    // Its own tests tell of a failure.
    sight.catch(() => {})
    sights.set(path, sight)
  }
}

/** Everything that the tests of a page ask about, as it is sent and in one visit. */
async function visit(path: string, page: Page): Promise<Sight> {
  const response = await fetchPage(path)
  const html = await response.text()
  const sent = {
    status: response.status,
    html,
    title: pageText(partsIn(html, 'title').join()),
    headings: partsIn(html, 'h1').length,
    words: pageText(partsIn(html, 'main').join()).length,
  }
  let firstText = null
  const sideways = { 390: 0, 768: 0, 1600: 0 }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(baseUrl + path)
  const faults = await page.evaluate(accessibilityFaults)
  const isAxed = axed.includes(path)
  const axe = isAxed ? await axeFindings(page) : []
  const light = await page.evaluate(poorContrasts)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await page.evaluate(poorContrasts)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    sideways[width] = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (width === 390 && isAxed) axe.push(...(await axeFindings(page)))
    if (width === 390)
      firstText = await page.evaluate(
        () => document.querySelector('article .entry-text p')?.getBoundingClientRect().top ?? null,
      )
  }
  return { ...sent, firstText, sideways, faults, axe, poor: { light, dark } }
}

/** Opens an address, hands the page on, and closes it. */
async function see<T>(
  address: string,
  look: (page: Page, status: number) => Promise<T>,
  { scripts = true } = {},
): Promise<T> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    colorScheme: 'light',
    javaScriptEnabled: scripts,
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
  const seen = () => sights.get(path) as Promise<Sight>

  test('is readable without JavaScript', async () => {
    const { status, headings, words, title } = await seen()
    expect({ status, headings }).toEqual({ status: 200, headings: 1 })
    expect(words).toBeGreaterThan(40)
    expect(title).not.toBe('')
  })

  test.each(widths)('does not scroll sideways at %i pixels', async (width) => {
    expect((await seen()).sideways[width]).toBeLessThanOrEqual(0)
  })

  test('begins with its text on the first screen of a telephone, where it is an article', async () => {
    expect((await seen()).firstText ?? 0).toBeLessThan(TELEPHONE_HEIGHT - LINES)
  })

  test('has landmarks, headings in order, and a name for every link, field and picture', async () => {
    expect((await seen()).faults).toEqual([])
  })

  test.runIf(axed.includes(path))('passes axe by WCAG 2.2 AA, wide in the light and narrow in the dark', async () => {
    expect((await seen()).axe).toEqual([])
  })

  test.each(schemes)('has enough contrast on a %s page', async (scheme) => {
    expect((await seen()).poor[scheme]).toEqual([])
  })

  test('says its one address, its title and its description', async () => {
    const { html } = await seen()
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
    const paths = ['/flowers/flowers/Rose', '/flowers/countries/IN', '/flowers/flowers/the-camelia-flower']
    const answers = await Promise.all(paths.map(fetchPage))
    expect(answers.map(({ status }) => status)).toEqual([308, 308, 308])
    expect(answers[0]?.headers.get('location')).toMatch(/\/flowers\/flowers\/rose$/)
    expect(answers[1]?.headers.get('location')).toMatch(/\/flowers\/countries\/india$/)
    expect(answers[2]?.headers.get('location')).toMatch(/\/flowers\/flowers\/camellia$/)
  })

  test('an entry that is not there is 404 and names the nearest, without JavaScript too', () =>
    see(
      `${flowers}/flowers/camel`,
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
    const following = async () => {
      for (let link = own.pop(); link; link = own.pop()) {
        const { status } = await fetch(link, { redirect: 'manual' })
        if (status !== 200) bad.push(`${status} ${link}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, following))
    expect(bad).toEqual([])
  })
})

// Lists of names in ten scripts have the most. What shows the days shows other scripts on other days.
test.each([
  ['/', 120],
  ['/calendar', 120],
  ['/flowers/flowers/rose', 65],
  ['/topics/diwali', 75],
  ['/traditions/days/losar', 80],
  ['/sarees/sarees', 85],
  ['/colours/colours/indigo', 95],
  ['/flowers/api', 95],
  ['/traditions/traditions', 120],
  ['/food/dishes', 120],
  ['/dance/dances', 120],
  ['/food/glossary', 120],
  ['/colours/swatches', 120],
])('%s asks whoever comes first for at most %i kB of faces', (path, most) =>
  see(baseUrl + path, async (page) => {
    const bytes = await page.evaluate(async () => {
      await document.fonts.ready
      // What a resource was is told by its type.
      const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return loaded.map(({ name, encodedBodySize }) => (name.endsWith('.woff2') ? encodedBodySize : 0))
    })
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(most * 1000)
  }),
)

test('with the keyboard, the first stop skips to the text and focus is seen', () =>
  see(`${flowers}/flowers/rose`, async (page) => {
    await page.keyboard.press('Tab')
    const skip = page.locator(':focus')
    expect(await skip.textContent()).toBe('Skip to the text')
    expect(await skip.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).hash).toBe('#main')
  }))

test('the text comes before the facts, for the keyboard too', () =>
  see(`${flowers}/flowers/lotus`, async (page) => {
    const order = await page.evaluate(() => {
      const [text, facts] = ['.entry-text', '.entry-side'].map((part) => document.querySelector(part) as Element)
      return (text as Element).compareDocumentPosition(facts as Element)
    })
    expect(order).toBe(FOLLOWING)
  }))

test('links of facts are 24 pixels high and wide at least', () =>
  see(`${flowers}/flowers/lotus`, async (page) => {
    await page.setViewportSize({ width: 390, height: TELEPHONE_HEIGHT })
    const sizes = await page.locator('.values a, .year-wheel a').evaluateAll((links) =>
      links.flatMap((link) => {
        const { width, height } = link.getBoundingClientRect()
        return [width, height]
      }),
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24)
  }))

test('a table that is wider than the page is scrolled in its own box, by keys too', () =>
  see(`${baseUrl}/food/dishes/sushi`, async (page) => {
    await page.setViewportSize({ width: 320, height: TELEPHONE_HEIGHT })
    const box = page.getByRole('region', { name: 'Forms of sushi' })
    await box.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await box.getByRole('rowheader').count()).toBeGreaterThan(1)
  }))

test('a marked word says what it means, and a citation where it comes from, without a script', () =>
  see(
    `${flowers}/flowers/lotus`,
    async (page) => {
      const word = page.locator('button.term').first()
      const meaning = page.locator(`#${await word.getAttribute('popovertarget')}`)
      expect(await meaning.isVisible()).toBe(false)
      await word.click()
      expect(await meaning.isVisible()).toBe(true)
      await page.keyboard.press('Escape')
      expect(await meaning.isVisible()).toBe(false)
    },
    { scripts: false },
  ))

test('a page is handed on by the sheet of the system, where it has one', async () => {
  const page = await browser.newPage()
  await page.addInitScript(() => {
    const share = async ({ url }: { url: string }) => {
      document.title = `Shared ${url}`
    }
    Object.assign(navigator, { share })
  })
  await page.goto(`${flowers}/flowers/lotus`)
  await page.getByText('Cite or share this page').click()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => page.title()).toMatch(/^Shared http.*\/flowers\/flowers\/lotus$/)
  await page.close()
})

test('charts are drawn in forced colours: what counts has another colour than what does not', async () => {
  const page = await browser.newPage({ forcedColors: 'active' })
  const colours = (chosen: string, other: string, property: string) =>
    page.evaluate(
      ([a, b, name]) => [a, b].map((part) => getComputedStyle(document.querySelector(part) as Element)[name as 'fill']),
      [chosen, other, property] as const,
    )
  const differ = async (path: string, charts: [string, string, string][]) => {
    await page.goto(baseUrl + path)
    for (const chart of charts) {
      const [chosen, other] = await colours(...chart)
      expect(chosen, `${path} ${chart[0]}`).not.toBe(other)
    }
  }
  await differ('/flowers/flowers/lotus', [
    ['.year-wheel .in', '.year-wheel .out', 'stroke'],
    ['.world .land', '.world .point, .page', 'fill'],
  ])
  await differ('/flowers/in-bloom', [['.month-strip .in', '.month-strip > :not(.in)', 'backgroundColor']])
  await page.close()
})

test('pages pass axe in forced colours too', async () => {
  const page = await browser.newPage({ forcedColors: 'active' })
  for (const path of [
    '',
    '/flowers/flowers/lotus',
    '/flowers/in-bloom',
    '/calendar',
    '/colours/name-a-colour?colour=4b0082',
  ]) {
    await page.goto(baseUrl + path)
    expect(await axeFindings(page), path).toEqual([])
  }
  await page.close()
})

test('an entry is printed on two sheets at most, with its sources and its address, and without what only a screen can use', () =>
  see(`${flowers}/flowers/lotus`, async (page) => {
    const printed = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(printed.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
    await page.emulateMedia({ media: 'print' })
    expect(await textOf(page, '.on-paper')).toMatch(/\/flowers\/flowers\/lotus$/)
    for (const part of ['.sources', '.on-paper', '.question .prose'])
      expect(await page.isVisible(part), part).toBe(true)
    for (const part of ['.masthead search', '.colophon', '.related', '.neighbours', '.entry-parts'])
      expect(await page.locator(part).first().isVisible(), part).toBe(false)
  }))

test('a home is printed with all that it shows, and the steps of a drape beside their words', async () => {
  await see(baseUrl, async (page) => {
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.sheet h2').evaluateAll((titles) => titles.every((one) => one.checkVisibility()))).toBe(
      true,
    )
  })
  await see(`${baseUrl}/sarees/drapes/nivi`, async (page) => {
    await page.emulateMedia({ media: 'print' })
    const apart = await page.locator('.steps.drawn > li').evaluateAll((steps) =>
      steps.filter((step) => {
        const [drawing, words] = ['.scheme', 'p'].map((part) => step.querySelector(part)?.getBoundingClientRect())
        return drawing && words && drawing.left > words.right
      }),
    )
    expect(apart).toEqual([])
  })
})

test('the mark of the present month touches no word below it', () =>
  see(`${baseUrl}/food/in-season`, async (page) => {
    const gaps = await page.evaluate(() =>
      [...document.querySelectorAll('.strip-row + :not(.strip-row)')].map(
        (below) =>
          below.getBoundingClientRect().top - (below.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
      ),
    )
    expect(gaps.length).toBeGreaterThan(5)
    expect(Math.min(...gaps)).toBeGreaterThan(5)
  }))

test('a comma stays with the name before it, however narrow the page', () =>
  see(`${baseUrl}/traditions/cities/kyoto`, async (page) => {
    await page.setViewportSize({ width: 390, height: TELEPHONE_HEIGHT })
    const inline = await page
      .locator('.values a')
      .evaluateAll((links) => links.every((link) => getComputedStyle(link).display === 'inline'))
    expect(inline).toBe(true)
  }))

test('a native name is marked with its language', () =>
  see(`${flowers}/days/hanami`, async (page) => {
    expect(await page.locator('.native').first().getAttribute('lang')).toBe('ja')
  }))

test('a web page of another origin may import the client of the API and ask with it', async () => {
  const elsewhere = createServer((_, reply) =>
    reply.setHeader('content-type', 'text/html').end('<title>Elsewhere</title>'),
  )
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  try {
    // Holds because the server listens on a TCP port.
    const { port } = elsewhere.address() as AddressInfo
    await see(`http://127.0.0.1:${port}`, async (page) => {
      const asking = `import('${baseUrl}/api/v1/client.js').then(({ octavo }) => octavo().flowers.get_flower({ slug: 'rose' }))`
      expect(await page.evaluate(asking)).toMatchObject({ name: 'Rose' })
    })
  } finally {
    elsewhere.close()
  }
})

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
  for (const svg of all('svg'))
    if (svg.getAttribute('aria-hidden') !== 'true' && !(svg.role === 'img' && svg.ariaLabel))
      faults.push('an ornament is not hidden')
  const ids = all('[id]').map(({ id }) => id)
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) faults.push(`twice: #${id}`)
  return faults
}
