/** One question to a tool, written in each language that the documentation shows: for the page, and for its script while somebody tries. */

/** A question: the address of the API of a catalogue or of the network, the tool, and what it is given. */
export type Question = { base: string; tool: string; input: Readonly<Record<string, unknown>> }

/** The languages, by the word that the page knows each by. */
export const languages = { curl: 'curl', javascript: 'JavaScript', python: 'Python', mcp: 'MCP' } as const
export type Language = keyof typeof languages

/** The address that asks it with GET. */
export function askingAddress({ base, tool, input }: Question): string {
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)])).toString()
  return `${base}/api/v1/${tool}${query === '' ? '' : `?${query}`}`
}

/** The question as somebody writes it in each language. */
export const requestsOf = (question: Question): Record<Language, string> => ({
  curl: `curl ${quoted(askingAddress(question))}`,
  javascript: javascript(question),
  python: python(question),
  mcp: mcp(question),
})

function javascript(question: Question): string {
  const { base, tool, input } = question
  if (isEmpty(input))
    return `const response = await fetch('${askingAddress(question)}')\nconst answer = await response.json()`
  const query = listed(input, (key, value) => `${isWord(key) ? key : JSON.stringify(key)}: ${literal(value)}`)
  return [
    `const query = new URLSearchParams({ ${query} })`,
    `const response = await fetch(\`${base}/api/v1/${tool}?\${query}\`)`,
    'const answer = await response.json()',
  ].join('\n')
}

function python({ base, tool, input }: Question): string {
  const given = isEmpty(input)
    ? ''
    : `, params={${listed(input, (key, value) => `${JSON.stringify(key)}: ${typeof value === 'boolean' ? `"${value}"` : JSON.stringify(value)}`)}}`
  return `import requests\n\nresponse = requests.get("${base}/api/v1/${tool}"${given})\nanswer = response.json()`
}

function mcp({ base, tool, input }: Question): string {
  const params = { name: tool, arguments: input }
  const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }, null, 2)
  return `curl ${base}/mcp -H 'content-type: application/json' -d ${quoted(message)}`
}

/** A text quoted for a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** A text as a JavaScript literal in single quotes. */
const literal = (value: unknown): string =>
  typeof value === 'string'
    ? `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
    : `'${value}'`

const isWord = (key: string): boolean => /^[a-z_]+$/i.test(key)

const isEmpty = (input: Question['input']): boolean => Object.keys(input).length === 0

const listed = (input: Question['input'], write: (key: string, value: unknown) => string): string =>
  Object.entries(input)
    .map(([key, value]) => write(key, value))
    .join(', ')
