/** llms.txt: a table of contents for language models, as https://llmstxt.org defines it. */

import { apiPath } from '#src/http/address.ts'
import type { Rights } from '#src/read-model/queries/rights.ts'
import { network as declared, services } from '#src/services.ts'
import { capital } from '#src/text/capital.ts'
import type { Link } from '#src/ui/records.ts'
import { type Catalogue, listAddress } from './catalogue.ts'
import { resourcesInOrder, viewsOf } from './contents.ts'
import { feedsOf } from './feeds.ts'
import { addressOfForm } from './forms.ts'
import type { Network } from './network.ts'
import type { TextFile } from './page.ts'

type Section = { title: string; links: readonly (Link & { about: string })[] }

/** Of a catalogue: its lists, and where it answers. */
export function llmsText(catalogue: Catalogue, { publication, licence }: Rights): TextFile {
  const { service, base, network } = catalogue
  return written({
    title: publication,
    about: service.tagline,
    usage: `Every page is Markdown at its address with .md behind it, or for who takes text/markdown. Texts and data: ${licence.name}, ${licence.address}`,
    sections: [
      {
        title: 'Contents',
        links: [
          ...resourcesInOrder(catalogue).map((resource) => ({
            href: listAddress(catalogue, resource),
            label: capital(resource.many),
            about: resource.about,
          })),
          ...viewsOf(catalogue).map((view) => ({ ...view, about: '' })),
        ].map((link) => ({ ...link, href: addressOfForm(link.href, 'markdown', false) })),
      },
      forPrograms(base, feedsOf(catalogue)),
      { title: 'Optional', links: [{ href: `${network}/llms.txt`, label: declared.title, about: 'All catalogues.' }] },
    ],
  })
}

/** Of the network: its own pages, and the catalogues. */
export function networkLlmsText({ base, site }: Network, { licence }: Rights): TextFile {
  const page = (path: string, label: string, about: string) => ({ href: `${base}/${path}.md`, label, about })
  return written({
    title: declared.title,
    about: declared.tagline,
    usage: `Every page is Markdown at its address with .md behind it, or for who takes text/markdown. What is common to all: ${licence.name}, ${licence.address}; each catalogue says its own licence.`,
    sections: [
      {
        title: 'Catalogues',
        links: services.map(({ id, title, tagline }) => ({
          href: `${site.baseUrls[id]}/llms.txt`,
          label: title,
          about: tagline,
        })),
      },
      {
        title: 'Over all catalogues',
        links: [
          page('today', 'Today', 'What is on today.'),
          page('calendar', 'Calendar', 'The days of all catalogues.'),
          page('countries', 'Countries', 'What each catalogue has of a country.'),
          page('topics', 'Topics', 'What several catalogues speak of.'),
        ],
      },
      forPrograms(base, feedsOf({ base })),
    ],
  })
}

const forPrograms = (base: string, feeds: readonly Link[]): Section => ({
  title: 'For programs',
  links: [
    { href: `${base}/api.md`, label: 'API', about: 'Every tool, its parameters and its answer.' },
    { href: `${base}${apiPath}/openapi.json`, label: 'OpenAPI', about: 'The same as an OpenAPI 3.1 document.' },
    {
      href: `${base}${apiPath}/client.js`,
      label: 'Client',
      about: 'A module with a function for each tool, without dependencies; its types are in client.d.ts beside it.',
    },
    { href: `${base}/mcp`, label: 'MCP', about: 'The same tools for agents, over streamable HTTP.' },
    { href: `${base}/data.md`, label: 'Data', about: 'Everything as files, and the feed of what changes.' },
    ...feeds.map(({ href, label }) => ({ href, label, about: '' })),
  ],
})

const written = ({
  title,
  about,
  usage,
  sections,
}: {
  title: string
  about: string
  usage: string
  sections: readonly Section[]
}): TextFile => ({
  contentType: 'text/plain; charset=utf-8',
  text: [
    `# ${title}`,
    `> ${about}`,
    usage,
    ...sections.map(
      (section) =>
        `## ${section.title}\n\n${section.links
          .map(({ href, label, about: said }) => `- [${label}](${href})${said === '' ? '' : `: ${said}`}`)
          .join('\n')}`,
    ),
  ]
    .join('\n\n')
    .concat('\n'),
  isOpen: true,
})
