/** How browsers search here from their own address bar: OpenSearch 1.1. */
import { escaped } from '#src/text/escaped.ts'
import type { TextFile } from './page.ts'

/** What the description of a search page is sent as. */
export const openSearchType = 'application/opensearchdescription+xml'

/** The description of a search page. `name` has at most 16 characters, as the format asks. */
export const openSearch = ({ name, about, base }: { name: string; about: string; base: string }): TextFile => ({
  contentType: `${openSearchType}; charset=utf-8`,
  text: [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escaped(name)}</ShortName>`,
    `<Description>${escaped(about)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Url type="text/html" template="${escaped(base)}/search?q={searchTerms}"/>`,
    '</OpenSearchDescription>\n',
  ].join('\n'),
})
