import type { Field } from 'payload'
import { jsonField } from '../../fields/json'
import { ownRelation } from '../../fields/ownTenant'
import { pictureField } from '../../fields/picture'
import { flag, longText, number, text } from '../../fields/plain'
import { linesSchema } from './schema'
import { sanitizedDescription } from './hooks/sanitizedDescription'

export const words: Field[] = [
  longText('description', { required: true, admin: { description: 'Plain text or simple HTML.' } }),
  sanitizedDescription,
  pictureField(),
  text('image_url', { maxLength: 2000 }),
]

export const subject: Field[] = [
  ownRelation('model', 'models'),
  { name: 'manufacturer', type: 'relationship', relationTo: 'manufacturers' },
  text('category'),
]

export const terms: Field[] = [
  jsonField('inclusions', linesSchema),
  jsonField('conditions', linesSchema),
  longText('disclaimer'),
  text('price_text'),
  text('price_note'),
]

const atTime = { admin: { date: { pickerAppearance: 'dayAndTime' as const }, position: 'sidebar' as const } }

export const timing: Field[] = [
  { name: 'starts_at', type: 'date', index: true, ...atTime },
  { name: 'ends_at', type: 'date', index: true, ...atTime },
  flag('featured', false, { admin: { position: 'sidebar' } }),
  number('position', { defaultValue: 0, admin: { position: 'sidebar' } }),
  jsonField('excluded_website_ids', linesSchema, { admin: { description: 'Ids of dealer sites that do not show it.' } }),
]
