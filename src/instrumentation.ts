/** Runs once when an editing server starts, before the first request. */

/** Applies missing migrations (in production, by Payload itself), then starts all that an editing server does beside answering. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startEditing } = await import('#src/editing.ts')
  await startEditing()
}
