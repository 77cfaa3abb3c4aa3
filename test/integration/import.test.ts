/** What importing promises: all of a folder or nothing, links whatever the order of the files, and tables of entries. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { collectionsOf } from '#collections/index.ts'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import { personIn, type RestAsk } from '#test/rest.ts'
import { sourcesInFile } from '#test/sources.ts'
import { type World, world } from '#test/world.ts'

let here: World
beforeAll(async () => {
  here = await world()
})
afterAll(() => here.close())

/** A folder of files by their paths. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(inject('folder'), 'import-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return folder
}

const importColours = async (files: Readonly<Record<string, string>>, more = {}) => {
  const { importCatalogue } = await import('#src/import/import-catalogue.ts')
  return importCatalogue(here.payload, 'colours', folderOf(files), more)
}

const records = async (resource: string) => {
  const rows = await here.database.execute<{ record: string }>(
    "select record::text as record from read_model.records where service = 'colours' and resource = $1 order by slug",
    [resource],
  )
  return rows.map(({ record }) => JSON.parse(record) as Record<string, unknown>)
}

const set = `---\nname: A set\nsummary: A list.\n${sourcesInFile}\nlicence: CC0-1.0\norigin: Somebody.\n---\n\n## What it is\n\nA list.\n`

const colour = (name: string, more = '') =>
  `---\nname: ${name}\nsummary: A colour.\n${sourcesInFile}\nhex: "#aa0000"\nfamily: red\n${more}---\n\n## What it is\n\nA colour.\n`

test('entries of one kind may name each other, whichever file comes first', async () => {
  const result = await importColours({
    'colours/alizarin.md': colour('Alizarin', 'related_shades: [madder]\n'),
    'colours/madder.md': colour('Madder', 'related_shades: [alizarin]\n'),
  })
  expect(result).toEqual({ made: 2, replaced: 0, kept: 0 })
  const related = (await records('colour')).map(({ slug, related_shades: shades }) => [
    slug,
    (shades as { slug: string }[]).map((shade) => shade.slug),
  ])
  expect(related).toEqual([
    ['alizarin', ['madder']],
    ['madder', ['alizarin']],
  ])
})

test('what publishing works out is in the record and may not be in a file', async () => {
  const [{ values } = { values: null }] = await records('colour')
  expect(values).toMatchObject({ rgb: { red: 170, green: 0, blue: 0 }, hsl: { hue_degrees: 0 } })
  const refused = importColours({ 'colours/crimson.md': colour('Crimson', 'values: { rgb: 1 }\n') })
  await expect(refused).rejects.toMatchObject({
    troubles: [expect.objectContaining({ line: 7, detail: expect.stringContaining('There is no field "values"') })],
  })
})

test('a row of a table is an entry; a fault names its line, and then nothing is imported', async () => {
  const table = (last: string) =>
    `slug,name,hex,set,summary\na-red,Red,#ff0000,a-set,"Red, plainly."\na-navy,Navy,#000080,a-set,Navy.\n${last}`
  const wrong = importColours({ 'swatch-sets/a-set.md': set, 'swatches.csv': table('a-bad,Bad,red,another,Bad.\n') })
  await expect(wrong).rejects.toMatchObject({
    troubles: [expect.objectContaining({ file: expect.stringMatching(/swatches\.csv$/), line: 4 })],
  })
  expect(await records('swatch')).toEqual([])
  await importColours({ 'swatch-sets/a-set.md': set, 'swatches.csv': table('') })
  expect(
    (await records('swatch')).map(({ name, family, set: swatchSet }) => [
      name,
      family,
      (swatchSet as { slug: string }).slug,
    ]),
  ).toEqual([
    ['Navy', 'blue', 'a-set'],
    ['Red', 'red', 'a-set'],
  ])
})

test('PostgreSQL has looked at what readers ask of many new entries by the time they are there', async () => {
  const { execute } = here.database
  const ofSwatches = () =>
    execute<{ table: string; known: boolean }>(
      `select tablename as table, most_common_vals::text like '%swatch%' as known from pg_stats
       where schemaname = 'read_model' and attname = 'resource' and tablename in ('names', 'records') order by 1`,
    )
  expect((await ofSwatches()).filter(({ known: isKnown }) => isKnown)).toEqual([])
  const rows = Array.from({ length: 100 }, (_, at) => `blue-${at},Blue ${at},#000${at + 100},a-set,Blue.\n`)
  await importColours({ 'swatches.csv': `slug,name,hex,set,summary\n${rows.join('')}` })
  expect(await ofSwatches()).toEqual(['names', 'records'].map((table) => ({ table, known: true })))
})

test('a reference to nothing is refused with the nearest, before anything is saved', async () => {
  const refused = importColours({ 'colours/ruby.md': colour('Ruby', 'related_shades: [maddr]\n') })
  await expect(refused).rejects.toMatchObject({
    troubles: [
      expect.objectContaining({ detail: 'related_shades: there is no colour "maddr". Did you mean "madder"?' }),
    ],
  })
  const linked = importColours({
    'colours/ruby.md': colour('Ruby').replace(/A colour.\n$/, 'As [it](octavo:colours/maddr).\n'),
  })
  await expect(linked).rejects.toMatchObject({
    troubles: [
      expect.objectContaining({
        detail: expect.stringContaining('there is no colour "maddr". Did you mean "madder"?'),
      }),
    ],
  })
})

test('rows of a list are kept, whatever their keys', async () => {
  const colours = 'flag_colours:\n  - { name: Red, hex: "#ff0000", stands_for: Courage. }\n'
  await importColours({
    'countries/peru.md': `---\nname: Peru\nsummary: Red and white.\n${sourcesInFile}\ncountries: [PE]\n${colours}---\n`,
  })
  expect(await records('country')).toMatchObject([
    { flag_colours: [{ name: 'Red', hex: '#ff0000', stands_for: 'Courage.' }], national_colours: [] },
  ])
})

test('a day that comes every week says on which weekday', async () => {
  const day = `---\nname: Monday blue\nsummary: Blue on Mondays.\n${sourcesInFile}\nrule: { kind: weekly, weekdays: [monday] }\n---\n`
  await importColours({ 'days/monday-blue.md': day })
  expect(await records('colour_day')).toMatchObject([{ rule_in_words: 'every Monday', weekdays: ['monday'] }])
})

test('a slug that stands twice, or that an entry in the trash has, is refused with the line', async () => {
  const twice = importColours({
    'colours/ochre.md': colour('Ochre'),
    'colours.csv':
      'slug,name,summary,hex,family,sources\nochre,Ochre,A colour.,#aa0000,red,"[{ title: A book, publisher: A press }]"\n',
  })
  await expect(twice).rejects.toMatchObject({
    troubles: [
      expect.objectContaining({
        file: expect.stringMatching(/csv$/),
        line: 2,
        detail: 'The slug "ochre" stands twice.',
      }),
    ],
  })
  await importColours({ 'colours/umber.md': colour('Umber') })
  const umber = { collection: 'colours', where: { slug: { equals: 'umber' } } } as const
  await here.payload.update({ ...umber, data: { deletedAt: new Date().toISOString() } })
  await expect(importColours({ 'colours/umber.md': colour('Umber') })).rejects.toMatchObject({
    troubles: [expect.objectContaining({ line: 2, detail: expect.stringContaining('has the slug "umber"') })],
  })
})

test('what only the form or publishing would refuse is refused with the line, and nothing of the files is there', async () => {
  const refused = importColours({
    'terms/tint.md': `---\nname: Tint\nsummary: Lighter.\n${sourcesInFile}\n---\n\n## In plain language\n\nA colour with white.\n`,
    'colours/sepia.md': colour('Sepia').replace('A colour.', '""'),
  })
  await expect(refused).rejects.toMatchObject({
    troubles: [expect.objectContaining({ file: expect.stringMatching(/sepia\.md$/), line: 3 })],
  })
  expect(await records('term')).toEqual([])
})

test('entries imported again are replaced where their file says something else, and seen under their new name', async () => {
  const files = {
    'colours/amber.md': colour('Amber', 'related_shades: [copper]\n'),
    'colours/copper.md': colour('Copper'),
  }
  expect(await importColours(files)).toEqual({ made: 2, replaced: 0, kept: 0 })
  expect(await importColours(files, { isReplacing: true })).toEqual({ made: 0, replaced: 0, kept: 2 })
  const renamed = { ...files, 'colours/copper.md': colour('Old copper') }
  expect(await importColours(renamed)).toEqual({ made: 0, replaced: 0, kept: 2 })
  expect(await importColours(renamed, { isReplacing: true })).toEqual({ made: 0, replaced: 1, kept: 1 })
  const amber = (await records('colour')).find(({ slug }) => slug === 'amber')
  expect(amber?.related_shades).toMatchObject([{ slug: 'copper', name: 'Old copper' }])
})

describe('what a person sends', () => {
  type Sent = Readonly<Record<string, string | Uint8Array>>
  type Told = {
    plan: string
    isStored: boolean
    areDrafts: boolean
    leftOut: string[]
    changes: { entry: string; field: string | null; before: string; after: string; line: number }[]
    troubles: { file: string; line: number; detail: string }[]
    errors: { message: string }[]
  }
  let editor: RestAsk
  let writer: RestAsk

  beforeAll(async () => {
    editor = (await personIn(here, 'Importing editor', { services: ['colours'] })).ask
    writer = (await personIn(here, 'Importing writer', { role: 'writer', services: ['colours'] })).ask
  })

  const send = async (ask: RestAsk, files: Sent, said: Readonly<Record<string, string>> = {}) => {
    const form = new FormData()
    for (const [name, bytes] of Object.entries(files)) form.append('files', new Blob([bytes as string]), name)
    for (const [name, value] of Object.entries(said)) form.set(name, value)
    const { status, body } = await ask('POST', 'import/colours', form)
    return { status, ...(body as unknown as Told) }
  }

  const stored = async (slug: string) => {
    const answer = await here.payload.find({
      collection: 'colours',
      where: { slug: { equals: slug } },
      draft: true,
      depth: 0,
    })
    return answer.docs[0]
  }
  const shown = async (slug: string) => (await records('colour')).find((record) => record.slug === slug)

  test('is tried out, then stored as that person, with what was told and nothing else', async () => {
    const files = { 'from somewhere/colours/sienna.md': colour('Sienna') }
    const plan = await send(editor, files, { replace: 'yes' })
    expect(plan).toMatchObject({
      status: 200,
      made: 1,
      isStored: false,
      changes: [{ entry: 'colours/sienna', field: null }],
    })
    expect(await stored('sienna')).toBeUndefined()
    expect(await send(editor, files, { replace: 'yes', plan: plan.plan })).toMatchObject({
      status: 200,
      isStored: true,
    })
    expect(await shown('sienna')).toMatchObject({ name: 'Sienna' })
    const told = await here.database.execute(
      "select kind, person, machine from editing.audit where kind = 'imported' or title = 'Sienna' order by id desc limit 2",
    )
    expect(told).toEqual([
      { kind: 'imported', person: 'Importing editor', machine: null },
      { kind: 'published', person: 'Importing editor', machine: null },
    ])
    const burnt = { 'colours/sienna.md': colour('Burnt sienna') }
    const next = await send(editor, burnt, { replace: 'yes' })
    expect(next.changes).toMatchObject([
      { entry: 'colours/sienna', field: 'name', before: 'Sienna', after: 'Burnt sienna', line: 2 },
    ])
    const { id } = (await stored('sienna')) as { id: number }
    await here.payload.update({ collection: 'colours', id, data: { summary: 'Brown.', _status: 'published' } })
    const old = await send(editor, burnt, { replace: 'yes', plan: next.plan })
    expect(old).toMatchObject({ status: 409, isStored: false })
    expect(old.changes.map(({ field }) => field)).toEqual(['name', 'summary'])
    expect(await shown('sienna')).toMatchObject({ name: 'Sienna', summary: 'Brown.' })
    expect(await send(editor, burnt, { replace: 'yes', plan: old.plan })).toMatchObject({ status: 200, isStored: true })
    expect(await shown('sienna')).toMatchObject({ name: 'Burnt sienna' })
  })

  test('is a draft where that person does not publish, or two people have to agree; what is public stays as it is', async () => {
    const files = {
      'colours/sienna.md': colour('Raw sienna'),
      'colours/plum.md': colour('Plum'),
      'outlets.yaml': 'outlets: []\n',
    }
    const { plan } = await send(writer, files, { replace: 'yes' })
    const done = await send(writer, files, { replace: 'yes', plan })
    expect(done).toMatchObject({ status: 200, isStored: true, areDrafts: true, leftOut: ['outlets.yaml'] })
    expect(await stored('plum')).toMatchObject({ _status: 'draft' })
    expect(await stored('sienna')).toMatchObject({ _status: 'draft', name: 'Raw sienna' })
    expect(await shown('plum')).toBeUndefined()
    expect(await shown('sienna')).toMatchObject({ name: 'Burnt sienna' })
    // What waits is nobody's to overwrite unseen.
    const over = await send(editor, { 'colours/sienna.md': colour('Sienna') }, { replace: 'yes' })
    expect(over).toMatchObject({
      status: 422,
      troubles: [{ line: 2, detail: expect.stringContaining('wait to be published') }],
    })
    const { id } = await here.payload.create({
      collection: 'publications',
      data: {
        service: 'colours',
        name: 'C',
        tagline: 't',
        publisher: 'p',
        network: 'n',
        contact: 'a@example.org',
        about: lexicalFromMarkdown('A.'),
        licence: 'CC-BY-4.0',
        needsTwoPeople: true,
      } as never,
    })
    expect(await send(editor, { 'colours/teal.md': colour('Teal') })).toMatchObject({ status: 200, areDrafts: true })
    await here.payload.update({ collection: 'publications', id, data: { needsTwoPeople: false } })
    const waiting = { collection: 'colours', where: { slug: { equals: 'sienna' } } } as const
    await here.payload.update({ ...waiting, data: { _status: 'published' } })
    await here.payload.delete({ collection: 'colours', where: { slug: { equals: 'plum' } } })
  })

  test('is refused to strangers to the catalogue, and where it may not be named', async () => {
    const other = (await personIn(here, 'Stranger', { services: ['cheese'] })).ask
    expect(await send(other, { 'colours/teal.md': colour('Teal') })).toMatchObject({ status: 403 })
    const named = await send(writer, { 'colours/teal.md': colour('Teal', 'may_be_named: true\n') })
    expect(named).toMatchObject({ status: 422, troubles: [{ file: 'colours/teal.md', line: 7 }] })
  })

  test('is refused with file, line and reason where it is made to harm, and nothing of it is kept', async () => {
    const text = (front: string) => `---\n${front}\n---\n`
    const { gzipSync } = await import('node:zlib')
    const wrong: [string, string | Uint8Array, string][] = [
      ['colours/a.md', new Uint8Array([0xff, 0xfe, 0x2d, 0x00]), 'UTF-8'],
      ['colours/a.md', text('name: &a [1]\nsummary: *a'), 'alias'],
      ['colours/a.md', text(`name: ${'['.repeat(3000)}${']'.repeat(3000)}`), 'within each other'],
      ['colours/a.md', text(`name:\n ${'- '.repeat(3000)}a`), 'within each other'],
      ['colours/a.md', text('name: "a\\0b"'), 'cannot be kept'],
      ['colours/a.md', text('name: "a\\ud800"'), 'cannot be kept'],
      ['colours/a.md', `${colour('A')}\n${'**a*'.repeat(20_000)}`, 'marks at most'],
      ['colours/a.md', `${colour('A', `faq: [{ question: Why?, answer: "<b>So</b>" }]\n`)}`, 'html'],
      ['colours/../../etc/passwd', 'root', 'Markdown (.md)'],
      ['colours/../../../x.md', colour('X'), 'of which kind'],
      ['colours/%2e%2e.md', colour('X'), 'not a slug'],
      ['all.tar.gz', new Uint8Array([1, 2, 3]), 'no archive'],
      ['all.tar.gz', gzipSync(Buffer.alloc(64 * 1024 * 1024)), 'too large'],
      ['all.zip', 'PK', '.tar.gz'],
    ]
    for (const [name, bytes, detail] of wrong) {
      const answer = await send(editor, { [name]: bytes })
      expect([answer.status, answer.troubles?.[0]?.detail], name).toEqual([422, expect.stringContaining(detail)])
    }
    expect(await send(editor, {})).toMatchObject({ status: 400 })
    expect((await editor('POST', 'import/colours', { files: [] })).status).toBe(400)
    expect((await editor('POST', 'import/nothing', new FormData())).status).toBe(404)
    expect((await send(editor, { 'x.md': colour('Xanadu') }, { kind: 'colours' })).changes).toMatchObject([
      { entry: 'colours/x' },
    ])
  })
})

describe('what is taken out', () => {
  /** All that answers are made from. */
  const everything = async () => {
    const tables = {
      records:
        'service, resource, slug, name, record::text, summary::text, calendar::text, terms, words, written, score, published_at, updated_at, html::text',
      counts: 'service, resource, term, written, waiting',
      names: 'service, resource, name',
      waiting: 'service, resource, name',
      publications: 'service, record::text',
    }
    const all: Record<string, string[]> = {}
    for (const [table, columns] of Object.entries(tables)) {
      const rows = await here.database.execute(`select ${columns} from read_model.${table}`)
      all[table] = rows.map((row) => JSON.stringify(row)).sort()
    }
    all.former = (
      await here.database.execute(
        'select f.slug, r.slug as leads_to from read_model.former_slugs f join read_model.records r using (service, resource, document_id)',
      )
    ).map((row) => JSON.stringify(row))
    return all
  }

  const empty = async () => {
    for (const { config } of collectionsOf('colours'))
      await here.payload.delete({ collection: config.slug as never, where: { id: { exists: true } }, trash: true })
    for (const collection of ['publications', 'outlets'] as const)
      await here.payload.delete({ collection, where: { id: { exists: true } } })
  }

  const takenOut = async () => {
    const { exportCatalogue } = await import('#src/export/export-catalogue.ts')
    const { files, ...counted } = await exportCatalogue(here.payload, 'colours')
    return { files: Object.fromEntries(files.map(({ path: file, text }) => [file, text])), ...counted }
  }

  beforeAll(async () => {
    await importColours({
      'publication.yaml': readFileSync('src/starter/colours/publication.yaml', 'utf8'),
      'outlets.yaml': 'outlets: [{ name: A paper, homepage: "https://a.example/", feed: "https://a.example/feed" }]\n',
      'colours/gamboge.md': colour(
        'Gamboge',
        'other_names: ["Yes", "2026", "\\"quoted\\", and a comma"]\nfaq:\n  - question: Is it yellow?\n    answer: It *is*.\n',
      ).replace(
        '\n\nA colour.',
        '\n\nA colour: *warm*, with a [way out](https://a.example/x), near [amber](octavo:colours/amber).\n\n### From where\n\n- One\n- Two',
      ),
      'colours/unfinished.md':
        '---\nname: Unfinished\nstatus: draft\nmay_be_named: true\nrelated_shades: [gamboge]\n---\n',
      'days/colour-fair.md': `---\nname: Colour fair\nsummary: A fair.\n${sourcesInFile}\nrule: { kind: fixed-date, month: 5, day: 4 }\noverrides:\n  - { of: 2027-05-04, to: 2027-05-06, note: Rain. }\n---\n`,
    })
    const gamboge = { collection: 'colours', where: { slug: { equals: 'gamboge' } } } as const
    await here.payload.update({ ...gamboge, data: { slug: 'gambooge', _status: 'published' } })
  })

  test('can be put in again, after all is gone, and every answer is made of the same bytes', async () => {
    const before = await everything()
    const { files, waiting, pictures } = await takenOut()
    expect([waiting, pictures]).toEqual([0, 0])
    expect(Object.keys(files)).toContain('swatches.csv')
    await empty()
    expect((await everything()).records).toEqual([])
    await importColours(files)
    expect(await everything()).toEqual(before)
    expect((await takenOut()).files).toEqual(files)
    expect(before.former?.join()).toContain('"gamboge"')
  })

  test('and put in again where it is changes nothing; a trial says what would change, by field, and stores nothing', async () => {
    const { files } = await takenOut()
    const told: { file: string; line: number; field: string | null; before: string; after: string }[] = []
    const onChange = (change: (typeof told)[number]) => told.push(change)
    const trial = { isReplacing: true, isTrial: true, onChange }
    const gamboge = files['colours/gambooge.md'] ?? ''
    expect((await importColours(files, trial)).replaced).toBe(0)
    expect(told).toEqual([])
    const before = await everything()
    const other = {
      ...files,
      'colours/gambooge.md': gamboge.replace('A colour.', 'A warm colour.'),
      'colours/puce.md': colour('Puce'),
    }
    expect(await importColours(other, trial)).toMatchObject({ made: 1, replaced: 1 })
    expect(told).toMatchObject([
      { field: null, file: expect.stringMatching(/puce\.md$/), after: expect.stringContaining('summary') },
      { field: 'summary', line: 7, before: 'A colour.', after: 'A warm colour.' },
    ])
    expect(await everything()).toEqual(before)
  })

  test('does not take the address that leads to another entry', async () => {
    await expect(importColours({ 'colours/gamboge.md': colour('Gamboge') })).rejects.toMatchObject({
      troubles: [expect.objectContaining({ line: 2, detail: expect.stringContaining('leads to “Gamboge”') })],
    })
  })
})
