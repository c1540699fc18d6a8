import type { Field } from 'payload'
import { secret } from '@/access/fields'
import { leadValuesSchema, owedMailSchema } from '@/domain/appointments/jsonShapes'
import { jsonField } from '@/fields/json'
import { choice, number, text } from '@/fields/plain'

const hidden = <F extends Extract<Field, { name: string }>>(field: F): F => ({
  ...field,
  access: secret,
  admin: { ...field.admin, hidden: true },
})

/** Each key is in a unique index: of the writers of one seat, one car or one request, one wins. */
export const seat: Field[] = [
  hidden(text('slot_key', { required: true })),
  hidden(number('seat', { defaultValue: 0 })),
  hidden(text('car_key', { required: true })),
  hidden(text('request_key', { required: true })),
  hidden(text('request_hash')),
  hidden(text('salt', { required: true })),
  hidden(text('link_hash', { required: true, index: true })),
  /** Counts the changes, as calendars do (RFC 5545). */
  hidden(number('sequence', { defaultValue: 0 })),
]

/** Times in epoch milliseconds. */
export const outboxes: Field[] = [
  hidden(jsonField('lead', leadValuesSchema)),
  hidden(number('lead_due_at', { index: true })),
  hidden(jsonField('mail', owedMailSchema)),
  hidden(choice('mail_state', ['none', 'pending', 'failed'], { defaultValue: 'none' })),
  hidden(number('mail_next_at', { index: true })),
  hidden(number('mail_attempts', { defaultValue: 0 })),
  hidden(number('lease_until')),
  hidden(number('remind_at', { index: true })),
]
