import { phrase } from '@/lib/words'

import { CONTACT, type Intent } from './intent.rules'

/** Kilometres of a car; of a caravan, which has none, its size. */
const OWN_CAR = [
  'Rego',
  'trade_make',
  'trade_model',
  'trade_year',
  'km',
  'trade_length',
  'trade_weight',
] as const
const VALUED = {
  fields: [
    ...OWN_CAR,
    'name',
    'last_name',
    'email',
    'phone',
    'postcode',
    'dealership_slug',
    'location',
    'message',
  ],
  required: ['name', 'email', 'postcode', 'dealership_slug', 'location'],
  wanted: ['trade_make', 'trade_model', 'trade_year', 'km'],
  labels: { name: phrase('First name'), message: phrase('Anything we should know?') },
  desk: 'sales',
  terms: true,
  submit: null,
  feature: 'tradeIn',
  sent: phrase('the details of your car'),
  next: '',
} as const

export const ownCarIntents = {
  'trade-in': {
    heading: phrase('Trade in your car'),
    category: 'Trade-in',
    ...VALUED,
  },
  sell: {
    heading: phrase('Sell your car'),
    category: 'Trade-in',
    subcategory: 'Sell My Car',
    ...VALUED,
  },
  service: {
    heading: phrase('Book a service'),
    category: 'Service Enquiry',
    subcategory: 'Service Booking',
    fields: [...CONTACT, 'Rego', 'km', 'additional_services', 'booking_date', 'location', 'message'],
    required: ['name', 'email', 'phone', 'Rego', 'location'],
    labels: { message: phrase('Anything we should know?'), location: phrase('Workshop') },
    desk: 'service',
    terms: true,
    submit: phrase('Ask for a booking'),
    feature: 'serviceBooking',
    sent: phrase('your service booking'),
    next: phrase('It is booked when the workshop has confirmed the time with you.'),
  },
  parts: {
    heading: phrase('Ask for a part'),
    category: 'Parts Enquiry',
    fields: ['part', 'Rego', ...CONTACT, 'location', 'message'],
    required: ['part', 'name', 'email', 'location'],
    labels: { location: phrase('Parts counter'), message: phrase('Anything else?') },
    desk: 'parts',
    terms: true,
    submit: null,
    sent: phrase('your parts enquiry'),
    next: phrase('The parts counter checks the price and how soon it can be here.'),
  },
} as const satisfies Record<string, Intent>
