import { countryOfTenant } from '@/core/dealer/rows/tenants'
import { namedMoney } from '@/core/car/ownMoney'
import { isRecord } from '@/lib/isRecord'
import { UNCLAIMED } from '@/core/car/owners/sources'
import { lastOf } from './decide'
import { giveWay } from '@/lib/giveWay'
import { storedWords } from './storedWords'
import { sourceOf, type CarsBefore, type IngestContext, type IngestOptions, type Push } from './push'
import { readItem, type ValidItem } from './validate'

/** Items that are read in one go. */
const FEW = 25

export type Batch = Map<string, ValidItem>

/** The same words of another source, or beside other columns, are another message. */
export function saltOf(ctx: IngestContext, { columns, replace }: IngestOptions): string | undefined {
  const source = sourceOf(ctx)
  if (source === UNCLAIMED && !columns && !replace) return undefined
  return [source, replace ? 'replace' : '', ...(columns ?? [])].join('|')
}

/** A car that is in the push twice is applied twice, in order: each item goes to the first batch without it. */
export async function readPush(
  { ctx, options, results }: Push,
  items: readonly unknown[],
  carsBefore: CarsBefore,
): Promise<Batch[]> {
  const batches: Batch[] = []
  const source = sourceOf(ctx)
  const words = await storedWords(ctx.dealership.id)
  const namesMoney = items.some((item) => isRecord(item) && namedMoney(item).length > 0)
  const reading = {
    ...(Object.keys(words).length ? { words } : {}),
    ...(namesMoney ? { country: await countryOfTenant(ctx.tenantId) } : {}),
    mode: options.mode,
    dealership: ctx.dealership.slug,
    stocknum: options.stocknum,
    salt: saltOf(ctx, options),
    stored: (stocknum: string) => {
      const before = carsBefore.get(stocknum)
      return before && !options.replace ? lastOf(before, source).hash : null
    },
  }
  for (const [index, item] of items.entries()) {
    if (index % FEW === FEW - 1) await giveWay()
    const read = readItem(item, index, reading)
    if (!read.ok) {
      results.settle(read, 'failed', { errors: read.errors, reason: 'invalid' })
      continue
    }
    const batch = batches.find((some) => !some.has(read.stocknum))
    if (batch) batch.set(read.stocknum, read)
    else batches.push(new Map([[read.stocknum, read]]))
  }
  return batches
}
