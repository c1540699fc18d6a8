import { changeCar, readHeads } from '@/db/carRows'
import { AGAIN, NeverWritten, untilWritten } from '@/db/untilWritten'
import { keepChanges } from './keepChanges'
import { publishStockChange } from './publish'
import type { Precondition } from './decide'
import type { IngestContext } from './push'
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
    const head = (await readHeads(ctx.dealership.id, [stocknum])).get(stocknum)
    const answer = (result: ItemResult['result'], more: Partial<ItemResult> = {}): ItemResult => ({
      index: 0,
      stocknum,
      result,
      errors: [],
      ...(head ? { slug: head.slug, rev: head.rev } : {}),
      ...more,
    })
    if (!head) return answer('failed', { reason: 'not_found' })
    const wanted = options.precondition
    if (wanted === 'none' || (wanted && wanted !== '*' && wanted.rev !== head.rev))
      return answer('failed', { reason: 'precondition' })
    const known = versionOf(head.source_version)
    if (version !== null && known !== null && version < known) return answer('stale')
    if (head.status === 'withdrawn') return answer('unchanged')
    if (options.dryRun) return answer('updated')
    const source_version = version === null ? head.source_version : String(version)
    const row = await changeCar(
      [
        ['id', '=', head.id],
        ['rev', '=', head.rev],
      ],
      { status: 'withdrawn', content_hash: null, source_version },
    )
    if (!row) return AGAIN
    const changes = { status: { from: head.status, to: 'withdrawn' } }
    await keepChanges(ctx, [{ row, changes }])
    await publishStockChange(ctx.tenantId, [head.slug])
    return answer('updated', { rev: Number(row.rev) })
  }
  return untilWritten('A car to withdraw', attempt).catch((error: unknown) => {
    if (!(error instanceof NeverWritten)) throw error
    // The sender has to send it again, as for a car of a batch.
    return { index: 0, stocknum, result: 'failed', errors: [], reason: 'busy' }
  })
}
