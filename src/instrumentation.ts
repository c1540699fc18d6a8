/** Start-up in order, inside Next's own bundle, so that pages and start-up share one set of modules. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { boot, startFault } = await import('./boot')
  await boot().catch((error: unknown) => {
    // Half a start is worse than none: a supervisor sees the exit code, a person the sentence.
    console.error(startFault(error))
    process.exit(1)
  })
}
