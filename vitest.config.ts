import { defineConfig } from 'vitest/config'

// In Node 20 the rich text editor loads reliably under this condition only.
const execArgv = ['--conditions=production']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,tools,collections}/**/*.test.ts', 'test/*.test.ts'],
          exclude: ['src/postgres/**'],
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
