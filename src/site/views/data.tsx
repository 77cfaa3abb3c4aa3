/** All that a catalogue, or the network, holds, as files; and how to follow what changes. */
import { Fragment } from 'react'
import { formats } from '#src/data/dumps.ts'
import { type DataIndex, dataIndex } from '#src/data/index-document.ts'
import { dataPath } from '#src/data/place.ts'
import { licenceOf } from '#src/read-model/licences.ts'
import { addressOf, network as declared, type OwnerId, services } from '#src/services.ts'
import { capital } from '#src/text/capital.ts'
import { Crumbs } from '#src/ui/crumbs.tsx'
import { dayOf, longDate } from '#src/ui/dates.ts'
import { Attribution } from '#src/ui/entry/sections.tsx'
import type { Link } from '#src/ui/records.ts'
import { bytesWords, number } from '#src/ui/words.ts'
import { type Catalogue, homeLink } from '../catalogue.ts'
import type { HeadOf } from '../head.ts'
import { type Network, networkHead, networkHome } from '../network.ts'
import type { Page, View } from '../page.ts'
import { headOf } from '../titles.ts'

/** The page of a catalogue's data as files. */
export const dataView = (catalogue: Catalogue): View =>
  viewOf({
    owner: catalogue.service.id,
    site: catalogue.site,
    way: homeLink(catalogue),
    others: [],
    head: (about) => headOf(catalogue, about),
  })

/** The page of the network's data as files. */
export const networkDataView = (network: Network): View =>
  viewOf({
    owner: declared.id,
    site: network.site,
    way: networkHome(network),
    others: services.map(({ id, title }) => ({
      href: `${addressOf(id, network.site)}${dataPath}`,
      label: title,
    })),
    head: (about) => networkHead(network, about),
  })

type Shown = {
  owner: OwnerId
  site: Catalogue['site']
  way: Link
  /** Where data of others are. */
  others: readonly Link[]
  head(about: { title: string; description: string; path: string; data: object }): HeadOf
}

/** A job makes the files without telling readers, so the page is made anew each minute. */
const viewOf = (shown: Shown): View => ({
  takes: [],
  reads: () => ['entries'],
  varies: 'minute',
  show: () => dataPage(shown),
})

async function dataPage({ owner, site, way, others, head }: Shown): Promise<Page> {
  const index = await dataIndex({ ...site, owner })
  const about = `Everything that ${way.label} holds as files, to keep and to work with, and a way to follow what changes.`
  const base = `${addressOf(owner, site)}${dataPath}`
  return {
    json: `${base}/index.json`,
    head: head({ title: 'Data', description: about, path: dataPath, data: structured(index, way.label, base) }),
    main: (
      <main id="main" className="entry plain">
        <header className="list-head">
          <Crumbs way={[way]} />
          <h1>Data</h1>
          <p className="about">{about}</p>
        </header>
        <div className="data">
          {index.datasets.length === 0 ? (
            <p className="waiting">The files are made within the hour.</p>
          ) : (
            <Files datasets={index.datasets} />
          )}
          {others.length > 0 && (
            <section className="written">
              <h2>The catalogues</h2>
              <ul className="names-list">
                {others.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section className="written">
            <h2>How it may be used</h2>
            <div className="prose">
              <p>
                Texts and data are published under <a href={index.licence.url}>{index.licence.name}</a>.{' '}
                {licenceOf(index.licence.id).terms} Pictures say their own licence beside them.
              </p>
            </div>
            <Attribution words={index.attribution} />
          </section>
          <section className="written">
            <h2>To keep a copy</h2>
            <div className="prose">
              <p>
                A line of NDJSON is one entry, as the API gives it without what points at it; CSV has the same fields as
                columns, and Parquet too, each with its type and with lists and parts as they are. The files are made
                anew within an hour of a change. A download that breaks off goes on where it stopped.
              </p>
              <p>
                <a href={index.changes}>The changes</a> tell what was published, changed, moved and removed, oldest
                first, each with the entry as it is now. Begin with the cursor of a file, or with none for everything;
                put each entry where it stands, take out what moved or was removed, and ask again at <code>next</code>.
                The list of files, with their digests and cursors, is there <a href={`${base}/index.json`}>as JSON</a>.
              </p>
            </div>
          </section>
        </div>
      </main>
    ),
  }
}

const Files = ({ datasets }: Pick<DataIndex, 'datasets'>) => (
  <table className="files">
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col">Entries</th>
        <th scope="col">Files</th>
        <th scope="col">Made</th>
      </tr>
    </thead>
    <tbody>
      {datasets.map(({ resource, name, entries, schema, files }) => (
        <tr key={resource}>
          <th scope="row">{capital(name)}</th>
          <td className="number">{number(entries)}</td>
          <td>
            {files.map(({ format, url, bytes }) => (
              <Fragment key={format}>
                <span>
                  <a href={url}>{formats[format].name}</a> <span className="small">{bytesWords(bytes)}</span>,
                </span>{' '}
              </Fragment>
            ))}
            <a href={schema}>schema</a>
          </td>
          <td>{files[0] && longDate(dayOf(files[0].made_at))}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** As search engines for data sets read it. */
const structured = ({ licence, datasets }: DataIndex, name: string, url: string): object => ({
  '@type': 'DataCatalog',
  name,
  url,
  license: licence.url,
  dataset: datasets.map((one) => ({
    '@type': 'Dataset',
    name: `${name}: ${one.name}`,
    description: one.about,
    license: licence.url,
    isAccessibleForFree: true,
    distribution: one.files.map(({ format, url: contentUrl, bytes, sha256, made_at }) => ({
      '@type': 'DataDownload',
      encodingFormat: formats[format].type.split(';', 1)[0],
      contentUrl,
      contentSize: `${bytes} B`,
      sha256,
      dateModified: made_at,
    })),
  })),
})
