/** Start-up in order, inside Next's own bundle, so that pages and start-up share one set of modules. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { start } = await import('./boot')
    await start()
  }
}
