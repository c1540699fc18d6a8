/** Start-up in order: stores and migrations, demo dealers, search index, worker. Everything after that only reads. */
import { offerReadiness, onShutdown } from './cache'
import { getDb } from './db/payload'
import { env } from './env'
import { log } from './lib/log'
import { startWorker } from './outbox/worker'
import { getSearchEngine } from './search'
import { toCarDoc } from './search/toCarDoc'
import { applyDemo } from './tenancy/demo'
import { toCar } from './data/cars/toCar'

async function stage<T>(name: string, work: () => Promise<T>): Promise<T> {
  const since = Date.now()
  const result = await work()
  log.info({ ms: Date.now() - since }, name)
  return result
}

export async function boot(): Promise<void> {
  await stage('database ready', getDb)
  if (env.mode === 'demo') await stage('demo dealers ready', () => applyDemo())
  await stage('search ready', async () => {
    const db = await getDb()
    const { docs } = await db.find({ collection: 'cars', pagination: false, limit: 0, depth: 0, overrideAccess: true })
    await getSearchEngine().upsert(docs.map((doc) => toCarDoc(toCar(doc))))
  })
  if (env.role !== 'web') {
    const worker = startWorker()
    onShutdown(() => worker.stop())
  }
  offerReadiness(async () => ({ ok: true, checks: {} }))
}
