import type { CollectionConfig } from 'payload'
import { enquiryPolicy } from '@/access/policies'
import { systemField } from '@/access/fields'
import { GROUP } from '@/access/menu'
import { choice, longText } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'
import { car, payment, shopper } from './fields'

/** A shopper's deposit on a car. The hold itself is on the car's row; this row records it and the payment. */
export const Reservations: CollectionConfig = {
  slug: 'reservations',
  admin: {
    useAsTitle: 'reservation_id',
    group: GROUP.leads,
    defaultColumns: ['name', 'car_name', 'state', 'location_id', 'createdAt'],
  },
  access: enquiryPolicy,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    systemField(
      choice('state', ['pending', 'held', 'completed', 'cancelled', 'expired', 'refund_due', 'refunded'], {
        required: true,
        defaultValue: 'pending',
        index: true,
      }),
    ),
    ...car.map(systemField),
    ...shopper.map(systemField),
    ...payment.map(systemField),
    longText('notes'),
  ],
  indexes: [
    { fields: ['tenant', 'reservation_id'], unique: true },
    { fields: ['car_id', 'hold_seq'], unique: true },
  ],
}
