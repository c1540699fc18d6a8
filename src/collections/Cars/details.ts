import type { Field } from 'payload'
import { systemField } from '../../access/fields'
import { jsonField } from '../../fields/json'
import { longText, number, text } from '../../fields/plain'
import { referenceField } from '../../fields/reference'
import {
  autograbSchema, carLocationSchema, financeLendersSchema, imagesSchema, specificationsSchema, variantSchema, wordsSchema,
} from './schema'

export const description: Field[] = [
  longText('dealercomments', { admin: { description: 'Sections are separated by |.' } }),
  jsonField('standardEquipment', wordsSchema),
  jsonField('features', wordsSchema),
  jsonField('categories', wordsSchema),
  text('file', { maxLength: 2000, admin: { description: 'Link to the history report.' } }),
]

export const pictures: Field[] = [
  jsonField('images', imagesSchema),
  jsonField('thumbnails', wordsSchema),
  text('primary_image_url', { maxLength: 2000 }),
  number('photos_count', { min: 0 }),
]

export const facts: Field[] = [
  jsonField('specifications', specificationsSchema),
  jsonField('variant', variantSchema),
  jsonField('autograb_data', autograbSchema),
  jsonField('finance_lenders', financeLendersSchema),
  jsonField('payment_processors', wordsSchema),
]

export const place: Field[] = [
  referenceField('dealership_id', 'dealerships', { required: true }),
  systemField(text('dealership_slug', { required: true })),
  systemField(text('dealership_name')),
  referenceField('location_id', 'locations'),
  text('location_name'),
  text('city'),
  text('state'),
  text('private_suburb'),
  text('private_postcode', { maxLength: 10 }),
  jsonField('location', carLocationSchema),
]
