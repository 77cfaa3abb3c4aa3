/** The compiler refuses each mistake of `test/mistakes` for what it is: in the words that stand above it. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { API, type Diagnostic, type Program } from 'typescript/unstable/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = path.resolve('test/mistakes')

/** Stands above each mistake, so that the types check passes, and goes on with a piece of what the compiler says of it. */
const directive = '@ts-expect-error'

/** The mistakes of a file as the compiler meets them here, with leave for none. */
const bared = (file: string) => readFileSync(file, 'utf8').replaceAll(directive, '')

/** The mistakes alone, with what they import; one checker works out what all have in common once. */
const config = path.join(folder, 'tsconfig.json')
const settings = { extends: '../../tsconfig.json', include: ['*.ts'], exclude: [], compilerOptions: { checkers: 1 } }

const api = new API({
  fs: {
    fileExists: (file) => file === config || undefined,
    readFile: (file) => {
      if (file === config) return JSON.stringify(settings)
      return path.dirname(file) === folder ? bared(file) : undefined
    },
  },
})
let program: Program | undefined

// Reading all that they import takes longer than a test may.
beforeAll(() => {
  program = api.updateSnapshot({ openProject: config }).getProject(config)?.program
}, 240_000)
afterAll(() => api.close())

/** All that the compiler says of a mistake, from what is wrong to why. */
const wordsOf = ({ text, messageChain = [] }: Diagnostic): string => [text, ...messageChain.map(wordsOf)].join('\n')

function refusalsOf(file: string) {
  const lineAt = (place: number) => bared(file).slice(0, place).split('\n').length
  return program?.getSemanticDiagnostics(file).map((one) => ({ line: lineAt(one.pos), words: wordsOf(one) }))
}

test.for(readdirSync(folder))('%s is refused in the words above it', { timeout: 240_000 }, (name) => {
  const file = path.join(folder, name)
  const lines = readFileSync(file, 'utf8').split('\n')
  const expected = lines.flatMap((line, index) => {
    const [, words] = line.split(`${directive} `)
    return words ? [{ line: index + 2, words: expect.stringContaining(words) }] : []
  })
  expect(expected).not.toEqual([])
  expect(refusalsOf(file)).toEqual(expected)
})
