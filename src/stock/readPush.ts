import { setImmediate as breathe } from 'node:timers/promises'
import { SLICE, type CarsBefore, type Push } from './push'
import { readItem, type ValidItem } from './validate'

export type Batch = Map<string, ValidItem>

/** A car that is in the push twice is applied twice, in order: each item goes to the first batch without it. */
export async function readPush(
  { ctx, options, results }: Push,
  items: readonly unknown[],
  carsBefore: CarsBefore,
): Promise<Batch[]> {
  const batches: Batch[] = []
  const reading = {
    mode: options.mode,
    dealership: ctx.dealership.slug,
    stocknum: options.stocknum,
    stored: (stocknum: string) => carsBefore.get(stocknum)?.content_hash,
  }
  for (const [index, item] of items.entries()) {
    if (index % SLICE === SLICE - 1) await breathe()
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
