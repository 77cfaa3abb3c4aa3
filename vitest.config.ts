import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// What is waited for comes at once; a busy machine may take longer to do anything at all.
const poll = { timeout: 25_000 }

// In Node 20 the rich text editor loads reliably under this condition only.
const execArgv = ['--conditions=production']

// Two files at a time on the smallest machine; none of them knows of another.
const maxWorkers = Math.max(2, availableParallelism() - 1)

/** Beside the supervisor, and yet no unit tests: they start its PostgreSQL. */
const ofEmbedded = ['src/supervisor/postgres/start-postgres.test.ts', 'src/supervisor/readme.test.ts']

/** Unit tests of what people press and type into, in a page in memory. */
const operated = [
  'collections/components/{forms,named,review,together}.test.ts',
  'src/audit/views/take-up.test.ts',
  'src/desk/views/{find,moving}.test.ts',
  'src/import/views/import-form.test.ts',
  'src/{keys,sign-in}/views/forms.test.ts',
]

/** What unit tests have in common. Nothing in them changes what another file sees, so modules are loaded once for all of them. */
const unit = { isolate: false, testTimeout: 20_000 }

/** Files that set nothing of their own and replace no module: these are loaded once in a process for all of them. */
const together = [
  'asked',
  'audit',
  'clients',
  'clock',
  'commits',
  'dates',
  'followers',
  'http',
  'import',
  'import-parity',
  'jobs',
  'mcp',
  'migrations',
  'network',
  'news-fetch',
  'parity',
  'permissions',
  'picture-files',
  'planned-publishing',
  'proof',
  'publish',
  'reading',
  'replicas',
  'revisions',
  'search',
  'specials',
  'topics',
  'uses',
  'waiting',
  'words',
].map((name) => `test/integration/${name}.test.ts`)

/** What files have in common whether they share a process or not. */
const integration = {
  globalSetup: ['test/global-setup.ts'],
  setupFiles: ['test/quick-passwords.ts'],
  pool: 'forks' as const,
  execArgv,
  expect: { poll },
  testTimeout: 60_000,
  hookTimeout: 240_000,
}

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['{src,tools,collections}/**/*.test.ts', 'test/*.test.ts'],
          exclude: [...ofEmbedded, ...operated],
        },
      },
      {
        // A process has one environment: among the others, these would end processes with all that is loaded.
        test: { ...unit, name: 'unit-operated', include: operated, environment: 'happy-dom' },
      },
      {
        test: {
          ...integration,
          name: 'integration',
          include: ['test/{integration,contract}/**/*.test.ts', ...ofEmbedded],
          exclude: together,
        },
      },
      {
        test: {
          ...integration,
          name: 'integration-together',
          setupFiles: [...integration.setupFiles, 'test/one-process.ts'],
          include: together,
          isolate: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/start-site.ts'],
          execArgv,
          fileParallelism: false,
          expect: { poll },
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'installs',
          include: ['test/installs/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          execArgv,
          fileParallelism: false,
          expect: { poll },
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
