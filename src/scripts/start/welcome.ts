/** What `npm start` says at the end: the addresses, and how to sign in. */

/** A catalogue as `src/services.ts` lists it. */
export type WelcomedCatalogue = { id: string; title: string; path: string }

/** What the closing lines mention. */
export type Welcome = {
  catalogues: readonly WelcomedCatalogue[]
  publicUrl: string
  serviceHosts: Record<string, string>
  /** The first administrator, where there is something to say about signing in. */
  administrator?: { email: string; password?: string }
  dataDir: string
  seconds: number
}

/** The closing lines. A password stands at the end of its line, so that it can be copied. */
export function welcome({ catalogues, publicUrl, serviceHosts, administrator, dataDir, seconds }: Welcome): string {
  const { protocol } = new URL(publicUrl)
  const addresses = catalogues.map(({ id, title, path }): [string, string] => {
    const host = serviceHosts[id]
    return [title, host ? `${protocol}//${host}` : `${publicUrl}/${path}`]
  })
  const rows: [string, string][] = [
    ['All catalogues', `${publicUrl}/`],
    ...addresses,
    ['Editors', `${publicUrl}/admin`],
    ...signIn(administrator),
  ]
  const width = Math.max(...rows.map(([name]) => name.length)) + 2
  const rule = '─'.repeat(Math.max(...rows.map(([, text]) => width + text.length)) + 2)
  return [
    rule,
    `  Octavo is running (started in ${seconds.toFixed(1)} s). Ctrl-C stops it.`,
    '',
    ...rows.map(([name, text]) => `  ${name.padEnd(width)}${text}`),
    '',
    `  Data and logs: ${dataDir}`,
    rule,
  ].join('\n')
}

function signIn(administrator: Welcome['administrator']): [string, string][] {
  if (!administrator) return []
  const { email, password } = administrator
  return [
    ['  sign in as', email],
    ['  password', password ?? 'the one in ADMIN_PASSWORD'],
    ...(password ? [['', '(shown this once: keep it, or change it at /admin)'] satisfies [string, string]] : []),
  ]
}
