import { checkSearch, searchStatus } from '@/search/sync/drift.worker'
import { rebuildSearch } from '@/search/sync/rebuild'
import { done, type OperationResult } from './operationResult'

/** Builds a new index beside the old one, then swaps: no page misses a car in between. */
export async function rebuild(): Promise<OperationResult> {
  const { cars, ms } = await rebuildSearch()
  const { engine } = await searchStatus()
  return done([`The index (${engine}) is new: ${cars} cars in ${(ms / 1000).toFixed(1)} s.`], { cars, ms })
}

export async function check(repair: boolean): Promise<OperationResult> {
  const { checked, missing, stale, extra } = await checkSearch({ repair })
  const { pending, dead } = await searchStatus()
  const drift = missing.length + stale.length + extra.length
  const lines = [
    `${checked} cars compared: ${missing.length} missing in the index, ${stale.length} old, ${extra.length} too many; ${pending} on their way.`,
    ...(dead ? [`${dead} cars were refused by the index too often; change them, or look into the log.`] : []),
  ]
  if (drift)
    lines.push(
      repair
        ? 'They are being brought in line.'
        : 'The server brings them in line within five minutes; search check --repair does it now.',
    )
  return {
    ok: repair || drift === 0,
    lines,
    data: { checked, missing: missing.length, stale: stale.length, extra: extra.length, pending, dead },
  }
}
