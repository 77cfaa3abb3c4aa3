/** How to ask the API, whichever tool: the first call, paging, errors, caching, limits, browsers, agents, versions and licence. */
import type { ReactNode } from 'react'
import { type ErrorCode, errors, OctavoError } from '#src/errors.ts'
import { problemOf } from '#src/http/problem.ts'
import { mostBodyBytes } from '#src/http/request-and-reply.ts'
import { shortOf } from '#src/http/shown-answers.ts'
import type { Site } from '#src/http/site.ts'
import type { Licence } from '#src/read-model/licences.ts'
import { addressOf, network, type OwnerId, services, surfaceOf } from '#src/services.ts'
import { askingAddress, type Question } from '#src/ui/client/requests.ts'
import { Code } from '#src/ui/code.tsx'
import type { Answer } from '#tools/answer.ts'
import { toolsOf } from '#tools/index.ts'
import { parseInput } from '#tools/parse-input.ts'
import type { AnyTool } from '#tools/tool.ts'
import { Requests } from './requests.tsx'

type Told = { surface: OwnerId; site: Site; answers: ReadonlyMap<string, Answer>; licence: Licence }

type Part = { id: string; title: string; isTold?(surface: OwnerId): boolean; show(told: Told): ReactNode }

/** What a part shows beside its text. */
type Beside = { words: ReactNode; shown?: ReactNode }

/** The parts for a surface, as its table of contents lists them. */
export const guideParts = (surface: OwnerId): readonly Part[] =>
  parts.filter(({ isTold }) => isTold === undefined || isTold(surface))

/** What is told of all tools at once, part by part. */
export const ApiGuide = (told: Told) =>
  guideParts(told.surface).map(({ id, title, show }) => (
    <section key={id} id={id} className="told beside">
      <h2>{title}</h2>
      {show(told)}
    </section>
  ))

const Sides = ({ words, shown }: Beside) => (
  <>
    <div className="prose">{words}</div>
    {shown && <div className="shown">{shown}</div>}
  </>
)

const Shown = ({
  label,
  text,
  language = 'program',
}: {
  label: string
  text: string
  language?: 'json' | 'program'
}) => (
  <div>
    <p className="label">{label}</p>
    <Code language={language} name={label} text={text} />
  </div>
)

const json = (value: unknown): string => JSON.stringify(value, null, 2)

const parts: readonly Part[] = [
  { id: 'start', title: 'Start', show: (told) => <Start {...told} /> },
  { id: 'catalogues', title: 'Catalogues', isTold: (surface) => surface === network.id, show: Catalogues },
  { id: 'ask', title: 'Ask', show: (told) => <Ask {...told} /> },
  {
    id: 'paging',
    title: 'Paging',
    isTold: (surface) => pagedOf(surface) !== undefined,
    show: (told) => <Paging {...told} />,
  },
  { id: 'errors', title: 'Errors', show: (told) => <Errors {...told} /> },
  { id: 'caching', title: 'Caching', show: (told) => <Caching {...told} /> },
  { id: 'limits', title: 'Limits', show: (told) => <Limits {...told} /> },
  { id: 'browsers', title: 'Browsers', show: (told) => <Browsers {...told} /> },
  { id: 'client', title: 'Client', show: (told) => <Client {...told} /> },
  { id: 'agents', title: 'Agents', show: (told) => <Agents {...told} /> },
  { id: 'programs', title: 'For programs', show: (told) => <Programs {...told} /> },
  { id: 'versions', title: 'Versions', show: (told) => <Versions {...told} /> },
  { id: 'licence', title: 'Licence', show: (told) => <LicenceOfData {...told} /> },
]

/** The tool that shows the first call: one that opens an entry where there is one. */
function firstOf(surface: OwnerId, { publicUrl, baseUrls }: Site): { question: Question; name: string } {
  const tools = Object.entries(toolsOf(surface))
  const [name, tool] = (tools.find(([, { kind }]) => kind === 'get') ?? tools[0]) as [string, AnyTool]
  return { name, question: { base: addressOf(surface, { publicUrl, baseUrls }), tool: name, input: tool.example } }
}

const pagedOf = (surface: OwnerId): string | undefined =>
  Object.entries(toolsOf(surface)).find(([, { input }]) => 'offset' in input.shape)?.[0]

function Start({ surface, site, answers }: Told) {
  const { question, name } = firstOf(surface, site)
  const answer = answers.get(name)
  return (
    <Sides
      words={
        <>
          <p>
            There is nothing to sign up for. Copy the request beside this, and it answers; or{' '}
            <a href={askingAddress(question)}>open it in the browser</a>.
          </p>
          <p>
            Every tool below has a request of its own that works, in the language chosen above, with what it is answered
            today.
          </p>
        </>
      }
      shown={
        <>
          <Requests question={question} />
          {answer && (
            <div className="answered">
              <p className="label">Answer, cut short</p>
              <Code language="json" name={`the answer of ${name}`} text={json(shortOf(answer))} />
            </div>
          )}
        </>
      }
    />
  )
}

function Catalogues({ site }: Told) {
  return (
    <Sides
      words={
        <>
          <p>
            These tools answer over all catalogues. Each catalogue has more, of its own, at its own address and with its
            own documentation:
          </p>
          <ul>
            {services.map(({ id, title }) => (
              <li key={id}>
                <a href={`${addressOf(id, site)}/api`}>{title}</a>, {Object.keys(toolsOf(id)).length} tools
              </li>
            ))}
          </ul>
        </>
      }
    />
  )
}

function Ask({ surface, site }: Told) {
  const { question } = firstOf(surface, site)
  return (
    <Sides
      words={
        <>
          <p>
            A tool answers at <code>{question.base}/api/v1/</code> and its name. Parameters stand in the query string. A
            blank one counts as absent; one that the tool does not take is refused.
          </p>
          <p>
            <code>POST</code> with the same parameters as a JSON object, of at most {mostBodyBytes} bytes, is answered
            alike; <code>HEAD</code> and <code>OPTIONS</code> work. Days are calendar days in UTC, written{' '}
            <code>2026-11-22</code>; countries are given by name or ISO code, entries by slug or by a name as people say
            it.
          </p>
        </>
      }
      shown={
        <Shown
          label="The same with POST"
          text={`curl ${question.base}/api/v1/${question.tool} -H 'content-type: application/json' -d '${JSON.stringify(question.input)}'`}
        />
      }
    />
  )
}

function Paging({ surface, site }: Told) {
  const base = addressOf(surface, site)
  return (
    <Sides
      words={
        <p>
          Lists are answered with <code>items</code>, their <code>total</code>, <code>limit</code> and{' '}
          <code>offset</code>, and with <code>next</code>: the address of the next page, or null on the last one. The
          order is the same each time, and no entry comes twice. Who wants all of it takes the{' '}
          <a href={`${base}/data`}>files</a>.
        </p>
      }
      shown={
        <Shown
          label="Every page of a list"
          text={`let next = '${base}/api/v1/${pagedOf(surface)}'\nwhile (next) {\n  const page = await (await fetch(next)).json()\n  for (const { name } of page.items) console.log(name)\n  next = page.next\n}`}
        />
      }
    />
  )
}

/** A made-up request id: it is in no log. */
const NO_REQUEST = '5f0c7d5e-3b1a-4a52-9b3f-0a4c2f6f9d11'

function Errors({ surface, site }: Told) {
  const { question } = firstOf(surface, site)
  const mistaken = { ...question, input: { ...question.input, limitt: 5 } }
  return (
    <Sides
      words={
        <>
          <p>
            What fails is answered with a status from 400 up and a problem in the form of{' '}
            <a href="https://www.rfc-editor.org/rfc/rfc9457">RFC 9457</a>: <code>code</code> for programs,{' '}
            <code>detail</code> and <code>next_step</code> for people. All mistakes of a request are told at once, each
            with what is allowed or what comes nearest. A 404 has the entries that may be meant, and how each is opened.
          </p>
          <dl className="parameters">
            {(Object.keys(errors) as ErrorCode[]).map((code) => (
              <div key={code}>
                <dt>
                  {errors[code].status} <a href={`${site.publicUrl}/errors/${code}`}>{code}</a>
                </dt>
                <dd>
                  {errors[code].title}. {errors[code].next.replaceAll('`', '')}
                </dd>
              </div>
            ))}
          </dl>
        </>
      }
      shown={
        <>
          <Requests question={mistaken} />
          <div className="answered">
            <p className="label">400</p>
            <Code language="json" name="the problem" text={json(problemOfQuestion(surface, mistaken, site))} />
          </div>
        </>
      }
    />
  )
}

/** The answer to a request with a mistake. */
function problemOfQuestion(surface: OwnerId, { tool, input }: Question, { publicUrl }: Site): unknown {
  try {
    return parseInput(toolsOf(surface)[tool] as AnyTool, input)
  } catch (error) {
    if (error instanceof OctavoError) return problemOf(error, publicUrl, NO_REQUEST)
    throw error
  }
}

function Caching({ surface, site, answers }: Told) {
  const { question, name } = firstOf(surface, site)
  const etag = answers.get(name)?.etag
  return (
    <Sides
      words={
        <p>
          Answers carry a strong <code>ETag</code>. Send it back as <code>If-None-Match</code>, and what has not changed
          comes as 304, without a body. <code>Cache-Control</code> says how long an answer may be kept: a minute, ten
          more while it is asked for anew, and never past midnight UTC where it depends on the day. What is drawn at
          random is kept by nobody.
        </p>
      }
      shown={
        etag && (
          <Shown
            label="304 while it is the same"
            text={`curl -i -H 'If-None-Match: ${etag}' '${askingAddress(question)}'`}
          />
        )
      }
    />
  )
}

function Limits({ site }: Told) {
  const { perMinute } = site.limiter.quota
  if (perMinute === 0)
    return <Sides words={<p>There is no limit of requests here. Be kind: ask for what you need, and keep it.</p>} />
  return (
    <Sides
      words={
        <>
          <p>
            A client may make {perMinute} requests a minute, over all tools and catalogues. Every answer tells the limit
            and what is left of it. Beyond it is a 429, with the seconds to wait in <code>Retry-After</code>.
          </p>
          <p>
            Whoever needs more asks the publisher for a key, and sends it as <code>X-API-Key</code> or as{' '}
            <code>Authorization: Bearer</code>. The headers then name the limit <code>"key"</code>; a key that is not
            known is a 401.
          </p>
        </>
      }
      shown={
        <Shown
          label="Headers of an answer"
          text={`RateLimit-Policy: "default";q=${perMinute};w=60\nRateLimit: "default";r=${perMinute - 1};t=60`}
        />
      }
    />
  )
}

const Browsers = (_: Told) => (
  <Sides
    words={
      <p>
        Web pages of any site may ask: answers carry <code>Access-Control-Allow-Origin: *</code>, and a page may read{' '}
        <code>ETag</code>, <code>RateLimit</code> and <code>Retry-After</code>. A GET without headers of its own needs
        no question before it.
      </p>
    }
  />
)

function Client({ surface, site }: Told) {
  const address = `${addressOf(surface, site)}/api/v1`
  const { question } = firstOf(surface, site)
  const paged = pagedOf(surface)
  return (
    <Sides
      words={
        <>
          <p>
            For JavaScript and TypeScript there is a client, one file without dependencies, and its types: copy{' '}
            <a href={`${address}/client.js`}>client.js</a> and <a href={`${address}/client.d.ts`}>client.d.ts</a> into a
            project. It has a function for each tool
            {surface === network.id ? ', those of each catalogue under its name' : ''}, and runs in browsers, in Node
            from 20 on, in Deno and in Bun.
          </p>
          <p>
            What is refused is thrown as an <code>OctavoError</code>, with the <code>code</code> and all else that the
            problem says. Lists have <code>all</code>, which goes through their pages. On request it waits while the
            limit is used up (<code>wait</code>, in seconds), keeps answers and asks for them by their <code>ETag</code>{' '}
            (<code>keep</code>, how many), and shows a <code>key</code>. A call ends with the <code>signal</code> that
            it was given.
          </p>
        </>
      }
      shown={
        <>
          <Shown
            label="Take it"
            text={`curl --remote-name-all \\\n  ${address}/client.js \\\n  ${address}/client.d.ts`}
          />
          <Shown
            label="Use it"
            text={[
              `import { octavo } from './client.js'`,
              `const ${surface} = octavo({ wait: 60 })`,
              `console.log(await ${surface}.${question.tool}(${JSON.stringify(question.input)}))`,
              ...(paged ? [`for await (const { name } of ${surface}.${paged}.all()) console.log(name)`] : []),
            ].join('\n')}
          />
        </>
      }
    />
  )
}

function Agents({ surface, site }: Told) {
  const address = `${addressOf(surface, site)}/mcp`
  const name = `octavo-${surface}`
  return (
    <Sides
      words={
        <>
          <p>
            Agents reach the same tools at <code>{address}</code>, by the{' '}
            <a href="https://modelcontextprotocol.io">Model Context Protocol</a> over streamable HTTP, without a key and
            without a session: revisions 2026-07-28, 2025-11-25, 2025-06-18 and 2025-03-26.
            {surface !== network.id && (
              <>
                {' '}
                One that is to ask all catalogues is given <code>{site.publicUrl}/mcp</code> instead.
              </>
            )}
          </p>
          <p>
            An answer is the JSON of the API as text; a mistake is a result marked as an error, in the words of HTTP.
            Every entry is a resource too: its page as Markdown, at its address with <code>.md</code> behind it. There
            are prompts for a few tasks, and{' '}
            <a href={`${addressOf(surface, site)}/.well-known/mcp/server-card.json`}>a card</a> for programs.
          </p>
        </>
      }
      shown={
        <>
          <Shown label="Claude Code" text={`claude mcp add --transport http ${name} ${address}`} />
          <Shown
            label="Cursor, Windsurf and others"
            language="json"
            text={json({ mcpServers: { [name]: { url: address } } })}
          />
          <Shown label="VS Code" language="json" text={json({ servers: { [name]: { type: 'http', url: address } } })} />
        </>
      }
    />
  )
}

function Programs({ surface, site }: Told) {
  const base = addressOf(surface, site)
  const { title } = surfaceOf(surface)
  return (
    <Sides
      words={
        <ul>
          <li>
            <a href={`${base}/api/v1/openapi.json`}>OpenAPI 3.1</a>: every tool with its schemas and an answer, for
            generators and editors.
          </li>
          <li>
            <a href={`${base}/api/v1`}>The index of tools</a>: the same in a form of our own.
          </li>
          <li>
            <a href={`${base}/data`}>Files of data</a>: all that {title} holds, and what changed since.
          </li>
          <li>
            <a href={`${base}/llms.txt`}>llms.txt</a>, and every page as Markdown at <code>.md</code>.
          </li>
          <li>
            <a href={`${base}/feed.xml`}>Feeds</a> and <a href={`${base}/calendar.ics`}>a calendar</a>, to subscribe to.
          </li>
        </ul>
      }
    />
  )
}

const Versions = ({ site }: Told) => (
  <Sides
    words={
      <>
        <p>
          The version stands in the address. Within v1, from its first release on, parameters and fields are only added:
          read those you know, and pass over the others.
        </p>
        <p>
          Should anything have to go, its replies say so a year ahead, with <code>Deprecation</code> (
          <a href="https://www.rfc-editor.org/rfc/rfc9745">RFC 9745</a>) and <code>Sunset</code> (
          <a href="https://www.rfc-editor.org/rfc/rfc8594">RFC 8594</a>). What changed stands in{' '}
          <a href={`${site.publicUrl}/api/changelog`}>the changelog</a>.
        </p>
      </>
    }
  />
)

const LicenceOfData = ({ surface, licence, site }: Told) => (
  <Sides
    words={
      <p>
        {surface === network.id ? (
          <>Each catalogue says under which licence its texts and data are. </>
        ) : (
          <>
            Texts and data are published under <a href={licence.address}>{licence.name}</a>. {licence.terms}{' '}
          </>
        )}
        Entries in full have it as <code>licence</code>; how to name the source stands{' '}
        <a href={`${addressOf(surface, site)}/about`}>at the foot of the page about it</a>. Pictures and public holidays
        say their own.
      </p>
    }
  />
)
