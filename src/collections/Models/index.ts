import type { CollectionConfig } from 'payload'
import { contentPolicy } from '../../access/policies'
import { jsonField } from '../../fields/json'
import { choice, longText, number, text } from '../../fields/plain'
import { slugField } from '../../fields/slug'
import { tenantField } from '../../fields/tenant'
import { shownOnSite } from '../hooks/refreshSite'
import { pictureSchema, serviceAdvantageSchema } from './schema'

export const Models: CollectionConfig = {
  slug: 'models',
  admin: { useAsTitle: 'name', group: 'Content', defaultColumns: ['name', 'manufacturer_body', 'status', 'position'] },
  access: contentPolicy,
  defaultSort: 'position',
  lockDocuments: false,
  hooks: shownOnSite,
  fields: [
    text('name', { required: true }),
    slugField(),
    tenantField(),
    choice('status', ['current', 'coming_soon', 'discontinued'], { required: true, defaultValue: 'current' }),
    text('manufacturer'),
    text('manufacturer_body', { required: true, admin: { description: 'The category tab, for example SUVs & 4WDs.' } }),
    text('body'),
    jsonField('image', pictureSchema),
    text('override_url', { maxLength: 2000 }),
    number('accessories_count', { min: 0, defaultValue: 0 }),
    number('from_price', { min: 0 }),
    longText('summary', { maxLength: 2000 }),
    number('position', { defaultValue: 1000 }),
    jsonField('service_advantage', serviceAdvantageSchema),
  ],
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
}
