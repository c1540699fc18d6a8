import type { Field } from 'payload'
import { choice, flag, number, text } from '../../fields/plain'
import { slugField } from '../../fields/slug'

export const identity: Field[] = [
  text('name', { required: true }),
  { ...slugField(), admin: { position: 'sidebar' } },
  text('stocknum', { required: true, index: true }),
  text('make', { required: true, index: true }),
  text('model', { required: true, index: true }),
  text('badge'),
  text('series'),
  number('year', { required: true, index: true, min: 1900, max: 2100 }),
  choice('car_type', ['new', 'used', 'demo'], { required: true, index: true }),
  text('item_type'),
  text('carsales_title'),
  text('vin', { maxLength: 17 }),
  text('regplate', { maxLength: 12 }),
  text('rego_expiry', { maxLength: 40 }),
  text('compliance_date', { maxLength: 40 }),
  text('build_date', { maxLength: 40 }),
  flag('has_nvic'),
]

export const money: Field[] = [
  number('price', { min: 0, index: true }),
  number('before_price', { min: 0 }),
  number('subscription_price', { min: 0 }),
  number('weekly_price', { min: 0 }),
  choice('price_type', ['drive_away', 'egc', 'before_on_roads', 'on_application']),
  flag('preorder'),
]

export const status: Field[] = [
  choice('status', ['in_stock', 'sold', 'coming_soon', 'withdrawn'], { required: true, defaultValue: 'in_stock', index: true }),
  flag('sold'),
  number('sold_date_timestamp'),
  flag('reserved'),
  flag('certified'),
  text('tag', { maxLength: 60 }),
  flag('show_on_dealer_website', true),
]

export const mechanics: Field[] = [
  number('km', { min: 0 }),
  text('colour'),
  text('interior_colour'),
  text('drive'),
  number('seats', { min: 0, max: 99 }),
  number('doors', { min: 0, max: 9 }),
  text('engine_size'),
  number('engine_size_litres', { min: 0 }),
  number('cylinders', { min: 0, max: 24 }),
  text('simple_fuel'),
  text('simple_body'),
  text('simple_transmission'),
  text('trans'),
  text('fuel'),
]
