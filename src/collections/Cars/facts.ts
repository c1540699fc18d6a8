/** The plain facts of a car, in the order in which a salesperson looks for them. */
import type { Field } from 'payload'
import { choice, flag, number, text } from '../../fields/plain'
import { slugField } from '../../fields/slug'

const row = (...fields: Field[]): Field => ({ type: 'row', fields })

export const offer: Field[] = [
  row(
    choice('status', ['in_stock', 'sold', 'coming_soon', 'withdrawn'], {
      required: true,
      defaultValue: 'in_stock',
      index: true,
    }),
    text('tag', {
      maxLength: 60,
      admin: { description: 'A few words on the picture, for example New arrival.' },
    }),
  ),
  row(
    number('price', {
      min: 0,
      index: true,
      admin: { components: { Cell: '/admin/fields/cells#MoneyCell' } },
    }),
    number('before_price', { min: 0, admin: { description: 'Shown crossed out when it is higher.' } }),
  ),
  row(
    choice('price_type', ['drive_away', 'egc', 'before_on_roads', 'on_application']),
    number('subscription_price', { min: 0 }),
    number('weekly_price', { min: 0 }),
  ),
  row(flag('show_on_dealer_website', true), flag('reserved'), flag('certified'), flag('preorder')),
]

export const identity: Field[] = [
  text('name', {
    required: true,
    admin: {
      description: 'The title that shoppers read. Left empty, it is made of year, make, model and badge.',
      components: { Cell: '/admin/car/CarCell#CarCell' },
    },
  }),
  row(
    text('stocknum', { required: true, index: true }),
    choice('car_type', ['new', 'used', 'demo'], { required: true, index: true }),
    text('item_type'),
  ),
  row(text('make', { required: true, index: true }), text('model', { required: true, index: true })),
  row(text('badge'), text('series'), number('year', { required: true, index: true, min: 1900, max: 2100 })),
  row(
    number('km', { min: 0, admin: { components: { Cell: '/admin/fields/cells#KmCell' } } }),
    text('colour'),
    text('interior_colour'),
  ),
  row(text('simple_body'), number('seats', { min: 0, max: 99 }), number('doors', { min: 0, max: 9 })),
  row(text('simple_fuel'), text('simple_transmission'), text('drive')),
  row(
    text('regplate', { maxLength: 12 }),
    text('rego_expiry', { maxLength: 40 }),
    text('vin', { maxLength: 17 }),
  ),
  { ...slugField(), admin: { position: 'sidebar', description: 'The last part of the page’s address.' } },
]

export const sale: Field[] = [flag('sold'), number('sold_date_timestamp')]

export const mechanics: Field[] = [
  row(
    text('engine_size'),
    number('engine_size_litres', { min: 0 }),
    number('cylinders', { min: 0, max: 24 }),
  ),
  row(text('trans'), text('fuel')),
  row(text('build_date', { maxLength: 40 }), text('compliance_date', { maxLength: 40 }), flag('has_nvic')),
]
