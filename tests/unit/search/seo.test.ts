import { describe, expect, test } from 'vitest'
import type { Car } from '@/core/car/car'
import { breadcrumbJsonLd, carListJsonLd, writeJsonLd } from '@/search/seo/jsonLd'
import { carJsonLd } from '@/search/seo/carJsonLd'
import { searchHeading } from '@/search/seo/titles'
import { locationJsonLd } from '@/search/seo/dealerJsonLd'
import { emptySearch } from '@/search/list/state'
import { toggleFacet } from '@/search/list/edit'
import type { LocationView } from '@/core/place/views'

const origin = 'https://dealer.test'
const car = (over: Partial<Car> = {}): Car => ({
  id: 'c1',
  slug: 'hilux-1',
  name: '2021 Toyota HiLux',
  stocknum: 'S1',
  make: 'Toyota',
  model: 'HiLux',
  year: 2021,
  price: 34_990,
  km: 15_000,
  car_type: 'demo',
  status: 'in_stock',
  created_at: 1,
  dealership_id: 'd1',
  dealership_slug: 'd',
  drive: '4WD',
  images: [{ image: { url: '/media/demo/a.webp' } }],
  vin: 'JTEBX3FJ10K000001',
  ...over,
})

describe('Car JSON-LD (Q1, C1)', () => {
  test('a demo is used, in dollars, with absolute pictures and no VIN', () => {
    const json = JSON.parse(writeJsonLd(carJsonLd(car(), origin, 'AU')))
    expect(json).toMatchObject({
      '@type': 'Car',
      url: 'https://dealer.test/cars/hilux-1',
      itemCondition: 'https://schema.org/UsedCondition',
      image: ['https://dealer.test/media/demo/a.webp'],
      driveWheelConfiguration: 'https://schema.org/FourWheelDriveConfiguration',
      offers: { price: 34_990, priceCurrency: 'AUD', availability: 'https://schema.org/InStock' },
    })
    expect(JSON.stringify(json)).not.toContain('JTEBX3FJ10K000001')
  })
  test.each([
    ['new', 'NewCondition'],
    ['demo', 'UsedCondition'],
    ['used', 'UsedCondition'],
  ] as const)('a %s car is in %s, on the page and in its offer', (car_type, condition) => {
    const { itemCondition, offers } = JSON.parse(writeJsonLd(carJsonLd(car({ car_type }), origin, 'AU')))
    expect([itemCondition, offers.itemCondition]).toEqual(Array(2).fill(`https://schema.org/${condition}`))
  })
  test.each([
    [{ simple_body: 'SUV' }, 'Car'],
    [{ simple_body: 'Light Truck' }, 'Car'],
    [{ simple_body: 'Motorbike' }, 'Motorcycle'],
    [{ simple_body: 'Cruiser', item_type: 'Motorcycle' }, 'Motorcycle'],
    [{ simple_body: 'Scooter' }, 'Motorcycle'],
    [{ item_type: 'Motor-bike' }, 'Motorcycle'],
    [{ simple_body: 'Bus' }, 'BusOrCoach'],
  ])('%j is a %s', (over, type) => {
    const json = JSON.parse(writeJsonLd(carJsonLd(car({ ...over, doors: 2 }), origin, 'AU')))
    const isBike = type === 'Motorcycle'
    expect([json['@type'], json.numberOfDoors]).toEqual([type, isBike ? undefined : 2])
    expect('steeringPosition' in json).toBe(!isBike)
  })
  test('a caravan is a vehicle that nobody steers', () => {
    const json = JSON.parse(
      writeJsonLd(
        carJsonLd(
          car({ item_type: 'Caravan', km: 0, seats: 4, doors: 1, simple_fuel: 'Petrol' }),
          origin,
          'AU',
        ),
      ),
    )
    expect(json).toMatchObject({ '@type': 'Vehicle', brand: { name: 'Toyota' }, offers: { price: 34_990 } })
    for (const name of [
      ...['steeringPosition', 'driveWheelConfiguration', 'vehicleTransmission', 'vehicleEngine'],
      ...['fuelType', 'mileageFromOdometer', 'numberOfDoors', 'seatingCapacity'],
    ])
      expect(json, name).not.toHaveProperty(name)
  })
  test('the word null and blanks of a feed are left out', () => {
    const over = { badge: 'null', series: ' ', colour: 'null', interior_colour: '', simple_body: 'null' }
    const json = JSON.parse(writeJsonLd(carJsonLd(car(over), origin, 'AU')))
    for (const name of ['vehicleConfiguration', 'color', 'vehicleInteriorColor', 'bodyType'])
      expect(json, name).not.toHaveProperty(name)
  })
  test.each<[Partial<Car>, string]>([
    [{ sold: true }, 'SoldOut'],
    [{ reserved: true }, 'Reserved'],
    [{ status: 'coming_soon' }, 'PreOrder'],
  ])('%o is %s', (over, availability) => {
    expect(carJsonLd(car(over), origin, 'AU')).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    })
  })
  test.each([
    [2, 2],
    [0, undefined],
    [null, undefined],
  ])('V13 %s owners', (previous_owners, reported) =>
    expect(
      JSON.parse(writeJsonLd(carJsonLd(car({ previous_owners }), origin, 'AU'))).numberOfPreviousOwners,
    ).toBe(reported),
  )
  test.each([[[]], [null], [undefined]])('pictures %j are none', (images) =>
    expect(JSON.parse(writeJsonLd(carJsonLd(car({ images }), origin, 'AU')))).not.toHaveProperty('image'),
  )
  test.each<Partial<Car>>([{ price: 10 }, { sold: true }])('%o tells no price', (over) => {
    const { offers } = JSON.parse(writeJsonLd(carJsonLd(car(over), origin, 'AU')))
    expect([offers.price, offers.priceCurrency]).toEqual([undefined, undefined])
  })
})

test('no text can end the script', () => {
  expect(writeJsonLd({ name: '</script><script>alert(1)</script>' })).not.toContain('<')
})

test('breadcrumbs: the last one may be the page itself', () => {
  expect(
    JSON.parse(writeJsonLd(breadcrumbJsonLd([{ label: 'Home', href: '/' }, { label: 'Cars' }], origin)))
      .itemListElement,
  ).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://dealer.test/' },
    { '@type': 'ListItem', position: 2, name: 'Cars' },
  ])
})

test('a list counts on from page to page', () => {
  const cars = [
    { slug: 'a b', name: 'A' },
    { slug: 'b', name: 'B' },
  ]
  const positions = (offset?: number) =>
    JSON.parse(writeJsonLd(carListJsonLd(cars, origin, offset))).itemListElement.map(
      ({ position, url }: { position: number; url: string }) => [position, url],
    )
  expect(positions()).toEqual([
    [1, 'https://dealer.test/cars/a%20b'],
    [2, 'https://dealer.test/cars/b'],
  ])
  expect(positions(24).map(([position]: [number]) => position)).toEqual([25, 26])
})

test('a place says its hours, holidays and departments (C2)', () => {
  const place: LocationView = {
    id: 'l',
    country: 'AU',
    slug: 'yard',
    name: 'Yard',
    location_type: 'sales',
    primary: true,
    visible: true,
    timezone: 'Australia/Brisbane',
    manufacturers: [],
    dealership_id: 'd',
    dealership_slug: 'd',
    address: { city: 'Buderim', state: 'QLD' },
    contact_detail: {
      phone: '(07) 5550 0142',
      opening_hours: [
        ...[1, 2].map((weekday) => ({
          weekday,
          status: 'Open' as const,
          open: '08:30',
          close: '17:30',
          department: 'sales' as const,
        })),
        { weekday: 1, status: 'Open', open: '07:00', close: '16:00', department: 'service' },
        { weekday: 5, status: 'Closed', date: '2026-12-25', department: 'sales' },
      ],
    },
  }
  expect(JSON.parse(writeJsonLd(locationJsonLd(place, origin)))).toMatchObject({
    '@type': 'AutoDealer',
    telephone: '+61755500142',
    openingHoursSpecification: [{ dayOfWeek: ['Monday', 'Tuesday'], opens: '08:30', closes: '17:30' }],
    specialOpeningHoursSpecification: [{ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }],
    department: [
      { '@type': 'AutoRepair', openingHoursSpecification: [{ dayOfWeek: ['Monday'], opens: '07:00' }] },
    ],
  })
})

describe('list pages (Q4, C9)', () => {
  const toyota = toggleFacet(emptySearch(), 'make', 'Toyota')
  test.each([
    [emptySearch(), 'Cars'],
    [toyota, 'Toyota cars'],
    [toggleFacet(toyota, 'make', 'Mazda'), 'Toyota and Mazda cars'],
    [toggleFacet(toggleFacet(toyota, 'make', 'Mazda'), 'make', 'Kia'), 'Cars'],
    [toggleFacet(toyota, 'model', 'HiLux'), 'Toyota HiLux'],
    [
      toggleFacet(toggleFacet(toyota, 'car_type', 'used'), 'location_name', 'Noosaville'),
      'Used Toyota cars at Noosaville',
    ],
  ])('heading', (state, text) => expect(searchHeading(state)).toBe(text))
})
