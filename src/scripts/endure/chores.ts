/** Gives every job of the editing server work, again and again while its processes are killed, and checks that each was done once. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { publishedYears } from '#src/publish/dates.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { type Ask, asking, type House } from './house.ts'
import { smallPicture } from './small-picture.ts'
import { outlets, type Town } from './town.ts'
import { slugOfWork } from './work.ts'

/** Work that has to be done exactly once while processes fail. */
export type Chores = {
  /** Gives every job something to do, at once or as soon as an editing server starts. */
  give(): Promise<void>
  /** Waits until all work is done, or takes too long. Gives what was not done, or done twice, in words. */
  settle(): Promise<string[]>
  /** What was done, in a sentence. */
  seen(): string
}

/** Longest wait: unfinished work is begun again within a minute, and links are asked one a second. */
const MOST_WAIT_MS = 180_000

/** Most pages that entries cite, besides the missing one. */
const MOST_CITED = 6

/** Gives a house such work. */
export async function startChores(house: House, town: Town): Promise<Chores> {
  const { url, authorization, databaseUrl, dataDir } = house
  const published: { key: string; sinceMs: number }[] = []
  const cited = new Set([`${town.url}/gone`, ...outlets.map((outlet) => `${town.url}/outlet/${outlet}`)])
  let picked: string | undefined
  let thrownAway = 0

  const send = async (place: string, body: object): Promise<{ id: number }> => {
    const isForm = body instanceof FormData
    const response = await fetch(`${url}/cms/api/${place}`, {
      method: 'POST',
      headers: { authorization: authorization(), ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${place} cannot be made: ${response.status} ${text}`)
    return (JSON.parse(text) as { doc: { id: number } }).doc
  }

  async function publish(): Promise<void> {
    const number = published.length
    const name = `Cited gentian ${process.pid} ${number}`
    const sources = [...(number === 0 ? ['gone'] : []), `page/${number % MOST_CITED}`].map((page) => ({
      title: 'A page',
      publisher: 'A press',
      address: `${town.url}/${page}`,
    }))
    for (const { address } of sources) cited.add(address)
    const sinceMs = performance.now()
    await send(flowers.path, { name, summary: 'Cited.', sources, _status: 'published' })
    published.push({ key: `flowers/flower/${slugOfWork(name)}`, sinceMs })
  }

  async function throwAway(): Promise<void> {
    const { id } = await send('media', await smallPicture('thrown-away.png'))
    const headers = { authorization: authorization() }
    const response = await fetch(`${url}/cms/api/media/${id}`, { method: 'DELETE', headers })
    if (!response.ok) throw new Error(`A picture cannot be deleted: ${response.status} ${await response.text()}`)
    thrownAway += 1
  }

  async function begin(): Promise<void> {
    for (const outlet of outlets)
      await send('outlets', {
        name: `Gazette ${outlet}`,
        homepage: `${town.url}/outlet/${outlet}`,
        feed: `${town.url}/feed/${outlet}`,
        service: flowers.service,
        isActive: true,
      })
    const rule = [{ blockType: 'fixed-date', month: 5, day: 1, durationDays: 1 }]
    const sources = [{ title: 'A page', publisher: 'A press' }]
    await send('flower-days', {
      name: `Gentian day ${process.pid}`,
      summary: 'A day.',
      rule,
      sources,
      _status: 'published',
    })
  }

  async function undone(): Promise<string[]> {
    const wrong = await asking(databaseUrl(), async (ask) => [
      ...(await untold(ask, town.stories())),
      ...(await unasked(ask, cited)),
      ...(await unpicked(ask)),
      ...(await undated(ask)),
      ...(await unremoved(ask, dataDir)),
      ...(await notDone(ask)),
    ])
    const unheard = published.filter(({ key, sinceMs }) => !town.hasForgotten(key, sinceMs))
    return [...wrong, ...unheard.map(({ key }) => `the CDN was never told of ${key}`)]
  }

  async function unpicked(ask: Ask): Promise<string[]> {
    const rows = await ask<{ slug: string }>(
      `select slug from read_model.picks where (service, resource) = ($1, $2) and day = (now() at time zone 'UTC')::date`,
      [flowers.service, flowers.id],
    )
    if (rows.length !== 1) return [`${rows.length} flowers are the flower of the day`]
    const [{ slug } = { slug: '' }] = rows
    picked ??= slug
    return slug === picked ? [] : [`the flower of the day was ${picked}, and is ${slug}`]
  }

  await begin()
  return {
    async give() {
      town.tell()
      await publish()
      await throwAway()
      await asking(databaseUrl(), (ask) => ask('delete from jobs.runs where job = any($1)', [jobs]))
    },
    async settle() {
      const until = Date.now() + MOST_WAIT_MS
      let left = await undone()
      while (left.length > 0 && Date.now() < until) {
        await sleep(500)
        left = await undone()
      }
      return left
    },
    seen: () =>
      `each done once: ${town.stories().length} headlines, ${cited.size} links asked, ${published.length} purges told, ${thrownAway} pictures removed, the flower of the day, and the dates of a day in further years`,
  }
}

/** The jobs that are made due again; planned publishes are checked separately. */
const jobs = ['news', 'picks', 'dates', 'links', 'pictures', 'purges']

/** Every story is one headline, for editors and for readers. */
async function untold(ask: Ask, stories: readonly string[]): Promise<string[]> {
  const rows = await ask<{ address: string; times: number; shown: number }>(
    `select told.address, (select count(*)::int from headlines h where h.address = told.address) as times,
       (select count(*)::int from read_model.headlines r where r.address = told.address) as shown
     from unnest($1::text[]) as told (address)`,
    [stories],
  )
  return rows.flatMap(({ address, times, shown }) =>
    times === 1 && shown === 1 ? [] : [`${address} is ${times} headlines, and readers see ${shown}`],
  )
}

/** Every address was asked, and one that is gone counts as gone for a day, however often it was asked. */
async function unasked(ask: Ask, cited: ReadonlySet<string>): Promise<string[]> {
  const rows = await ask<{ address: string; status: string; failures: number }>(
    'select address, status, failures from jobs.links where address = any($1)',
    [[...cited]],
  )
  const states = new Map(rows.map((row) => [row.address, `${row.status} ${row.failures}`]))
  return [...cited].flatMap((address) => {
    const [seen, due] = [states.get(address) ?? 'not asked', address.endsWith('/gone') ? 'failed 1' : 'fine 0']
    return seen === due ? [] : [`the link ${address} is ${seen}, not ${due}`]
  })
}

/** The day falls once in each year that was worked out, and more years were than publishing works out. */
async function undated(ask: Ask): Promise<string[]> {
  const rows = await ask<{ years: number; dates: number }>(
    `select d.last_year - d.first_year + 1 as years, (select count(*)::int from read_model.occurrences o
       where (o.service, o.resource, o.document_id) = (d.service, d.resource, d.document_id)) as dates
     from read_model.dated d where d.service = $1`,
    [flowers.service],
  )
  const { first, last } = publishedYears()
  return rows.flatMap(({ years, dates }) =>
    years > last - first + 1 && dates === years ? [] : [`a day has ${dates} dates in ${years} years`],
  )
}

/** No file waits to be removed, and the folder has exactly the files of the existing pictures. */
async function unremoved(ask: Ask, dataDir: string): Promise<string[]> {
  const waiting = await ask<{ file: string }>('select file from editing.unneeded_files')
  const named = await ask<{ file: string }>(
    'select file from media, unnest(array[filename, sizes_card_filename, sizes_page_filename]) as file where file is not null',
  )
  const files = new Set(readdirSync(path.join(dataDir, 'media')))
  return [
    ...waiting.map(({ file }) => `${file} waits to be removed`),
    ...named.filter(({ file }) => !files.delete(file)).map(({ file }) => `${file} of a picture is gone`),
    ...[...files].map((file) => `${file} is no picture's`),
  ]
}

/** Each job was done when it was due last. */
async function notDone(ask: Ask): Promise<string[]> {
  const runs = await ask<{ job: string; outcome: string; detail: string }>(
    `select distinct on (job) job, coalesce(outcome, 'not begun') as outcome, coalesce(detail, '') as detail
     from unnest($1::text[]) as due (job) left join jobs.runs using (job) order by job, due_at desc`,
    [jobs],
  )
  return runs
    .filter(({ outcome }) => outcome !== 'done')
    .map(({ job, outcome, detail }) => `job ${job} is ${outcome}: ${detail}`)
}
