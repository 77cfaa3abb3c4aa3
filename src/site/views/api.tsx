/** The API for people: every tool with its parameters and its answer, from the tools themselves. */
import { exampleAddress } from '#src/http/index-document.ts'
import { inputSchema, outputSchema } from '#src/http/json-schemas.ts'
import type { Site } from '#src/http/site.ts'
import { addressOf, network as declared, type OwnerId } from '#src/services.ts'
import { Crumbs } from '#src/ui/crumbs.tsx'
import type { Link } from '#src/ui/records.ts'
import { type Schema, SchemaFields, typeWords } from '#src/ui/schema-fields.tsx'
import { toolsOf } from '#tools/index.ts'
import { descriptionOf } from '#tools/instead.ts'
import type { AnyTool } from '#tools/tool.ts'
import { type Catalogue, homeLink } from '../catalogue.ts'
import type { HeadOf } from '../head.ts'
import { type Network, networkHead, networkHome } from '../network.ts'
import type { Page, View } from '../page.ts'
import { headOf } from '../titles.ts'

export const apiView = (catalogue: Catalogue): View =>
  documentationOf({
    surface: catalogue.service.id,
    site: catalogue.site,
    way: homeLink(catalogue),
    head: (about) => headOf(catalogue, about),
  })

export const networkApiView = (network: Network): View =>
  documentationOf({
    surface: declared.id,
    site: network.site,
    way: networkHome(network),
    head: (about) => networkHead(network, about),
  })

/** Whose tools are told of, and the frame that its page stands in. */
type Documented = {
  surface: OwnerId
  site: Site
  way: Link
  head(about: { title: string; description: string; path: string }): HeadOf
}

const documentationOf = (documented: Documented): View => ({
  takes: [],
  reads: () => [],
  varies: 'content',
  show: async () => documentation(documented),
})

function documentation({ surface, site, way, head }: Documented): Page {
  const base = addressOf(surface, site)
  const tools = Object.entries(toolsOf(surface))
  const about = `${tools.length} read-only tools. No key is needed: ask with GET and a query string, and the answer is JSON.`
  return {
    head: head({ title: 'API', description: about, path: '/api' }),
    main: (
      <main id="main" className="entry plain api">
        <header className="list-head">
          <Crumbs way={[way]} />
          <h1>API</h1>
          <p className="about">{about}</p>
        </header>
        <div className="entry-body">
          <nav className="entry-parts" aria-label="Tools">
            <ol>
              {tools.map(([name]) => (
                <li key={name}>
                  <a href={`#${name}`}>{name}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="entry-text">
            <section className="written">
              <h2>How to ask</h2>
              <div className="prose plain-opening">
                <p>
                  A tool answers at <code>{base}/api/v1/</code> and its name. <code>POST</code> with a JSON object does
                  the same as <code>GET</code>. A blank parameter counts as absent; one that a tool does not take is
                  refused, with all other mistakes, in one <a href={`${site.publicUrl}/errors`}>problem document</a>.
                </p>
                <p>
                  Answers carry an <code>ETag</code>: send it back as <code>If-None-Match</code>, and an answer that has
                  not changed comes as 304 without a body.{' '}
                  {site.limiter.perMinute > 0
                    ? `A client may make ${site.limiter.perMinute} requests a minute; the RateLimit headers say what is left.`
                    : 'There is no limit of requests.'}{' '}
                  Within v1 fields are only added. For programs there are the{' '}
                  <a href={`${base}/api/v1`}>index of tools</a> and an{' '}
                  <a href={`${base}/api/v1/openapi.json`}>OpenAPI 3.1 description</a>.
                </p>
                <p id="agents">
                  Agents reach the same tools at <code>{base}/mcp</code>, by the Model Context Protocol over streamable
                  HTTP, without a key and without a session: give this address to a program that takes one for a remote
                  server.
                </p>
              </div>
            </section>
            {tools.map(([name, tool]) => (
              <ToolSection
                key={name}
                name={name}
                tool={tool}
                description={descriptionOf(tool, toolsOf(surface))}
                example={exampleAddress(surface, site, name, tool.example)}
              />
            ))}
          </div>
        </div>
      </main>
    ),
  }
}

type ToolSectionOf = { name: string; tool: AnyTool; description: string; example: string }

function ToolSection({ name, tool, description, example }: ToolSectionOf) {
  // JSON schemas, as the library that makes them types them loosely.
  const input = inputSchema(tool) as Schema
  const output = outputSchema(tool) as Schema
  const parameters = Object.entries(input.properties ?? {})
  return (
    <section id={name} className="tool">
      <h2>
        <code>{name}</code>
      </h2>
      <p>{description}</p>
      <p className="example">
        <span className="label">Try</span>{' '}
        <a href={example} data-copy={example}>
          {example}
        </a>
      </p>
      {parameters.length > 0 && (
        // Scrolled by the keyboard too, where it is wider than its place.
        <section className="scroll" tabIndex={0} aria-label={`Parameters of ${name}`}>
          <table className="parameters">
            <thead>
              <tr>
                <th scope="col">Parameter</th>
                <th scope="col">Takes</th>
                <th scope="col">Meaning</th>
              </tr>
            </thead>
            <tbody>
              {parameters.map(([parameter, schema]) => (
                <tr key={parameter}>
                  <th scope="row">
                    <code>{parameter}</code>
                    {input.required?.includes(parameter) && <span className="required">required</span>}
                  </th>
                  <td>
                    {typeWords(schema)}
                    {schema.enum && <span className="values-list">{schema.enum.map(String).join(', ')}</span>}
                    {schema.default !== undefined && <span className="default">default {String(schema.default)}</span>}
                  </td>
                  <td>{schema.description}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <details className="answer">
        <summary>The answer</summary>
        <SchemaFields schema={output} />
      </details>
    </section>
  )
}
