/** Start-up in order: stores and migrations, demo dealers, search index, worker. Everything after that only reads. */
import { offerReadiness, onShutdown } from './cache'
import { getDb } from './db/payload'
import { env } from './env'
import { log } from './lib/log'
import { startWorker } from './outbox/worker'
import { getSearchEngine } from './search'
import { toCarDoc } from './search/toCarDoc'
import { applyDemo } from './tenancy/demo'
import { readCarRow } from './data/cars/carRow'
import { table } from './db/table'

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
    const rows = await (await table('cars')).find([])
    await getSearchEngine().upsert(rows.map((row) => toCarDoc(readCarRow(row).car)))
  })
  if (env.role !== 'web') {
    const worker = startWorker()
    onShutdown(() => worker.stop())
  }
  offerReadiness(async () => ({ ok: true, checks: {} }))
}

/** One sentence for what an operator can put right; the stack for what they cannot. */
export function startFault(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/ECONNREFUSED|ENOTFOUND|server selection|Server selection|querySrv/.test(message))
    return 'Forecourt cannot start: the database of DATABASE_URL does not answer. Check the address and that it runs.'
  if (/SQLITE_CANTOPEN|EACCES|unable to open/i.test(message))
    return `Forecourt cannot start: the database file ${env.databaseUrl} cannot be opened. Check the folder and its permissions.`
  return `Forecourt cannot start: ${error instanceof Error ? (error.stack ?? message) : message}`
}
