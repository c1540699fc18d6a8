import type { CollectionBeforeChangeHook } from 'payload'
import { recordOf } from '@/access/ids'
import { staffOf } from '@/access/staff'
import { tellsAnswer } from '@/features/leads/tellsAnswer.rules'

/**
 * The outbox writes these at any moment, and Payload fills a save with values it read earlier: left out, a save never
 * undoes a sent mail or a recorded answer.
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

export const stampLead: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !staffOf(req.user)) return data
  const before = recordOf(originalDoc)
  const row = recordOf(data)
  const own = Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_ALONE.has(name)))
  // A person acted: no rule gives it to somebody else.
  const acted = { ...own, again_at: null }
  return tellsAnswer(before, row.state) ? { ...acted, responded_at: new Date().toISOString() } : acted
}
