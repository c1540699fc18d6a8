/** What the worker does. Search follows the rows in a silent copy, too; all else waits there until the copy is activated. */
import { startAlertPurge, startAlerts } from '@/features/saved-searches/saved-searches.worker'
import { startBookings } from '@/features/bookings/bookings.worker'
import { startPictures } from '@/features/pictures/pictures.worker'
import { startIndex } from '@/search/sync/startIndex'
import { stockChangedFor } from '@/features/saved-searches/stockChanged'
import { startStockSends } from '@/features/stock-files/sending.worker'
import { stockSettles } from '@/features/stock-files/targetRows'
import { startSearchSync } from '@/search/sync/sync.worker'
import { driveOf } from '@/features/bookings/driveOf'
import { followHandover, withHourOfNow } from '@/features/bookings/handover'
import { noteOnLead } from '@/features/leads/noteOnLead'
import { startDeliveries } from '@/features/leads/deliveries.worker'
import { startResealing } from '@/features/leads/reseal.worker'
import { startSharing } from '@/features/leads/sharing/sharing.worker'
import { startCodes, startLoginPurge } from '@/features/accounts/codes.worker'
import { submitOwedLead } from '@/features/leads/owed'
import { startEventCalls } from '@/features/events/calls.worker'
import { startEventPurge } from '@/features/events/eventRows'
import { startAnnouncing } from '@/features/events/announce.worker'
import { startMerchandising } from '@/features/merchandising/merchandising.worker'
import { startPriceRatings } from '@/features/price-ratings/price-ratings.worker'
import { startRetention } from '@/features/privacy/retention.worker'
import { startPlans } from '@/features/plans/plans.worker'
import { startPrizes } from '@/features/spin/spin.worker'
import {
  startDealPurge,
  startHoldSweep,
  startReservations,
} from '@/features/reservations/reservations.worker'
import { continueTime } from '@/jobs/outbox'
import { startDemoHolds } from '@/definitions/life/lapse'
import { startAddresses } from '@/features/stock/files/addresses.worker'
import { startFeedSweep, startStaleWatch } from '@/features/stock/feeds.worker'
import { startBookingLeads } from '@/features/bookings/bookingLead'
import { startSearchDrift } from '@/search/sync/drift.worker'
import { env } from '@/env'
import { onShutdown } from '@/lib/lifecycle'
import { isSilentCopy } from '@/lib/silentCopy'
import type { Loop } from '@/jobs/loop'

const stopWithServer = (loops: readonly Loop[]): void =>
  void onShutdown(() => Promise.all(loops.map((loop) => loop.stop())))

const stockChanged = async (tenants: readonly string[], now: number): Promise<void> => {
  await stockChangedFor(tenants, now)
  await stockSettles(tenants, now)
}

const searchLoops = () => [
  ...(env.meilisearch ? [] : [startIndex()]),
  startSearchSync(stockChanged),
  startSearchDrift(),
]

/** A search server may be that of the original: a silent copy writes nothing into it. */
const isLater = () => isSilentCopy() && env.meilisearch !== undefined
let searches = false

export function startSearchWorkers(): void {
  if (searches || isLater()) return
  searches = true
  stopWithServer(searchLoops())
}

export async function startSenders(): Promise<void> {
  startSearchWorkers()
  await continueTime()
  stopWithServer([
    startDeliveries(),
    startSharing(),
    startAnnouncing(),
    startEventCalls(),
    startEventPurge(),
    startPictures(),
    startAlerts(),
    startAlertPurge(),
    startBookings(noteOnLead),
    startBookingLeads(submitOwedLead),
    startCodes(),
    startLoginPurge(),
    startReservations({ makeLead: submitOwedLead, noteOnLead, driveOf, followHandover, withHourOfNow }),
    startHoldSweep(),
    startFeedSweep(),
    startStaleWatch(),
    startAddresses(),
    startStockSends(),
    startDealPurge(),
    startRetention(),
    startResealing(),
    startMerchandising(),
    startPriceRatings(),
    startPlans(),
    startPrizes(submitOwedLead),
    ...(env.mode === 'demo' ? [startDemoHolds()] : []),
  ])
}
