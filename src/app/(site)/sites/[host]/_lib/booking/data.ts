import { type BookingQuery, bookingHref, PAGE_OF } from '@/core/dealer/links/bookingPages'
import 'server-only'
import { bookableCar, readBookable, locationFor, locationsFor } from '@/features/bookings/bookable'
import type { BookingView } from '@/components/bookings/view'
import { getCars } from '@/core/car/read/cars'
import { getPage } from '@/features/pages/readPages'
import { LEAD_FORM } from '@/core/place/bookingRules'
import type { PagedKind } from '@/core/dealer/links/bookingPages'
import type { Car } from '@/core/car/car'
import { eventParameters, leadEvent } from '@/features/leads/leadEvents.rules'
import type { PageView, Site } from '@/core/dealer/views'
import { pictureThere } from '@/core/place/addresses'
import { listLocations } from '@/core/place/read/locations'
import type { LocationView, MapView } from '@/core/place/views'
import { timesView } from './times'
import { phrase } from '@/lib/words'

export interface BookingPageData {
  page: PageView | null
  car: Car | null
  locations: LocationView[]
  booking: { location: LocationView; picture: MapView | null; view: BookingView } | null
}

async function carOf(site: Site, named: string | undefined): Promise<Car | null> {
  const [bySlug] = named ? await getCars(site, [named]) : []
  return bookableCar(site, bySlug?.id ?? named)
}

const eventOf = (kind: PagedKind, car: Car | null) => ({
  event_id: leadEvent({ form: LEAD_FORM[kind] }, car),
  ...(car ? eventParameters(car) : {}),
})

export async function bookingData(
  site: Site,
  kind: PagedKind,
  requested: BookingQuery,
  now: Date,
): Promise<BookingPageData> {
  const { path, call, slug } = PAGE_OF[kind]
  const [page, locations, car] = await Promise.all([
    getPage(site, slug),
    locationsFor(site, kind),
    kind === 'test_drive' ? carOf(site, requested.car) : null,
  ])
  // A test drive starts where the car stands, or is not possible.
  const location =
    (await locationFor(site, kind, { location: requested.location, car })) ?? (car ? null : locations[0])
  const bookable = await readBookable(location, kind, now)
  if (!location || !bookable) return { page, car, locations, booking: null }
  const carId = car?.id ?? null
  const { consent, forms } = site.config
  const times = timesView({
    bookable,
    now,
    carId,
    requested: requested.date,
    hrefOf: (date) => bookingHref(kind, { car: car?.slug, location: car ? undefined : location.slug, date }),
    slotsUrl: `${call}/slots?location_id=${location.id}${carId ? `&car_id=${carId}` : ''}`,
  })
  const view: BookingView = {
    ...times,
    action: call,
    kind,
    whatLabel: car ? phrase('What you are driving') : phrase('Where'),
    hidden: [
      ['location_id', location.id],
      ['page_id', path.slice(1)],
      ...(carId ? [['car_id', carId] satisfies [string, string]] : []),
    ],
    askKm: kind === 'service' && forms.odometer,
    askCar: kind === 'test_drive' && !car,
    optIn: consent.optInHidden ? null : { label: consent.marketing, checked: consent.optInDefault },
    terms: kind === 'service' ? consent.terms : null,
    notice: consent.notice,
    captcha: forms.captcha,
    event: eventOf(kind, car),
  }
  const driven = kind === 'test_drive' && site.config.pages.journeys.drive
  const picture: MapView | null = driven
    ? { url: driven, alt: '', kind: 'photo', attribution: null }
    : pictureThere(location, await listLocations(site))
  return { page, car, locations: car ? [] : locations, booking: { location, picture, view } }
}
