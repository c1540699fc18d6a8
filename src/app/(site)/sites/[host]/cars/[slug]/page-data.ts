import 'server-only'
import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { keepUntil } from '@/cache/pageAnswer'
import type { CarLife } from '@/core/car/read/carRow'
import { carsOfTowing, getCarAndLife, hydrate } from '@/core/car/read/cars'
import { sameCarOf } from '@/core/car/read/sameCar'
import { listLocations } from '@/core/place/read/locations'
import { type SimilarCars, similarCars } from '@/search/cars/similar'
import { listMakeLogos } from '@/core/dealer/read/makeLogos'
import { callWay, type CallWay } from '@/core/car/callWay'
import { carPageState, isAvailable } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { addDays, civilAt, instantOf } from '@/core/dealer/country/civil'
import { locationOf } from '@/core/car/carLocation'
import type { ModelView, Site, TeamMemberView } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'
import { leadOn } from '@/app/(site)/sites/[host]/_lib/leadOn'
import { renderTime, siteOfHost, siteWithPhones } from '@/app/(site)/sites/[host]/_lib/site'
import { decoded } from '@/lib/text'
import { listModels } from '@/core/car/read/models'
import { modelOfCar } from '@/features/models/servicePlan.rules'
import { listTeam } from '@/features/pages/readPages'
import { type TowLink, towLink } from '@/features/towing/towLink.rules'

export interface CarPageData extends SimilarCars {
  site: Site
  car: Car
  state: 'ok' | 'sold' | 'gone'
  call: CallWay
  location: LocationView | null
  locations: LocationView[]
  team: TeamMemberView[]
  makeLogo: string | undefined
  life: CarLife
  /** The car's model, from the dealer's own page about it. */
  model: ModelView | null
  towing: TowLink | null
  /** The dealer's own cars that its price is compared with. */
  like: Car[]
  now: Date
}

/** Words of days and rates change at the dealer's midnight, the standing of the car when its hold ends. */
const endOf = ({ config: { timezone } }: Site, { heldUntil }: CarLife, now: Date): number => {
  const midnight = instantOf({ date: addDays(civilAt(now, timezone).date, 1), clock: '00:00' }, timezone)
  return Math.min(midnight, heldUntil ? heldUntil * 1000 : Infinity)
}

/** Cached, so metadata and page share one read. The address of an unknown car leads where the dealer's redirect says. */
export const readCarPage = cache(async (host: string, slug: string): Promise<CarPageData> => {
  const [site, full] = await Promise.all([siteOfHost(host), siteWithPhones(host)])
  if (!site || !full) notFound()
  const own = decoded(slug)
  const found = await getCarAndLife(site, own)
  const car = found?.car ?? null
  const now = renderTime()
  const state = carPageState(car, site.config.search, now)
  const same = state === 'missing' || state === 'gone' ? await sameCarOf(site, own) : null
  if (same !== null) permanentRedirect(`/cars/${same}`)
  if (!found || !car || state === 'missing') return leadOn(site, `/cars/${own}`)
  const [locations, near, logos, models, team, stock, like] = await Promise.all([
    listLocations(site),
    similarCars(site, car),
    listMakeLogos(),
    listModels(site),
    listTeam(site),
    carsOfTowing(site),
    hydrate(site, car.price_rating?.own ?? [], now),
  ])
  await keepUntil(endOf(site, found.life, now))
  const call = callWay(car, full.config)
  const location = locationOf(car, locations)
  const makeLogo = logos[car.make]
  return {
    site,
    car,
    state,
    call,
    location,
    locations,
    team,
    ...near,
    makeLogo,
    life: found.life,
    model: modelOfCar(models, car),
    towing: towLink(stock, car),
    like: like.filter(isAvailable),
    now,
  }
})
