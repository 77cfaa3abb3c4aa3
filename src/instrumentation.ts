/** Runs once when an editing server starts: makes the database ready before the first request, and starts the jobs. */

/** Applies what migrations are missing (in production, by Payload itself), then starts the jobs. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startEditing } = await import('#src/editing.ts')
  await startEditing()
}
