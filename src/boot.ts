/** The order matters: stores and migrations, demo tenants, search, worker. */
import '@payload-config'
import { demoLives, demoTenants } from '../tenants'
import { startAlertPurge, startAlerts } from '@/features/saved-searches/saved-searches.worker'
import { startBookings } from '@/features/bookings/bookings.worker'
import { getSite } from '@/core/dealer/read/sites'
import { getDb } from './db/payload'
import { registerPageTimes } from '@/features/reports/count'
import { AnotherInstanceError, acquireSingleInstance } from './db/singleInstance'
import { env } from './env'
import { diskState } from './lib/diskState'
import { registerHostTwin } from './lib/hostTwin'
import { onShutdown, registerReadiness } from './lib/lifecycle'
import { log } from './lib/log'
import { storeFault } from './lib/startFaults'
import { storeAnswers } from './lib/storeHealth'
import { registerWorkFigures } from './lib/workFigures'
import { registerOperator } from './cli/server/registered'
import { runOperation } from './cli/server/operations'
import { startPictures } from '@/features/pictures/pictures.worker'
import { searchLag, searchStatus, startSearchDrift } from './search/sync/drift.worker'
import { warmSearch } from './search/sync/rebuild'
import { startIndex } from './search/sync/startIndex'
import { stockChangedFor } from './features/saved-searches/stockChanged'
import { startSearchSync } from './search/sync/sync.worker'
import { driveOf } from '@/features/bookings/driveOf'
import { noteOnLead } from '@/features/leads/noteOnLead'
import { startDeliveries } from '@/features/leads/deliveries.worker'
import { deliveryFigures } from '@/features/leads/deliveryFigures'
import { startResealing } from '@/features/leads/reseal.worker'
import { startSharing } from '@/features/leads/sharing/sharing.worker'
import { startCodes, startLoginPurge } from '@/features/accounts/codes.worker'
import { submitOwedLead } from '@/features/leads/owed'
import { startMerchandising } from '@/features/merchandising/merchandising.worker'
import { startRetention } from '@/features/privacy/retention.worker'
import { startPlans } from '@/features/plans/plans.worker'
import { startPrizes } from '@/features/spin/spin.worker'
import {
  startDealPurge,
  startHoldSweep,
  startReservations,
} from '@/features/reservations/reservations.worker'
import { continueTime } from '@/jobs/outbox'
import { applyDemo } from './definitions/demo'
import { startDemoHolds } from './definitions/life/lapse'
import { startAddresses } from '@/features/stock/files/addresses.worker'
import { startFeedSweep, startStaleWatch } from '@/features/stock/feeds.worker'
import { ensureFirstAdmin } from './definitions/staffAccounts'
import { twinOf } from '@/core/dealer/rows/hosts'
import { startBookingLeads } from '@/features/bookings/bookingLead'

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

async function boot(): Promise<void> {
  await stage('database ready', getDb)
  if (!env.meilisearch)
    await stage('single instance', async () => onShutdown(await acquireSingleInstance({ onLost: endWith })))
  if (env.mode === 'demo')
    await stage('demo dealers ready', () =>
      applyDemo(demoTenants, undefined, env.demoHistory ? demoLives : {}),
    )
  else if (env.role !== 'web') await firstAdmin()
  await stage('search claims', () => warmSearch())
  if (env.role !== 'web') {
    await continueTime()
    const workers = [
      startDeliveries(),
      startSharing(),
      ...(env.meilisearch ? [] : [startIndex()]),
      startSearchSync(stockChangedFor),
      startSearchDrift(),
      startPictures(),
      startAlerts(),
      startAlertPurge(),
      startBookings(noteOnLead),
      startBookingLeads(submitOwedLead),
      startCodes(),
      startLoginPurge(),
      startReservations({ makeLead: submitOwedLead, noteOnLead, driveOf }),
      startHoldSweep(),
      startFeedSweep(),
      startStaleWatch(),
      startAddresses(),
      startDealPurge(),
      startRetention(),
      startResealing(),
      startMerchandising(),
      startPlans(),
      startPrizes(submitOwedLead),
      ...(env.mode === 'demo' ? [startDemoHolds()] : []),
    ]
    onShutdown(() => Promise.all(workers.map((worker) => worker.stop())))
  }
  registerOperator(runOperation)
  registerHostTwin(twinOf)
  registerPageTimes(async (host) => {
    const site = await getSite(host)
    return site && { tenant: site.tenant.id, zone: site.config.timezone }
  })
  registerWorkFigures(async () => ({ deliveries: await deliveryFigures(), search: await searchLag() }))
  // Late or unavailable search degrades pages, but the process serves them.
  // An unavailable database and a full disk too: pages in memory and notices in the dealers' look are still sent.
  registerReadiness(async () => {
    const database = (await storeAnswers()) ? 'ok' : 'unavailable'
    const disk = await diskState(env)
    const search = database === 'ok' ? await searchStatus() : 'unknown'
    return { ok: true, checks: { database, disk, search } }
  })
}

function startFault(error: unknown): string {
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
