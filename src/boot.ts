/** Start-up in order: stores and migrations, demo dealers, search index, worker. Everything after that only reads. */
import { offerReadiness, onShutdown } from './cache'
import { getDb } from './db/payload'
import { env } from './env'
import { log } from './lib/log'
import { startWorker } from './outbox/worker'

async function stage<T>(name: string, work: () => Promise<T>): Promise<T> {
  const since = Date.now()
  const result = await work()
  log.info({ ms: Date.now() - since }, name)
  return result
}

export async function boot(): Promise<void> {
  await stage('database ready', getDb)
  if (env.role !== 'web') onShutdown(() => startWorker().stop())
  offerReadiness(async () => ({ ok: true, checks: {} }))
}
