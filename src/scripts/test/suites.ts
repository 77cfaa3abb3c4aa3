/** What `npm test` runs, in order: quick checks of the text first, the browser last. */

/** What a suite stands on that is made once for the run: databases to copy, the built site, a browser. */
export type Need = 'databases' | 'site' | 'browser'

/** A check passes or fails as a whole; a suite of vitest counts each of its tests. */
export type Suite = {
  name: string
  title: string
  command: readonly string[]
  isVitest?: boolean
  needs?: readonly Need[]
}

const bin = (name: string) => `node_modules/.bin/${name}`

export const suites: readonly Suite[] = [
  { name: 'types', title: 'Types', command: [bin('tsc'), '--noEmit'] },
  { name: 'lint', title: 'Lint and format', command: [bin('biome'), 'ci', '--error-on-warnings', '.'] },
  { name: 'unused', title: 'Unused code', command: [bin('knip')] },
  { name: 'unit', title: 'Unit', command: [bin('vitest'), 'run', '--project', 'unit'], isVitest: true },
  {
    name: 'integration',
    title: 'Integration and contract, on a real PostgreSQL',
    command: [bin('vitest'), 'run', '--project', 'integration'],
    isVitest: true,
    needs: ['databases'],
  },
  {
    name: 'faults',
    title: 'Faults, a few of each',
    command: [bin('vitest'), 'run', '--project', 'faults'],
    isVitest: true,
    needs: ['site'],
  },
  {
    name: 'browser',
    title: 'Browser, on the site as npm start serves it',
    command: [bin('vitest'), 'run', '--project', 'browser'],
    isVitest: true,
    needs: ['databases', 'site', 'browser'],
  },
  {
    name: 'soak',
    title: 'Soak, a minute of it',
    command: ['node', '--import', 'tsx', '--conditions=production', 'src/scripts/soak.ts', '--minutes', '1'],
    needs: ['databases', 'site'],
  },
]
