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

/** The account and its export show the same. */
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
