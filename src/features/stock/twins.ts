/** A car that comes with the chassis number of another one is taken, and who sends it is told of the other. */
import { isOnShow } from '@/core/car/availability'
import { carsWithVin, type VinRow } from '@/core/car/rows/sameVinRows'
import { vinOf } from '@/core/car/sameVin'
import type { Notice } from './coerce'
import type { Push } from './push'
import type { ValidItem } from './validate'

const MOST_NAMED = 3

const noticeOf = (others: readonly string[]): Notice => {
  const named = others.slice(0, MOST_NAMED).map((number) => `“${number}”`)
  const more = others.length > MOST_NAMED ? ' and others' : ''
  return {
    pointer: '/vin',
    detail: `is also the VIN of stock number ${named.join(', ')}${more}: both are on the website until one goes`,
  }
}

/** Staff said so. */
const areTwo = (row: VinRow, own: VinRow | undefined): boolean =>
  own !== undefined &&
  Boolean(own.same_vin?.others?.includes(row.id) || row.same_vin?.others?.includes(own.id))

/** By the stock number of these cars; one look-up by the index of numbers. Staff decide which car it is (decision 0109). */
export async function twinsOf(
  { ctx, named, moved }: Pick<Push, 'ctx' | 'named' | 'moved'>,
  items: readonly ValidItem[],
): Promise<Map<string, Notice>> {
  const wanted = new Map(
    items.flatMap(({ stocknum, facts }) => {
      const vin = facts.status === 'sold' || facts.sold === true ? null : vinOf(facts.vin)
      return vin ? [[stocknum, vin] as const] : []
    }),
  )
  const rows = await carsWithVin(ctx.tenantId, [...new Set(wanted.values())])
  const isHere = (row: VinRow) => row.dealership_id === ctx.dealership.id
  const notices = new Map<string, Notice>()
  for (const [stocknum, vin] of wanted) {
    const before = moved.get(stocknum)?.id
    const own = rows.find((row) => isHere(row) && row.stocknum === stocknum)
    const stored = rows.filter(
      (row) =>
        vinOf(row.vin) === vin &&
        row.id !== before &&
        row !== own &&
        isOnShow(row.status) &&
        row.sold !== true &&
        row.show_on_dealer_website !== false &&
        !areTwo(row, own),
    )
    const beside = stored.map((row) =>
      isHere(row) ? row.stocknum : `${row.stocknum} at ${row.dealership_slug}`,
    )
    const others = new Set([...(named.vins.get(vin) ?? []), ...beside])
    others.delete(stocknum)
    if (others.size) notices.set(stocknum, noticeOf([...others]))
  }
  return notices
}
