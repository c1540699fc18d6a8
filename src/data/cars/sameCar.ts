import { table } from '@/db/table'
import { carsWithVin } from '@/db/sameVinRows'
import { isAvailable } from '@/domain/car/availability'
import { sameVinSchema, vinOf } from '@/domain/car/sameVin'
import type { Site } from '@/domain/views'
import { getCars } from './rows'

/** The one car on show with the chassis number of a car that is not: its old address leads there. */
export async function sameCarOf(site: Site, slug: string): Promise<string | null> {
  const [row] = await (
    await table('cars')
  ).find(
    [
      ['tenant', '=', site.tenant.id],
      ['slug', '=', slug],
    ],
    { fields: ['id', 'vin', 'same_vin'], limit: 1 },
  )
  const vin = vinOf(row?.vin)
  if (!row || vin === null) return null
  const { others = [] } = sameVinSchema.safeParse(row.same_vin).data ?? {}
  const same = (await carsWithVin(site.tenant.id, [vin])).filter(
    ({ id }) => id !== row.id && !others.includes(id),
  )
  const shown = (
    await getCars(
      site,
      same.map((one) => one.slug),
    )
  ).filter(isAvailable)
  return shown.length === 1 ? (shown[0]?.slug ?? null) : null
}
