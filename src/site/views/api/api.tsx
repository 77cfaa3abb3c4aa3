/** The documentation of the API: how to ask, and every tool with working requests and their answers, all from the tools themselves. */
import { inputSchema, outputSchema } from '#src/http/json-schemas.ts'
import { partsOfShown, shortOf, shownAnswers } from '#src/http/shown-answers.ts'
import type { Site } from '#src/http/site.ts'
import { rightsOf } from '#src/read-model/queries/rights.ts'
import { addressOf, network as declared, type OwnerId } from '#src/services.ts'
import { languages } from '#src/ui/client/requests.ts'
import { Code } from '#src/ui/code.tsx'
import { Crumbs } from '#src/ui/crumbs.tsx'
import type { Link } from '#src/ui/records.ts'
import { type Schema, SchemaFields, typeWords } from '#src/ui/schema-fields.tsx'
import type { Answer } from '#tools/answer.ts'
import { toolsOf } from '#tools/index.ts'
import { descriptionOf } from '#tools/instead.ts'
import type { AnyTool } from '#tools/tool.ts'
import { type Catalogue, homeLink } from '../../catalogue.ts'
import type { HeadOf } from '../../head.ts'
import { type Network, networkHead, networkHome } from '../../network.ts'
import type { Page, View } from '../../page.ts'
import { headOf } from '../../titles.ts'
import { ApiGuide, guideParts } from './guide.tsx'
import { Requests } from './requests.tsx'

/** The documentation of a catalogue's API. */
export const apiView = (catalogue: Catalogue): View =>
  documentationOf({
    surface: catalogue.service.id,
    site: catalogue.site,
    way: homeLink(catalogue),
    head: (about) => headOf(catalogue, about),
  })

/** The documentation of the network's API. */
export const networkApiView = (network: Network): View =>
  documentationOf({
    surface: declared.id,
    site: network.site,
    way: networkHome(network),
    head: (about) => networkHead(network, about),
  })

/** The surface whose tools are documented, and the frame of the page. */
type Documented = {
  surface: OwnerId
  site: Site
  way: Link
  head(about: { title: string; description: string; path: string }): HeadOf
}

/** It shows answers of today. */
const documentationOf = (documented: Documented): View => ({
  takes: [],
  reads: () => [...new Set(['card' as const, ...partsOfShown(documented.surface)])],
  varies: 'today',
  show: () => documentation(documented),
})

async function documentation({ surface, site, way, head }: Documented): Promise<Page> {
  const base = addressOf(surface, site)
  const tools = Object.entries(toolsOf(surface))
  const [answers, rights] = await Promise.all([shownAnswers(surface, site), rightsOf(site.database, surface)])
  const about = `${tools.length} read-only tools over HTTP, and for agents. Ask with GET and a query string; the answer is JSON. No key is needed.`
  return {
    json: `${base}/api/v1`,
    head: head({ title: 'API', description: about, path: '/api' }),
    main: (
      <main id="main" className="plain api">
        <header className="list-head">
          <Crumbs way={[way]} />
          <h1>API</h1>
          <p className="about">{about}</p>
        </header>
        <div className="api-body">
          {/* Scrolled by the keyboard too, where it is longer than the window. */}
          <nav className="entry-parts" aria-label="On this page" tabIndex={0}>
            <details>
              <summary>On this page</summary>
              <ol>
                {guideParts(surface).map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ol>
              <p className="label">Tools</p>
              <ol className="tool-names">
                {tools.map(([name]) => (
                  <li key={name}>
                    <a href={`#${name}`}>{name}</a>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
          <div className="api-text">
            <fieldset className="languages">
              <legend className="visually-hidden">Language of the requests</legend>
              {Object.entries(languages).map(([id, label], index) => (
                <label key={id}>
                  <input type="radio" name="language" value={id} id={`in-${id}`} defaultChecked={index === 0} /> {label}
                </label>
              ))}
            </fieldset>
            <ApiGuide surface={surface} site={site} answers={answers} licence={rights.licence} />
            <h2 className="api-part">Tools</h2>
            {tools.map(([name, tool]) => (
              <ToolSection
                key={name}
                base={base}
                name={name}
                tool={tool}
                description={descriptionOf(tool, toolsOf(surface))}
                answer={answers.get(name)}
              />
            ))}
          </div>
        </div>
      </main>
    ),
  }
}

type ToolSectionOf = { base: string; name: string; tool: AnyTool; description: string; answer: Answer | undefined }

function ToolSection({ base, name, tool, description, answer }: ToolSectionOf) {
  // JSON schemas, as the library that makes them types them loosely.
  const input = inputSchema(tool) as Schema
  const output = outputSchema(tool) as Schema
  const question = { base, tool: name, input: tool.example }
  return (
    <section id={name} className="tool beside">
      <div>
        <h3>
          <code>{name}</code>
        </h3>
        <p>{description}</p>
        <Parameters schema={input} isOneNeeded={input.anyOf !== undefined} />
        <details className="answer">
          <summary>Fields of the answer</summary>
          <SchemaFields schema={output} />
        </details>
      </div>
      <div className="shown" data-base={base} data-tool={name} data-input={JSON.stringify(tool.example)}>
        <Requests question={question} />
        {answer && (
          <div className="answered">
            <p className="label">Answer, cut short</p>
            <Code language="json" name={`the answer of ${name}`} text={JSON.stringify(shortOf(answer), null, 2)} />
          </div>
        )}
      </div>
    </section>
  )
}

function Parameters({ schema, isOneNeeded }: { schema: Schema; isOneNeeded: boolean }) {
  const parameters = Object.entries(schema.properties ?? {})
  if (parameters.length === 0) return <p className="small">It takes no parameters.</p>
  return (
    <>
      <p className="label">Parameters{isOneNeeded && ', one at least'}</p>
      <dl className="parameters">
        {parameters.map(([name, parameter]) => (
          <div key={name} data-parameter={name}>
            <dt>
              <code>{name}</code> <span className="type">{typeWords(parameter)}</span>
              {schema.required?.includes(name) && <span className="required"> required</span>}
              {parameter.default !== undefined && <span className="default"> default {String(parameter.default)}</span>}
            </dt>
            <dd>
              {parameter.description}
              {parameter.enum && <span className="values-list">{parameter.enum.map(String).join(', ')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
