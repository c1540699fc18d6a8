import { readCarsBefore } from '@/core/car/rows/carRows'
import { changingCars } from '@/core/car/rows/write'
import { NO_SOURCE, withdrawnBy } from '@/core/car/owners/sources'
import type { Clause } from '@/db/tableTypes'
import { AGAIN, NeverWritten, untilWritten } from '@/db/untilWritten'
import { lastOf, type Precondition } from './decide'
import { authorOf, sourceOf, type IngestContext } from './push'
import type { ItemResult } from './results'
import { versionOf } from './validate'

export interface WithdrawOptions {
  dryRun?: boolean
  precondition?: Precondition
  version?: string | null
}

/** The row stays as a tombstone with its version: a late message cannot restore the car, a new push can. */
export async function withdrawCar(
  ctx: IngestContext,
  stocknum: string,
  options: WithdrawOptions = {},
): Promise<ItemResult> {
  const version = versionOf(options.version)
  const attempt = async (): Promise<ItemResult | typeof AGAIN> => {
    const before = (await readCarsBefore(ctx.dealership.id, [stocknum])).get(stocknum)
    const answer = (result: ItemResult['result'], more: Partial<ItemResult> = {}): ItemResult => ({
      index: 0,
      stocknum,
      result,
      errors: [],
      ...(before ? { slug: before.slug, rev: before.rev } : {}),
      ...more,
    })
    if (!before) return answer('failed', { reason: 'not_found' })
    const wanted = options.precondition
    if (wanted === 'none' || (wanted && wanted !== '*' && wanted.rev !== before.rev))
      return answer('failed', { reason: 'precondition' })
    const source = sourceOf(ctx)
    const known = lastOf(before, source).version
    if (version !== null && known !== null && version < known) return answer('stale')
    if (before.status === 'withdrawn') return answer('unchanged')
    if (options.dryRun) return answer('updated')
    const source_version = version === null ? before.source_version : String(version)
    const left = withdrawnBy(before.sources, null)
    const stated = { ...(left?.[source] ?? NO_SOURCE), version: source_version, at: Date.now() }
    const sources = left && (left[source] || version !== null) ? { ...left, [source]: stated } : left
    const set = { status: 'withdrawn', content_hash: null, source_version, sources }
    const still: Clause[] = [
      ['rev', '=', before.rev],
      ['source_version', '=', before.source_version],
    ]
    const row = await changingCars(authorOf(ctx), (cars) =>
      cars.change(before.id, still, set, { was: { ...before } }),
    )
    if (!row) return AGAIN
    return answer('updated', { rev: Number(row.rev) })
  }
  return untilWritten('A car to withdraw', attempt).catch((error: unknown) => {
    if (!(error instanceof NeverWritten)) throw error
    // The sender has to send it again, as for a car of a batch.
    return { index: 0, stocknum, result: 'failed', errors: [], reason: 'busy' }
  })
}
