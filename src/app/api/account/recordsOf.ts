import { savedCarsSince } from '@/features/saved-searches/savedCars'
import { startable } from '@/features/saved-searches/startable.rules'
import type { Site } from '@/core/dealer/views'
import type { Shopper } from '@/features/accounts/row'
import { newestOf } from '@/core/person/read/ownRows'
import { LISTED_LEADS } from '@/features/leads/ownTalk'
import { LINKED_BOOKINGS } from '@/features/bookings/ownKinds'
import { OWN_DEALS, OWN_RESERVATIONS } from '@/features/reservations/ownKinds'
import { OWN_DRAWS } from '@/features/spin/ownDraws'
import { OWN_SEARCHES, OWN_STOPPED_SEARCHES } from '@/features/saved-searches/ownKinds'
import { watchedCars } from '@/core/person/read/watchedCars'

/** What the account's page shows, the newest of each kind. Its download has all of them. */
export async function recordsOf(site: Site, shopper: Shopper, now: number) {
  const [leads, bookings, reservations, deals, prizes, active, stopped, saved, alertsSince] =
    await Promise.all([
      newestOf(LISTED_LEADS, site, shopper, now),
      newestOf(LINKED_BOOKINGS, site, shopper, now),
      newestOf(OWN_RESERVATIONS, site, shopper, now),
      newestOf(OWN_DEALS, site, shopper, now),
      newestOf(OWN_DRAWS, site, shopper, now),
      newestOf(OWN_SEARCHES, site, shopper, now),
      newestOf(OWN_STOPPED_SEARCHES, site, shopper, now),
      watchedCars(site, shopper.id),
      savedCarsSince(site, shopper),
    ])
  const searches = { active, stopped: startable(active, stopped) }
  return { leads, bookings, reservations, deals, prizes, searches, saved, alertsSince }
}
