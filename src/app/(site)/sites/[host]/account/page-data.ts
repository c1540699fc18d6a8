import 'server-only'
import { notFound, redirect } from 'next/navigation'
import { managePath } from '@/features/bookings/letters/links'
import { carsById } from '@/core/car/read/cars'
import { ownName } from '@/features/accounts/ownName'
import { bookingHref } from '@/core/dealer/links/bookingPages'
import { offersBooking } from '@/core/dealer/links/bookingLinks'
import { isSold } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { carHref, carTitle } from '@/core/car/text'
import { isClosed } from '@/core/dealer/links/closedPaths'
import { signInHref } from '@/features/accounts/signInHref.rules'
import { isOwnCarForm } from '@/core/dealer/links/tradeInPaths'
import type { Site } from '@/core/dealer/views'
import { dealPath } from '@/features/reservations/deals/row'
import { zoneOfCar } from '@/features/reservations/place'
import { statusPath } from '@/features/reservations/payUrl'
import type { Shopper } from '@/features/accounts/row'
import { findValuations, isJourneyOpen } from '@/features/trade-in/journey'
import { recordsOf } from '@/app/api/account/recordsOf'
import { leadOn } from '@/app/(site)/sites/[host]/_lib/leadOn'
import { currentShopper } from '@/app/(site)/sites/[host]/_lib/passGate'
import { renderTime, siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import type { LinkedBooking } from '@/features/bookings/ownKinds'
import type { OwnSearch } from '@/features/saved-searches/ownKinds'
import type { Going } from '@/core/person/going'
import { dealGoing, reservationGoing } from '@/features/reservations/going.rules'
import { bookingGoing, inOrderOfTime } from '@/features/bookings/going.rules'
import { prizeGoing } from '@/features/spin/going.rules'
import { type OwnMessage, ownMessage } from '@/features/leads/ownMessage.rules'

export interface AccountView {
  site: Site
  shopper: Shopper
  going: Going[]
  messages: OwnMessage[]
  searches: { active: OwnSearch[]; stopped: OwnSearch[] }
  /** Ids of the saved cars. */
  saved: string[]
  alertsSince: Date | null
}

/** The shopper's own pages require a sign-in, which returns to them. */
export async function requireShopper(host: string, path: string): Promise<{ site: Site; shopper: Shopper }> {
  const site = await siteOfHost(host)
  if (!site) notFound()
  if (isClosed(path, site.config)) return leadOn(site, path)
  const shopper = await currentShopper(site)
  const type = path === '/watchlist' ? 'watchlist' : null
  return shopper ? { site, shopper } : redirect(signInHref({ type, redirect: path, back: '/' }))
}

type Records = Awaited<ReturnType<typeof recordsOf>>
type ById = ReadonlyMap<string, Car>

/** The cars of bookings and messages that the site still shows. */
async function carsOf(site: Site, { bookings, leads }: Records): Promise<ById> {
  const ids = [...bookings, ...leads].flatMap(({ car_id }) => car_id ?? [])
  return new Map((await carsById(site, [...new Set(ids)])).map((car) => [car.id, car]))
}

function bookingOf(site: Site, one: LinkedBooking, cars: ById, now: number): Going {
  const { config } = site
  const car = cars.get(one.car_id ?? '')
  const name = one.car_name ?? (car && carTitle(car))
  const kind = one.kind === 'service' ? 'service' : 'test_drive'
  const isOffered = offersBooking(config, kind)
  return bookingGoing(
    one,
    name ? { name, href: car ? carHref(car) : null } : null,
    {
      manage: managePath(one),
      again: isOffered ? bookingHref(kind, kind === 'test_drive' && car ? { car: car.slug } : {}) : null,
    },
    config.timezone,
    now,
  )
}

async function messagesOf(site: Site, records: Records, cars: ById, now: Date): Promise<OwnMessage[]> {
  const { leads, bookings, reservations } = records
  // A booking, a reservation and a prize are listed as what they are.
  const listed = new Set([...bookings, ...reservations].flatMap(({ lead_id }) => lead_id ?? []))
  const shown = leads.filter(({ form, lead_id }) => form !== 'prize' && !listed.has(lead_id))
  const own = shown.filter(({ form }) => isOwnCarForm(form ?? undefined)).map(({ lead_id }) => lead_id)
  const valuations = await findValuations(site, own)
  return shown.map((lead) => {
    const car = cars.get(lead.car_id ?? '')
    return ownMessage(lead, {
      car: car ? { name: carTitle(car), href: carHref(car), isSold: isSold(car) } : null,
      valuation: valuations.get(lead.lead_id) ?? null,
      valuesCars: site.config.features.tradeIn,
      isOpen: isJourneyOpen(lead.createdAt, now),
      now,
      zone: site.config.timezone,
    })
  })
}

async function goingOf(site: Site, records: Records, cars: ById, now: number): Promise<Going[]> {
  const { timezone } = site.config
  const { deals, reservations, bookings, prizes } = records
  const dealsGoing = await Promise.all(
    deals.map(async (one) =>
      dealGoing(one, dealPath(one), timezone, await zoneOfCar(site, one.car_slug ?? '')),
    ),
  )
  const linkOf = ({ reservation_id }: { reservation_id: string }) =>
    statusPath({ tenant: site.tenant.id, reservation_id })
  return [
    ...dealsGoing,
    ...reservations.map((one) => reservationGoing(one, linkOf(one), timezone, now)),
    ...inOrderOfTime(bookings, now).map((one) => bookingOf(site, one, cars, now)),
    ...prizes.filter(({ wins }) => wins).map(prizeGoing),
  ]
}

export async function readAccount(host: string): Promise<AccountView> {
  const { site, shopper } = await requireShopper(host, '/account')
  const now = renderTime()
  const [records, name] = await Promise.all([recordsOf(site, shopper, now.getTime()), ownName(site, shopper)])
  const cars = await carsOf(site, records)
  const [going, messages] = await Promise.all([
    goingOf(site, records, cars, now.getTime()),
    messagesOf(site, records, cars, now),
  ])
  const { searches, saved, alertsSince } = records
  return {
    site,
    shopper: { ...shopper, name },
    going,
    messages,
    searches,
    saved: saved.map(({ car }) => car.id),
    alertsSince,
  }
}
