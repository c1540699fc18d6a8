import type { CollectionConfig } from 'payload'
import { placePolicy } from '../../access/policies'
import { jsonField } from '../../fields/json'
import { choice, text } from '../../fields/plain'
import { referenceField } from '../../fields/reference'
import { tenantField } from '../../fields/tenant'
import { exceptionsSchema, weekSchema } from './schema'

/** One row per location and department: a whole week is saved, or not, at once. */
export const OpeningHours: CollectionConfig = {
  slug: 'opening-hours',
  labels: { singular: 'Opening hours', plural: 'Opening hours' },
  admin: { useAsTitle: 'location_name', group: 'Dealer', defaultColumns: ['location_name', 'department', 'updatedAt'] },
  access: placePolicy,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    referenceField('location_id', 'locations', { required: true }),
    text('location_name'),
    choice('department', ['sales', 'service', 'parts'], { required: true }),
    jsonField('week', weekSchema, { required: true }),
    jsonField('exceptions', exceptionsSchema, { defaultValue: [] }),
  ],
  indexes: [{ fields: ['location_id', 'department'], unique: true }],
}
