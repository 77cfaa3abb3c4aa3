/** What is written and what waits to be, by subject and facet. */

import type { Count } from '#src/read-model/queries/counts.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { capital } from '#src/text/capital.ts'
import { Bars } from '#src/ui/bars.tsx'
import { ListFrame } from '#src/ui/list/list-frame.tsx'
import { number, parameterWords, regionWords, valueWords } from '#src/ui/words.ts'
import { toolOf } from '#tools/tool-of.ts'
import { ask, type Catalogue, homeLink, listAddress, resourceOf } from '../catalogue.ts'
import { noSuchPage, type Page, type View } from '../page.ts'
import { headOf } from '../titles.ts'
import { filteredAddress } from './lists/filters.ts'

/** The page of what a catalogue holds, and what it lacks. */
export const coverageView = (catalogue: Catalogue): View => ({
  takes: [],
  reads: () => ['entries', 'counts', 'card'],
  varies: 'content',
  show: () => coverage(catalogue),
})

async function coverage(catalogue: Catalogue): Promise<Page> {
  const tool = toolOf(catalogue.service.id, ['stats']) ?? noSuchPage()
  const stats = await ask(catalogue, tool)
  const about = 'How far the catalogue has come: what is written, and what its editors have begun or planned.'
  const counted = catalogue.resources.flatMap((resource) => {
    // What the tool counts by facet stands under the resource's path.
    const counts = stats[resource.path.replaceAll('-', '_')]
    return counts ? [{ resource, counts }] : []
  })
  return {
    head: headOf(catalogue, { title: 'What is written', description: about, path: '/coverage' }),
    main: (
      <ListFrame
        way={[homeLink(catalogue)]}
        title="What is written"
        about={about}
        count={`${number(stats.written)} entries written, ${number(stats.waiting)} waiting`}
      >
        <section className="month">
          <h2>By subject</h2>
          <Bars
            rows={stats.totals.map(({ resource, name, ...count }) => ({
              label: capital(name),
              href: listAddress(catalogue, resourceOf(catalogue, resource)),
              ...count,
            }))}
          />
        </section>
        {counted.map(({ resource, counts: { written: _, waiting: __, ...facets } }) => (
          <section key={resource.id} className="month">
            <h2>{capital(resource.many)}</h2>
            <div className="bar-groups">
              {Object.entries(facets).map(([parameter, values]) => (
                <section
                  key={parameter}
                  aria-label={`${capital(resource.many)} by ${parameterWords(resource, parameter).toLowerCase()}`}
                >
                  <h3>By {parameterWords(resource, parameter).toLowerCase()}</h3>
                  <Bars rows={values.map(rowOf(resource, parameter, filteredAddress(catalogue, resource)))} />
                </section>
              ))}
            </div>
          </section>
        ))}
      </ListFrame>
    ),
  }
}

const rowOf =
  (resource: AnyResource, parameter: string, address: (parameter: string, value: string | number) => string | null) =>
  ({ value, ...count }: Count & { value: string | number }) => {
    const facet = resource.facets[parameter]
    const label = capital(facet ? valueWords(facet, value) : regionWords(String(value)))
    return { label, href: count.written > 0 ? address(parameter, value) : null, ...count }
  }
