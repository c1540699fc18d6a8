async function run(): Promise<void> {
  // Loaded here, not above, so that a fault in the settings is shown as its sentence and not as a stack trace.
  const { sentence, start } = await import('@/server/main')
  await start().catch((error: unknown) => {
    console.error(sentence(error))
    process.exit(1)
  })
}

run().catch((error: unknown) => {
  console.error(error instanceof Error && error.name === 'EnvError' ? error.message : error)
  process.exit(1)
})
