import type { Field, TextareaField } from 'payload'
import { isPlatform, staffOf } from '@/access/staff'
import { dealerDay } from '@/fields/dealerDay'
import { jsonField } from '@/fields/json'
import { linesField } from '@/fields/lines'
import { ownRelation } from '@/fields/ownTenant'
import { pictureField } from '@/fields/picture'
import { importedPicture } from '@/fields/pictureAddress'
import { lastDay } from '@/fields/lastDay'
import { placeInList } from '@/fields/placeInList'
import { flag, longText, text } from '@/fields/plain'
import { listPath } from './hooks/listPath'
import { z } from 'zod'
import { systemField } from '@/access/fields'

const SAFE = { allowedTags: ['p', 'br', 'b', 'strong', 'em', 'i', 'ul', 'ol', 'li'], allowedAttributes: {} }
const sanitized = async (html: string): Promise<string> => (await import('sanitize-html')).default(html, SAFE)

/** Versions would otherwise compare it beside the description that it is made from. */
const HIDDEN = { hidden: true, components: { Diff: '/admin/fields/NotDrawn#NotDrawn' } }

/** `description` without script or style; rebuilt on every save. */
const sanitizedDescription: TextareaField = {
  ...systemField(longText('sanitized_description', { maxLength: 40_000, admin: HIDDEN })),
  hooks: {
    beforeChange: [
      ({ siblingData }) =>
        typeof siblingData.description === 'string' ? sanitized(siblingData.description) : '',
    ],
  },
}

const linesSchema = z.array(z.string().max(2000)).max(100)

export const words: Field[] = [
  longText('description', { required: true, admin: { description: 'Plain text or simple HTML.' } }),
  sanitizedDescription,
  {
    type: 'row',
    fields: [
      text('price_text', {
        label: 'Price, as shown',
        admin: { description: 'For example $29,990 drive away.' },
      }),
      text('price_note', { label: 'Below the price' }),
    ],
  },
  importedPicture('image_url'),
  pictureField(),
]

export const subject: Field[] = [
  ownRelation('model', 'models', { admin: { allowCreate: false, allowEdit: false } }),
  {
    name: 'manufacturer',
    label: 'Make',
    type: 'relationship',
    relationTo: 'manufacturers',
    admin: { allowCreate: false, allowEdit: false },
  },
  text('category'),
  {
    ...text('stock_path', { label: 'List of its cars', maxLength: 1000 }),
    validate: listPath,
    admin: {
      description:
        'Filter the stock on your site to exactly the cars of the offer, and copy the address from /search onwards. Leave it empty to show no cars.',
    },
  },
  jsonField('location_slugs', linesSchema, {
    label: 'Where it is available',
    admin: { components: { Field: '/admin/fields/TickList#PlacesField' } },
  }),
  linesField('excluded_website_ids', linesSchema, {
    label: 'Not on these dealer sites',
    admin: {
      description: 'Ids of dealer sites, one per line. Usually left empty.',
      condition: (_, __, { user }) => isPlatform(staffOf(user)),
    },
  }),
]

export const terms: Field[] = [
  linesField('inclusions', linesSchema),
  linesField('conditions', linesSchema),
  longText('disclaimer'),
]

export const timing: Field[] = [
  dealerDay('starts_at', 'first', { label: 'First day', index: true, admin: { position: 'sidebar' } }),
  {
    ...dealerDay('ends_at', 'last', { label: 'Last day', index: true, admin: { position: 'sidebar' } }),
    validate: lastDay('starts_at'),
  },
  flag('featured', false, { admin: { position: 'sidebar' } }),
  placeInList(0, { position: 'sidebar' }),
]

export const advertisingRules: Field = {
  name: 'advertisingRules',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/admin/compliance/OfferFindings#OfferFindings' },
    disableListColumn: true,
  },
}
