import { enabledRules, touchedTenants } from './ruledCarRows'
import { startEvery, type Loop } from '@/jobs/loop'
import { log } from '@/lib/log'
import { applyRules } from './applyRules'

/** How soon rules apply after a stock write. */
const IDLE_MS = 2000
/** Days pass and views are counted without a write, so all cars are checked this often. */
const WHOLE_MS = 5 * 60_000
/** A row's time of writing may be a little earlier than its commit. */
const OVERLAP_S = 5

export interface Progress {
  rules: string
  /** Epoch ms of the last run, and of the last over all cars. */
  ranAt: number
  wholeAt: number
}
export const newProgress = (): Progress => ({ rules: '', ranAt: 0, wholeAt: 0 })

/** All cars when a rule has changed or some minutes have passed, else only those written since the last run. */
export async function applyRulesOnce(progress: Progress, now = new Date()): Promise<number> {
  const rules = await enabledRules()
  const reported = JSON.stringify([...rules])
  const isWhole = reported !== progress.rules || now.getTime() - progress.wholeAt >= WHOLE_MS
  const tenants = new Set([...rules.keys(), ...(isWhole ? await touchedTenants() : [])])
  const since = isWhole ? undefined : Math.floor(progress.ranAt / 1000) - OVERLAP_S
  let changed = 0
  for (const tenant of tenants)
    changed += await applyRules(tenant, rules.get(tenant) ?? [], now, since).catch((error: unknown) => {
      log.error({ err: error, tenant }, 'the rules of a dealer were not applied')
      return 0
    })
  progress.rules = reported
  progress.ranAt = now.getTime()
  if (isWhole) progress.wholeAt = now.getTime()
  return changed
}

export function startMerchandising(): Loop {
  const progress = newProgress()
  return startEvery('merchandising', IDLE_MS, () => applyRulesOnce(progress))
}
