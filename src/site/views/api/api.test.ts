import { describe, expect, it } from 'vitest'
import { days } from '#src/read-model/resources/traditions.ts'
import { services } from '#src/services.ts'
import { yearly } from '#test/few-entries.ts'
import { readerOf } from '#test/reading-pages.ts'

const reader = readerOf({
  entries: [{ resource: days, slug: 'diwali', calendar: yearly(11, 8), fields: { name: 'Diwali <b>' } }],
})
const documentation = () => reader.open('/api')

describe('the documentation of the API', () => {
  it('tells of every tool what it takes, what it is asked and what that is answered today', async () => {
    const page = await documentation()
    const tool = page.under('get').lines
    expect(tool.slice(0, 3)).toEqual([
      ...['get', expect.stringMatching(/^One entry of any catalogue in full/), 'Parameters, one at least'],
    ])
    expect(page.lines.join(' ')).toContain("curl 'https://octavo.example/api/v1/get?slug=diwali&resource=day'")
    const names = page.part('tool-names').links
    expect(names).toContainEqual(['calendar', '#calendar'])
    expect(page.lines[2]).toMatch(new RegExp(`^${names.length} read-only tools over HTTP`))
    expect(page.page.json).toBe('https://octavo.example/api/v1')
  })

  it('shows answers as text', async () => {
    const { html } = await documentation()
    expect(html).toContain('Diwali &lt;b&gt;')
    expect(html).not.toContain('Diwali <b>')
  })

  it('says which parameters are needed, what they are without one, and what takes none', async () => {
    expect((await documentation()).lines).toEqual(
      expect.arrayContaining([
        ...['query text required', 'limit whole number, 1 to 30 default 10', 'It takes no parameters.'],
      ]),
    )
  })

  it('leads to that of every catalogue, with how many tools each has', async () => {
    const { lines, links } = (await documentation()).under('Catalogues')
    expect(links).toEqual(services.map(({ title, path }) => [title, `/${path}/api`]))
    expect(lines.at(-1)).toMatch(/^Dance, \d+ tools$/)
  })

  it('says that each catalogue has a licence of its own', async () => {
    const { lines, links } = (await documentation()).under('Licence')
    expect(lines.join(' ')).toContain(
      'Each catalogue says under which licence its texts and data are. Entries in full have it as licence;',
    )
    expect(links).toEqual([['at the foot of the page about it', '/about']])
  })

  it('shows a mistake as it is answered, and leads to every code that there is', async () => {
    const { lines, links } = (await documentation()).under('Errors')
    expect(links).toContainEqual(['invalid_request', '/errors/invalid_request'])
    expect(lines.join(' ')).toContain('There is no parameter \\"limitt\\".')
  })
})
