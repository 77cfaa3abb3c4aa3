import { describe, expect, it } from 'vitest'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { services } from '#src/services.ts'
import { readerOf } from '#test/reading-pages.ts'

const reader = readerOf({ entries: [], card: { name: 'Our flowers', licence: 'CC0-1.0' } as never })
const read = async (address: string) => String((await reader.file(address)).text)
const base = 'https://octavo.example'

/** The lines under a heading. */
const under = (text: string, heading: string): string[] =>
  (text.split(`## ${heading}\n\n`)[1]?.split('\n\n')[0] ?? '').trimEnd().split('\n')

describe('llms.txt of a catalogue', () => {
  it('has its name, its line and its terms before all else, a blank line between each', async () => {
    const text = await read('/flowers/llms.txt')
    expect(text).toMatch(
      /^# Our flowers\n\n> What blooms[^\n]*\n\nEvery page is Markdown at its address with \.md behind it, or for who takes text\/markdown\. Texts and data: CC0 1\.0, https:[^\n]*\n\n## Contents\n\n- /,
    )
    expect(text.endsWith(')\n') || text.endsWith('.\n')).toBe(true)
    expect(text).not.toContain('\n\n\n')
  })

  it('has every list as Markdown, what it is about before all others, and then the views', async () => {
    const contents = under(await read('/flowers/llms.txt'), 'Contents')
    expect(contents[0]).toBe(`- [Flowers](${base}/flowers/flowers.md): ${flowers.about}`)
    expect(contents.at(-1), 'a view has no line').toBe(`- [Calendar](${base}/flowers/calendar.md)`)
    const addresses = contents.map((line) => /\((.*?)\)/.exec(line)?.[1])
    expect(addresses.every((address) => address?.endsWith('.md'))).toBe(true)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(contents.at(-2), 'a small register stands last').toContain('/flowers/in-bloom.md): ')
    expect(under(await read('/colours/llms.txt'), 'Contents').slice(-2)).toEqual([
      `- [Calendar](${base}/colours/calendar.md)`,
      `- [Name a colour](${base}/colours/name-a-colour.md)`,
    ])
  })

  it('has where programs are answered, and its feeds', async () => {
    const lines = under(await read('/flowers/llms.txt'), 'For programs')
    expect(lines.map((line) => /^- \[(.*?)\]\((.*?)\)/.exec(line)?.slice(1))).toEqual([
      ['API', `${base}/flowers/api.md`],
      ['OpenAPI', `${base}/flowers/api/v1/openapi.json`],
      ['Client', `${base}/flowers/api/v1/client.js`],
      ['MCP', `${base}/flowers/mcp`],
      ['Data', `${base}/flowers/data.md`],
      ['New pages (RSS)', `${base}/flowers/feed.xml`],
      ['New pages (Atom)', `${base}/flowers/atom.xml`],
      ['New pages (JSON Feed)', `${base}/flowers/feed.json`],
      ['Changed pages (Atom)', `${base}/flowers/changes.xml`],
      ['Days that begin today (Atom)', `${base}/flowers/today.xml`],
      ['Calendar (iCalendar)', `${base}/flowers/calendar.ics`],
    ])
    expect(lines.slice(0, 5).every((line) => /\): .*\.$/.test(line))).toBe(true)
  })

  it('leads to that of the network as what may be left out', async () => {
    expect(under(await read('/flowers/llms.txt'), 'Optional')).toEqual([
      `- [Octavo](${base}/llms.txt): All catalogues.`,
    ])
  })
})

describe('llms.txt of the network', () => {
  it('has the catalogues, what is over all of them, and where programs are answered, in this order', async () => {
    const text = await read('/llms.txt')
    expect(text).toMatch(
      /^# Octavo\n\n> Catalogues of .*\n\n.*What is common to all: .*; each catalogue says its own licence\.\n/,
    )
    expect([...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual([
      ...['Catalogues', 'Over all catalogues', 'For programs'],
    ])
    expect(under(text, 'Catalogues')).toHaveLength(services.length)
    expect(under(text, 'Over all catalogues')).toEqual([
      `- [Today](${base}/today.md): What is on today.`,
      `- [Calendar](${base}/calendar.md): The days of all catalogues.`,
      `- [Countries](${base}/countries.md): What each catalogue has of a country.`,
      `- [Topics](${base}/topics.md): What several catalogues speak of.`,
    ])
    expect(under(text, 'For programs')[3]).toContain(`(${base}/mcp)`)
    expect(under(text, 'For programs').at(-1)).toContain(`(${base}/calendar.ics)`)
  })
})

describe('the interfaces of a host', () => {
  const linkset = async (address: string) =>
    (JSON.parse(await read(address)) as { linkset: Record<string, { href: string; type?: string }[]>[] }).linkset

  it('are described one by one: for programs, for people, and whether they answer', async () => {
    const [, flowersOnly, ...more] = await linkset('/flowers/.well-known/api-catalog')
    expect(more).toEqual([])
    expect(flowersOnly).toEqual({
      anchor: `${base}/flowers/api/v1`,
      'service-desc': [{ href: `${base}/flowers/api/v1/openapi.json`, type: 'application/json' }],
      'service-doc': [{ href: `${base}/flowers/api`, type: 'text/html' }],
      'service-meta': [
        { href: `${base}/flowers/llms.txt`, type: 'text/plain' },
        { href: `${base}/flowers/.well-known/mcp/server-card.json`, type: 'application/mcp-server-card+json' },
      ],
      status: [{ href: `${base}/readyz`, type: 'application/json' }],
    })
  })

  it('are, of the network, its own before those of every catalogue', async () => {
    const [list, own, ...others] = await linkset('/.well-known/api-catalog')
    expect(list?.item?.map(({ href }) => href)).toEqual([
      `${base}/api/v1`,
      ...services.map(({ path }) => `${base}/${path}/api/v1`),
    ])
    expect(own?.anchor).toBe(`${base}/api/v1`)
    expect(others.map(({ anchor }) => anchor)).toEqual(services.map(({ path }) => `${base}/${path}/api/v1`))
  })
})
