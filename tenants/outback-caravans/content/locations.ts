import type { DealershipDefinition, LocationDefinition } from '@/definitions/definition'
import { week } from '@/definitions/week'
import { holidays } from '../../holidays'

export const dealerships: DealershipDefinition[] = [
  {
    slug: 'outback-bassendean',
    name: 'Outback Caravans Bassendean',
    phone: '(08) 5550 0173',
    email: 'yard@outback-caravans.example',
    average_rating: 4.9,
    review_count: 327,
    review_url: 'https://reviews.example/outback-caravans',
  },
]

const exceptions = holidays('WA', ['08:00', '12:00'])
const sales = {
  department: 'sales' as const,
  week: week(['08:00', '17:00'], ['08:00', '13:00']),
  exceptions,
}
const service = {
  department: 'service' as const,
  week: week(['07:30', '16:30'], null, null, 'By appointment only'),
  exceptions,
}
const parts = {
  department: 'parts' as const,
  week: week(['08:00', '16:30'], ['08:00', '12:00']),
  exceptions,
}

const common = {
  dealership_slug: 'outback-bassendean',
  timezone: 'Australia/Perth',
  test_drives: { minutes: 60, at_once: 1, notice_hours: 4 },
  service_bookings: { at_once: 2, notice_hours: 48 },
  visible: true,
  dealer_license_number: 'Motor Vehicle Dealer Licence MD 27714 (WA)',
  motor_vehicle_repairer: 'Motor Vehicle Repairer MRB 8801 (WA)',
  address: {
    street: '19 Railway Parade',
    city: 'Bassendean',
    state: 'WA',
    postcode: '6054',
    lat: -31.9049,
    long: 115.9497,
    place_url: 'https://www.openstreetmap.org/?mlat=-31.9049&mlon=115.9497#map=16/-31.9049/115.9497',
    map_key: 'bassendean',
  },
}

export const locations: LocationDefinition[] = [
  {
    ...common,
    slug: 'bassendean',
    name: 'Outback Caravans Bassendean',
    location_type: 'sales',
    location_subtype: 'buying',
    primary: true,
    image_url: '/media/assets/outback-caravans/yard.webp#focus=30,66',
    contact_detail: {
      phone: '(08) 5550 0173',
      landline_phone: '(08) 5550 0173',
      email: 'yard@outback-caravans.example',
      youtube_url: 'https://video.example/outback-caravans',
    },
    average_rating: 4.9,
    review_count: 327,
    hours: [sales],
  },
  {
    ...common,
    slug: 'bassendean-workshop',
    name: 'Outback Caravans Bassendean - Service',
    location_type: 'service',
    image_url: '/media/assets/outback-caravans/workshop.webp#focus=72,66',
    contact_detail: { phone: '(08) 5550 0174', email: 'workshop@outback-caravans.example' },
    hours: [service],
  },
  {
    ...common,
    slug: 'bassendean-parts',
    name: 'Outback Caravans Bassendean - Parts',
    location_type: 'parts',
    image_url: '/media/assets/outback-caravans/parts.webp#focus=70,66',
    contact_detail: { phone: '(08) 5550 0175', email: 'parts@outback-caravans.example' },
    hours: [parts],
  },
]
