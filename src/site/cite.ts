/** How a page is cited: in words, and in the formats that programs for references read. */
import type { Service } from '#src/services.ts'
import { dayOf, longDate } from '#src/ui/dates.ts'
import type { EntryRecord } from '#src/ui/records.ts'

type Cited = Pick<EntryRecord, 'slug' | 'name' | 'url' | 'updated_at' | 'provenance'>

/** The title of the work that an entry is part of. */
const workOf = ({ title }: Service): string => `Octavo ${title}`

const yearOf = ({ updated_at: at }: Cited): string => at.slice(0, 4)

/** "Rose". Octavo Flowers, 2026. https://… */
export function citation(service: Service, entry: Cited): string {
  const by = entry.provenance.written_by
  return `${by ? `${by}. ` : ''}“${entry.name}”. ${workOf(service)}. Updated ${longDate(dayOf(entry.updated_at))}. ${entry.url}`
}

/** The entry for BibTeX and BibLaTeX. */
export function bibtex(service: Service, entry: Cited): string {
  const by = entry.provenance.written_by
  const fields = [
    ...(by ? [['author', `{${braced(by)}}`]] : []),
    ['title', `{${braced(entry.name)}}`],
    ['booktitle', braced(workOf(service))],
    ['year', yearOf(entry)],
    ['date', dayOf(entry.updated_at)],
    ['url', entry.url],
  ]
  const lines = fields.map(([name, value]) => `  ${name} = {${value}},`)
  return `@inreference{octavo-${service.id}-${entry.slug},\n${lines.join('\n')}\n}\n`
}

/** Letters that mean something to TeX, as themselves. */
const braced = (text: string): string => text.replaceAll(/[\\{}]/g, '').replaceAll(/[#$%&_]/g, '\\$&')

/** The entry in the format of Research Information Systems, which ends its lines in CR and LF. */
export function ris(service: Service, entry: Cited): string {
  const by = entry.provenance.written_by
  const fields = [
    ['TY', 'ENCYC'],
    ...(by ? [['AU', oneLine(by)]] : []),
    ['TI', oneLine(entry.name)],
    ['T2', workOf(service)],
    ['PY', yearOf(entry)],
    ['DA', dayOf(entry.updated_at).replaceAll('-', '/')],
    ['UR', entry.url],
    ['ER', ''],
  ]
  return fields.map(([tag, value]) => `${tag}  - ${value}\r\n`).join('')
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')
