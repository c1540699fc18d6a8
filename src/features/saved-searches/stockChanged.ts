import { table } from '@/db/table'

/** Cars arrive in batches: a short wait combines them in one mail. */
const DEBOUNCE_MS = 10_000

/** Never later than already due. `now` in epoch ms. */
export async function stockChangedFor(tenants: readonly string[], now: number): Promise<void> {
  if (!tenants.length) return
  const soon = now + DEBOUNCE_MS
  const instant = [
    ['state', '=', 'active'],
    ['frequency', '=', 'instant'],
    ['next_due_at', '>', soon],
    ['tenant', 'in', tenants],
  ] as const
  await (await table('saved-searches')).update(instant, { next_due_at: soon })
}
