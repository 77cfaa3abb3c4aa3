/** People at their browsers, and pictures of what they see. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Locator, type Page } from 'playwright'
import sharp from 'sharp'
import { guideFolder } from '#src/guide/chapter.ts'
import type { Clock } from './clock.ts'

const folder = path.join(guideFolder, 'pictures')

const VIEW = { width: 1280, height: 800 }
/** A window as high as a form: the column beside the form scrolls within the window. */
const WHOLE = 3000

/** The longest that a page is given to grow quiet. */
const QUIET_MS = 4000
/** Two colours that differ by less look the same. */
const ALIKE = 24
/** The share and the number of a picture's points that may differ, as the minutes of a clock do. */
const UNSEEN = { share: 0.002, points: 500 }

/** What a picture shows: one part of the page, or several neighbouring ones, with a margin; or the window, of this or the usual height. */
type Cut = { of?: Locator | readonly Locator[]; margin?: number; height?: number }

/** A browser that takes the pictures of the guide. */
export type Camera = {
  url: string
  now(): Date
  /** Somebody signs in. */
  signIn(person: { email: string; password: string }): Promise<Page>
  /** A page of somebody who is not signed in. */
  stranger(): Promise<Page>
  take(page: Page, name: string, cut?: Cut): Promise<void>
  /** The names of the pictures that have changed. */
  finish(): string[]
  close(): Promise<void>
}

type Options = { browser: string; url: string; clock: Clock; tell(words: string): void }

/** Opens the browser. */
export async function openCamera({ browser: executablePath, url, clock, tell }: Options): Promise<Camera> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--lang=en-GB'],
    env: { ...process.env, LANGUAGE: 'en_GB', LANG: 'en_GB.UTF-8' },
  })
  const written: string[] = []

  const stranger = async (): Promise<Page> => {
    const context = await browser.newContext({
      viewport: VIEW,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
    })
    await context.clock.install({ time: clock.now() })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    return page
  }

  return {
    url,
    now: clock.now,
    stranger,
    async signIn({ email, password }) {
      const page = await stranger()
      await page.goto(`${url}/admin/login`)
      await page.fill('input[name=email]', email)
      await page.fill('input[name=password]', password)
      await page.click('button[type=submit]')
      await page.waitForURL(/\/admin\/?$/)
      return page
    },
    async take(page, name, cut = {}) {
      tell(name)
      const height = cut.height ?? (cut.of ? WHOLE : VIEW.height)
      if (height !== VIEW.height) await page.setViewportSize({ ...VIEW, height })
      // A page with a preview never grows quiet: by then it shows everything.
      await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => {})
      // Elements that stick to the edge of the window would cover the picture.
      if (cut.of) await page.evaluate(() => scrollTo(0, 0))
      const clip = cut.of && (await around([cut.of].flat(), cut.margin ?? 12))
      const picture = await page.screenshot({
        ...(clip && { clip, fullPage: true }),
        animations: 'disabled',
        style: '.payload-toast-container { display: none }',
      })
      if (height !== VIEW.height) await page.setViewportSize(VIEW)
      if (await keep(name, picture)) written.push(name)
    },
    finish: () => written,
    close: () => browser.close(),
  }
}

/** The part of the page that holds all of these, with a margin. */
async function around(parts: readonly Locator[], margin: number) {
  const boxes: { x: number; y: number; width: number; height: number }[] = []
  for (const part of parts) {
    await part.waitFor()
    // A picture of the whole page, since the part may be anywhere in it.
    boxes.push(
      await part.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x: x + scrollX, y: y + scrollY, width, height }
      }),
    )
  }
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - margin)
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - margin)
  const right = Math.min(VIEW.width, Math.max(...boxes.map(({ x, width }) => x + width)) + margin)
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Writes a picture, unless the existing one shows the same. */
async function keep(name: string, picture: Buffer): Promise<boolean> {
  const file = path.join(folder, `${name}.webp`)
  const webp = await sharp(picture).webp({ quality: 80, effort: 6 }).toBuffer()
  if (existsSync(file) && (await isAlike(readFileSync(file), webp))) return false
  writeFileSync(file, webp)
  return true
}

async function isAlike(before: Buffer, after: Buffer): Promise<boolean> {
  const [one, other] = await Promise.all(
    [before, after].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!one || !other || one.info.width !== other.info.width || one.info.height !== other.info.height) return false
  let differing = 0
  for (let at = 0; at < one.data.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > ALIKE))
      differing += 1
  return differing < Math.max(UNSEEN.points, (one.data.length / 3) * UNSEEN.share)
}
