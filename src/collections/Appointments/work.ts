import type { Field } from 'payload'
import { secretField } from '@/access/fields'
import { leadValuesSchema, owedMailSchema } from '@/features/bookings/jsonShapes.rules'
import { jsonField } from '@/fields/json'
import { choice, number, text } from '@/fields/plain'

/** Each key is in a unique index: of the writers of one seat, one car or one request, one wins. */
export const seat: Field[] = [
  secretField(text('slot_key', { required: true })),
  secretField(number('seat', { defaultValue: 0 })),
  secretField(text('car_key', { required: true })),
  secretField(text('request_key', { required: true })),
  secretField(text('request_hash')),
  secretField(text('salt', { required: true })),
  secretField(text('link_hash', { required: true, index: true })),
  /** Counts the changes, as calendars do (RFC 5545). */
  secretField(number('sequence', { defaultValue: 0 })),
]

/** Times in epoch milliseconds. */
export const outboxes: Field[] = [
  secretField(jsonField('lead', leadValuesSchema)),
  secretField(number('lead_due_at', { index: true })),
  secretField(jsonField('mail', owedMailSchema)),
  secretField(choice('mail_state', ['none', 'pending', 'failed'], { defaultValue: 'none' })),
  secretField(number('mail_next_at', { index: true })),
  secretField(number('mail_attempts', { defaultValue: 0 })),
  secretField(number('lease_until')),
  secretField(number('remind_at', { index: true })),
]
