/**
 * The unit tests of one folder, as mutation testing runs them: in one process, with no project beside them. Those that weigh memory in
 * processes of their own see no change that is made here, and take a minute.
 */
import { defineConfig } from 'vitest/config'

/** What Vitest is run with. */
export default defineConfig({
  test: { include: ['**/*.test.ts'], exclude: ['**/*-weight.test.ts'], isolate: false, testTimeout: 20_000 },
})
