import { z } from 'zod'
import type { CollectionConfig } from 'payload'
import { systemField } from '../../access/fields'
import { placePolicy } from '../../access/policies'
import { jsonField } from '../../fields/json'
import { choice, flag, number, text } from '../../fields/plain'
import { referenceField } from '../../fields/reference'
import { slugField } from '../../fields/slug'
import { tenantField } from '../../fields/tenant'
import { shownOnSite } from '../hooks/refreshSite'
import { fromDealership } from '../hooks/fromDealership'
import { addressSchema, contactSchema, placeImageSchema, reviewSummarySchema } from './schema'

export const Locations: CollectionConfig = {
  slug: 'locations',
  admin: { useAsTitle: 'name', group: 'Dealer', defaultColumns: ['name', 'location_type', 'dealership_slug'] },
  access: placePolicy,
  lockDocuments: false,
  hooks: { ...shownOnSite, beforeValidate: [fromDealership] },
  fields: [
    text('name', { required: true }),
    slugField(),
    tenantField(),
    // Empty means sales.
    choice('location_type', ['sales', 'service', 'parts']),
    text('location_subtype'),
    flag('primary'),
    flag('visible', true),
    text('coming_late'),
    text('timezone', { required: true, admin: { description: 'IANA zone, for example Australia/Brisbane.' } }),
    jsonField('manufacturers', z.array(z.string()), { defaultValue: [] }),
    referenceField('dealership_id', 'dealerships', { required: true }),
    systemField(text('dealership_slug', { required: true })),
    jsonField('address', addressSchema, { required: true }),
    jsonField('contact_detail', contactSchema, { required: true }),
    jsonField('image', placeImageSchema),
    text('dealer_license_number'),
    text('motor_vehicle_repairer'),
    number('average_rating', { min: 0, max: 5 }),
    number('review_count', { min: 0 }),
    jsonField('reviews', reviewSummarySchema),
    number('position', { defaultValue: 0 }),
  ],
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
}
