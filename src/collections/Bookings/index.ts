import type { CollectionConfig, Field } from 'payload'
import { systemField, secretField } from '@/access/fields'
import { bookingPolicy } from '@/access/policies'
import { ofBookings } from '@/collections/topics'
import { KINDS } from '@/core/dealer/links/bookingPages'
import { notDrawn, saidInHead } from '@/fields/notDrawn'
import { choice, date, longText, number, text } from '@/fields/plain'
import { referenceField } from '@/fields/reference'
import { headField } from '@/fields/related'
import { tenantField } from '@/fields/tenant'
import { announcedFields } from '@/fields/announced'

import { leadValuesSchema, owedMailSchema } from '@/features/bookings/jsonShapes.rules'
import { jsonField } from '@/fields/json'

/** Each key is in a unique index: of the writers of one seat, one car or one request, one wins. */
const seat: Field[] = [
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
const outboxes: Field[] = [
  secretField(jsonField('lead', leadValuesSchema)),
  secretField(number('lead_due_at', { index: true })),
  secretField(jsonField('mail', owedMailSchema)),
  secretField(choice('mail_state', ['none', 'pending', 'failed'], { defaultValue: 'none', index: true })),
  secretField(number('mail_next_at', { index: true })),
  secretField(number('mail_attempts', { defaultValue: 0 })),
  secretField(number('lease_until')),
  secretField(number('remind_at', { index: true })),
]

/** In the words of the day's list. */
const STATES = [
  { value: 'booked', label: 'Booked' },
  { value: 'cancelled', label: 'Cancelled' },
  { value: 'done', label: 'Attended' },
  { value: 'no_show', label: 'No-show' },
]

/** One row is the booking, its seat, its link and what it owes, so that they change together (decision 0001). */
export const Bookings: CollectionConfig = {
  slug: 'bookings',
  labels: { singular: 'Booking', plural: 'Bookings' },
  admin: {
    useAsTitle: 'name',
    // The menu has the screen of bookings.
    group: false,
    defaultColumns: ['name', 'kind', 'start', 'location_id', 'state'],
  },
  access: bookingPolicy(ofBookings),
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    headField('/admin/bookings/BookingHead#BookingHead'),
    saidInHead(systemField(text('name'))),
    saidInHead(systemField(text('phone'))),
    saidInHead(systemField(text('email'))),
    saidInHead(
      systemField({
        ...choice('state', [], {
          required: true,
          defaultValue: 'booked',
          index: true,
        }),
        options: STATES,
      }),
    ),
    saidInHead(systemField(choice('kind', KINDS, { required: true, defaultValue: 'test_drive' }))),
    // By the clock of its place; the dealer's own would say another time beside it.
    saidInHead(systemField(date('start', { label: 'When', time: 'read', required: true, index: true }))),
    saidInHead(systemField(number('minutes', { required: true }))),
    saidInHead(systemField(referenceField('location_id', 'locations', { required: true }))),
    saidInHead(systemField(text('car_name', { label: 'Car' }))),
    saidInHead(systemField(text('rego'))),
    saidInHead(systemField(longText('message'))),
    saidInHead(systemField(text('reference', { required: true, index: true }))),
    saidInHead(systemField(text('lead_id', { label: 'Lead reference' }))),
    notDrawn(systemField(text('timezone'))),
    notDrawn(systemField(referenceField('dealership_id', 'dealerships'))),
    notDrawn(systemField(text('car_id', { index: true }))),
    ...seat,
    ...outboxes,
    ...announcedFields(),
  ],
  indexes: [
    { fields: ['location_id', 'slot_key'], unique: true },
    { fields: ['car_key'], unique: true },
    { fields: ['tenant', 'request_key'], unique: true },
  ],
}
