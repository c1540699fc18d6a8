import type { Field } from 'payload'
import { systemField } from '../../access/fields'
import { jsonField } from '../../fields/json'
import { linesField } from '../../fields/lines'
import { partsField } from '../../fields/parts'
import { longText, number, text } from '../../fields/plain'
import { referenceField } from '../../fields/reference'
import {
  autograbSchema,
  carLocationSchema,
  financeLendersSchema,
  imagesSchema,
  specificationsSchema,
  variantSchema,
  wordsSchema,
} from './schema'

export const description: Field[] = [
  longText('dealercomments', {
    admin: { rows: 8, description: 'What you would say about the car. Sections are separated by |.' },
  }),
  linesField('features', wordsSchema),
  linesField('standardEquipment', wordsSchema),
  linesField('categories', wordsSchema),
  text('carsales_title'),
  text('file', { maxLength: 2000, admin: { description: 'Link to the history report.' } }),
]

export const pictures: Field[] = [
  jsonField('images', imagesSchema, {
    label: 'Pictures',
    admin: { components: { Field: '/admin/fields/PicturesField#PicturesField' } },
  }),
  text('primary_image_url', {
    maxLength: 2000,
    admin: { description: 'The first picture, unless the feed names another.' },
  }),
  linesField('thumbnails', wordsSchema, { admin: { hidden: true } }),
  number('photos_count', { min: 0, admin: { hidden: true } }),
]

export const facts: Field[] = [
  partsField(
    'specifications',
    specificationsSchema,
    [
      ['body_length', 'Body length, mm', 'number'],
      ['body_width', 'Body width, mm', 'number'],
      ['tare_weight', 'Tare, kg', 'number'],
      ['aggregate_trailer_mass', 'Aggregate trailer mass, kg', 'number'],
      ['axle_type', 'Axles'],
      ['sleeps', 'Sleeps', 'number'],
    ],
    { label: 'Caravan or trailer' },
  ),
  partsField(
    'variant',
    variantSchema,
    [
      ['induction', 'Induction'],
      ['geartype', 'Gears'],
      ['bodyconfiguration', 'Body in full'],
      ['fuelconsumptioncombined', 'Litres per 100 km', 'number'],
      ['fuelcapacity', 'Tank, litres', 'number'],
      ['torque', 'Torque, Nm', 'number'],
      ['vehiclelength', 'Length, mm', 'number'],
      ['vehiclewidth', 'Width, mm', 'number'],
      ['vehicleheight', 'Height, mm', 'number'],
      ['grossvehiclemass', 'Gross mass, kg', 'number'],
      ['ancaprating', 'ANCAP stars', 'number'],
      ['ancapyear', 'ANCAP year', 'number'],
    ],
    { label: 'Figures' },
  ),
  partsField('autograb_data', autograbSchema, [
    ['state_average_market_price', 'Average in this state, $', 'number'],
    ['average_market_price', 'Average in the country, $', 'number'],
  ]),
  linesField('payment_processors', wordsSchema),
  jsonField('finance_lenders', financeLendersSchema, {
    admin: { description: 'Figures of each lender, as its provider sends them.' },
  }),
]

export const place: Field[] = [
  {
    type: 'row',
    fields: [
      referenceField('dealership_id', 'dealerships', { required: true }),
      referenceField('location_id', 'locations'),
    ],
  },
  { ...systemField(text('dealership_slug', { required: true })), admin: { hidden: true } },
  { ...systemField(text('dealership_name')), admin: { hidden: true } },
]

/** Where a feed says that the car stands; the location above decides on the website. */
export const feedPlace: Field[] = [
  { type: 'row', fields: [text('location_name'), text('city'), text('state')] },
  { type: 'row', fields: [text('private_suburb'), text('private_postcode', { maxLength: 10 })] },
  partsField(
    'location',
    carLocationSchema,
    [
      ['name', 'Name'],
      ['slug', 'Short name'],
      ['phone', 'Phone'],
      ['address.street', 'Street'],
      ['address.city', 'City'],
      ['address.state', 'State'],
      ['address.postcode', 'Postcode'],
    ],
    { label: 'Place as the feed sends it' },
  ),
]
