/** What each error means and what to do about it: the `type` of a problem document leads here. */
import { type ErrorCode, errors, parameterErrors } from '#src/errors.ts'
import { type Network, networkHead } from '../../network.ts'
import { noSuchPage, type Page, type View } from '../../page.ts'

/** The page of all errors, or of the one of this code. */
export const errorsView = (network: Network, code?: string): View => ({
  takes: [],
  reads: () => [],
  varies: 'content',
  show: async () => (code === undefined || isErrorCode(code) ? explained(network, code) : noSuchPage()),
})

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code)

/** One error, or all of them. */
function explained(network: Network, code: ErrorCode | undefined): Page {
  // The codes are the keys of the table.
  const shown = code === undefined ? (Object.keys(errors) as ErrorCode[]) : [code]
  const title = code === undefined ? 'Errors, explained' : errors[code].title
  return {
    head: networkHead(network, {
      title,
      description: 'What each error of the API means, and what to do about it.',
      path: `/errors${code === undefined ? '' : `/${code}`}`,
    }),
    main: (
      <main id="main" className="message errors">
        <p className="label">{code === undefined ? 'API' : errors[code].status}</p>
        <h1>{title}</h1>
        {shown.map((key) => (
          <ErrorSection key={key} code={key} isAlone={code !== undefined} />
        ))}
        {code !== undefined && (
          <p>
            <a href={`${network.base}/errors`}>All errors</a>
          </p>
        )}
      </main>
    ),
  }
}

function ErrorSection({ code, isAlone }: { code: ErrorCode; isAlone: boolean }) {
  const { status, title, next } = errors[code]
  return (
    <section id={code}>
      {!isAlone && (
        <h2>
          <a href={`/errors/${code}`}>{title}</a>
        </h2>
      )}
      <p>
        The API answers with status {status} and the code <code>{code}</code>. {next.replaceAll('`', '')}
      </p>
      {code === 'invalid_request' && (
        <>
          <p>Each mistake names a parameter and is of one of these kinds:</p>
          <dl className="notes">
            {Object.entries(parameterErrors).map(([kind, meaning]) => (
              <div key={kind}>
                <dt>
                  <code>{kind}</code>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
