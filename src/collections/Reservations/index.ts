import type { CollectionConfig } from 'payload'
import { enquiryPolicy } from '@/access/policies'
import { ofForm } from '@/collections/topics'
import { systemField } from '@/access/fields'
import { GROUP } from '@/access/menu'
import { STATES } from '@/features/reservations/hold.rules'
import { outboxFields } from '@/fields/outbox'
import { choice, longText } from '@/fields/plain'
import { relatedField } from '@/fields/related'
import { tenantField } from '@/fields/tenant'
import { announcedFields } from '@/fields/announced'
import { car, payment, shopper, work } from './fields'

/** A shopper's deposit on a car. The hold itself is on the car's row; this row records it and the payment. */
export const Reservations: CollectionConfig = {
  slug: 'reservations',
  admin: {
    useAsTitle: 'reservation_id',
    description:
      'A car that is held for a shopper, with the deposit. Sell it, hold it longer, give it back: open one to choose.',
    group: GROUP.leads,
    defaultColumns: ['name', 'car_name', 'state', 'money', 'held_until', 'location_id'],
    listSearchableFields: ['reservation_id', 'name', 'email', 'stocknum'],
  },
  access: enquiryPolicy(ofForm('enquiry')),
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    tenantField(),
    {
      name: 'actions',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/admin/reservations/ReservationActions#ReservationActions' },
      },
    },
    relatedField(),
    systemField(choice('state', STATES, { required: true, defaultValue: 'pending', index: true })),
    ...car.map(systemField),
    ...shopper.map(systemField),
    ...payment.map(systemField),
    ...work.map(systemField),
    ...outboxFields(),
    ...announcedFields(),
    longText('notes'),
  ],
  indexes: [
    { fields: ['tenant', 'reservation_id'], unique: true },
    { fields: ['car_id', 'hold_seq'], unique: true },
  ],
}
