import { truthsOf, type StoredTruth } from '@/core/car/rows/truths'
import { idOf } from '@/access/ids'
import { ownRows, type Reading } from '@/admin/ownRows'
import { dealerZone } from '@/admin/dealerZone'
import { listMoment } from '@/admin/staffMoment'
import { plural } from '@/core/money/format'
import { valueAt } from '@/core/settings/values'
import { rowHref } from '@/lib/adminHrefs'
import type { Tenant } from '@/payload-types'
import type { Need } from './need'

type Found = StoredTruth['differences'][number] & { tenant: string; at: number }

/** By themselves; the others are counted. */
const MOST_CARS = 5

/** `revs`: of the cars as they are now. What changed since the test is looked at again in the next one. */
export function truthNeeds(found: readonly Found[], revs: ReadonlyMap<string, number>): Need[] {
  const cars = new Map<string, Found[]>()
  for (const one of found) {
    if (revs.get(one.id) === one.rev) cars.set(one.id, [...(cars.get(one.id) ?? []), one])
  }
  const shown = [...cars.values()].slice(0, MOST_CARS)
  const rest = cars.size - shown.length
  return shown.flatMap(([first, ...more], index): Need[] => {
    if (!first) return []
    const { id, tenant, name, place, says, is, at } = first
    const after = [
      more.length > 0 && `And ${more.length} more of its places.`,
      index === shown.length - 1 && rest > 0 && `And ${rest} more cars.`,
    ]
    return [
      {
        ...{ id: `truth ${id}`, tenant, tone: 'bad', due: at },
        title: `${name} does not say the same everywhere`,
        why: [`${place}: ${says}. The stock: ${is}.`, ...after].filter(Boolean).join(' '),
        act: 'See the car',
        href: rowHref('cars', id),
      },
    ]
  })
}

export interface Tested {
  cars: number
  differing: number
  /** Epoch ms */
  at: number
  zone: string
}

/** The last test of each dealer in one line. Without one: what will be there. */
export function truthWords(tests: readonly Tested[], now: Date): string {
  const [first] = tests.toSorted((one, other) => one.at - other.at)
  if (!first)
    return 'Each night every car is checked: do its card, page, PDF, files and calls say the same? It has not run yet.'
  const sum = (name: 'cars' | 'differing') => tests.reduce((all, one) => all + one[name], 0)
  const when = `Checked ${listMoment(first.at, first.zone, now).replace('today ', '')}.`
  return sum('differing')
    ? `${sum('differing')} of ${plural(sum('cars'), 'car')} did not say the same everywhere. ${when} What still differs stands above.`
    : `All ${plural(sum('cars'), 'car')} say the same everywhere. ${when}`
}

/** Of dealers who have the test on; null where none has. */
export async function readTruthLine(
  { payload, now }: Reading,
  dealers: readonly Tenant[],
): Promise<string | null> {
  const on = dealers.filter(({ config }) => valueAt(config, 'features.truthTest') !== false)
  const tests = await Promise.all(
    on.map(async ({ id }): Promise<Tested[]> => {
      const truths = await truthsOf(id)
      const differing = new Set(truths.flatMap(({ differences }) => differences.map((one) => one.id))).size
      const [cars, at] = [
        Math.max(...truths.map((one) => one.cars)),
        Math.max(...truths.map((one) => one.at)),
      ]
      return truths.length ? [{ cars, differing, at, zone: await dealerZone(payload, id) }] : []
    }),
  )
  return on.length ? truthWords(tests.flat(), now) : null
}

export async function readTruth(reading: Reading): Promise<Need[]> {
  const tenants = (await ownRows(reading, 'tenants', {})).map(({ id }) => id)
  const truths = await Promise.all(
    tenants.map(async (tenant) =>
      (await truthsOf(tenant)).flatMap(({ at, differences }) =>
        differences.map((one) => ({ ...one, tenant, at })),
      ),
    ),
  )
  const found = truths.flat()
  if (!found.length) return []
  const ids = [...new Set(found.map(({ id }) => id))]
  const rows = await ownRows(reading, 'cars', { id: { in: ids } })
  return truthNeeds(
    found.filter(({ tenant }) => rows.some((row) => idOf(row.tenant) === tenant)),
    new Map(rows.map(({ id, rev }) => [id, Number(rev)])),
  )
}
