import { z } from 'zod'
import type { CollectionConfig } from 'payload'
import { contentPolicy } from '../../access/policies'
import { jsonField } from '../../fields/json'
import { pictureField } from '../../fields/picture'
import { flag, longText, number, text } from '../../fields/plain'
import { slugField } from '../../fields/slug'
import { tenantField } from '../../fields/tenant'
import { shownOnSite } from '../hooks/refreshSite'

/** A card between the cars of a result list, within a span of dates. */
export const PromoNodes: CollectionConfig = {
  slug: 'promo-nodes',
  labels: { singular: 'Promotion card', plural: 'Promotion cards' },
  admin: { useAsTitle: 'title', group: 'Content', defaultColumns: ['title', 'position', 'start', 'expiry'] },
  access: contentPolicy,
  lockDocuments: false,
  hooks: shownOnSite,
  fields: [
    text('title', { required: true }),
    slugField('title'),
    tenantField(),
    longText('text', { maxLength: 600 }),
    text('label'),
    text('href', { maxLength: 2000 }),
    pictureField(),
    text('image_url', { maxLength: 2000 }),
    { name: 'start', type: 'date' },
    { name: 'expiry', type: 'date' },
    number('position', { required: true, min: 1, defaultValue: 4 }),
    // Car types whose lists show it; empty means all.
    jsonField('display', z.array(z.enum(['new', 'used', 'demo'])), { defaultValue: [] }),
    flag('strictDisplay'),
  ],
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
}
