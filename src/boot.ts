/** The order matters: stores and migrations, demo tenants, search, worker. */
import { setTimeout } from 'node:timers/promises'
import '@payload-config'
import { demoLives, demoTenants } from '../tenants'
import { getSite } from '@/core/dealer/read/sites'
import { getDb } from './db/payload'
import { registerPageTimes } from '@/features/reports/count'
import { AnotherInstanceError, acquireSingleInstance } from './db/singleInstance'
import { env } from './env'
import { diskFree, diskState } from './lib/diskState'
import { backupAgeMs } from './lib/lastBackup'
import { registerHostTwin } from './lib/hostTwin'
import { onShutdown, registerReadiness } from './lib/lifecycle'
import { log } from './lib/log'
import { StartError, storeFault } from './lib/startFaults'
import { storeAnswers } from './lib/storeHealth'
import { registerWorkFigures } from './lib/workFigures'
import { registerOperator } from './cli/server/registered'
import { runOperation } from './cli/server/operations'
import { truthPlaces } from './cli/server/truthPlaces'
import { startTruth } from '@/features/truth/truth.worker'
import { searchLag, searchStatus } from './search/sync/drift.worker'
import { warmSearch } from './search/sync/rebuild'
import { deliveryFigures } from '@/features/leads/deliveryFigures'
import { outboxFigures } from '@/jobs/outbox'
import { heldFigures } from '@/features/stock/feedRows'
import { applyDemo } from './definitions/demo'
import { ensureFirstAdmin } from './definitions/staffAccounts'
import { twinOf } from '@/core/dealer/rows/hosts'
import { whenActivated } from './cli/server/activate'
import { openHome } from './db/home'
import { showProcess } from './db/mongo/admission'
import { isMongo } from './db/tableMongo'
import { isSilentCopy, SILENT_COPY } from './lib/silentCopy'
import { sayWhatIsMissing } from './startNotices'
import { startSearchWorkers, startSenders } from './workers'

async function stage(name: string, work: () => Promise<unknown>): Promise<void> {
  const since = Date.now()
  await work()
  log.info({ ms: Date.now() - since }, name)
}

/** A new installation has no account: its first log-in is printed once and stored nowhere. */
async function firstAdmin(): Promise<void> {
  const login = await ensureFirstAdmin(`admin@${env.platformHost}`)
  if (login)
    console.log(
      `First platform admin: ${login.email}, password ${login.password} (shown once; change it after signing in)`,
    )
}

function endWith(error: unknown): never {
  console.error(startFault(error))
  process.exit(1)
}

const SEARCH_ANSWER_MS = 2000

/** A proxy leaves out a process that does not say in time that it serves: that may not wait for a slow store. */
const searchInTime = () =>
  Promise.race([searchStatus(), setTimeout(SEARCH_ANSWER_MS, 'no answer in time', { ref: false })])

async function boot(): Promise<void> {
  await stage('database ready', getDb)
  if (!env.meilisearch || env.databaseUrl.startsWith('file:'))
    await stage('single instance', async () => onShutdown(await acquireSingleInstance({ onLost: endWith })))
  const { db, kv } = await getDb()
  if (isMongo(db)) onShutdown(showProcess({ kv }))
  const silent = await openHome()
  if (silent) log.warn(SILENT_COPY)
  if (env.mode === 'demo')
    await stage('demo dealers ready', () =>
      applyDemo(demoTenants, undefined, env.demoHistory ? demoLives : {}),
    )
  else if (env.role !== 'web') await firstAdmin()
  await stage('search claims', () => warmSearch())
  if (env.role !== 'web') await startSearchWorkers()
  if (silent) whenActivated(env.role === 'web' ? undefined : startSenders)
  else if (env.role !== 'web') await startSenders()
  void sayWhatIsMissing()
  registerOperator(runOperation)
  // It looks at the pages that this process serves.
  if (env.role !== 'worker') {
    const truthTest = startTruth(truthPlaces())
    onShutdown(() => truthTest.stop())
  }
  registerHostTwin(twinOf)
  registerPageTimes(async (host) => {
    const site = await getSite(host)
    return site && { tenant: site.tenant.id, zone: site.config.timezone }
  })
  registerWorkFigures(async () => ({
    deliveries: await deliveryFigures(),
    outbox: await outboxFigures(),
    search: await searchLag(),
    feeds: await heldFigures(),
    diskFree: await diskFree(env),
    backupAgeMs: await backupAgeMs(env.dataDir),
  }))
  // Late or unavailable search degrades pages, but the process serves them.
  // An unavailable database and a full disk too: pages in memory and notices in the dealers' look are still sent.
  registerReadiness(async () => {
    const database = (await storeAnswers()) ? 'ok' : 'unavailable'
    const disk = await diskState(env)
    const search = database === 'ok' ? await searchInTime() : 'unknown'
    const sends = isSilentCopy() ? SILENT_COPY : 'ok'
    return { ok: true, checks: { database, disk, search, sends } }
  })
}

function startFault(error: unknown): string {
  if (error instanceof StartError) return error.message
  const foreseen = storeFault(error, env.databaseUrl)
  if (foreseen) return foreseen
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof AnotherInstanceError) return `Forecourt cannot start: ${message}`
  return `Forecourt cannot start: ${error instanceof Error ? (error.stack ?? message) : message}`
}

/** A partial start is worse than none: a fault ends the process with an exit code for the supervisor. */
export async function start(): Promise<void> {
  await boot().catch(endWith)
}
