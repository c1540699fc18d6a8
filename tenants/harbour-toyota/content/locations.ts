import type { DealershipDefinition, LocationDefinition } from '@/definitions/definition'
import { week } from '@/definitions/week'
import { holidays } from '../../holidays'

export const dealerships: DealershipDefinition[] = [
  {
    slug: 'harbour-maroochydore',
    name: 'Harbour Toyota Maroochydore',
    phone: '(07) 5550 0142',
    email: 'maroochydore@harbour-toyota.example',
    average_rating: 4.8,
    review_count: 612,
    review_url: 'https://reviews.example/harbour-toyota-maroochydore',
    manufacturers: ['toyota'],
  },
  {
    slug: 'harbour-noosaville',
    name: 'Harbour Toyota Noosaville',
    phone: '(07) 5550 0166',
    email: 'noosaville@harbour-toyota.example',
    average_rating: 4.9,
    review_count: 231,
    review_url: 'https://reviews.example/harbour-toyota-noosaville',
    manufacturers: ['toyota'],
  },
  {
    slug: 'harbour-caloundra',
    name: 'Harbour Used Caloundra',
    phone: '(07) 5550 0189',
    email: 'caloundra@harbour-toyota.example',
    average_rating: 4.7,
    review_count: 203,
    review_url: 'https://reviews.example/harbour-used-caloundra',
    manufacturers: ['toyota'],
  },
]

const exceptions = holidays('QLD', ['08:00', '12:00'])
const sales = {
  department: 'sales',
  week: week(['08:00', '17:30'], ['08:00', '13:00']),
  exceptions,
} as const
const service = {
  department: 'service',
  week: week(['07:00', '17:00'], ['07:30', '12:00'], null, 'Every second Saturday by appointment only'),
  exceptions,
} as const
const parts = {
  department: 'parts',
  week: week(['07:30', '17:00'], ['08:00', '12:00']),
  exceptions,
} as const

const common = {
  test_drives: { minutes: 30, buffer: 15 },
  service_bookings: { at_once: 4 },
  blocked_times: [{ kind: 'service' as const, weekday: 3, from: '12:00', to: '13:00', note: 'Toolbox talk' }],
  timezone: 'Australia/Brisbane',
  manufacturers: ['toyota'],
  visible: true,
  dealer_license_number: 'QLD Motor Dealer Licence 4400 912',
}

const dalton = {
  street: '142 Dalton Drive',
  city: 'Maroochydore',
  state: 'QLD',
  postcode: '4558',
  lat: -26.6563,
  long: 153.0832,
  place_url: 'https://www.openstreetmap.org/?mlat=-26.6563&mlon=153.0832#map=16/-26.6563/153.0832',
  map_key: 'maroochydore',
}
const venture = {
  street: '8 Venture Drive',
  city: 'Noosaville',
  state: 'QLD',
  postcode: '4566',
  lat: -26.4068,
  long: 153.0466,
  place_url: 'https://www.openstreetmap.org/?mlat=-26.4068&mlon=153.0466#map=16/-26.4068/153.0466',
  map_key: 'noosaville',
}
const caloundraRoad = {
  street: '61 Caloundra Road',
  city: 'Caloundra',
  state: 'QLD',
  postcode: '4551',
  lat: -26.8021,
  long: 153.1213,
  place_url: 'https://www.openstreetmap.org/?mlat=-26.8021&mlon=153.1213#map=16/-26.8021/153.1213',
  map_key: 'caloundra',
}

export const locations: LocationDefinition[] = [
  {
    ...common,
    slug: 'maroochydore',
    name: 'Harbour Toyota Maroochydore',
    dealership_slug: 'harbour-maroochydore',
    location_type: 'sales',
    location_subtype: 'buying',
    primary: true,
    address: dalton,
    contact_detail: {
      phone: '(07) 5550 0142',
      landline_phone: '(07) 5550 0142',
      email: 'maroochydore@harbour-toyota.example',
    },
    image_url: '/media/assets/harbour-toyota/yard.webp#focus=100,66',
    average_rating: 4.8,
    review_count: 612,
    hours: [sales],
  },
  {
    ...common,
    slug: 'maroochydore-service',
    name: 'Harbour Toyota Maroochydore - Service',
    dealership_slug: 'harbour-maroochydore',
    location_type: 'service',
    image_url: '/media/assets/harbour-toyota/service.webp#focus=84,66',
    address: dalton,
    motor_vehicle_repairer: 'QLD Repairer R 20418',
    contact_detail: { phone: '(07) 5550 0144', email: 'service.maroochydore@harbour-toyota.example' },
    hours: [service],
  },
  {
    ...common,
    slug: 'maroochydore-parts',
    name: 'Harbour Toyota Maroochydore - Parts',
    dealership_slug: 'harbour-maroochydore',
    location_type: 'parts',
    image_url: '/media/assets/harbour-toyota/parts.webp#focus=84,66',
    address: dalton,
    contact_detail: { phone: '(07) 5550 0145', email: 'parts@harbour-toyota.example' },
    hours: [parts],
  },
  {
    ...common,
    slug: 'noosaville',
    name: 'Harbour Toyota Noosaville',
    dealership_slug: 'harbour-noosaville',
    location_type: 'sales',
    address: venture,
    contact_detail: {
      phone: '(07) 5550 0166',
      landline_phone: '(07) 5550 0166',
      email: 'noosaville@harbour-toyota.example',
    },
    image_url: '/media/assets/harbour-toyota/yard-noosaville.webp#focus=100,66',
    average_rating: 4.9,
    review_count: 231,
    hours: [sales],
  },
  {
    ...common,
    slug: 'noosaville-service',
    name: 'Harbour Toyota Noosaville - Service',
    dealership_slug: 'harbour-noosaville',
    location_type: 'service',
    image_url: '/media/assets/harbour-toyota/service-noosaville.webp#focus=84,66',
    address: venture,
    motor_vehicle_repairer: 'QLD Repairer R 20419',
    contact_detail: { phone: '(07) 5550 0167', email: 'service.noosaville@harbour-toyota.example' },
    hours: [service],
  },
  {
    ...common,
    slug: 'noosaville-parts',
    name: 'Harbour Toyota Noosaville - Parts',
    dealership_slug: 'harbour-noosaville',
    location_type: 'parts',
    image_url: '/media/assets/harbour-toyota/parts-noosaville.webp#focus=84,66',
    address: venture,
    contact_detail: { phone: '(07) 5550 0168', email: 'parts@harbour-toyota.example' },
    hours: [parts],
  },
  {
    ...common,
    slug: 'caloundra',
    name: 'Harbour Used Caloundra',
    dealership_slug: 'harbour-caloundra',
    location_type: 'sales',
    location_subtype: 'buying',
    address: caloundraRoad,
    contact_detail: {
      phone: '(07) 5550 0189',
      landline_phone: '(07) 5550 0189',
      email: 'caloundra@harbour-toyota.example',
    },
    image_url: '/media/assets/harbour-toyota/yard-caloundra.webp#focus=100,66',
    average_rating: 4.7,
    review_count: 203,
    hours: [sales],
  },
  {
    ...common,
    slug: 'caloundra-service',
    name: 'Harbour Used Caloundra - Service',
    dealership_slug: 'harbour-caloundra',
    location_type: 'service',
    address: caloundraRoad,
    motor_vehicle_repairer: 'QLD Repairer R 20420',
    coming_late: 'Opens soon',
    contact_detail: { phone: '(07) 5550 0190', email: 'service.caloundra@harbour-toyota.example' },
    hours: [],
  },
]
