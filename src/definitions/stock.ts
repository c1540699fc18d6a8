import { z } from 'zod'
import { readCarsBefore, type CarBefore } from '@/core/car/rows/carRows'
import type { PriceStep } from '@/core/car/priceHistory'
import { ingestCars } from '@/features/stock/ingest'
import type { Ids } from './rows/rows'
import { DAY_S } from '@/lib/time'

/** A car beside its definition, as far as it is not a fact of a push. */
export const carInFile = z.looseObject({
  stocknum: z.string(),
  dealership_slug: z.string(),
  location_slug: z.string().optional(),
  listed_days_ago: z.number(),
  sold_days_ago: z.number().optional(),
  price: z.number().nullish(),
  before_price: z.number().nullish(),
  price_changed_days_ago: z.number().optional(),
})
const stockSchema = z.array(carInFile)
export type StockFile = z.output<typeof stockSchema>
export const parseStock = (json: string): StockFile => stockSchema.parse(JSON.parse(json))

const LEFT_OUT = new Set([
  'dealership_slug',
  'location_slug',
  'listed_days_ago',
  'sold_days_ago',
  'price_changed_days_ago',
  'dealership_name',
])

interface Times {
  created_at: number | null
  sold_date_timestamp: number | null
}

/** Times are set at the first load; `known` has those of stored rows. */
export function toPush(
  car: StockFile[number],
  known: Times | undefined,
  now: number,
  locationName: string | undefined,
): Record<string, unknown> {
  const facts = Object.fromEntries(Object.entries(car).filter(([name]) => !LEFT_OUT.has(name)))
  const sold =
    car.sold_days_ago === undefined
      ? {}
      : { sold_date_timestamp: known?.sold_date_timestamp ?? Math.floor(now - car.sold_days_ago * DAY_S) }
  return {
    ...facts,
    ...(locationName ? { location_name: locationName } : {}),
    ...sold,
    created_at: known?.created_at ?? Math.floor(now - car.listed_days_ago * DAY_S),
  }
}

/** The prices of a car whose price fell before the file was loaded. */
function pastPrices(car: StockFile[number], now: number): [stocknum: string, PriceStep[]][] {
  const { stocknum, price, before_price, price_changed_days_ago: changed } = car
  if (!price || !before_price || changed === undefined) return []
  const at = (days: number) => Math.floor(now - days * DAY_S)
  return [
    [
      stocknum,
      [
        { price: before_price, at: at(car.listed_days_ago) },
        { price, at: at(changed) },
      ],
    ],
  ]
}

export interface StockTarget {
  tenantId: string
  dealerships: { slug: string; name: string }[]
  ids: Ids
  locationNames: ReadonlyMap<string, string>
  /** None of its cars is stored. */
  isNew: boolean
}
const BATCH = 500

/** Uses the same ingest as an integrator's push. Throws when a car is invalid. */
export async function applyStock(
  target: StockTarget,
  stock: StockFile,
  now = Date.now() / 1000,
): Promise<number> {
  let changed = 0
  for (const { slug, name } of target.dealerships) {
    const id = target.ids.get(slug)
    const cars = stock.filter((car) => car.dealership_slug === slug)
    if (!id) continue
    for (let at = 0; at < cars.length; at += BATCH) {
      const part = cars.slice(at, at + BATCH)
      const stocknums = part.map(({ stocknum }) => stocknum)
      const known = target.isNew ? new Map<string, CarBefore>() : await readCarsBefore(id, stocknums)
      const items = part.map((car) =>
        toPush(car, known.get(car.stocknum), now, target.locationNames.get(car.location_slug ?? '')),
      )
      const ctx = {
        tenantId: target.tenantId,
        dealership: { id, slug, name },
        actor: 'definition',
        via: 'cli',
      } as const
      const past = new Map(part.flatMap((car) => pastPrices(car, now)))
      const { items: answers, summary } = await ingestCars(ctx, items, { mode: 'batch', known, past })
      const bad = answers.find(({ errors }) => errors.length > 0)
      if (bad)
        throw new Error(
          `Stock of ${slug}, ${bad.stocknum ?? `car ${bad.index}`}: ${bad.errors.map(({ pointer, detail }) => `${pointer} ${detail}`).join('; ')}`,
        )
      changed += summary.created + summary.updated
    }
  }
  return changed
}
