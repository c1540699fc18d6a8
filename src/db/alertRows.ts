import { table } from './table'

/** Cars come in batches: a moment's wait makes one mail of them. */
const DEBOUNCE_MS = 10_000

/** Makes the instant searches of these dealers due soon, unless they are sooner due already. `now` in epoch ms. */
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
