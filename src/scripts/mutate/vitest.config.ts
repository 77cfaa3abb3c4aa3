/**
 * The unit tests of one folder, as mutation testing runs them: in one process, without other projects. Tests that measure memory in
 * processes of their own are left out: changes do not reach these, and they take a minute.
 */
import { defineConfig } from 'vitest/config'

/** What Vitest is run with. */
export default defineConfig({
  test: { include: ['**/*.test.ts'], exclude: ['**/*-weight.test.ts'], isolate: false, testTimeout: 20_000 },
})
