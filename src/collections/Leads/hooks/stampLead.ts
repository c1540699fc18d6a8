import type { CollectionBeforeChangeHook } from 'payload'
import { recordOf } from '@/access/ids'
import { staffOf } from '@/access/staff'

/**
 * The outbox writes these columns at any moment, and Payload fills a save with values it read earlier. A save
 * leaves them out, so that it never undoes a sent mail or a recorded answer.
 */
const LEFT_ALONE = new Set([
  'deliveries',
  'delivery_state',
  'delivery_next_at',
  'delivery_lease_until',
  'delivery_lease_by',
  'delivery_attempts',
  'timeline',
  'responded_at',
  'givings',
  'again_at',
])
/** States that mean staff spoke to the shopper. Who gives a lead up has answered nobody. */
const PROGRESS = new Set(['contacted', 'appointment', 'won'])

export const stampLead: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !staffOf(req.user)) return data
  const before = recordOf(originalDoc)
  const row = recordOf(data)
  const progress =
    before.state === 'new' && typeof row.state === 'string' && PROGRESS.has(row.state) && !before.responded_at
  const own = Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_ALONE.has(name)))
  // A person acted: no rule gives it to somebody else.
  const acted = { ...own, again_at: null }
  return progress ? { ...acted, responded_at: new Date().toISOString() } : acted
}
