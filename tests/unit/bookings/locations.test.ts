import { expect, it, test } from 'vitest'
import { cacheRoute } from '@/server/routes'
import { offersBooking, serviceHref } from '@/core/dealer/links/bookingLinks'
import {
  bookableLocations,
  locationBySlug,
  locationOfCar,
  timetableOf,
} from '@/features/bookings/locations.rules'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import type { Department, LocationView } from '@/core/place/views'
import { configInput } from '../../helpers/dealers'

const place = (slug: string, type: Department, over: Partial<LocationView> = {}): LocationView => ({
  id: slug,
  country: 'AU',
  slug,
  name: slug,
  location_type: type,
  primary: false,
  visible: true,
  timezone: 'Australia/Perth',
  manufacturers: [],
  dealership_id: slug.split('-')[0] ?? '',
  dealership_slug: slug.split('-')[0] ?? '',
  address: {},
  contact_detail: {
    opening_hours: [{ weekday: 1, status: 'Open', open: '09:00', close: '17:00', department: type }],
  },
  ...over,
})
const yard = place('city', 'sales')
const workshop = place('city-service', 'service')

test.each([
  ['a yard', yard, true],
  ['a workshop', workshop, false],
  ['hidden', place('city', 'sales', { visible: false }), false],
  ['not open yet', place('city', 'sales', { coming_late: 'Opens in March' }), false],
  ['switched off', place('city', 'sales', { test_drives: { off: true } }), false],
  ['without hours', place('city', 'sales', { contact_detail: { opening_hours: [] } }), false],
])('test drives at %s', (_, location, takes) => {
  expect(timetableOf(location, 'test_drive') !== null).toBe(takes)
})

it('a yard stands for its workshop, and a car for where it is', () => {
  const all = [place('coast', 'sales'), yard, workshop]
  expect(bookableLocations(all, 'service')).toEqual([workshop])
  expect(locationBySlug(all, 'service', 'city')).toBe(workshop)
  expect(locationBySlug(all, 'service', 'coast')).toBeNull()
  expect(locationOfCar(all, { location_id: 'city', dealership_id: 'coast' })).toBe(yard)
  expect(locationOfCar(all, { location_id: null, dealership_id: 'coast' })?.slug).toBe('coast')
  expect(locationOfCar(all, { location_id: null, dealership_id: 'nowhere' })).toBeNull()
})

const off = { features: { serviceBooking: false } }

test.each([
  ['as it is', {}, [], '/service/booking', true],
  ['off', off, ['/genuine-service'], '/genuine-service', false],
  ['off, without a page about it', off, [], null, false],
  ['elsewhere', { baseDomain: 'service.example' }, [], 'https://service.example/service/booking', false],
])('N10 service booking %s', (_, over, ownPages, href, offered) => {
  const config = tenantConfigSchema.parse(configInput(over))
  expect([serviceHref({ config, ownPages }), offersBooking(config, 'service')]).toEqual([href, offered])
})

test.each(['/book-test-drive', '/service/booking', '/bookings/manage', '/bookings/booked'])(
  'no cache keeps %s',
  (path) => expect(cacheRoute('north.example', path)).toBeNull(),
)
