import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// In Node 20 the rich text editor loads reliably under this condition only.
const execArgv = ['--conditions=production']

// Two files at a time on the smallest machine; none of them knows of another.
const maxWorkers = Math.max(2, availableParallelism() - 1)

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,tools,collections}/**/*.test.ts', 'test/*.test.ts'],
          exclude: ['src/postgres/**'],
          // Nothing here changes what another file sees, so modules are loaded once for all of them.
          isolate: false,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['test/{integration,contract}/**/*.test.ts', 'src/postgres/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          pool: 'forks',
          execArgv,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/start-site.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
