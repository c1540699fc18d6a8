/** How the dealership works on a lead, and how far it has travelled to the dealer's other systems. */
import type { Field } from 'payload'
import { systemField } from '../../access/fields'
import { jsonField } from '../../fields/json'
import { ownRelation } from '../../fields/ownTenant'
import { choice, longText, number, text } from '../../fields/plain'
import { timelineSchema } from '../../domain/leadTimeline'
import { listSchema } from './schema'

export const work: Field[] = [
  choice('state', ['new', 'contacted', 'appointment', 'won', 'lost', 'spam'], { required: true, defaultValue: 'new', index: true }),
  ownRelation('assigned_to', 'users'),
  longText('notes'),
  systemField({ name: 'responded_at', type: 'date' }),
  systemField(jsonField('timeline', timelineSchema, { admin: { hidden: true } })),
]

/** Times are epoch milliseconds; a delivery is due when delivery_next_at has passed and no lease is running. */
export const delivery: Field[] = [
  systemField(jsonField('deliveries', listSchema)),
  systemField(choice('delivery_state', ['none', 'pending', 'sent', 'failed'], { defaultValue: 'none', index: true })),
  systemField(number('delivery_next_at', { index: true })),
  systemField(number('delivery_lease_until')),
  systemField(text('delivery_lease_by')),
  systemField(number('delivery_attempts', { defaultValue: 0 })),
]
