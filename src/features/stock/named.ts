/** What a message names, as far as one of its cars decides about another: stock numbers, and those under which a chassis number comes. */
import { vinOf } from '@/core/car/sameVin'
import { isRecord } from '@/lib/isRecord'
import { stocknumOf } from './coerce'

export interface Named {
  numbers: ReadonlySet<string>
  vins: ReadonlyMap<string, ReadonlySet<string>>
}

/** `stocknum`: of the address of a single call. */
export async function namedIn(
  parts: AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>,
  stocknum?: string,
): Promise<Named> {
  const [numbers, vins] = [new Set<string>(), new Map<string, Set<string>>()]
  for await (const items of parts)
    for (const item of items) {
      const number = stocknum ?? stocknumOf(item)
      if (number === null) continue
      numbers.add(number)
      const vin = isRecord(item) ? vinOf(item.vin) : null
      if (vin) vins.set(vin, (vins.get(vin) ?? new Set()).add(number))
    }
  return { numbers, vins }
}
