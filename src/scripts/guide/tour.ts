/** The tasks of the guide in the order of the work, by the people who do them, with a picture of each. */
import type { Page } from 'playwright'
import sharp from 'sharp'
import { addDays, todayUtc } from '#src/calendar/day.ts'
import type { Camera } from './camera.ts'
import { askCms, gather, idOfEntry, type People } from './people.ts'

/** An entry that the starter does not have. */
const gentian = {
  name: 'Snow gentian',
  scientificName: 'Gentiana nivalis',
  summary: 'A small gentian of high meadows, with flowers of a deep blue that open in the sun.',
  appearance: 'It is as high as a finger, with a few stars of a deep blue, which close when a cloud passes.',
}
const source = { title: 'A flora of the high meadows', publisher: 'A made-up author, a made-up press', year: '1998' }

/** Entries of the starter that others link to. */
const linked = 'lotus'

type Tour = Camera & People & { address: string }

/** All pictures, one after the other. Throws an Error where a task cannot be done as the guide tells it. */
export async function tour(camera: Camera, { databaseUrl }: { databaseUrl: string }): Promise<void> {
  await signIn(camera)
  const people = await gather(camera, databaseUrl)
  const address = await begin(camera, people)
  const at: Tour = { ...camera, ...people, address }
  for (const task of [
    write,
    nameSources,
    check,
    preview,
    writeTogether,
    comment,
    review,
    look,
    plan,
    compare,
    seeLinks,
    addPicture,
    seeDay,
    keepCatalogue,
    account,
    invite,
    keepPrograms,
    record,
  ])
    await task(at)
}

async function signIn({ stranger, take, url }: Camera): Promise<void> {
  const page = await stranger()
  await page.goto(`${url}/admin/login`)
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await take(page, 'sign-in', { height: 560 })
  await page.context().close()
}

async function begin({ take, url }: Camera, { writer }: People): Promise<string> {
  await writer.goto(`${url}/admin/collections/flowers/create`)
  await writer.fill('#field-name', gentian.name)
  await take(writer, 'begin', { height: 420 })
  await writer.getByRole('button', { name: 'Write it' }).click()
  await writer.waitForURL(/collections\/flowers\/\d+/)
  await writer.locator('#field-summary').waitFor()
  return writer.url()
}

async function write({ writer, take }: Tour): Promise<void> {
  await writer.fill('#field-summary', gentian.summary)
  await writer.fill('#field-scientificName', gentian.scientificName)
  const text = writer.locator('.rich-text-lexical').first()
  await text.locator('[contenteditable=true]').click()
  await writer.keyboard.type(gentian.appearance)
  await saved(writer, gentian.appearance)
  await take(writer, 'text', { of: text })
  await writer.evaluate(() => scrollTo(0, 0))
  await take(writer, 'form', { height: 860 })
}

async function nameSources({ writer, take }: Tour): Promise<void> {
  await openTab(writer, 'Questions and sources')
  await writer.getByRole('button', { name: 'Add Source' }).click()
  for (const [field, words] of Object.entries(source)) await writer.fill(`#field-sources__0__${field}`, words)
  await writer.fill('#field-sources__0__mark', 'meadows')
  await saved(writer, source.title)
  await take(writer, 'sources', { of: writer.locator('#field-sources'), margin: 4 })
}

async function check({ writer, take, address }: Tour): Promise<void> {
  await writer.goto(address)
  const panel = writer.locator('.checks')
  await panel.getByText('Worth a look').click()
  await take(writer, 'checks', { of: panel })
}

async function preview({ writer, take, address }: Tour): Promise<void> {
  const place = `flowers/${address.split('/').at(-1)}?draft=true&depth=0`
  const { revision } = await askCms<{ revision: number }>(writer, 'GET', place)
  await askCms(writer, 'PATCH', place, { colors: ['blue'], kinds: ['alpine'], seasons: ['summer'], revision })
  await writer.goto(address)
  await writer.locator('#preview-open').click()
  const frame = writer.frameLocator('#live-preview-iframe')
  await frame.getByRole('heading', { level: 1, name: gentian.name }).waitFor()
  await writer.evaluate(() => scrollTo(0, 0))
  await take(writer, 'preview')
  await writer.locator('#preview-open').click()
}

async function writeTogether({ writer, editor, take, address }: Tour): Promise<void> {
  await writer.goto(address)
  await editor.goto(address)
  await writer.locator('.together').getByText('Ben Okafor').waitFor()
  await editor.locator('#field-summary').click()
  await writer.locator('.together').getByText('in Summary').waitFor()
  await take(writer, 'together', { of: [writer.locator('.together'), writer.locator('.tabs-field__tabs-wrap')] })
}

async function comment({ writer, editor, take, address }: Tour): Promise<void> {
  const say = async (page: Page, words: string, on: string) => {
    await page.goto(address)
    const panel = page.locator('.review__comments')
    await panel.getByLabel('A comment').fill(words)
    await panel.getByLabel('On', { exact: true }).selectOption({ label: on })
    await panel.getByRole('button', { name: 'Say it' }).click()
    await panel.getByText(words).waitFor()
  }
  await say(editor, 'Is it the colour that one sees first? @Ada Brook', 'Summary')
  await say(writer, 'I looked again: it is.', 'the whole entry')
  await take(writer, 'comments', { of: writer.locator('.review__comments') })
}

async function review({ writer, editor, take, address }: Tour): Promise<void> {
  const panel = (page: Page) => page.locator('.review')
  await panel(writer).getByLabel('Why, or what to look at').fill('The text on how it looks is new.')
  await panel(writer).getByRole('button', { name: 'Ask for a review' }).click()
  await panel(writer).getByText('In review').waitFor()
  await editor.goto(address)
  await panel(editor).getByRole('button', { name: 'Approve' }).waitFor()
  await take(editor, 'review', { of: [panel(editor).locator('.field-label').first(), editor.locator('.review__work')] })
}

async function look({ editor, take, url }: Tour): Promise<void> {
  await editor.goto(`${url}/admin`)
  await editor.getByRole('heading', { name: 'Waits for you' }).waitFor()
  await take(editor, 'dashboard', { height: 900 })
  await take(editor, 'download', { of: editor.locator('.waiting table').first() })
  await editor.goto(`${url}/admin/collections/flowers`)
  await editor.locator('.table tbody tr').first().waitFor()
  await take(editor, 'list', { height: 640 })
  await editor.goto(`${url}/admin/backlog`)
  await editor.getByRole('heading', { name: 'To write next', exact: true }).waitFor()
  await take(editor, 'backlog', { height: 860 })
}

async function plan({ editor, take, address, url, now }: Tour): Promise<void> {
  const today = todayUtc(now())
  await editor.goto(address)
  await editor.locator('.review').getByRole('button', { name: 'Approve' }).click()
  await editor.locator('.review').getByText('Approved').first().waitFor()
  const panel = editor.locator('.schedule')
  await panel.getByLabel('Day and time, UTC').fill(`${addDays(today, 11)}T09:00`)
  await panel.getByRole('button', { name: 'Plan it' }).click()
  await panel.getByText('planned by Ben Okafor').waitFor()
  await take(editor, 'planned', { of: panel })
  const flower = await idOfEntry(editor, 'flowers', linked)
  await askCms(editor, 'POST', `flowers/${flower}/review`, { action: 'set a re-check', recheckOn: addDays(today, 16) })
  for (const days of [3, 9])
    await askCms(editor, 'POST', 'picks', {
      service: 'flowers',
      day: addDays(today, days),
      entry: { relationTo: 'flowers', value: flower },
    })
  await editor.goto(`${url}/admin/plans`)
  await editor.locator('.plans .plan').first().waitFor()
  await take(editor, 'plans', { height: 860 })
}

async function compare({ writer, take, address }: Tour): Promise<void> {
  await writer.goto(`${address}/versions`)
  await writer.getByRole('heading', { name: 'What was done' }).waitFor()
  await take(writer, 'versions', { height: 760 })
  await writer.locator('.versions-of tbody a').first().click()
  await writer.getByRole('button', { name: 'Take this version up as a draft' }).waitFor()
  await take(writer, 'compare', { height: 620 })
}

async function seeLinks({ editor, take, url }: Tour): Promise<void> {
  await editor.goto(`${url}/admin/collections/flowers/${await idOfEntry(editor, 'flowers', linked)}`)
  const panel = editor.locator('.used-by')
  await panel.locator('summary').click()
  await take(editor, 'used-by', { of: panel })
  await editor.evaluate(() => scrollTo(0, 0))
  await editor.locator('.doc-controls__popup button').first().click()
  await editor.getByText('Move to the trash', { exact: true }).click()
  await editor.locator('.take-away fieldset').waitFor()
  await take(editor, 'trash', { of: editor.locator('.take-away .confirmation-modal__wrapper'), margin: 24 })
  await editor.keyboard.press('Escape')
}

async function addPicture({ writer, take, url }: Tour): Promise<void> {
  await writer.goto(`${url}/admin/collections/media/create`)
  const blue = { create: { width: 900, height: 600, channels: 3, background: '#3b4ba3' } } as const
  const buffer = await sharp(blue).png().toBuffer()
  await writer.locator('input[type=file]').first().setInputFiles({ name: 'gentian.png', mimeType: 'image/png', buffer })
  await writer.fill('#field-alt', 'Snow gentians in a meadow, seen from above')
  await writer.fill('#field-credit', 'Ada Brook')
  await writer.fill('#field-licence', 'CC BY 4.0')
  await take(writer, 'picture', { height: 700 })
}

async function seeDay({ editor, take, url }: Tour): Promise<void> {
  await editor.goto(`${url}/admin/collections/topics/${await idOfEntry(editor, 'topics', 'mothers-day')}`)
  await openTab(editor, 'Dates')
  await editor.locator('.rule-preview li').first().waitFor()
  await take(editor, 'rule', { of: [editor.locator('#field-rule'), editor.locator('.rule-preview')] })
}

async function keepCatalogue({ editor, take, url }: Tour): Promise<void> {
  const cards = await askCms<{ docs: { id: number }[] }>(
    editor,
    'GET',
    'publications?where[service][equals]=flowers&depth=0',
  )
  await editor.goto(`${url}/admin/collections/publications/${cards.docs[0]?.id}`)
  await editor.locator('#field-tagline').waitFor()
  await take(editor, 'card', { height: 760 })
  await editor.goto(`${url}/admin/collections/picks`)
  await take(editor, 'picks', { of: editor.locator('.picks-calendar') })
}

async function account({ writer, take, url }: Tour): Promise<void> {
  await writer.goto(`${url}/admin/account`)
  await writer.getByRole('heading', { name: 'Password and address' }).waitFor()
  await take(writer, 'account', { of: writer.locator('.access').first() })
}

async function invite({ administrator, take, url }: Tour): Promise<void> {
  await administrator.goto(`${url}/admin/collections/users/create`)
  await administrator.getByLabel('Name').fill('Dana Lindqvist')
  await administrator.getByLabel('Email address').fill('dana.lindqvist@example.org')
  await take(administrator, 'invite', { height: 760 })
  const people = await askCms<{ docs: { id: number }[] }>(administrator, 'GET', 'users?where[name][equals]=Ada%20Brook')
  await administrator.goto(`${url}/admin/collections/users/${people.docs[0]?.id}`)
  await administrator.getByRole('link', { name: 'Sign-in' }).click()
  await administrator.getByRole('heading', { name: 'Second factor' }).waitFor()
  await take(administrator, 'person', { height: 760 })
}

async function keepPrograms({ administrator, take, url }: Tour): Promise<void> {
  await administrator.goto(`${url}/admin/keys`)
  await administrator.getByRole('button', { name: 'Issue a key', exact: true }).click()
  await administrator.getByLabel('Whose key it is').fill('The garden app')
  await administrator.getByRole('button', { name: 'Issue the key' }).click()
  await administrator.locator('.handed').waitFor()
  // The secret is in no picture.
  await administrator.reload()
  await administrator.getByText('The garden app').first().waitFor()
  await take(administrator, 'keys', { height: 520 })
  await administrator.goto(`${url}/admin/webhooks`)
  await administrator.getByRole('button', { name: 'Add an address', exact: true }).click()
  await administrator.getByLabel('Who is told').fill('The garden app')
  await administrator.getByLabel('Address', { exact: true }).fill('https://garden.example.org/told')
  await administrator.getByRole('button', { name: 'Add the address' }).click()
  await administrator.locator('.handed').waitFor()
  await administrator.reload()
  await administrator.getByText('The garden app').first().waitFor()
  await take(administrator, 'webhooks', { height: 640 })
}

async function record({ administrator, take, url }: Tour): Promise<void> {
  await administrator.goto(`${url}/admin/audit`)
  await administrator.locator('.record tbody tr').first().waitFor()
  await take(administrator, 'record', { height: 860 })
}

/** Opens a tab of the form. */
const openTab = (page: Page, name: string) => page.locator('.tabs-field__tab-button', { hasText: name }).click()

/** Saves at once, and waits until these words are stored and the form can be written in again. */
async function saved(page: Page, words: string): Promise<void> {
  const [, collection, id] = /collections\/([a-z-]+)\/(\d+)/.exec(page.url()) ?? []
  await page.click('#action-save-draft')
  await page.waitForFunction(
    async ({ address, words }) => (await (await fetch(address)).text()).includes(words),
    { address: `/cms/api/${collection}/${id}?draft=true&depth=0`, words },
    { polling: 300 },
  )
  await page.locator('#field-slug:enabled').waitFor()
}
