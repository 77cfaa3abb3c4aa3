/** What `npm test` runs, in rounds: quick checks of the text first, the longest last. */

/** What a suite may need that is made once for the run: databases to copy, the built site, a browser. */
export type Need = 'databases' | 'site' | 'browser'

/** A check passes or fails as a whole; a suite of vitest counts each of its tests. */
export type Suite = {
  name: string
  title: string
  command: readonly string[]
  isVitest?: boolean
  needs?: readonly Need[]
}

/** With one checker: several would each work out the same types. */
export const typeCheck = ['--noEmit', '--checkers', '1'] as const

const bin = (name: string) => `node_modules/.bin/${name}`

/**
 * Rounds run one after the other. The suites of a round run side by side: each waits now and then, and is independent of the others.
 */
export const rounds: readonly (readonly Suite[])[] = [
  [
    { name: 'types', title: 'Types', command: [bin('tsc'), ...typeCheck] },
    { name: 'lint', title: 'Lint and format', command: [bin('biome'), 'ci', '--error-on-warnings', '.'] },
    { name: 'unused', title: 'Unused code', command: [bin('knip')] },
  ],
  [{ name: 'unit', title: 'Unit', command: [bin('vitest'), 'run', '--project', 'unit*'], isVitest: true }],
  [
    {
      name: 'integration',
      title: 'Integration and contract, on a real PostgreSQL',
      command: [bin('vitest'), 'run', '--project', 'integration*'],
      isVitest: true,
      needs: ['databases'],
    },
  ],
  [
    {
      name: 'browser',
      title: 'Browser, on the site as npm start serves it',
      command: [bin('vitest'), 'run', '--project', 'browser'],
      isVitest: true,
      needs: ['databases', 'site', 'browser'],
    },
    {
      name: 'installs',
      title: 'Installs of their own: a few of each fault, servers apart, a ninth catalogue',
      command: [bin('vitest'), 'run', '--project', 'installs'],
      isVitest: true,
      needs: ['databases', 'site'],
    },
    {
      name: 'soak',
      title: 'Soak, a minute of it',
      command: ['node', '--import', 'tsx', '--conditions=production', 'src/scripts/soak.ts', '--minutes', '1'],
      needs: ['databases', 'site'],
    },
  ],
]
