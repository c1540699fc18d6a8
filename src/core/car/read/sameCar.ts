import { table } from '@/db/table'
import { carsWithVin } from '@/core/car/rows/sameVinRows'
import { isAvailable, isShownOnSite, isSold } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { sameVinSchema, vinOf } from '@/core/car/sameVin'
import type { Site } from '@/core/dealer/views'
import { carsById, getCars } from './cars'

const FIELDS = ['id', 'slug', 'vin', 'same_vin', 'status', 'sold']

/** Of cars that are off the site: the one on show with the chassis number, by what was asked for. `isSaved`: a sale ends it. */
async function sameCarsOf(
  site: Site,
  by: 'id' | 'slug',
  requested: readonly string[],
  isSaved: boolean,
): Promise<Map<string, Car>> {
  if (requested.length === 0) return new Map()
  const rows = await (
    await table('cars')
  ).find(
    [
      ['tenant', '=', site.tenant.id],
      [by, 'in', requested],
    ],
    { fields: FIELDS },
  )
  const numbered = rows.flatMap((row) => {
    const vin = vinOf(row.vin)
    const wasSold = row.status === 'sold' || row.sold === true
    return vin === null || (isSaved && wasSold) ? [] : [{ row, vin }]
  })
  const same = await carsWithVin(site.tenant.id, [...new Set(numbered.map(({ vin }) => vin))])
  const shown = (
    await getCars(
      site,
      same.map(({ slug }) => slug),
    )
  ).filter(isAvailable)
  const byId = new Map(shown.map((car) => [car.id, car]))
  const found = new Map<string, Car>()
  for (const { row, vin } of numbered) {
    const { others = [] } = sameVinSchema.safeParse(row.same_vin).data ?? {}
    const [car, ...more] = same
      .filter(({ id, vin: other }) => vinOf(other) === vin && id !== row.id && !others.includes(id))
      .flatMap(({ id }) => byId.get(id) ?? [])
    if (car && more.length === 0) found.set(String(row[by]), car)
  }
  return found
}

/** Where the old address of a car that is off the site leads. */
export const sameCarOf = async (site: Site, slug: string): Promise<string | null> =>
  (await sameCarsOf(site, 'slug', [slug], false)).get(slug)?.slug ?? null

const endsHere = (site: Site, car: Car | undefined): boolean =>
  !car || !isShownOnSite(car, site.config.search) || (!isAvailable(car) && !isSold(car))

/** By the ids that were asked for; unknown ids and those of other tenants are left out. */
export async function followedById(site: Site, ids: readonly string[]): Promise<Map<string, Car>> {
  const own = new Map((await carsById(site, ids)).map((car) => [car.id, car]))
  const led = await sameCarsOf(
    site,
    'id',
    ids.filter((id) => endsHere(site, own.get(id))),
    true,
  )
  return new Map([...own, ...led])
}

/** As `getCars`, each under the address that was asked for. */
export async function followedBySlug(
  site: Site,
  slugs: readonly string[],
  now: Date,
): Promise<Map<string, Car>> {
  const own = new Map((await getCars(site, slugs, now)).map((car) => [car.slug, car]))
  const led = await sameCarsOf(
    site,
    'slug',
    slugs.filter((slug) => !own.has(slug)),
    true,
  )
  return new Map(
    slugs.flatMap((slug) => {
      const car = own.get(slug) ?? led.get(slug)
      return car ? [[slug, car] as const] : []
    }),
  )
}
