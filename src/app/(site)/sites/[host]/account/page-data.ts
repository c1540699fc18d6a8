import 'server-only'
import { notFound, redirect } from 'next/navigation'
import { managePath } from '@/features/bookings/letters/links'
import { carsById } from '@/core/car/read/cars'
import { followedBySlug } from '@/core/car/read/sameCar'
import { addressLine, stripDepartment } from '@/core/place/locationNames'
import { listLocations } from '@/core/place/read/locations'
import type { LocationView } from '@/core/place/views'
import type { FreshCount } from '@/search/cars/fresh'
import { ownName } from '@/features/accounts/ownName'
import { bookingHref } from '@/core/dealer/links/bookingPages'
import { offersBooking } from '@/core/dealer/links/bookingLinks'
import { isSold } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { carHref, carImages, carTitle } from '@/core/car/text'
import { isClosed } from '@/core/dealer/links/closedPaths'
import { signInHref } from '@/features/accounts/signInHref.rules'
import { isOwnCarForm } from '@/core/dealer/links/tradeInPaths'
import type { Site } from '@/core/dealer/views'
import { dealPath } from '@/features/reservations/deals/row'
import { zoneOfCar } from '@/features/reservations/place'
import { statusPath } from '@/features/reservations/payUrl'
import type { Shopper } from '@/features/accounts/row'
import { findValuations, isJourneyOpen } from '@/features/trade-in/journey'
import { countsOf, savedCar, type SavedCarView } from './saved'
import { recordsOf } from '@/app/api/account/recordsOf'
import { leadOn } from '@/app/(site)/sites/[host]/_lib/leadOn'
import { currentShopper } from '@/app/(site)/sites/[host]/_lib/passGate'
import { renderTime, siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import type { LinkedBooking } from '@/features/bookings/ownKinds'
import type { OwnSearch } from '@/features/saved-searches/ownKinds'
import type { Going } from '@/core/person/going'
import { dealGoing, reservationGoing, reservationPapers } from '@/features/reservations/going.rules'
import { bookingGoing, inOrderOfTime } from '@/features/bookings/going.rules'
import { prizeGoing } from '@/features/spin/going.rules'
import { type OwnMessage, ownMessage } from '@/features/leads/ownMessage.rules'
import { ownTalk } from '@/features/leads/ownTalk'

export interface AccountView {
  site: Site
  shopper: Shopper
  going: Going[]
  messages: OwnMessage[]
  /** `counts`: by the id of a search. */
  searches: { active: OwnSearch[]; stopped: OwnSearch[]; counts: ReadonlyMap<string, FreshCount> }
  saved: SavedCarView[]
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
/** What the records name, as the site shows it: cars by id and by address, places by id. */
interface Known {
  cars: ReadonlyMap<string, Car>
  places: ReadonlyMap<string, LocationView>
}

async function knownOf(
  site: Site,
  { bookings, leads, reservations, deals }: Records,
  now: Date,
): Promise<Known> {
  const ids = [...bookings, ...leads].flatMap(({ car_id }) => car_id ?? [])
  const slugs = [...reservations, ...deals].flatMap(({ car_slug }) => car_slug ?? [])
  const [byId, bySlug, places] = await Promise.all([
    carsById(site, [...new Set(ids)]),
    followedBySlug(site, [...new Set(slugs)], now),
    listLocations(site),
  ])
  return {
    cars: new Map([...byId.map((car): [string, Car] => [car.id, car]), ...bySlug]),
    places: new Map(places.map((place) => [place.id, place])),
  }
}

const pictureOf = (car: Car | undefined): string | null => (car && carImages(car)[0]?.url) ?? null

/** The PDF of a car that the site still sells. */
const sheetOf = ({ config }: Site, car: Car | undefined): string | null =>
  car && !isSold(car) && config.features.carSheet ? `/api/cars/${encodeURIComponent(car.slug)}/pdf` : null

const withPicture = (going: Going, car: Car | undefined): Going =>
  going.car ? { ...going, car: { ...going.car, picture: pictureOf(car) } } : going

function bookingOf(site: Site, one: LinkedBooking, { cars, places }: Known, now: number): Going {
  const { config } = site
  const car = cars.get(one.car_id ?? '')
  const place = places.get(one.location_id ?? '')
  const name = one.car_name ?? (car && carTitle(car))
  const kind = one.kind === 'service' ? 'service' : 'test_drive'
  const isOffered = one.kind !== 'handover' && offersBooking(config, kind)
  return bookingGoing(
    one,
    name ? { name, href: car ? carHref(car) : null, picture: pictureOf(car) } : null,
    {
      manage: managePath(one),
      again: isOffered ? bookingHref(kind, kind === 'test_drive' && car ? { car: car.slug } : {}) : null,
      place: place ? `${stripDepartment(place.name)}, ${addressLine(place.address)}` : null,
    },
    config.timezone,
    now,
  )
}

async function messagesOf(
  site: Site,
  { email }: Shopper,
  records: Records,
  { cars }: Known,
  now: Date,
): Promise<OwnMessage[]> {
  const { leads, bookings, reservations } = records
  // A booking, a reservation and a prize are listed as what they are; what was said about one, here.
  const listed = new Set([...bookings, ...reservations].flatMap(({ lead_id }) => lead_id ?? []))
  const talks = new Map(leads.map((lead) => [lead.lead_id, ownTalk(site, lead, email)]))
  const shown = leads.filter(
    ({ form, lead_id }) => form !== 'prize' && (!listed.has(lead_id) || talks.get(lead_id)?.last),
  )
  const own = shown.filter(({ form }) => isOwnCarForm(form ?? undefined)).map(({ lead_id }) => lead_id)
  const valuations = await findValuations(site, own)
  return shown.map((lead) => {
    const car = cars.get(lead.car_id ?? '')
    return ownMessage(lead, {
      car: car ? { name: carTitle(car), href: carHref(car), isSold: isSold(car) } : null,
      valuation: valuations.get(lead.lead_id) ?? null,
      valuesCars: site.config.features.tradeIn,
      isOpen: isJourneyOpen(lead.createdAt, now),
      talk: talks.get(lead.lead_id) ?? null,
      now,
      zone: site.config.timezone,
    })
  })
}

async function goingOf(site: Site, records: Records, known: Known, now: number): Promise<Going[]> {
  const { timezone } = site.config
  const { deals, reservations, bookings, prizes } = records
  const dealsGoing = await Promise.all(
    deals.map(async (one) =>
      withPicture(
        dealGoing(one, dealPath(one), timezone, await zoneOfCar(site, one.car_slug ?? '')),
        known.cars.get(one.car_slug ?? ''),
      ),
    ),
  )
  const linkOf = ({ reservation_id }: { reservation_id: string }) =>
    statusPath({ tenant: site.tenant.id, reservation_id })
  return [
    ...dealsGoing,
    ...reservations.map((one) => {
      const car = known.cars.get(one.car_slug ?? '')
      const papers = reservationPapers(one, linkOf(one), sheetOf(site, car))
      return withPicture({ ...reservationGoing(one, linkOf(one), timezone, now), papers }, car)
    }),
    ...inOrderOfTime(bookings, now).map((one) => bookingOf(site, one, known, now)),
    ...prizes.filter(({ wins }) => wins).map(prizeGoing),
  ]
}

export async function readAccount(host: string): Promise<AccountView> {
  const { site, shopper } = await requireShopper(host, '/account')
  const now = renderTime()
  const [records, name] = await Promise.all([recordsOf(site, shopper, now.getTime()), ownName(site, shopper)])
  const known = await knownOf(site, records, now)
  const { searches, saved, alertsSince } = records
  const [going, messages, counts] = await Promise.all([
    goingOf(site, records, known, now.getTime()),
    messagesOf(site, shopper, records, known, now),
    countsOf(site, searches.active, now),
  ])
  return {
    ...{ site, going, messages, alertsSince },
    shopper: { ...shopper, name },
    searches: { ...searches, counts },
    saved: saved.map((one) => savedCar(one, site.config, now)),
  }
}
