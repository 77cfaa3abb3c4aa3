/** What each error means and what to do about it: the `type` of a problem document leads here. */
import { notFound } from 'next/navigation'
import { type ErrorCode, errors, parameterErrors } from '#src/errors.ts'
import { deployment } from '#src/http/deployment.ts'
import { setPageStatus } from '#src/http/page-status.ts'
import { Head } from '#src/ui/head.tsx'
import { Lost } from '../../_site/lost.tsx'
import { NetworkFrame } from '../../_site/network-frame.tsx'

export default async function ErrorPage({ params }: { params: Promise<{ code?: string[] }> }) {
  const [code, ...deeper] = (await params).code ?? []
  if (code !== undefined && (!Object.hasOwn(errors, code) || deeper.length > 0)) {
    if (!setPageStatus(404)) notFound()
    return <NetworkFrame>{await Lost({ catalogue: null, asked: code, nearest: [] })}</NetworkFrame>
  }
  // The codes are the keys of the table, and `code` is one of them or absent.
  const shown = code === undefined ? (Object.keys(errors) as ErrorCode[]) : [code as ErrorCode]
  const title = code === undefined ? 'Errors, explained' : errors[code as ErrorCode].title
  const { publicUrl } = deployment()
  return (
    <NetworkFrame>
      <Head
        title={`${title} · Octavo`}
        description="What each error of the API means, and what to do about it."
        canonical={`${publicUrl}/errors${code === undefined ? '' : `/${code}`}`}
        siteName="Octavo"
      />
      <main id="main" className="message errors">
        <p className="label">{code === undefined ? 'API' : errors[code as ErrorCode].status}</p>
        <h1>{title}</h1>
        {shown.map((key) => (
          <ErrorSection key={key} code={key} isAlone={code !== undefined} />
        ))}
        {code !== undefined && (
          <p>
            <a href={`${publicUrl}/errors`}>All errors</a>
          </p>
        )}
      </main>
    </NetworkFrame>
  )
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
