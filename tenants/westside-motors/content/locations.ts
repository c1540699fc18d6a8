import type { DealershipDefinition, LocationDefinition } from '@/definitions/definition'
import { week } from '@/definitions/week'
import { holidays } from '../../holidays'

const VIC_LICENCE = 'LMCT 12008 (VIC)'
const SA_LICENCE = 'LVD 304 771 (SA)'

const place = (
  street: string,
  city: string,
  state: string,
  postcode: string,
  lat: number,
  long: number,
  map_key: string,
) => ({
  street,
  city,
  state,
  postcode,
  lat,
  long,
  map_key,
  place_url: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=16/${lat}/${long}`,
})

const YARDS = [
  {
    slug: 'footscray',
    name: 'Footscray',
    phone: '(03) 5550 0110',
    rating: 4.6,
    reviews: 702,
    address: place('411 Geelong Road', 'Footscray', 'VIC', '3011', -37.8052, 144.8836, 'footscray'),
  },
  {
    slug: 'sunshine',
    name: 'Sunshine',
    phone: '(03) 5550 0123',
    rating: 4.5,
    reviews: 388,
    address: place('29 Ballarat Road', 'Sunshine', 'VIC', '3020', -37.7812, 144.8328, 'sunshine'),
  },
  {
    slug: 'werribee',
    name: 'Werribee',
    phone: '(03) 5550 0135',
    rating: 4.7,
    reviews: 451,
    address: place('5 Old Geelong Road', 'Hoppers Crossing', 'VIC', '3029', -37.8826, 144.7003, 'werribee'),
  },
  {
    slug: 'geelong',
    name: 'Geelong',
    phone: '(03) 5550 0147',
    rating: 4.6,
    reviews: 270,
    address: place('190 Latrobe Terrace', 'Geelong West', 'VIC', '3218', -38.1441, 144.3505, 'geelong'),
  },
  {
    slug: 'ballarat',
    name: 'Ballarat',
    phone: '(03) 5550 0159',
    rating: 4.4,
    reviews: 198,
    address: place('1020 Howitt Street', 'Wendouree', 'VIC', '3355', -37.5343, 143.8281, 'ballarat'),
  },
  {
    slug: 'adelaide',
    name: 'Adelaide',
    phone: '(08) 5550 0160',
    rating: 4.6,
    reviews: 309,
    address: place('77 Main North Road', 'Nailsworth', 'SA', '5083', -34.8832, 138.6042, 'adelaide'),
  },
]
type Yard = (typeof YARDS)[number]

const isSouthAustralia = (yard: Yard) => yard.address.state === 'SA'

export const dealerships: DealershipDefinition[] = YARDS.map((yard) => ({
  slug: `westside-${yard.slug}`,
  name: `Westside ${yard.name}`,
  phone: yard.phone,
  email: `${yard.slug}@westside-motors.example`,
  average_rating: yard.rating,
  review_count: yard.reviews,
  review_url: `https://reviews.example/westside-${yard.slug}`,
}))

function hours(yard: Yard) {
  const exceptions = isSouthAustralia(yard)
    ? holidays('SA', ['09:00', '13:00'])
    : holidays('VIC', ['09:00', '14:00'])
  const weekdays = isSouthAustralia(yard) ? (['08:30', '17:30'] as const) : (['08:30', '18:00'] as const)
  return {
    sales: { department: 'sales' as const, week: week(weekdays, ['09:00', '17:00']), exceptions },
    service: {
      department: 'service' as const,
      week: week(['07:30', '17:00'], ['08:00', '12:00']),
      exceptions,
    },
    parts: { department: 'parts' as const, week: week(['08:00', '17:00'], null), exceptions },
  }
}

function common(yard: Yard) {
  return {
    dealership_slug: `westside-${yard.slug}`,
    timezone: isSouthAustralia(yard) ? 'Australia/Adelaide' : 'Australia/Melbourne',
    visible: true,
    test_drives: { minutes: 30, buffer: 15 },
    address: yard.address,
    dealer_license_number: isSouthAustralia(yard) ? SA_LICENCE : VIC_LICENCE,
  }
}

const sales: LocationDefinition[] = YARDS.map((yard) => {
  const { sales, service, parts } = hours(yard)
  return {
    ...common(yard),
    slug: yard.slug,
    name: yard.name,
    location_type: 'sales' as const,
    location_subtype: 'buying',
    primary: yard.slug === 'footscray',
    image_url: `/media/assets/westside-motors/yard-${yard.slug}.webp#focus=60,66`,
    contact_detail: {
      phone: yard.phone,
      landline_phone: yard.phone,
      email: `${yard.slug}@westside-motors.example`,
    },
    average_rating: yard.rating,
    review_count: yard.reviews,
    hours: yard.slug === 'footscray' || yard.slug === 'adelaide' ? [sales, service, parts] : [sales],
  }
})

const WORKSHOPS = [
  { of: 'footscray', phone: '(03) 5550 0112' },
  { of: 'werribee', phone: '(03) 5550 0137' },
  { of: 'geelong', phone: '(03) 5550 0149' },
  { of: 'adelaide', phone: '(08) 5550 0162' },
]

const service: LocationDefinition[] = YARDS.flatMap((yard) => {
  const workshop = WORKSHOPS.find(({ of }) => of === yard.slug)
  if (!workshop) return []
  return [
    {
      ...common(yard),
      slug: `${yard.slug}-service`,
      name: `${yard.name} - Service`,
      location_type: 'service' as const,
      ...(yard.slug === 'footscray' && {
        image_url: '/media/assets/westside-motors/bay.webp#focus=72,66',
      }),
      motor_vehicle_repairer: isSouthAustralia(yard) ? 'SA repairer 55 160' : undefined,
      contact_detail: { phone: workshop.phone, email: `service.${yard.slug}@westside-motors.example` },
      hours: [hours(yard).service],
    },
  ]
})

const parts: LocationDefinition[] = YARDS.filter(
  ({ slug }) => slug === 'footscray' || slug === 'adelaide',
).map((yard) => ({
  ...common(yard),
  slug: `${yard.slug}-parts`,
  name: `${yard.name} - Parts`,
  location_type: 'parts' as const,
  ...(yard.slug === 'footscray' && {
    image_url: '/media/assets/westside-motors/parts.webp#focus=70,66',
  }),
  contact_detail: {
    phone: yard.slug === 'footscray' ? '(03) 5550 0113' : '(08) 5550 0163',
    email: 'parts@westside-motors.example',
  },
  hours: [hours(yard).parts],
}))

export const locations: LocationDefinition[] = [...sales, ...service, ...parts]
