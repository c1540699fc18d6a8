import type { CollectionBeforeChangeHook } from 'payload'
import { recordOf } from '@/access/ids'

/** Events are sent from the moment on that they are asked for; after a save, at once. */
export const beginEvents: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const row = { ...recordOf(originalDoc), ...recordOf(data) }
  const wants = row.kind === 'webhook' && Array.isArray(row.events) && row.events.length > 0
  if (!wants) return { ...data, event_at: null, event_next_at: null }
  const since = typeof row.event_at === 'number' ? {} : { event_at: Date.now(), event_id: null }
  return { ...data, ...since, event_next_at: 0, event_attempts: 0 }
}
