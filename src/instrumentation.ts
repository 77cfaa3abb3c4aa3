/** Runs once when a server starts: makes the database ready before the first request. */

/** Applies what migrations are missing (in production, by Payload itself) and starts the runner of scheduled publishing. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const [{ getPayload }, { default: config }, { env }] = await Promise.all([
    import('payload'),
    import('#src/payload.config.ts'),
    import('#src/env.ts'),
  ])
  await getPayload({ config, cron: env.JOBS === 'on' })
}
