import { savedCarsSince } from '@/alerts/savedCars'
import {
  ownAppointments,
  ownDeals,
  ownDraws,
  ownLeads,
  ownReservations,
  ownSearches,
} from '@/data/shopperRecords'
import { watchedCars } from '@/data/watchlist'
import type { Site } from '@/domain/views'
import type { Shopper } from '@/shoppers/row'

/** All that this dealer's site keeps of a shopper: what the account shows is what its export holds. */
export async function recordsOf(site: Site, shopper: Shopper, now: number) {
  const [leads, appointments, reservations, deals, prizes, searches, saved, alertsSince] = await Promise.all([
    ownLeads(site, shopper),
    ownAppointments(site, shopper),
    ownReservations(site, shopper),
    ownDeals(site, shopper, now),
    ownDraws(site, shopper),
    ownSearches(site, shopper),
    watchedCars(site, shopper.id),
    savedCarsSince(site, shopper),
  ])
  return { leads, appointments, reservations, deals, prizes, searches, saved, alertsSince }
}
