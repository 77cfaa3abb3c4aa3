/** The unit tests of one folder, as mutation testing runs them: in one process, with no project beside them. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['**/*.test.ts'], isolate: false, testTimeout: 20_000 },
})
