import type { Field } from 'payload'
import { z } from 'zod'
import { systemField } from '@/access/fields'
import { blockedTimesSchema } from '@/core/place/blockedTimes'
import { ALL_ZONES } from '@/core/dealer/country/whereabouts'
import { bookingRulesSchema, USUAL_RULES } from '@/core/place/bookingRules'
import type { BookingKind } from '@/core/dealer/links/bookingPages'
import { jsonField } from '@/fields/json'
import { partsField } from '@/fields/parts'
import { placeInList } from '@/fields/placeInList'
import { choice, flag, number, text } from '@/fields/plain'
import { pillCell } from '@/fields/rowCells'
import { referenceField } from '@/fields/reference'
import { addressSchema, contactSchema, placeImageSchema, reviewSummarySchema } from './jsonShapes'

const ON_MAP = 'Place on the map'

export const whereabouts: Field[] = [
  {
    type: 'row',
    fields: [
      choice('location_type', ['sales', 'service', 'parts'], {
        admin: { description: 'Empty means sales.' },
      }),
      text('location_subtype', { label: 'Type as shown to shoppers' }),
      referenceField('dealership_id', 'dealerships', { required: true }),
    ],
  },
  { ...systemField(text('dealership_slug', { required: true })), admin: { hidden: true } },
  partsField(
    'address',
    addressSchema,
    [
      ['street', 'Street'],
      ['city', 'City'],
      ['state', 'State', 'region'],
      ['postcode', 'Postcode'],
      ['lat', 'Latitude', 'number', ON_MAP],
      ['long', 'Longitude', 'number', ON_MAP],
      ['place_url', 'Link to the map', 'text', ON_MAP],
    ],
    { required: true },
  ),
  {
    name: 'timezone',
    type: 'select',
    required: true,
    label: 'Time zone',
    admin: { isClearable: false, description: 'Opening hours and reply times use it.' },
    options: ALL_ZONES.map((value) => ({ value, label: value.replace(/_/g, ' ') })),
  },
]

export const hours: Field[] = [
  {
    name: 'openingHours',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '/admin/place/LocationHours#LocationHours' } },
  },
]

export const contact: Field[] = [
  partsField(
    'contact_detail',
    contactSchema,
    [
      ['phone', 'Phone'],
      ['landline_phone', 'Landline'],
      ['email', 'Email: leads of this location go here'],
      ['youtube_url', 'YouTube'],
      ['linkedin_url', 'LinkedIn'],
    ],
    { label: 'How to reach it', required: true },
  ),
]

/** Beside every tab. */
export const onSite: Field[] = [
  flag('visible', true, { admin: { position: 'sidebar', components: pillCell({ true: 'is-good' }) } }),
  flag('primary', false, { admin: { position: 'sidebar' } }),
]

export const shown: Field[] = [
  placeInList(0),
  text('coming_late'),
  partsField('image', placeImageSchema, [['image.url', 'Picture', 'picture']], { label: 'Picture' }),
  jsonField('manufacturers', z.array(z.string()), {
    label: 'Makes',
    defaultValue: [],
    admin: { components: { Field: '/admin/settings/makes/MakesField#MakesField' } },
  }),
]

export const record: Field[] = [
  {
    type: 'row',
    fields: [
      number('average_rating', { min: 0, max: 5 }),
      number('review_count', { label: 'Number of reviews', min: 0 }),
    ],
  },
  partsField(
    'reviews',
    reviewSummarySchema,
    [
      ['average_rating', 'Average', 'number'],
      ['count', 'Number', 'number'],
    ],
    { label: 'Reviews elsewhere' },
  ),
  {
    type: 'row',
    fields: [
      text('dealer_license_number', { label: 'Dealer licence or trader registration' }),
      text('motor_vehicle_repairer', { label: 'Repairer licence' }),
    ],
  },
  text('google_store_code', {
    label: 'Google store code',
    admin: {
      description:
        'As in your Google Business Profile. Google vehicle ads find the location by it. Left empty: the last part of this location’s address on the website.',
    },
  }),
]

const rulesField = (name: string, kind: BookingKind, label: string): Field => {
  const usual = USUAL_RULES[kind]
  return partsField(
    name,
    bookingRulesSchema,
    [
      ['minutes', `Length in minutes (${usual.minutes})`, 'number'],
      ['buffer', `Minutes between bookings (${usual.buffer})`, 'number'],
      ['at_once', `Bookings at the same time (${usual.at_once})`, 'number'],
      ['notice_hours', `Hours of notice (${usual.notice_hours})`, 'number'],
      ['days_ahead', `Days ahead (${usual.days_ahead})`, 'number'],
      ['off', 'Take no bookings here', 'tick'],
    ],
    {
      label,
      admin: {
        description: 'Times follow the opening hours. Where a box is empty, the number in brackets applies.',
      },
    },
  )
}

export const bookings: Field[] = [
  rulesField('test_drives', 'test_drive', 'Test drives'),
  rulesField('service_bookings', 'service', 'Service bookings'),
  jsonField('blocked_times', blockedTimesSchema, {
    label: 'Times without bookings',
    defaultValue: [],
    admin: { components: { Field: '/admin/bookings/BlockedTimesField#BlockedTimesField' } },
  }),
]
