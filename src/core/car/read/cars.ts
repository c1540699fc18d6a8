import { cache } from 'react'
import { cached, cachedMany } from '@/cache/cached'
import { carTag, siteTags, stockTags } from '@/cache/tags'
import { table } from '@/db/table'
import type { Clause, FindOptions } from '@/db/tableTypes'
import { isLent } from '@/core/car/finance/shownLender'
import { isAvailable, isListed, isShownOnSite, ON_SHOW_STATUSES } from '@/core/car/availability'
import { towOf } from '@/core/car/towing'
import type { Car } from '@/core/car/car'
import type { Site } from '@/core/dealer/views'
import { CARD_FIELDS, type CarLife, type CarRow, ROW_FIELDS, readCarRows } from './carRow'
import { isOfSite } from './ofSite'

/** What a feed sent about lenders is never shown of a car that the site does not finance. */
const withoutFinance = ({ finance_lenders: _lenders, weekly_price: _weekly, ...car }: Car): Car => car
/** Market prices belong to Autograb: they are the dealer's to show only as its customer. */
const withoutMarket = ({ autograb_data: _market, ...car }: Car): Car => car

/** One that leans on the price guide goes with it. */
const withoutRating = ({ price_rating: _rating, ...car }: Car): Car => car

const offered = ({ features, ...config }: Site['config'], all: Car): Car => {
  const isRated = features.priceRating && (features.autograb || !all.price_rating?.guide)
  const car = isRated ? all : withoutRating(all)
  const priced = features.autograb ? car : withoutMarket(car)
  return isLent(car, { ...config, features }) ? priced : withoutFinance(priced)
}

/** Payload's own read costs 0.5 ms per car. Security: filters by tenant and by dealerships. */
const readRows = async (site: Site, where: readonly Clause[], options: FindOptions): Promise<CarRow[]> => {
  const rows = await (await table('cars')).find(where, options)
  return readCarRows(rows)
    .filter(({ tenant, car }) => isOfSite(site, { tenant, dealership_id: car.dealership_id }))
    .map((row) => ({ ...row, car: offered(site.config, row.car) }))
}

const readCars = async (...requested: Parameters<typeof readRows>): Promise<Car[]> =>
  (await readRows(...requested)).map(({ car }) => car)

const cachedCards = cachedMany({
  key: (site: Site, id) => `${site.host} ${id}`,
  tags: ({ host }, car: Car) => [...siteTags(host), carTag(host, car.slug)],
  read: (site, ids) => readCars(site, [['id', 'in', ids]], { fields: CARD_FIELDS }),
})

/** In the order of the ids; unknown ids and other tenants' ids are left out. */
export const carsById = async (site: Site, ids: readonly string[]): Promise<Car[]> => {
  const byId = await cachedCards(site, ids)
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The database decides: cars hidden or sold after indexing are left out. */
export const hydrate = async (site: Site, ids: readonly string[], now: Date): Promise<Car[]> =>
  (await carsById(site, ids)).filter((car) => isListed(car, site.config.search, now))

const ofTenant = (site: Site): Clause => ['tenant', '=', site.tenant.id]

/** Includes sold and withdrawn cars (see carPageState); null when the site never shows the car. */
export const getCarAndLife = cache(
  async (site: Site, slug: string): Promise<{ car: Car; life: CarLife } | null> => {
    const [row] = await readRows(site, [ofTenant(site), ['slug', '=', slug]], {
      fields: ROW_FIELDS,
      limit: 1,
    })
    if (!row || !isShownOnSite(row.car, site.config.search)) return null
    const { car, life } = row
    return { car, life: site.config.features.priceHistory ? life : { ...life, prices: [] } }
  },
)

export const getCar = async (site: Site, slug: string): Promise<Car | null> =>
  (await getCarAndLife(site, slug))?.car ?? null

/** As `getCar`, by the dealer's own number: two dealerships of a site may use the same one. */
export const getCarsByStocknum = async (site: Site, stocknum: string): Promise<Car[]> => {
  const cars = await readCars(site, [ofTenant(site), ['stocknum', '=', stocknum]], { fields: ROW_FIELDS })
  return cars.filter((car) => isShownOnSite(car, site.config.search))
}

/** A car that is for sale, by its id or its slug; null when it is not. */
export const findAvailable = async (site: Site, idOrSlug: string, now: Date): Promise<Car | null> => {
  const [byId] = await hydrate(site, [idOrSlug], now)
  const car = byId ?? (await getCar(site, idOrSlug))
  return car && isAvailable(car) ? car : null
}

/** Each with the figures that cards leave out. */
const availableWith = async (site: Site, fact: 'specifications' | 'variant'): Promise<Car[]> => {
  const where: Clause[] = [ofTenant(site), ['status', 'in', ON_SHOW_STATUSES], [fact, '!=', null]]
  const cars = await readCars(site, where, { fields: [...CARD_FIELDS, 'variant'] })
  return cars.filter((car) => isShownOnSite(car, site.config.search) && isAvailable(car))
}

/** What can be towed, and what pulls it: of a dealer without a trailer nothing more is read. */
export const carsOfTowing = cached({
  key: (site: Site) => site.host,
  tags: ({ host }) => stockTags(host),
  read: async (site): Promise<{ towed: Car[]; pulling: Car[] }> => {
    const towed = (await availableWith(site, 'specifications')).filter((car) => towOf(car))
    return { towed, pulling: towed.length ? await availableWith(site, 'variant') : [] }
  },
})

export const getCars = async (site: Site, slugs: readonly string[], now = new Date()): Promise<Car[]> => {
  const cars = await readCars(site, [ofTenant(site), ['slug', 'in', slugs]], { fields: ROW_FIELDS })
  const found = new Map(cars.map((car) => [car.slug, car]))
  return slugs
    .flatMap((slug) => found.get(slug) ?? [])
    .filter((car) => isListed(car, site.config.search, now))
}
